import { expect, test } from "vitest";
import * as arithmetic from "./arithmetic";

const { numbers, matrix, lists } = arithmetic;
/** Two rows of three numbers. */
const SIX = numbers(Int16Array.of(1, -3, 7, 0, 4, -8), 3);
/** Two outputs of three inputs: 0.5 · (1, 2, -128) and 0.25 · (4, 0, 127). */
const WEIGHT = matrix(Uint8Array.of(1, 2, 128, 4, 0, 127), 3, Float32Array.of(0.5, 0.25));
const BIAS = Float32Array.of(10, -1);

test("columns are cut, joined and reshaped row by row", () => {
  const { columns, joined, reshaped } = arithmetic;
  expect(lists(columns(SIX, 1, 3))).toEqual([
    [-3, 7],
    [4, -8],
  ]);
  expect(lists(joined([columns(SIX, 2, 3), SIX]))).toEqual([
    [7, 1, -3, 7],
    [-8, 0, 4, -8],
  ]);
  expect(lists(reshaped(SIX, 2))).toEqual([
    [1, -3],
    [7, 0],
    [4, -8],
  ]);
});

test("numbers are compressed, spread and normalized", () => {
  expect(lists(arithmetic.compressed(SIX, [1]))).toEqual([
    [1, 0, 3],
    [0, 0, -Math.fround(Math.log2(9))],
  ]);
  const segments: [number, number][] = [
    [0, 2],
    [2, 10],
  ];
  expect(lists(arithmetic.spread(SIX, [2, 0], segments))).toEqual([
    [1, 0.625, 0.5, 0],
    [0, 0, 0, 0],
  ]);
  const mean = Float32Array.of(1, 1, 1);
  expect(lists(arithmetic.normalized(SIX, mean, Float32Array.of(1, 0.5, 2), 8))).toEqual([
    [0, -2, 8],
    [-1, 1.5, -8],
  ]);
});

test("a layer multiplies by signed bytes and their scales, and adds a bias", () => {
  const found = [
    [0.5 * (1 - 6 - 7 * 128) + 10, 0.25 * (4 + 7 * 127) - 1],
    [0.5 * (8 + 8 * 128) + 10, 0.25 * -8 * 127 - 1],
  ];
  expect(lists(arithmetic.dense(SIX, WEIGHT, BIAS))).toEqual(found);
  expect(arithmetic.chosen(SIX, 1, WEIGHT, BIAS, [1, 0])).toEqual([found[1]?.[1], found[1]?.[0]]);
});

test("long rows are multiplied to their last number", () => {
  const width = 11;
  const ones = numbers(new Int16Array(width).fill(1), width);
  const weight = matrix(
    Uint8Array.from({ length: width }, (_, place) => place + 1),
    width,
    Float32Array.of(1),
  );
  expect(lists(arithmetic.dense(ones, weight, Float32Array.of(0)))).toEqual([[66]]);
});

test("rows become normal, positive, sums and multiples", () => {
  const [row = []] = lists(arithmetic.normal(numbers(Int16Array.of(1, 3, 1, 3), 4)));
  for (const [place, value] of [-1, 1, -1, 1].entries()) expect(row[place]).toBeCloseTo(value, 4);
  expect(lists(arithmetic.rectified(SIX))).toEqual([
    [1, 0, 7],
    [0, 4, 0],
  ]);
  expect(lists(arithmetic.sum(SIX, SIX))).toEqual([
    [2, -6, 14],
    [0, 8, -16],
  ]);
  expect(lists(arithmetic.scaled(SIX, numbers(Int16Array.of(2, -1), 1)))).toEqual([
    [2, -6, 14],
    [-0, -4, 8],
  ]);
});

test("codes beyond a table mean its last row", () => {
  expect(lists(arithmetic.lookedUp(WEIGHT, numbers(Int16Array.of(0, 9, -1), 1)))).toEqual([
    [0.5, 1, -64],
    [1, 0, 31.75],
    [0.5, 1, -64],
  ]);
});
