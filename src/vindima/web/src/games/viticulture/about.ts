/** What is known about a thing on the table beyond its label: its current worth, its rules, its cards. */

import type { Knowledge } from "../../board/inspect/about";
import { say } from "../../lib/words/text";
import { FACTS, kindOf } from "./facts";
import type { CardKind, Structure, View, Wine } from "./view";
import { cardName, name, purpose, recipe, visitorText, word } from "./words";

/** The paragraph of each action. */
const ACTIONS: Record<string, string> = {
  "draw-vine": "draw-a-vine",
  "give-tour": "give-a-tour",
  "build-structure": "build-a-structure",
  "play-summer": "play-a-summer-visitor",
  "sell-or-trade": "sell-grapes-or-trade-a-field",
  "plant-vine": "plant-a-vine",
  "draw-order": "draw-an-order",
  "harvest-field": "harvest",
  "train-worker": "train-a-worker",
  "play-winter": "play-a-winter-visitor",
  "make-wine": "making-wine",
  "fill-order": "fill-an-order",
};

const CARD_RULES: Record<CardKind, string[]> = {
  vine: ["vine-cards", "plant-a-vine"],
  order: ["fill-an-order", "residual-payment"],
  summer: ["play-a-summer-visitor", "visitors"],
  winter: ["play-a-winter-visitor", "visitors"],
};

/** Things whose explanation is only their rules, by the prefixes of their names. */
const PLAIN: [RegExp, string[]][] = [
  [/^pass$/, ["summer", "winter"]],
  [/^seat-\d$/, ["wake-up-track", "course-of-the-game"]],
  [/^place-gain-lira$/, ["gain-one-lira"]],
  [/^worker-\d-grande$/, ["grande-worker", "placing-workers"]],
  [/^worker-\d-regular$/, ["placing-workers", "temporary-worker", "train-a-worker"]],
  [/^residual-\d$/, ["residual-payment"]],
  [/^lira-\d$/, ["paying", "gain-one-lira"]],
  [/^papa-(gift|lira)$/, ["mamas-and-papas"]],
  [/^automa$/, ["playing-the-automa", "automa-cards"]],
  [/^automa-tokens$/, ["bonus-action-tokens"]],
  [/^season-spring$/, ["spring", "wake-up-track"]],
  [/^season-summer$/, ["summer", "summer-actions"]],
  [/^season-fall$/, ["fall"]],
  [/^season-winter$/, ["winter", "winter-actions", "end-of-the-year"]],
];

export function about(thing: string, view: View): Knowledge | null {
  const plain = PLAIN.find(([pattern]) => pattern.test(thing));
  if (plain) return { rules: plain[1] };
  const [kind = "", ...rest] = thing.split("-");
  const [seat = "", ...inner] = rest;
  switch (kind) {
    case "place":
      return place(rest.slice(0, -1).join("-"), rest.at(-1) ?? "");
    case "row":
      return { rules: ["wake-up-track", "spring", ...(view.automa ? ["automa-wake-up-track"] : [])] };
    case "deck":
      return deck(seat as CardKind, view);
    case "discard":
      return discards(seat as CardKind, view);
    case "hand":
      return card(inner.join("-"), Number(seat), view);
    case "shown":
      return card(rest.join("-"), null, view);
    case "vine":
      return card(inner.slice(2).join("-"), null, view);
    case "field":
      return field(Number(seat), inner.join("-"), view);
    case "structure":
      return structure(inner.join("-"));
    case "score":
      return { now: [say("web-viticulture-goal", { goal: FACTS.track.goal })], rules: ["end-of-the-game"] };
    case "mama":
    case "papa":
      return { rules: ["mamas-and-papas"], cards: [`${kind}/${rest.join("-")}`] };
    default:
      return cellar(kind, Number(seat), inner, view);
  }
}

