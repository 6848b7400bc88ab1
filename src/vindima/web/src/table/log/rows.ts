/** The log as rows: answers and their consequences, in order, under the headings of years and turns. */

import { kindOf, lineSpots } from "../../board/game";
import type { GameTable } from "../../board/game";
import { language } from "../../lib/words/language.svelte";
import { seatName } from "../../lib/seats";
import { say, sentence, type Names } from "../../lib/words/text";
import type { Happening, LogLine, Message, Table, View } from "../../lib/wire";

export interface Row {
  key: string;
  /** The line that it belongs to. */
  number: number;
  /** The player it is about; -1 for events that concern everybody. */
  seat: number;
  /** The question, if the answer means nothing without it. */
  question: string;
  text: string;
  /** True for an event; false for an answer. */
  event: boolean;
  icon: string | null;
  /** The spots on the board that it is about. */
  spots(view: View): string[];
}

export type Part =
  | { kind: "year"; key: string; year: number }
  | { kind: "turn"; key: string; seat: number; rows: Row[] }
  /** Events that belong to no player's turn, such as the beginning of a phase. */
  | { kind: "table"; key: string; rows: Row[] };

/** The seat of events that concern everybody. */
const NOBODY = -1;
/** Answers that mean something only together with their question. */
const MUTE = new Set(["yes", "done"]);

/** The names of all seats, for messages that mention players. */
export function namesAt(table: Table): Names {
  return (seat) => seatName(table, seat);
}

function eventRow(game: GameTable, table: Table, line: LogLine, place: number, event: Happening): Row {
  return {
    key: `${line.number}/${place}`,
    number: line.number,
    seat: event.seat,
    question: "",
    text: sentence(event.message, table.game, namesAt(table)),
    event: true,
    icon: game.icon(kindOf(event.message).replace(/-hidden$/, ""), deckOf(event.message)),
    spots: (view) => event.paths.flatMap((path) => game.spotsAt(path.split("/"), view)),
  };
}

/** The kind of card that an event is about. */
function deckOf({ args }: Message): string | null {
  const about = args["card"] ?? args["deck"];
  if (typeof about !== "object") return null;
  const [kind, id] = about.ref;
  return kind === "deck" ? id : kind;
}

function answerRow(game: GameTable, table: Table, line: LogLine): Row {
  const { number, seat, token, message, question } = line;
  const mute = token !== null && MUTE.has(token) && question !== null;
  return {
    key: `${number}`,
    number,
    seat,
    question: mute ? sentence(question, table.game, namesAt(table)) : "",
    text: message ? sentence(message, table.game, namesAt(table)) : say("web-secret-move"),
    event: false,
    icon: null,
    spots: (view) => lineSpots(game, line, view),
  };
}

/** The rows of a line: its answer, and those of its events that are news. */
interface LineRows {
  /** The names of the players and the language that the cached rows use. */
  called: string;
  answer: Row;
  events: Map<number, Row>;
}

/** The cache of rows: a line never changes, and there are hundreds of them at the end of a game. */
const made = new WeakMap<LogLine, LineRows>();

function rowsOf(game: GameTable, table: Table, line: LogLine, called: string): LineRows {
  let rows = made.get(line);
  if (rows?.called !== called) {
    const events = new Map<number, Row>();
    line.events.forEach((event, place) => {
      if (event.weight === "news") events.set(place, eventRow(game, table, line, place, event));
    });
    rows = { called, answer: answerRow(game, table, line), events };
    made.set(line, rows);
  }
  return rows;
}

/** The log of a table in parts; with a seat, only what is about that player. */
export function parts(log: LogLine[], game: GameTable, table: Table, only: number | null = null): Part[] {
  const found: Part[] = [];
  let year = 0;
  const begin = (next: number, key: string) => {
    if (next && next !== year) found.push({ kind: "year", key: `year/${key}`, year: next });
    year = next;
  };
  const add = (row: Row, turn: number, fresh: boolean) => {
    if (only !== null && row.seat !== only) return;
    const last = found.at(-1);
    if (turn === NOBODY && last?.kind === "table") last.rows.push(row);
    else if (turn === NOBODY) found.push({ kind: "table", key: `table/${row.key}`, rows: [row] });
    else if (last?.kind === "turn" && last.seat === turn && !fresh) last.rows.push(row);
    else found.push({ kind: "turn", key: `turn/${row.key}`, seat: turn, rows: [row] });
  };
  const called = [language.code, ...table.seats.map(({ seat }) => seatName(table, seat))].join("\n");
  for (const line of log) {
    const rows = rowsOf(game, table, line, called);
    begin(line.year, String(line.number));
    add(rows.answer, line.seat, line.turn);
    // From the first event without a player on, events follow from the rules and not from the last answer.
    let turn = line.seat;
    line.events.forEach((event, place) => {
      if (event.seat === NOBODY) turn = NOBODY;
      const row = rows.events.get(place);
      if (kindOf(event.message) === "year") begin(Number(event.message.args["year"]), `${line.number}/${place}`);
      else if (row) add(row, turn, false);
    });
  }
  return found;
}

/** The parts of a longer log: unchanged ones are the same objects, so that they are not redrawn. */
export function kept(before: Part[], now: Part[]): Part[] {
  return now.map((part, place) => {
    const old = before[place];
    return old && alike(old, part) ? old : part;
  });
}

function alike(one: Part, other: Part): boolean {
  if (one.kind !== other.kind || one.key !== other.key) return false;
  if (one.kind === "year" || other.kind === "year") return true;
  return one.rows.length === other.rows.length && one.rows.every((row, place) => row === other.rows[place]);
}

/** A text of some lines for screen readers: each answer with its player, then its events. */
export function spoken(lines: LogLine[], table: Table): string[] {
  return lines.flatMap(({ seat, message, question, token, events }) => {
    const answer = message ? sentence(message, table.game, namesAt(table)) : say("web-secret-move");
    const asked = question && token !== null && MUTE.has(token) ? sentence(question, table.game, namesAt(table)) : "";
    const what = asked ? `${asked} ${answer}` : answer;
    const happened = events.filter(({ weight }) => weight === "news");
    return [
      say("web-news", { name: seatName(table, seat), what }),
      ...happened.map((event) => sentence(event.message, table.game, namesAt(table))),
    ];
  });
}
