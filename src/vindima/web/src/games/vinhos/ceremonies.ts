/** The mapping from events of Vinhos to ceremonies. */

import { idOf, tells, type CeremonyOf } from "../../board/ceremony";
import type { LogLine, Message } from "../../lib/wire";
import type { View } from "./view";

/** The second turn of a year, after which the year ends. */
const LAST_PHASE = 2;
/** The causes of payments at the end of a year. */
const YEARLY = ["interest", "salaries"];

/** The end of a year is one ceremony: the order of play, money, ageing, lost wine and experts. */
function endsYear(kind: string, message: Message, line: LogLine): boolean {
  if (["account", "pay-account", "cash", "pay-cash"].includes(kind)) return YEARLY.includes(idOf(message, "cause"));
  if (!tells(line, "age", "wine") || !tells(line, "order")) return false;
  return ["order", "age", "wine-lost", "enologist-leaves"].includes(kind);
}

export const ceremonyOf: CeremonyOf = (kind, message, line, before) => {
  if (kind === "winner") return "winner";
  if (["prize", "fair-expert"].includes(kind)) return "fair";
  if (kind === "fair-points" && tells(line, "prize")) return "fair";
  if (["year", "vintage"].includes(kind) || (kind === "feature" && before.has("year"))) return "year";
  if (kind === "phase" && message.args["phase"] === LAST_PHASE) return "last-turn";
  if (kind === "wine" && tells(line, "order")) return "wine";
  return endsYear(kind, message, line) ? "year-end" : null;
};

/** The number of the last year. */
export const lastYear = (view: View): number => view.years.length;
