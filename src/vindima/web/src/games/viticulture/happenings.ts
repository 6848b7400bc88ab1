/** The place of an event on the table, and its symbol in the log. */

import type { View } from "./view";

const ICONS: Record<string, string> = {
  lira: "vt-coin",
  pay: "vt-coin",
  points: "vt-vp",
  "lose-points": "vt-vp",
  winner: "vt-vp",
  residual: "vt-residual",
  "lose-residual": "vt-residual",
  rooster: "vt-rooster",
  "next-year": "vt-rooster",
  temporary: "vt-temporary",
  grape: "vt-grapes",
  "grape-lost": "vt-grapes",
  harvest: "vt-grapes",
  train: "vt-train-worker",
  "train-now": "vt-train-worker",
  join: "vt-worker",
  token: "vt-token",
  "spend-token": "vt-token",
  build: "vt-build-structure",
  fill: "vt-fill-order",
  pass: "vt-pass",
};
const GROUPS: [string, string][] = [
  ["automa", "vt-automa"],
  ["age-", "vt-bottle-red"],
  ["wine", "vt-bottle-red"],
  ["lose-wine", "vt-bottle-red"],
];

/** The symbol of a kind of event; `deck` is the kind of card that it is about. */
export function icon(kind: string, deck: string | null): string | null {
  if (deck && ["vine", "order", "summer", "winter"].includes(deck)) return `vt-card-${deck}`;
  return ICONS[kind] ?? GROUPS.find(([start]) => kind.startsWith(start))?.[1] ?? null;
}

/** The spots of a path in the view. */
export function spotsAt(path: string[], view: View): string[] {
  const [part = "", place = "", field = "", inner = ""] = path;
  switch (part) {
    case "seats":
      return seatSpots(Number(place), field, inner, view);
    case "decks":
      return [`${field === "discards" ? "discard" : "deck"}-${place}`];
    case "actions": {
      const action = view.actions[Number(place)];
      return action ? [`place-${action.id}-${field === "beside" ? "beside" : inner}`] : [];
    }
    case "automa":
      return place === "tokens" ? ["automa-tokens"] : [];
    default:
      return [];
  }
}

function seatSpots(seat: number, field: string, inner: string, view: View): string[] {
  const now = view.seats[seat];
  switch (field) {
    case "lira":
    case "score":
    case "residual":
      return [`${field}-${seat}`];
    case "row":
      return now?.row ? [now.row] : [];
    case "passed":
      return [`seat-${seat}`];
    case "at_gain_lira":
      return ["place-gain-lira"];
    case "yoke":
      return [`structure-${seat}-yoke`];
    case "fields": {
      const found = now?.fields[Number(inner)];
      return found ? [`field-${seat}-${found.id}`] : [];
    }
    case "grapes":
    case "wines":
      return tokens(seat, field, inner, view);
    default:
      return [];
  }
}

/** The grapes or wines of one kind that are there now; without a kind, all of them. */
function tokens(seat: number, field: "grapes" | "wines", kind: string, view: View): string[] {
  const shelf: Record<string, number[]> = view.seats[seat]?.[field] ?? {};
  return Object.entries(shelf)
    .filter(([name]) => !kind || name === kind)
    .flatMap(([name, values]) => values.map((value) => `${field.slice(0, -1)}-${seat}-${name}-${value}`));
}
