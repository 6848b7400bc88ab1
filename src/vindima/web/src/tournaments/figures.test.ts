import { expect, test } from "vitest";
import type { Fixture } from "../lib/wire";
import { between, letter, matchOf, met, rounds, waiting } from "./figures";

function fixture(number: number, round: number, seats: number[], shares: number[] | null): Fixture {
  const state = shares ? "over" : "running";
  return { number, round, seats, state, mine: false, table: null, watch: null, scores: null, shares, above: null };
}

const matches = [
  fixture(1, 1, [1, 2, 3], [1, 0.5, 0]),
  fixture(2, 2, [2, 1], [0.5, 0.5]),
  fixture(3, 2, [3, -1], [1, 0]),
  fixture(4, 3, [1, 3], null),
];

test("two entrants are compared over all tables that they shared", () => {
  expect(between(matches, 1, 2)).toBe(1.5);
  expect(between(matches, 2, 1)).toBe(0.5);
  expect(between(matches, 3, 1)).toBe(0);
  expect(between(matches, 1, 4)).toBeNull();
  expect(met(matches, 1, 2)).toBe(2);
  expect(met(matches, 1, 3)).toBe(1);
});

test("a match is found by its round", () => {
  expect(matchOf(matches, 3, 2)?.number).toBe(3);
  expect(matchOf(matches, 2, 3)).toBeUndefined();
  expect(rounds({ round: 3 })).toEqual([1, 2, 3]);
  expect(letter(2)).toBe("C");
});

test("only the reader's own tables wait for the reader", () => {
  const mine = { ...fixture(5, 1, [1, 2], null), mine: true, table: "t" };
  expect(waiting({ matches: [...matches, mine, { ...mine, table: null }] })).toEqual([mine]);
});
