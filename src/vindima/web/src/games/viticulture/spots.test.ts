import { expect, test } from "vitest";
import { changes } from "./changes";
import { isSlip, slipOf, spotsOf } from "./spots";
import type { View } from "./view";

const VIEW = { to_answer: 2, shown: [], question: null } as unknown as View;
const ask = (key: string, args: Record<string, unknown> = {}) => ({ key, args }) as View["question"];

test.each([
  ["place harvest left", ["place-harvest-left"]],
  ["place use-yoke left", ["structure-2-yoke"]],
  ["place gain-lira left", ["place-gain-lira"]],
  ["plant malvasia field-5", ["field-2-field-5", "hand-2-malvasia"]],
  ["wake row-3", ["row-3"]],
  ["player seat-1", ["seat-0"]],
  ["grape red-4", ["grape-2-red-4"]],
  ["bottle blush-5", ["wine-2-blush-5"]],
  ["pay-lira", ["slip-pay-lira", "lira-2"]],
  ["unheard-of", []],
])("%s is given at %j", (token, spots) => expect(spotsOf(token, VIEW)).toEqual(spots));

test("a new grape or wine is put on the shelf that the question names", () => {
  const grape = ask("viticulture-ask-grape-spot", { grape: { ref: ["grape", "red-4"] } });
  const wine = ask("viticulture-ask-wine-spot", { wine: { ref: ["bottle", "blush-6"] } });
  expect(spotsOf("spot 3", VIEW, grape)).toEqual(["grape-2-red-3"]);
  expect(spotsOf("spot 5", VIEW, wine)).toEqual(["wine-2-blush-5"]);
});

test("a question about a deck is answered there too", () => {
  const deck = ask("viticulture-ask-draw", { deck: { ref: ["card", "order"] } });
  expect(spotsOf("yes", VIEW, deck)).toEqual(["slip-yes", "deck-order"]);
});

test("answers without a place lie on slips", () => {
  expect([isSlip("done"), isSlip("choose 2"), isSlip("pass")]).toEqual([true, true, false]);
  expect(slipOf("choose 2")).toBe("slip-choose-2");
});

const NOBODY = { red: [], white: [], blush: [], sparkling: [], vine: [], order: [], summer: [], winter: [] };
const seat = (rest: object = {}) => ({
  score: 0,
  lira: 3,
  residual: 0,
  row: null,
  passed: false,
  at_gain_lira: 0,
  yoke: null,
  structures: [],
  fields: [{ id: "field-5", owned: true, vines: [] }],
  grapes: NOBODY,
  wines: NOBODY,
  hand: null,
  ...rest,
});
const deck = { count: 10, discards: [] };
const view = (rest: object = {}, one = seat()) =>
  ({
    actions: [{ id: "harvest", spaces: { left: null }, beside: [] }],
    decks: { vine: deck, order: deck, summer: deck, winter: deck },
    automa: null,
    seats: [one],
    ...rest,
  }) as unknown as View;

test("equal views have no changed spots", () => expect(changes(view(), view())).toEqual([]));

test("what differs for a seat is marked where it lies", () => {
  const after = seat({ lira: 1, structures: ["yoke"], grapes: { ...NOBODY, red: [3] }, row: "row-2" });
  expect(changes(view(), view({}, after))).toEqual(["lira-0", "row-2", "structure-0-yoke", "grape-0-red-3"]);
});

test("a worker who arrives is marked, one who leaves is not", () => {
  const there = view({ actions: [{ id: "harvest", spaces: { left: { seat: 0, worker: "regular" } }, beside: [] }] });
  expect(changes(view(), there)).toEqual(["place-harvest-left"]);
  expect(changes(there, view())).toEqual([]);
});
