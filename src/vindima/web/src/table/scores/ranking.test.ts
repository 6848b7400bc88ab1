import { expect, test } from "vitest";
import type { State } from "../../lib/wire";
import { ranked } from "./ranking";

const over = (scores: number[], winners: number[], result = "", automa: number | null = null) =>
  ranked({
    result,
    view: { seats: scores.map((score) => ({ score })), winners, automa: automa === null ? null : { points: automa } },
  } as unknown as State).map(({ seat, place }) => [seat, place]);

test("seats with the same points share a place, unless the tie was broken", () => {
  expect(over([20, 25, 20], [1])).toEqual([[1, 1], [0, 2], [2, 2]]); // prettier-ignore
  expect(over([20, 20], [1])).toEqual([[1, 1], [0, 2]]); // prettier-ignore
});

test("solo, the Automa is ranked too, and before whoever lost to it", () => {
  expect(over([18], [], "loss", 20)).toEqual([[null, 1], [0, 2]]); // prettier-ignore
  expect(over([26], [], "loss", 20)).toEqual([[null, 1], [0, 2]]); // prettier-ignore
  expect(over([26], [0], "win", 20)).toEqual([[0, 1], [null, 2]]); // prettier-ignore
  expect(over([20], [], "draw", 20)).toEqual([[0, 1], [null, 1]]); // prettier-ignore
});
