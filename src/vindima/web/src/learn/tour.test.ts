import { expect, test } from "vitest";
import { around, selectorOf, within } from "./tour";

test("a spot is found by its name or by how its name begins", () => {
  expect(selectorOf(["year"])).toBe('[data-spot="year"], [data-about="year"]');
  expect(selectorOf(["field-0-*"])).toBe('[data-spot^="field-0-"], [data-about^="field-0-"]');
  expect(selectorOf([])).toBe("");
});

test("a frame surrounds all that is drawn", () => {
  const hidden = { left: 0, top: 0, right: 0, bottom: 0 };
  const one = { left: 10, top: 20, right: 30, bottom: 40 };
  const other = { left: 50, top: 5, right: 60, bottom: 25 };
  expect(around([hidden, one, other])).toEqual({ left: 10, top: 5, right: 60, bottom: 40 });
  expect(around([hidden])).toBeNull();
});

test("a spotlight stays inside the window of the board", () => {
  const window = { left: 100, top: 50, right: 300, bottom: 250 };
  const frame = { left: 90, top: 60, right: 120, bottom: 400 };
  expect(within(frame, window, 6)).toEqual({ left: 0, top: 4, right: 26, bottom: 200 });
});
