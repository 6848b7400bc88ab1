import { expect, test } from "vitest";
import type { LogLine } from "../lib/wire";
import { byYear, together } from "./pairs";

test("two games of different length make one chart", () => {
  const mine = [
    { year: 1, scores: [0, 3] },
    { year: 2, scores: [0, 9] },
  ];
  const theirs = [...mine, { year: 3, scores: [0, 20] }];
  expect(together(mine, theirs, 1)).toEqual([
    { year: 1, scores: [3, 3] },
    { year: 2, scores: [9, 9] },
    { year: 3, scores: [9, 20] },
  ]);
  expect(together(theirs, mine, 1).map(({ scores }) => scores[1])).toEqual([3, 9, 9]);
});

test("lines stand under their years", () => {
  const line = (number: number, year: number) => ({ number, year }) as LogLine;
  const found = byYear([line(1, 1), line(2, 1), line(3, 2)]);
  expect(found.map(([year, lines]) => [year, lines.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
