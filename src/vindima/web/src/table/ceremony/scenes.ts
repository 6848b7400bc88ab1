/** The ceremonies of new lines of the log. */

import type { CeremonyKind } from "../../board/ceremony";
import { kindOf, type GameTable } from "../../board/game";
import type { Arg, Happening, LogLine } from "../../lib/wire";

export interface Ceremony {
  kind: CeremonyKind;
  key: string;
  /** The player whose answer led to it. */
  seat: number;
  events: Happening[];
  /** The card that is shown in full size: `summer/surveyor`. */
  card: string | null;
}

/** What a ceremony depends on besides the events. */
export interface Occasion {
  game: Pick<GameTable, "ceremonyOf">;
  /** The seat of the reader; null for a spectator. */
  reader: number | null;
  /** The last year of the game, once it is known. */
  lastYear: number | null;
}

/** Ceremonies that nobody should miss; the others give way when much happens at once. */
const GRAND: ReadonlySet<CeremonyKind> = new Set([
  "year",
  "year-end",
  "fair",
  "last",
  "last-turn",
  "last-season",
  "winner",
]);

export function isGrand({ kind }: Ceremony): boolean {
  return GRAND.has(kind);
}

function cardOf(kind: CeremonyKind, [first]: Happening[]): string | null {
  const card = first?.message.args["card"];
  return kind === "visitor" && typeof card === "object" ? card.ref.join("/") : null;
}

/** The ceremonies of new lines of the log, in the order in which they happened. */
export function ceremonies(lines: LogLine[], { game, reader, lastYear }: Occasion): Ceremony[] {
  return lines.flatMap((line) => {
    const found = new Map<CeremonyKind, Happening[]>();
    const before = new Set<string>();
    for (const event of line.events) {
      const name = kindOf(event.message);
      const kind = game.ceremonyOf(name, event.message, line, before);
      before.add(name);
      if (kind) found.set(kind, [...(found.get(kind) ?? []), event]);
    }
    return [...found].flatMap(([sort, events]): Ceremony[] => {
      const kind = inYear(sort, events[0]?.message.args["year"] ?? line.year, lastYear);
      // The player of a visitor has just read the card.
      if (!kind || (kind === "visitor" && line.seat === reader)) return [];
      return [{ kind, key: `${line.number}/${kind}`, seat: line.seat, events, card: cardOf(kind, events) }];
    });
  });
}

/** The kind of a ceremony in a year: the last year has some of its own. */
function inYear(kind: CeremonyKind, year: Arg, lastYear: number | null): CeremonyKind | null {
  const last = year === lastYear;
  if (kind === "year") return last ? "last" : kind;
  if (kind === "last-season") return last ? kind : "season";
  return kind === "last-turn" && !last ? null : kind;
}

/** The places of a fair, the best first. */
export function podium({ events }: Ceremony): { seat: number; place: number; points: number }[] {
  return events
    .filter(({ message }) => kindOf(message) === "prize")
    .map(({ seat, message: { args } }) => ({ seat, place: Number(args["place"]), points: Number(args["points"]) }))
    .sort((one, other) => one.place - other.place);
}
