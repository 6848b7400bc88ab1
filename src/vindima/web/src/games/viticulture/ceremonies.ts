/** The mapping from events of Viticulture to ceremonies. */

import { idOf, tells, type CeremonyOf } from "../../board/ceremony";
import type { View } from "./view";

export const ceremonyOf: CeremonyOf = (kind, message, line) => {
  if (["winner", "result-draw", "result-loss"].includes(kind)) return "winner";
  if (kind === "last-year") return "last";
  if (kind === "season" && idOf(message, "season") === "winter") return "last-season";
  if (kind === "year" || kind === "season") return kind;
  if (kind === "played") return "visitor";
  if (["automa-card", "automa-place"].includes(kind)) return "automa";
  if (["harvest", "grape", "grape-lost"].includes(kind)) return tells(line, "harvest") ? "harvest" : null;
  if (kind === "wine") return "wine";
  if (["age-grapes", "age-wines"].includes(kind)) return tells(line, "next-year", "winner") ? "year-end" : null;
  return kind === "lira" && idOf(message, "cause") === "residual" ? "year-end" : null;
};

/** An event that makes a year the last one. */
export const lastYear = (view: View): number | null => (view.last_year ? view.year : null);
