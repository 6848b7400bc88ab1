import { expect, test } from "vitest";
import { way, type Box } from "./sight";

const EDGE: Box = { left: 0, right: 100, top: 0, bottom: 100 };
const box = (top: number, left = 40): Box => ({ left, right: left + 20, top, bottom: top + 20 });

test("nothing moves while everything is in sight", () => {
  expect(way([box(0), box(80)], EDGE)).toEqual([0, 0]);
});

test("choices that fit together are shown together, although one is in sight already", () => {
  expect(way([box(80), box(140)], EDGE)).toEqual([0, 70]);
});

test("a choice that is partly beyond the edge is shown whole", () => {
  expect(way([box(20), box(85)], EDGE)).toEqual([0, 12.5]);
  expect(way([box(20), box(83)], EDGE)).toEqual([0, 0]);
});

test("of too many choices one is shown, and none moves if one is in sight", () => {
  expect(way([box(200), box(400)], EDGE)).toEqual([0, 160]);
  expect(way([box(400), box(20)], EDGE)).toEqual([0, 0]);
});

test("of too many choices as many as fit together are shown", () => {
  expect(way([box(0), box(120), box(150), box(190), box(400)], EDGE)).toEqual([0, 115]);
  expect(way([box(0), box(120, 0), box(150, 60), box(400)], EDGE)).toEqual([-10, 95]);
  expect(way([box(10), box(60), box(120), box(170)], EDGE)).toEqual([0, 0]);
});

test("a choice at the side is scrolled to", () => {
  expect(way([box(40, 240)], EDGE)).toEqual([200, 0]);
});