/** An action space: what the action costs, and the bonus of the space. */
function place(action: string, space: string): Knowledge | null {
  const rule = ACTIONS[action];
  if (rule === undefined) return null;
  if (space === "middle") {
    const bonus = say("web-inspect-bonus", { bonus: name("bonus", action) });
    return { now: [bonus], rules: [rule, "bonuses", "placing-workers"] };
  }
  return { rules: [rule, space === "beside" ? "grande-worker" : "placing-workers"] };
}

function deck(kind: CardKind, view: View): Knowledge {
  const thrown = view.decks[kind].discards.length;
  return { now: [say("web-viticulture-discards", { count: thrown })], rules: ["cards", ...CARD_RULES[kind]] };
}

/** The whole pile, most recent card first. */
function discards(kind: CardKind, view: View): Knowledge {
  const cards = view.decks[kind].discards.toReversed().map((card) => `${kind}/${card}`);
  return { now: [say("web-viticulture-discards", { count: cards.length })], rules: ["cards"], cards };
}

/** A card: its text, and for an order in hand what is still missing. */
function card(id: string, seat: number | null, view: View): Knowledge {
  const kind = kindOf(id);
  const found = { rules: CARD_RULES[kind], cards: [`${kind}/${id}`] };
  if (kind === "summer" || kind === "winter") return { ...found, now: [visitorText(id)] };
  if (kind === "vine") return { ...found, now: vineLines(id) };
  const order = FACTS.orders[id];
  if (!order) return found;
  const served = seat === null ? [] : (view.seats[seat]?.served?.[id] ?? []);
  const wines = order.wines.map(({ wine, least }, place) => {
    const asked = say("web-viticulture-or-better", { wine: name("wine", wine), value: least });
    return served[place] ? `${asked} ✓` : asked;
  });
  return {
    ...found,
    now: [...wines, say("web-viticulture-order-pays", { points: order.vp, residual: order.residual })],
  };
}

function vineLines(id: string): string[] {
  const vine = FACTS.vines[id];
  if (!vine) return [];
  const grapes = (["red", "white"] as const)
    .filter((colour) => vine[colour] > 0)
    .map((colour) => `${word("grapes", colour)}: ${vine[colour]}`);
  const needs = vine.requires.length
    ? vine.requires.map((one) => say("web-viticulture-needs", { names: name("structure", one) }))
    : [say("web-viticulture-needs-nothing")];
  return [...grapes, ...needs];
}

function field(seat: number, id: string, view: View): Knowledge {
  const found = view.seats[seat]?.fields.find((one) => one.id === id);
  const vines = found?.vines ?? [];
  return {
    now: vines.map((vine) => [cardName("vine", vine), ...vineLines(vine).slice(0, -1)].join(" · ")),
    rules: ["plant-a-vine", "harvest", "uprooting"],
    cards: vines.map((vine) => `vine/${vine}`),
  };
}

function structure(id: string): Knowledge {
  const rule = id.endsWith("-cellar") ? "cellars" : id;
  return { now: [purpose(id as Structure)], rules: [rule, "build-a-structure"] };
}

/** The crush pad, grapes, wines, and what can be made of them. */
function cellar(kind: string, seat: number, inner: string[], view: View): Knowledge | null {
  const [type = "", value = ""] = inner;
  switch (kind) {
    case "pad": {
      const grapes = Object.values(view.seats[seat]?.grapes ?? {}).flat();
      const lira = grapes.reduce((sum, grape) => sum + (FACTS.grapePrice[grape] ?? 0), 0);
      return {
        now: grapes.length ? [say("web-viticulture-sells", { lira })] : [],
        rules: ["harvest", "sell-grapes-or-trade-a-field"],
      };
    }
    case "grape": {
      const price = say("web-viticulture-sells", { lira: FACTS.grapePrice[Number(value)] ?? 0 });
      return { now: [price], rules: ["making-wine", "sell-grapes-or-trade-a-field", "ageing"] };
    }
    case "wine":
    case "make":
      return { now: [recipe(type as Wine)], rules: ["making-wine", "ageing", "cellars"] };
    default:
      return null;
  }
}
