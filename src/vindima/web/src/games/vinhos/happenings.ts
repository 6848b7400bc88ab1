/** The place of an event on the table, and its symbol in the log. */

import type { View } from "./view";

const ICONS: Record<string, string> = {
  cash: "vn-cash",
  "pay-cash": "vn-cash",
  toll: "vn-cash",
  account: "vn-bank",
  "pay-account": "vn-bank",
  invest: "vn-invest",
  divest: "vn-invest",
  points: "art-laurel",
  "lose-points": "art-laurel",
  prize: "art-laurel",
  winner: "art-laurel",
  vineyard: "vn-vineyards",
  "lose-vineyard": "vn-vineyards",
  cube: "vn-cube",
  "waiting-cube": "vn-cube",
  winery: "vn-wineries",
  "lose-winery": "vn-wineries",
  cellar: "vn-cellars",
  wine: "vn-wine",
  "wine-lost": "vn-wine",
  porto: "vn-porto",
  manager: "vn-barrel",
  export: "vn-export",
  sale: "vn-sales",
};
const GROUPS: [string, string][] = [
  ["enologist", "vn-enologists"],
  ["barrel-", "vn-barrel"],
  ["benefit", "vn-barrel"],
  ["fair-", "vn-fair"],
  ["announce", "vn-fair"],
  ["feature", "vn-fair"],
  ["order", "art-turn"],
];

/** The symbol of a kind of event. */
export function icon(kind: string): string | null {
  return ICONS[kind] ?? GROUPS.find(([start]) => kind.startsWith(start))?.[1] ?? null;
}

/** The spots of a path in the view. */
export function spotsAt(path: string[], view: View): string[] {
  const [part = "", place = "", field = "", inner = "", slot = "", deep = ""] = path;
  switch (part) {
    case "seats":
      return seatSpots(Number(place), field, inner, slot, deep, view);
    case "regions":
      return named("region", view.regions[Number(place)]?.id);
    case "sales":
      return named("sale", view.sales[Number(place)]?.id);
    case "export":
      return named("export", view.export.slots[Number(field)]?.id);
    case "fair_slots":
      return named("stand", view.fair_slots[Number(place)]?.id);
    case "features":
      return [`track-${place}`];
    case "experts":
      return [`deck-${place}`];
    case "multipliers":
      return [`multiplier-${place}-${Number(field) + 1}`];
    case "order":
    case "lower_row":
      return view.order.map((_, rank) => `order-${rank + 1}`);
    case "vintage":
    case "year":
      return [part];
    default:
      return [];
  }
}

function named(kind: string, id: string | undefined): string[] {
  return id === undefined ? [] : [`${kind}-${id}`];
}

function seatSpots(seat: number, field: string, inner: string, slot: string, deep: string, view: View): string[] {
  const now = view.seats[seat];
  switch (field) {
    case "cash":
    case "barrels":
    case "porto":
    case "score":
      return [`${field}-${seat}`];
    case "account":
      return [`account-${seat}`, ...(now ? [`balance-${now.account}`] : [])];
    case "investment":
      return [`investment-${seat}`, ...(now ? [`level-${now.investment}`] : [])];
    case "fair_points":
      return [`fair-points-${seat}`];
    case "marker":
      return now ? [`action-${now.marker}`] : [];
    case "court":
      return [`court-${inner}`];
    case "estates": {
      const number = Number(inner) + 1;
      return slot === "wines" && deep ? [`wine-${seat}-${number}-${Number(deep) + 1}`] : [`estate-${seat}-${number}`];
    }
    default:
      return [];
  }
}
