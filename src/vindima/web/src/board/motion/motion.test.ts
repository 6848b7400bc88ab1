import { expect, test } from "vitest";
import { coins, glides, type Piece, type Purse, type Spot, type Stood } from "./motion";

const at = (x: number, y = 0, width = 10): Spot => ({ x, y, width, height: 10 });
const stood = (pieces: Record<string, Spot>, purses: Purse[] = []): Stood => ({
  pieces: new Map(Object.entries(pieces)),
  purses: new Map(purses.map((purse) => [purse.name, purse])),
});
const piece = (name: string, box: Spot, ...from: string[]): Piece => ({ name, box, from });
const nowhere = () => null;

test("only what has moved glides, from where it was", () => {
  const before = stood({ a: at(0), b: at(50), c: at(0, 0, 0) });
  const now = [piece("a", at(30)), piece("b", at(51)), piece("c", at(90))];
  expect(glides(before, now, nowhere)).toEqual([{ name: "a", from: at(0) }]);
});

test("a drawn card comes from its deck, and what comes from nowhere appears", () => {
  const deck = (start: string) => (start === "deck-vine" ? at(500) : null);
  const now = [piece("card-1", at(0), "deck-vine"), piece("worker", at(20), "unknown")];
  expect(glides(stood({}), now, deck)).toEqual([
    { name: "card-1", from: at(500) },
    { name: "worker", from: null },
  ]);
});

test("a wine that has aged comes from its former value, a new one from the crush pad", () => {
  const before = stood({ "wine-3": at(30) });
  const pad = (start: string) => (start === "pad" ? at(200) : null);
  expect(glides(before, [piece("wine-4", at(40), "wine-3", "pad")], pad)[0]?.from).toEqual(at(30));
  const both = [piece("wine-3", at(30)), piece("wine-4", at(40), "wine-3", "pad")];
  expect(glides(before, both, pad)).toEqual([{ name: "wine-4", from: at(200) }]);
});

test("coins pass from one player to the other, otherwise between player and till", () => {
  const purse = (name: string, amount: number, x: number): Purse => ({ name, amount, box: at(x) });
  const before = stood({}, [purse("a", 5, 0), purse("b", 5, 100)]);
  expect(coins(before, [purse("a", 3, 0), purse("b", 7, 100)], at(50))).toEqual([
    { from: at(0), to: at(100), count: 2 },
  ]);
  expect(coins(before, [purse("a", 14, 0), purse("b", 5, 100)], at(50))).toEqual([
    { from: at(50), to: at(0), count: 3 },
  ]);
  expect(coins(before, [purse("a", 4, 0), purse("b", 5, 100)], null)).toEqual([]);
  expect(coins(before, [purse("a", 5, 0), purse("new", 5, 100)], at(50))).toEqual([]);
});
