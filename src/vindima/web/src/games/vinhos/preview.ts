/** Prices and effects of an answer, where they can be told from the view for certain. */

import type { Preview } from "..";
import { say } from "../../lib/text";
import type { Answer, Message } from "../../lib/wire";
import { expertOf, standPoints, type View } from "./view";
import { name, signed, signedMoney } from "./words";

/** The price that a question or an answer names, discounts and all. */
function priceIn(message: Message | null): number {
  const price = message?.args["price"];
  return typeof price === "number" ? price : 0;
}

class Effects {
  readonly found: Preview[] = [];
  readonly #seat: number;

  constructor(seat: number) {
    this.#seat = seat;
  }

  money(purse: "cash" | "account", amount: number): this {
    if (amount) this.found.push({ spot: `${purse}-${this.#seat}`, text: say(`web-vinhos-more-${purse}`, { amount: signedMoney(amount) }) });
    return this;
  }

  points(track: "score" | "fair-points", amount: number): this {
    if (amount) this.found.push({ spot: `${track}-${this.#seat}`, text: say(`web-vinhos-more-${track}`, { amount: signed(amount) }) });
    return this;
  }

  barrels(amount: number): this {
    this.found.push({ spot: `barrels-${this.#seat}`, text: say("web-vinhos-more-barrels", { amount: signed(amount) }) });
    return this;
  }

  cube(region: string): this {
    this.found.push({ spot: `region-${region}`, text: say("web-vinhos-more-cube") });
    return this;
  }

  at(spot: string, text: string): this {
    this.found.push({ spot, text });
    return this;
  }
}

function buys(view: View, region: string, effects: Effects): void {
  const place = view.regions.find(({ id }) => id === region);
  if (place && place.cubes < place.room && view.supply.cubes) effects.cube(region);
}

function stands(view: View, id: string, effects: Effects): void {
  const slot = view.fair_slots.find((slot) => slot.id === id);
  if (!slot) return;
  effects.at(`stand-${id}`, name("bonus", slot.bonus)).points("fair-points", standPoints(view, slot));
}

/** The account takes no more than it can hold. */
function sells(view: View, id: string, effects: Effects): void {
  const room = view.printed.account_points.length - 1 - (view.seats[view.to_answer]?.account ?? 0);
  const value = view.sales.find((slot) => slot.id === id)?.value ?? 0;
  effects.money("account", Math.min(value, room)).barrels(-1);
}

function banks(view: View, verb: string, amount: number, effects: Effects): void {
  const mine = view.seats[view.to_answer];
  const { lowest, costs, payouts } = view.printed.investment;
  const step = (mine?.investment ?? 0) - lowest;
  if (verb === "withdraw") effects.money("account", -amount).money("cash", amount);
  else if (verb === "deposit") effects.money("cash", -amount).money("account", amount);
  else if (verb === "invest") effects.money("account", -(costs[step] ?? 0));
  else effects.money("cash", payouts[step - 1] ?? 0);
}

export function preview({ token, message }: Answer, view: View): Preview[] {
  const [verb = "", id = ""] = token.split(" ");
  const effects = new Effects(view.to_answer);
  switch (verb) {
    case "go":
    case "hire":
      effects.money("cash", -priceIn(message));
      break;
    case "buy":
      buys(view, id, effects.money("cash", -priceIn(message)));
      break;
    case "place":
      effects.money("cash", -priceIn(view.question));
      break;
    case "sell":
      sells(view, id, effects);
      break;
    case "ship":
      effects.points("score", view.export.slots.find((slot) => slot.id === id)?.points ?? 0).barrels(-1);
      break;
    case "withdraw":
    case "deposit":
    case "invest":
    case "divest":
      banks(view, verb, Number(id), effects);
      break;
    case "fair":
      stands(view, id, effects);
      break;
    case "manager":
      effects.barrels(-1);
      break;
    case "home":
      effects.barrels(2);
      break;
    case "lift-sale":
    case "lift-export":
    case "lift-court":
    case "lift-multiplier":
      effects.barrels(1);
      break;
    case "cube":
      effects.cube(id);
      break;
    case "use":
      effects.at(`expert-${view.to_answer}-${id}`, name("ability", expertOf(id).ability));
      break;
  }
  return effects.found;
}
