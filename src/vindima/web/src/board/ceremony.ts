/** Ceremonies: moments that the whole table stops to look at. Each game maps its events to ceremonies. */

import type { LogLine, Message } from "../lib/wire";
import { kindOf } from "./game";

/** Each kind has its title under `web-ceremony-<kind>`. */
export type CeremonyKind =
  | "year"
  | "season"
  | "harvest"
  | "wine"
  | "year-end"
  | "fair"
  | "automa"
  | "visitor"
  | "last"
  | "last-turn"
  | "last-season"
  | "winner";

/**
 * The ceremony of an event, if it has one; `before` are the kinds of the earlier events of its line. `last-turn` and
 * `last-season` occur in every year: outside the last year the former is no ceremony, and the latter is a season.
 */
export type CeremonyOf = (
  kind: string,
  message: Message,
  line: LogLine,
  before: ReadonlySet<string>,
) => CeremonyKind | null;

/** The id of a noun among the values of an event. */
export function idOf({ args }: Message, name: string): string {
  const arg = args[name];
  return typeof arg === "object" ? arg.ref[1] : "";
}

/** True if a line contains an event of one of these kinds. */
export function tells(line: LogLine, ...kinds: string[]): boolean {
  return line.events.some(({ message }) => kinds.includes(kindOf(message)));
}
