import { describe, expect, it } from "vitest";
import { isShort, left, span } from "./pace";
import type { Pace } from "../wire";

const LIVE: Pace = { kind: "live", bank: 600, increment: 30, hours: 0, bot: "medium" };
const TURNS: Pace = { kind: "turns", bank: 0, increment: 0, hours: 48, bot: "medium" };

describe("times in words", () => {
  it("names a span by its largest whole unit", () => {
    expect(span(172_800)).toBe("2 days");
    expect(span(43_200)).toBe("12 hours");
    expect(span(90)).toBe("90 seconds");
  });

  it("shows what is left as a clock does", () => {
    expect(left(2 * 86_400 + 3 * 3600 + 59)).toBe("2d 3h");
    expect(left(3600 * 5 + 60 * 20)).toBe("5h 20m");
    expect(left(299.9)).toBe("4:59");
    expect(left(-3)).toBe("0:00");
  });

  it("warns near the end only", () => {
    expect([61, 59].map((seconds) => isShort(LIVE, seconds))).toEqual([false, true]);
    expect([7 * 3600, 5 * 3600].map((seconds) => isShort(TURNS, seconds))).toEqual([false, true]);
  });
});
