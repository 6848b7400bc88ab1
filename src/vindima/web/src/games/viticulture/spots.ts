/** Where on the board an answer is given. A spot is a name; the components draw a `Spot` with that name. */

import type { Message } from "../../lib/wire";
import { kindOf } from "./facts";
import type { View } from "./view";

/** The value of an argument that is a noun: its id. */
function noun(question: Message | null, name: string): string {
  const arg = question?.args[name];
  return typeof arg === "object" ? arg.ref[1] : "";
}

/** Answers without a place on the board: each is a slip of paper beside the vineyard. */
const SLIPS = ["yes", "done", "choose", "sell-grapes", "lose-point", "give-cards", "pay-lira"];

/** The questions that ask whether to spend a bonus action token. */
const TOKEN_QUESTIONS = ["viticulture-ask-place-use-token", "viticulture-ask-place-risk-token"];

/** True for an answer that is given on a slip. */
export function isSlip(token: string): boolean {
  return SLIPS.includes(token.split(" ")[0] ?? "");
}

/** The spot of the slip for an answer. */
export function slipOf(token: string): string {
  return `slip-${token.replaceAll(" ", "-")}`;
}

/** The spots of an answer, most specific first. */
export function spotsOf(token: string, view: View, question: Message | null = view.question): string[] {
  const [verb = "", first = "", second = ""] = token.split(" ");
  const seat = view.to_answer;
  switch (verb) {
    case "pass":
      return ["pass"];
    case "yes":
      return [slipOf(token), ...yesSpots(view, question)];
    case "sell-grapes":
      return [slipOf(token), `pad-${seat}`];
    case "lose-point":
      return [slipOf(token), `score-${seat}`];
    case "pay-lira":
      return [slipOf(token), `lira-${seat}`];
    case "done":
    case "choose":
    case "give-cards":
      return [slipOf(token)];
    case "gift":
    case "lira":
      return [`papa-${verb}`];
    case "mama":
    case "papa":
      return [`${verb}-${first}`];
    case "place":
    case "fetch":
      return placeSpots(first, second, seat);
    case "worker":
      return [`worker-${seat}-${first}`];
    case "wake":
      return [first];
    case "draw":
      return [`deck-${first}`];
    case "plant":
      return [`field-${seat}-${second}`, `hand-${seat}-${first}`];
    case "uproot":
      return [`vine-${seat}-${second}-${first}`];
    case "harvest":
    case "sell":
    case "buy":
      return [`field-${seat}-${first}`];
    case "build":
      return [`structure-${seat}-${first}`];
    case "make":
      return [`make-${seat}-${first}`];
    case "grape":
      return [`grape-${seat}-${first}`];
    case "bottle":
      return [`wine-${seat}-${first}`];
    case "spot":
      return [shelfSpot(seat, first, question)];
    case "fill":
    case "visit":
    case "discard":
    case "give":
      return [`hand-${seat}-${first}`];
    case "keep":
      return view.shown.length > 0 ? [`shown-${first}`] : [`discard-${kindOf(first)}`];
    case "player":
      return [`seat-${Number(first.replace("seat-", "")) - 1}`];
    default:
      return [];
  }
}

function placeSpots(action: string, space: string, seat: number): string[] {
  if (action === "use-yoke") return [`structure-${seat}-yoke`];
  if (action === "gain-lira") return ["place-gain-lira"];
  return [`place-${action}-${space}`];
}

function yesSpots(view: View, question: Message | null): string[] {
  const deck = noun(question, "deck");
  if (deck !== "") return [`deck-${deck}`];
  if (question?.key === "viticulture-ask-point-bonus") return [`score-${view.to_answer}`];
  if (question && TOKEN_QUESTIONS.includes(question.key)) return ["automa-tokens"];
  return [];
}

/** Where a new grape or wine goes: on the shelf that the question names. */
function shelfSpot(seat: number, value: string, question: Message | null): string {
  const grape = noun(question, "grape");
  const [shelf, token] = grape === "" ? ["wine", noun(question, "wine")] : ["grape", grape];
  return `${shelf}-${seat}-${token.replace(/-\d+$/, "")}-${value}`;
}

const SPACE = / (?:left|middle|right)$/;

/** Answers that differ only in the space of an action share one row. */
export function rowOf(token: string): string | null {
  return SPACE.test(token) ? token.replace(SPACE, "") : null;
}
