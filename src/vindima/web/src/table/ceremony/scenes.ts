/** Which events make which ceremony: what the whole table stops to look at. */

import type { Arg, Happening, LogLine, Message, View } from "../../lib/wire";

/** Each kind has its title under `web-ceremony-<kind>`. */
export type Kind =
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

export interface Ceremony {
  kind: Kind;
  key: string;
  /** The player whose answer led to it. */
  seat: number;
  events: Happening[];
  /** The card that is shown in full size: `summer/surveyor`. */
  card: string | null;
}

/** What a ceremony depends on beside the events. */
export interface Occasion {
  game: string;
  /** The seat of the reader; null for a spectator. */
  reader: number | null;
  /** The last year of the game, as soon as it is known. */
  lastYear: number | null;
}

/** Ceremonies that nobody should miss; the others give way when much happens at once. */
const GRAND: ReadonlySet<Kind> = new Set(["year", "year-end", "fair", "last", "last-turn", "last-season", "winner"]);

export function isGrand({ kind }: Ceremony): boolean {
  return GRAND.has(kind);
}

/** The kind of an event, such as `lira`. */
export function eventKind({ key }: Message): string {
  return key.split("-event-")[1] ?? "";
}

/** The id of a noun among the values of an event. */
export function idOf({ args }: Message, name: string): string {
  const arg = args[name];
  return typeof arg === "object" ? arg.ref[1] : "";
}

type Sorter = (kind: string, message: Message, line: LogLine, before: Set<string>) => Kind | null;

/** The second turn of a year of Vinhos, after which the year ends. */
const LAST_PHASE = 2;

const YEARLY = ["interest", "salaries", "residual"];

function has(line: LogLine, ...kinds: string[]): boolean {
  return line.events.some(({ message }) => kinds.includes(eventKind(message)));
}

/** The end of a year is told together: the order of play, money, ageing, lost wine and experts. */
function vinhosEnd(kind: string, message: Message, line: LogLine): boolean {
  if (["account", "pay-account", "cash", "pay-cash"].includes(kind)) return YEARLY.includes(idOf(message, "cause"));
  if (!has(line, "age", "wine") || !has(line, "order")) return false;
  return ["order", "age", "wine-lost", "enologist-leaves"].includes(kind);
}

const SORTERS: Record<string, Sorter> = {
  vinhos: (kind, message, line, before) => {
    if (kind === "winner") return "winner";
    if (["prize", "fair-expert"].includes(kind)) return "fair";
    if (kind === "fair-points" && has(line, "prize")) return "fair";
    if (["year", "vintage"].includes(kind) || (kind === "feature" && before.has("year"))) return "year";
    if (kind === "phase" && message.args["phase"] === LAST_PHASE) return "last-turn";
    if (kind === "wine" && has(line, "order")) return "wine";
    return vinhosEnd(kind, message, line) ? "year-end" : null;
  },
  viticulture: (kind, message, line) => {
    if (["winner", "result-draw", "result-loss"].includes(kind)) return "winner";
    if (kind === "last-year") return "last";
    if (kind === "season" && idOf(message, "season") === "winter") return "last-season";
    if (kind === "year" || kind === "season") return kind;
    if (kind === "played") return "visitor";
    if (["automa-card", "automa-place"].includes(kind)) return "automa";
    if (["harvest", "grape", "grape-lost"].includes(kind)) return has(line, "harvest") ? "harvest" : null;
    if (kind === "wine") return "wine";
    if (["age-grapes", "age-wines"].includes(kind)) return has(line, "next-year", "winner") ? "year-end" : null;
    return kind === "lira" && YEARLY.includes(idOf(message, "cause")) ? "year-end" : null;
  },
};

function cardOf(kind: Kind, [first]: Happening[]): string | null {
  const card = first?.message.args["card"];
  return kind === "visitor" && typeof card === "object" ? card.ref.join("/") : null;
}

/** The ceremonies of new lines of the log, in the order in which they happened. */
export function ceremonies(lines: LogLine[], { game, reader, lastYear }: Occasion): Ceremony[] {
  const sorter = SORTERS[game];
  if (!sorter) return [];
  return lines.flatMap((line) => {
    const found = new Map<Kind, Happening[]>();
    const before = new Set<string>();
    for (const event of line.events) {
      const name = eventKind(event.message);
      const kind = sorter(name, event.message, line, before);
      before.add(name);
      if (kind) found.set(kind, [...(found.get(kind) ?? []), event]);
    }
    return [...found].flatMap(([sort, events]): Ceremony[] => {
      const kind = inYear(sort, events[0]?.message.args["year"] ?? line.year, lastYear);
      // Whoever plays a visitor has just read the card.
      if (!kind || (kind === "visitor" && line.seat === reader)) return [];
      return [{ kind, key: `${line.number}/${kind}`, seat: line.seat, events, card: cardOf(kind, events) }];
    });
  });
}

/** The last year of a game, as soon as it is known: Vinhos has its years, a year of Viticulture turns out to be the last. */
export function lastYear(view: View): number | null {
  if ("years" in view) return view.years.length;
  return view.last_year ? view.year : null;
}

/** What a ceremony is in a year: the last one has some of its own. */
function inYear(kind: Kind, year: Arg, lastYear: number | null): Kind | null {
  const last = year === lastYear;
  if (kind === "year") return last ? "last" : kind;
  if (kind === "last-season") return last ? kind : "season";
  return kind === "last-turn" && !last ? null : kind;
}

/** The places of a fair, the best first. */
export function podium({ events }: Ceremony): { seat: number; place: number; points: number }[] {
  return events
    .filter(({ message }) => eventKind(message) === "prize")
    .map(({ seat, message: { args } }) => ({ seat, place: Number(args["place"]), points: Number(args["points"]) }))
    .sort((one, other) => one.place - other.place);
}
