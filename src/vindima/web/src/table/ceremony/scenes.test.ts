import { expect, test } from "vitest";
import type { Arg, Happening, LogLine } from "../../lib/wire";
import { ceremonyOf as ofVinhos } from "../../games/vinhos/ceremonies";
import { ceremonyOf as ofViticulture } from "../../games/viticulture/ceremonies";
import { ceremonies, podium, type Occasion } from "./scenes";

const VINHOS: Occasion = { game: { ceremonyOf: ofVinhos }, reader: 0, lastYear: 6 };
const VITICULTURE: Occasion = { game: { ceremonyOf: ofViticulture }, reader: 0, lastYear: null };
const ref = (kind: string, id: string): Arg => ({ ref: [kind, id] });

function happening(game: string, kind: string, seat = -1, args: Record<string, Arg> = {}): Happening {
  return { message: { key: `${game}-event-${kind}`, args }, seat, paths: [], weight: "news" };
}

function line(events: Happening[], seat = 1, year = 2): LogLine {
  return { number: 7, seat, token: "x", message: null, question: null, events, year, turn: true };
}

const vinhos = (kind: string, seat?: number, args?: Record<string, Arg>) => happening("vinhos", kind, seat, args);
const viticulture = (kind: string, seat?: number, args?: Record<string, Arg>) =>
  happening("viticulture", kind, seat, args);
const kinds = (lines: LogLine[], occasion: Occasion) => ceremonies(lines, occasion).map(({ kind }) => kind);

test("the end of a year in Vinhos, its wines and the next year follow one another", () => {
  const events = [
    vinhos("sale", 1),
    vinhos("account", 1, { cause: ref("cause", "sale"), amount: 3 }),
    vinhos("order", 2),
    vinhos("pay-account", 2, { cause: ref("cause", "interest"), amount: 1 }),
    vinhos("age", 0, { estate: 1 }),
    vinhos("wine", 0, { estate: 1 }),
    vinhos("year", -1, { year: 3 }),
    vinhos("vintage", -1, { weather: 1 }),
    vinhos("feature"),
    vinhos("phase", -1, { phase: 1 }),
  ];
  const found = ceremonies([line(events)], VINHOS);
  expect(found.map(({ kind }) => kind)).toEqual(["year-end", "wine", "year"]);
  expect(found[0]?.events).toHaveLength(3);
  expect(found[2]?.events).toHaveLength(3);
});

test("the last year is announced as such", () => {
  expect(kinds([line([vinhos("year", -1, { year: 6 })])], VINHOS)).toEqual(["last"]);
  expect(kinds([line([viticulture("last-year", 1)])], VITICULTURE)).toEqual(["last"]);
});

test("the last turn of Vinhos and the last winter of Viticulture are announced", () => {
  const second = vinhos("phase", -1, { phase: 2 });
  const winter = viticulture("season", -1, { season: ref("season", "winter") });
  expect(kinds([line([vinhos("order", 2), second], 1, 6)], VINHOS)).toEqual(["last-turn"]);
  expect(kinds([line([vinhos("phase", -1, { phase: 1 })], 1, 6)], VINHOS)).toEqual([]);
  expect(kinds([line([winter])], { ...VITICULTURE, lastYear: 2 })).toEqual(["last-season"]);
  expect(kinds([line([winter])], VITICULTURE)).toEqual(["season"]);
});

test("the last year of a solo game is announced when it begins", () => {
  expect(kinds([line([viticulture("year", -1, { year: 7 })])], { ...VITICULTURE, lastYear: 7 })).toEqual(["last"]);
});

test("an order of play between two phases is no ceremony", () => {
  expect(kinds([line([vinhos("order", 2), vinhos("phase", -1, { phase: 2 })])], VINHOS)).toEqual([]);
});

test("the fair has a podium, the best place first", () => {
  const prizes = [3, 1, 2].map((place, seat) => vinhos("prize", seat, { place, points: 12 - place }));
  const [fair] = ceremonies([line([vinhos("fair-expert", 1), vinhos("feature"), ...prizes])], VINHOS);
  expect(fair?.kind).toBe("fair");
  expect(fair && podium(fair).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test("a visitor is shown with its card, but not to whoever played it", () => {
  const events = [viticulture("played", 1, { card: ref("summer", "surveyor") })];
  expect(ceremonies([line(events)], VITICULTURE)).toMatchObject([{ kind: "visitor", card: "summer/surveyor" }]);
  expect(kinds([line(events, 0)], VITICULTURE)).toEqual([]);
  expect(kinds([line(events, 0)], { ...VITICULTURE, reader: null })).toEqual(["visitor"]);
});

test("a harvest, new wine, the Automa's card and a season have their ceremonies", () => {
  const lines = [
    line([viticulture("harvest", 1), viticulture("grape", 1), viticulture("grape", 1)]),
    line([viticulture("grape", 1)]),
    line([viticulture("lose-grape", 1), viticulture("wine", 1)]),
    line([viticulture("automa-card"), viticulture("automa-place")]),
    line([viticulture("season", -1, { season: ref("season", "summer") })]),
  ];
  expect(kinds(lines, VITICULTURE)).toEqual(["harvest", "wine", "automa", "season"]);
});

test("a year of Viticulture ends with ageing and residual payments", () => {
  const lira = (cause: string) => viticulture("lira", 1, { cause: ref("cause", cause), amount: 2 });
  const events = [lira("tour"), viticulture("age-wines", 0), lira("residual"), viticulture("next-year", 0)];
  const found = ceremonies([line([...events, viticulture("year", -1, { year: 2 })])], VITICULTURE);
  expect(found.map(({ kind }) => kind)).toEqual(["year-end", "year"]);
  expect(found[0]?.events).toHaveLength(2);
  expect(kinds([line([viticulture("age-wines", 0)])], VITICULTURE)).toEqual([]);
});

test.each(["winner", "result-draw", "result-loss"])("%s ends the game", (kind) => {
  expect(kinds([line([viticulture(kind, 0)])], VITICULTURE)).toEqual(["winner"]);
});
