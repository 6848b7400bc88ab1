import { afterEach, describe, expect, it, vi } from "vitest";
import { fits, fitting } from "./fits";

afterEach(() => vi.unstubAllGlobals());

/** The size found for an object with the given height at each size, and how often it was drawn. */
function found(size: number, room: number, heightOf: (size: number) => number): [number, number] {
  let drawn = 0;
  const height = (wanted: number) => {
    drawn += 1;
    return heightOf(wanted);
  };
  return [fitting(size, 0.7, room, height), drawn];
}

describe("a size that fits", () => {
  it("stays as it is while it fits and fills its room", () => {
    expect(found(1, 400, () => 300)).toEqual([1, 1]);
    expect(found(0.8, 400, (size) => 495 * size)).toEqual([0.8, 1]);
  });

  it.each([450, 480, 520, 560])("is found for a drawing of %i in a room of 400", (whole) => {
    const [size, drawn] = found(1, 400, (wanted) => whole * wanted);
    expect(whole * size).toBeLessThanOrEqual(400);
    expect(whole * size).toBeGreaterThan(400 * 0.94);
    expect(drawn).toBe(2);
  });

  it("is found where lines break anew", () => {
    const heightOf = (size: number) => 200 + Math.ceil(300 * size * size);
    const [size] = found(1, 400, heightOf);
    expect(heightOf(size)).toBeLessThanOrEqual(400);
    expect(heightOf(size)).toBeGreaterThan(400 * 0.94);
  });

  it("is the smallest where nothing fits", () => {
    expect(found(1, 400, (size) => 900 * size)[0]).toBe(0.7);
    expect(found(0.7, 400, (size) => 900 * size)).toEqual([0.7, 1]);
  });

  it("grows again when there is more room", () => {
    expect(found(0.7, 400, (size) => 300 * size)[0]).toBe(1);
    const [size] = found(0.7, 400, (wanted) => 480 * wanted);
    expect(480 * size).toBeLessThanOrEqual(400);
    expect(480 * size).toBeGreaterThan(400 * 0.94);
  });
});

describe("something that is fitted no longer", () => {
  it("has its own size again", () => {
    const seen = { observe: () => undefined, disconnect: () => undefined };
    vi.stubGlobal("ResizeObserver", function () {
      return seen;
    });
    const tray = document.createElement("main").appendChild(document.createElement("div"));
    const leave = fits("main", 1, 0, 0.7)(tray);
    tray.style.zoom = "0.8";
    leave?.();
    expect(tray.style.zoom).toBe("");
  });
});
