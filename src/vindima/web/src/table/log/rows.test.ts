import { describe, expect, test, vi } from "vitest";
import type { GameTable } from "../../board/game";
import type { Happening, LogLine, Message, Table, View } from "../../lib/wire";
import { kept, parts, spoken } from "./rows";

vi.mock("../../lib/words/text", () => ({
  say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
  sentence: ({ key, args }: Message, _game: string, names: (seat: number) => string) =>
    "who" in args ? `${names(0)} ${key}` : key,
}));
vi.mock("../../lib/seats", () => ({ seatName: (table: Table, seat: number) => table.seats[seat]?.name }));

const game = {
  spotsOf: (token: string) => [token],
  spotsAt: (path: string[]) => [path.join(".")],
  icon: (kind: string, deck: string | null) => (deck ? `card-${deck}` : kind),
} as unknown as GameTable;
const called = (...names: string[]) =>
  ({ game: "viticulture", seats: names.map((name, seat) => ({ seat, name })) }) as unknown as Table;
const table = called("Ana", "Rui");
const view = {} as View;

function event(kind: string, seat = 0, rest: Partial<Happening> = {}, args: Message["args"] = {}): Happening {
  return { message: { key: `viticulture-event-${kind}`, args }, seat, paths: [], weight: "news", ...rest };
}

function line(number: number, seat: number, rest: Partial<LogLine> = {}): LogLine {
  const message = { key: `answer ${number}`, args: {} };
  return { number, seat, token: "pass", message, question: null, events: [], year: 1, turn: true, ...rest };
}

const rows = (log: LogLine[], only: number | null = null) =>
  parts(log, game, table, only).flatMap((part) =>
    part.kind === "year" ? [`year ${part.year}`] : part.rows.map(({ text }) => text),
  );

describe("the log", () => {
  test("puts what happens to nobody, and what follows from it, under nobody's turn", () => {
    const events = [event("lira", 1), event("phase", -1), event("interest", 0)];
    const found = parts([line(1, 1, { events }), line(2, 1, { turn: false })], game, table);
    expect(found.map((part) => (part.kind === "turn" ? [part.seat, part.rows.length] : part.kind))).toEqual([
      "year",
      [1, 2],
      "table",
      [1, 1],
    ]);
  });

  test("keeps the parts that are as before, and no others", () => {
    const log = [line(1, 0), line(2, 1)];
    const before = parts(log, game, table);
    const longer = [...log, line(3, 1, { turn: false }), line(4, 0)];
    const now = kept(before, parts(longer, game, table));
    expect(now).toEqual(parts(longer, game, table));
    expect(now.map((part, place) => part === before[place])).toEqual([true, true, false, false]);
    expect(kept(now, parts(log, game, table))).toEqual(before);
    expect(kept(now, parts(longer, game, called("Eva", "Rui")))).toEqual(parts(longer, game, called("Eva", "Rui")));
  });

  test("makes the rows of a line once, unless somebody is called otherwise", () => {
    const events = [event("lira", 0, {}, { who: { ref: ["seat", "seat-1"] } })];
    const log = [line(1, 0, { events })];
    const all = (of: Table) => parts(log, game, of).flatMap((part) => (part.kind === "year" ? [] : part.rows));
    const before = all(table);
    log.push(line(2, 1));
    expect(all(called("Ana", "Rui")).slice(0, 2)).toEqual(before);
    all(table)
      .slice(0, 2)
      .forEach((row, place) => expect(row).toBe(before[place]));
    expect(all(called("Eva", "Rui"))[1]?.text).toBe("Eva viticulture-event-lira");
  });

  test("shows answers and what nobody answered, in order", () => {
    const events = [event("lira", 0, {}, { who: { ref: ["seat", "seat-1"] } }), event("draw", 1)];
    expect(rows([line(1, 0, { events }), line(2, 1)])).toEqual([
      "year 1",
      "answer 1",
      "Ana viticulture-event-lira",
      "viticulture-event-draw",
      "answer 2",
    ]);
  });

  test("leaves out what repeats the answer and what only follows", () => {
    const events = [event("place", 0, { weight: "echo" }), event("laid-away", -1, { weight: "detail" })];
    expect(rows([line(1, 0, { events })])).toEqual(["year 1", "answer 1"]);
  });

  test("begins a year where it began, not at the next answer", () => {
    const events = [event("lira"), event("year", -1, {}, { year: 2 }), event("season", -1)];
    const log = [line(1, 0, { events }), line(2, 1, { year: 2 })];
    expect(rows(log)).toEqual([
      "year 1",
      "answer 1",
      "viticulture-event-lira",
      "year 2",
      "viticulture-event-season",
      "answer 2",
    ]);
  });

  test("shows the question of an answer that alone says nothing", () => {
    const question = { key: "Do you?", args: {} };
    const [, turn] = parts([line(1, 0, { token: "yes", question })], game, table);
    expect(turn?.kind === "turn" && turn.rows[0]?.question).toBe("Do you?");
    const [, other] = parts([line(1, 0, { token: "pass", question })], game, table);
    expect(other?.kind === "turn" && other.rows[0]?.question).toBe("");
  });

  test("can be limited to one player", () => {
    const events = [event("lira", 1), event("season", -1), event("draw", 0)];
    expect(rows([line(1, 0, { events }), line(2, 1)], 1)).toEqual(["year 1", "viticulture-event-lira", "answer 2"]);
  });

  test("knows the places of an event on the board, and its symbol", () => {
    const events = [event("draw", 0, { paths: ["decks/vine/count"] }, { deck: { ref: ["deck", "vine"] } })];
    const [, turn] = parts([line(1, 0, { events })], game, table);
    const row = turn?.kind === "turn" ? turn.rows[1] : undefined;
    expect([row?.spots(view), row?.icon]).toEqual([["decks.vine.count"], "card-vine"]);
  });

  test("is read aloud with its events", () => {
    expect(spoken([line(1, 1, { events: [event("lira"), event("place", 0, { weight: "echo" })] })], table)).toEqual([
      "web-news Rui answer 1",
      "viticulture-event-lira",
    ]);
  });
});
