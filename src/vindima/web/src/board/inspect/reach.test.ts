import { expect, test } from "vitest";
import { isArrow, next, type Box } from "./reach";

const at = (x: number, y: number): Box => ({ left: x, right: x + 10, top: y, bottom: y + 10 });

test("an arrow leads to the nearest thing in its direction", () => {
  const boxes = [at(50, 0), at(20, 0), at(0, 20), at(-20, 0), at(0, -30)];
  expect(next(at(0, 0), boxes, "ArrowRight")).toBe(1);
  expect(next(at(0, 0), boxes, "ArrowDown")).toBe(2);
  expect(next(at(0, 0), boxes, "ArrowLeft")).toBe(3);
  expect(next(at(0, 0), boxes, "ArrowUp")).toBe(4);
});

test("what lies straight ahead comes before what is nearer but aside", () => {
  expect(next(at(0, 0), [at(15, 30), at(40, 0)], "ArrowRight")).toBe(1);
});

test("at the edge there is nothing", () => {
  expect(next(at(0, 0), [at(-20, 0)], "ArrowRight")).toBe(-1);
  expect(isArrow("ArrowUp")).toBe(true);
  expect(isArrow("a")).toBe(false);
});
