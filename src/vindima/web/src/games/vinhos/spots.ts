/** Where an answer is given. A spot is the name of a place; the components draw a `Spot` with that name. */

import type { Message } from "../../lib/wire";
import { tileRegion, type View } from "./view";

/** Answers without a place on the board: each is a slip of paper beside the estates. */
const SLIPS = ["done", "pass", "stay", "cubes", "next", "discard"];

export function isSlip(token: string): boolean {
  return SLIPS.includes(token.split(" ")[0] ?? "");
}

export function slipOf(token: string): string {
  return `slip-${token.replaceAll(" ", "-")}`;
}

/** `estate-1-slot-2`, `estate-1-estate-3`: both numbers. */
function numbers(id: string): string[] {
  return id.match(/\d+/g) ?? [];
}

/** The number of the estate that a question is about. */
function estateOf(question: Message | null): number {
  const number = question?.args["number"];
  return typeof number === "number" ? number : 1;
}

/** The spots of an answer, most specific first. */
export function spotsOf(token: string, view: View, question: Message | null = view.question): string[] {
  const [verb = "", id = ""] = token.split(" ");
  const seat = view.to_answer;
  const mine = view.seats[seat];
  const [first = "", second = ""] = numbers(id);
  if (verb === "next" || verb === "discard") return [slipOf(token), `region-${tileRegion(id)}`];
  if (isSlip(token)) return [slipOf(token)];
  switch (verb) {
    case "go":
      return [`action-${id}`];
    case "use":
    case "play":
    case "return":
      return [`expert-${seat}-${id}`];
    case "hire":
      return [`deck-${id}`];
    case "buy":
    case "cube":
    case "deck":
      return [`region-${id}`];
    case "place":
    case "drop":
      return [`estate-${seat}-${first}`];
    case "transfer":
      return [`estate-${seat}-${second}`, `estate-${seat}-${first}`];
    case "wine":
      return [`wine-${seat}-${first}-${second}`];
    case "douro":
      return [`estate-${seat}-${estateOf(question)}`];
    case "porto":
      return [`porto-${seat}`];
    case "sell":
    case "lift-sale":
      return [`sale-${id}`];
    case "home":
      return [`hangout-${id}`];
    case "ship":
    case "lift-export":
      return [`export-${id}`];
    case "withdraw":
      return [`balance-${(mine?.account ?? 0) - Number(first)}`];
    case "deposit":
      return [`balance-${(mine?.account ?? 0) + Number(first)}`];
    case "invest":
      return [`level-${(mine?.investment ?? 0) + 1}`];
    case "divest":
      return [`level-${(mine?.investment ?? 0) - 1}`];
    case "order":
      return [`order-${first}`];
    case "fair":
      return [`stand-${id}`];
    case "manager":
    case "benefit":
    case "to":
    case "lift-court":
      return [`court-${id}`];
    case "multiply":
    case "lift-multiplier":
      return [`multiplier-${id}`];
    default:
      return [];
  }
}
