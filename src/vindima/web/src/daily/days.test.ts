import { expect, test } from "vitest";
import { longDay, shifted } from "./days";

test("a day before and after, across months and years", () => {
  expect(shifted("2026-11-18", 1)).toBe("2026-11-19");
  expect(shifted("2026-12-31", 1)).toBe("2027-01-01");
  expect(shifted("2028-03-01", -1)).toBe("2028-02-29");
});

test("the date in words does not depend on where the reader is", () => {
  expect(longDay("2026-11-18")).toContain("18");
  expect(longDay("2026-11-18")).toContain("2026");
});
