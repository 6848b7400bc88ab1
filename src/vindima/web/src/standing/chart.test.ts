import { describe, expect, it } from "vitest";
import { scaleOf, smoothed } from "./chart";

const BOX = { width: 500, height: 200, left: 40, right: 10, top: 10, bottom: 30 };

describe("scaleOf", () => {
  it("has a round grid that contains all values", () => {
    const { grid, y } = scaleOf([63, 71, 98], 3, BOX);
    expect(grid).toEqual([60, 70, 80, 90, 100]);
    expect(y(60)).toBe(170);
    expect(y(100)).toBe(10);
  });

  it("has room for equal values", () => {
    const { grid, y } = scaleOf([20, 20], 2, BOX);
    expect(grid).toEqual([20, 21]);
    expect(Number.isFinite(y(20))).toBe(true);
  });

  it("puts a single game in the middle", () => {
    expect(scaleOf([5], 1, BOX).x(0)).toBe(265);
  });
});

describe("smoothed", () => {
  it("averages each value with those shortly before it", () => {
    expect(smoothed([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
  });
});
