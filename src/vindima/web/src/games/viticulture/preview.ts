/** What an answer costs and brings, written where it will happen. */

import { say } from "../../lib/text";
import type { Answer } from "../../lib/wire";
import { FACTS } from "./facts";
import type { Colour, FieldView, SeatView, View } from "./view";
import { COLOURS, MOST_RESIDUAL } from "./view";
import { name, signed } from "./words";

export interface Hint {
  spot: string;
  text: string;
}

/** How an answer changes the table as far as it is certain. What the answer says knows prices. */
export function preview({ token, message }: Answer, view: View): Hint[] {
  const [verb = "", first = "", second = ""] = token.split(" ");
  const seat = view.to_answer;
  const one = view.seats[seat];
  if (!one) return [];
  const known = (key: string): number => (typeof message.args[key] === "number" ? message.args[key] : 0);
  switch (verb) {
    case "place":
      return placing(first, second, seat);
    case "wake":
      return waking(first, seat);
    case "build":
      return [{ spot: `structure-${seat}-${first}`, text: say("web-viticulture-preview-built") }, ...lira(seat, -known("price"))];
    case "plant":
      return planting(first, second, one, seat, 1);
    case "uproot":
      return planting(first, second, one, seat, -1);
    case "harvest":
      return harvesting(first, one, seat);
    case "sell":
      return lira(seat, FACTS.fields[first]?.price ?? 0);
    case "buy":
      return lira(seat, -(FACTS.fields[first]?.price ?? 0));
    case "grape":
      return grape(first, view, seat);
    case "bottle": {
      const ages = view.question?.key === "viticulture-ask-age-wine";
      return [{ spot: `wine-${seat}-${first}`, text: say(ages ? "web-viticulture-preview-ages" : "web-viticulture-preview-leaves") }];
    }
    case "fill":
      return filling(first, one, seat, known("points"));
    case "lose-point":
      return points(seat, -known("points"));
    case "pay-lira":
      return lira(seat, -known("lira"));
    case "lira":
      return lira(seat, known("more"));
    default:
      return [];
  }
}

function lira(seat: number, amount: number): Hint[] {
  return amount === 0 ? [] : [{ spot: `lira-${seat}`, text: say("web-viticulture-preview-lira", { amount: signed(amount) }) }];
}

function points(seat: number, amount: number): Hint[] {
  return amount === 0 ? [] : [{ spot: `score-${seat}`, text: say("web-viticulture-preview-vp", { amount: signed(amount) }) }];
}

/** A worker sent: the bonus of its space, and what the action pays or costs at once. */
function placing(action: string, space: string, seat: number): Hint[] {
  if (action === "gain-lira") return lira(seat, 1);
  const facts = FACTS.actions[action];
  if (!facts) return [];
  const bonus = space === "middle" ? facts.bonus : { gain: "nothing", amount: 0 };
  const earned = (action === "give-tour" ? facts.amount : 0) - facts.cost + (bonus.gain === "lira" ? bonus.amount : 0);
  const hints = [...lira(seat, earned), ...(bonus.gain === "vp" ? points(seat, bonus.amount) : [])];
  if (bonus.gain === "again") hints.push({ spot: `place-${action}-${space}`, text: say("web-viticulture-preview-bonus", { bonus: name("bonus", action) }) });
  return hints;
}

function waking(row: string, seat: number): Hint[] {
  const { gain, amount } = FACTS.rows[row as keyof typeof FACTS.rows];
  if (gain === "lira") return lira(seat, amount);
  if (gain === "vp") return points(seat, amount);
  if (gain === "vine" || gain === "order") return [{ spot: `deck-${gain}`, text: say("web-viticulture-preview-card", { amount: signed(amount) }) }];
  return [];
}

function fieldOf(one: SeatView, id: string): FieldView | undefined {
  return one.fields.find((field) => field.id === id);
}

/** A vine comes to a field or leaves it. */
function planting(vine: string, id: string, one: SeatView, seat: number, times: number): Hint[] {
  const field = fieldOf(one, id);
  const facts = FACTS.vines[vine];
  if (!field || !facts) return [];
  const value = field.value + times * (facts.red + facts.white);
  return [{ spot: `field-${seat}-${id}`, text: say("web-viticulture-preview-field", { value, limit: field.limit }) }];
}

/** The grapes of a field: each comes to its value, or to the next free one below. */
function harvesting(id: string, one: SeatView, seat: number): Hint[] {
  const vines = fieldOf(one, id)?.vines ?? [];
  return COLOURS.flatMap((colour) => {
    const worth = Math.min(9, vines.reduce((sum, vine) => sum + (FACTS.vines[vine]?.[colour] ?? 0), 0));
    return worth === 0 ? [] : [arriving(colour, worth, one, seat)];
  });
}

function arriving(colour: Colour, worth: number, one: SeatView, seat: number): Hint {
  let value = worth;
  while (value > 0 && one.grapes[colour].includes(value)) value -= 1;
  if (value === 0) return { spot: `grape-${seat}-${colour}-${worth}`, text: say("web-viticulture-preview-grape-lost", { grape: name("grape", `${colour}-${worth}`) }) };
  return { spot: `grape-${seat}-${colour}-${value}`, text: say("web-viticulture-preview-grape", { grape: name("grape", `${colour}-${value}`) }) };
}

/** A grape that is sold, used or given away. */
function grape(token: string, view: View, seat: number): Hint[] {
  const selling = view.question?.key === "viticulture-ask-sell-grape";
  const making = view.question?.key === "viticulture-ask-pick-grapes";
  const price = FACTS.grapePrice[Number(token.split("-")[1])] ?? 0;
  const text = say(making ? "web-viticulture-preview-used" : "web-viticulture-preview-leaves");
  return [{ spot: `grape-${seat}-${token}`, text }, ...(selling ? lira(seat, price) : [])];
}

/** An order filled; the residual payment has an upper end. */
function filling(order: string, one: SeatView, seat: number, extra: number): Hint[] {
  const facts = FACTS.orders[order];
  if (!facts) return [];
  const more = Math.min(facts.residual, MOST_RESIDUAL - one.residual);
  const paid = { spot: `residual-${seat}`, text: say("web-viticulture-preview-residual", { amount: signed(more) }) };
  return [...points(seat, extra || facts.vp), ...(more > 0 ? [paid] : [])];
}
