/** What is known about a thing on the table beyond its label: its current worth and its rules. */

import type { Knowledge } from "../../board/inspect/about";
import { say, signed } from "../../lib/words/text";
import { FACTS } from "./facts";
import { expertOf, type Feature, type View } from "./view";
import { name, word } from "./words";

/** The paragraph of each action. */
const ACTIONS: Record<string, string> = {
  vineyards: "vineyards",
  wineries: "wineries",
  cellars: "cellars",
  enologists: "enologists",
  sales: "sales",
  export: "export",
  bank: "bank",
  wine_experts: "wine-experts",
  pass_press_release: "pass-and-press-release",
};
const MANAGERS = ["alexandre", "beatriz", "constantino"];

/** Things whose explanation is only their rules, by the prefixes of their names. */
const PLAIN: [RegExp, string[]][] = [
  [/^vintage$/, ["vintages", "production"]],
  [/^order-/, ["order-of-play"]],
  [/^hangout-/, ["sales", "taking-back-barrels"]],
  [/^sale-/, ["sales", "taking-back-barrels"]],
  [/^stand-/, ["fair-slots", "press-release"]],
  [/^cash-/, ["money"]],
  [/^barrels-/, ["sales", "export", "taking-back-barrels"]],
  [/^fair-points-/, ["wine-tasting-fair", "prizes"]],
  [/^porto-/, ["douro"]],
  [/^score-/, ["end-of-the-game"]],
];

export function about(thing: string, view: View): Knowledge | null {
  const plain = PLAIN.find(([pattern]) => pattern.test(thing));
  if (plain) return { rules: plain[1] };
  const [kind = "", ...rest] = thing.split("-");
  const id = rest.join("-");
  const [seat = "", ...inner] = rest;
  switch (kind) {
    case "year":
      return year(view);
    case "region":
      return { now: [word("trait", id)], rules: [id.replaceAll("_", "-"), "vineyards", "renown-cubes"] };
    case "action":
      return { rules: [ACTIONS[id] ?? "actions", "movement"] };
    case "export":
      return exported(id, view);
    case "balance":
    case "account":
      return { now: balance(kind === "balance" ? Number(id) : view.seats[Number(id)]?.account), rules: ["bank"] };
    case "level":
    case "investment":
      return invested(kind === "level" ? Number(id) : (view.seats[Number(id)]?.investment ?? 0));
    case "track":
      return { rules: ["wine-tasting-fair", "playing-experts"] };
    case "deck":
      return deck(id as Feature, view);
    case "expert":
      return { now: expertLines(inner.join("-")), rules: ["wine-experts-abilities", "playing-experts"] };
    case "court":
      return { rules: [MANAGERS.includes(id) ? "managers" : "bonus-actions", "the-benefits"] };
    case "multiplier":
      return { now: multiplied(rest.slice(0, -1).join("-"), Number(rest.at(-1)), view), rules: ["multipliers"] };
    case "estate":
      return estate(Number(seat), Number(inner[0]), view);
    case "wine":
      return { now: aged(Number(inner[1])), rules: ["wine-value", "production", "cellars"] };
    default:
      return null;
  }
}

function year(view: View): Knowledge {
  const fairs = view.years.filter(({ prizes }) => prizes);
  const now = fairs.find((one) => one.year === view.year)?.prizes;
  return {
    now: [
      say("web-vinhos-fair-years", { years: fairs.map((one) => one.year).join(", ") }),
      ...(now ? [say("web-vinhos-fair-prizes", { prizes: now.filter((prize) => prize > 0).join(" · ") })] : []),
    ],
    rules: ["game-round", "wine-tasting-fair"],
  };
}

function exported(id: string, view: View): Knowledge {
  const slot = view.export.slots.find((one) => one.id === id);
  const majority = slot ? view.export.majorities[slot.column - 1] : undefined;
  return { now: majority ? [say("web-vinhos-majority", { points: majority })] : [], rules: ["export"] };
}

function balance(amount: number | undefined): string[] {
  const points = amount === undefined ? undefined : FACTS.account_points[amount];
  return amount === undefined || points === undefined ? [] : [say("web-vinhos-balance", { amount, points })];
}

/** The price of the next step up, and the proceeds of the next step down. */
function invested(level: number): Knowledge {
  const { lowest, costs, payouts } = FACTS.investment;
  const [up, down] = [costs[level - lowest], payouts[level - lowest - 1]];
  return {
    now: [
      ...(up === undefined ? [] : [say("web-vinhos-inspect-invest", { amount: up })]),
      ...(down === undefined ? [] : [say("web-vinhos-inspect-divest", { amount: down })]),
    ],
    rules: ["bank", "interest", "divesting"],
  };
}

function expertLines(id: string): string[] {
  const { ability } = expertOf(id);
  return [name("ability", ability), ...(FACTS.arrows.includes(id) ? [say("web-vinhos-expert-arrow")] : [])];
}

function deck(feature: Feature, view: View): Knowledge {
  const top = view.experts[feature]?.top;
  return { now: top ? expertLines(top) : [], rules: ["wine-experts", "wine-experts-abilities"] };
}

function multiplied(multiplier: string, slot: number, view: View): string[] {
  const points = view.multiplier_points[multiplier]?.[slot - 1];
  if (points === undefined) return [];
  const per = view.cash_per_point[slot - 1];
  if (multiplier === "cash" && per) return [say("web-vinhos-inspect-per-cash", { points, amount: per })];
  return [say("web-vinhos-inspect-each", { points, things: word("multiplier", multiplier) })];
}

function estate(seat: number, number: number, view: View): Knowledge {
  const found = view.seats[seat]?.estates[number - 1];
  const now = found?.region
    ? [word("trait", found.region), say("web-vinhos-next", { value: found.next_production })]
    : [];
  return { now, rules: ["production", "wine-value", ...(found?.region ? [found.region.replaceAll("_", "-")] : [])] };
}

/** What the cellar adds to a wine in that slot. */
function aged(slot: number): string[] {
  const gain = FACTS.ageing[slot - 1];
  return gain ? [say("web-vinhos-inspect-ageing", { gain: signed(gain) })] : [];
}
