import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameTable } from "../board/game";
import { ApiError, api } from "../lib/server/api";
import { Film } from "./film.svelte";

vi.mock("../games", () => ({
  loadGame: () => Promise.resolve({ print: () => undefined, changes: () => [] } as unknown as GameTable),
}));
vi.mock("../lib/words/text", () => ({ learn: () => Promise.resolve(), sentence: () => "" }));
vi.mock("../lib/server/api", { spy: true });

/** The reader may not count the answer between 2 and 4. */
const COUNTS = [1, 2, 4, 5];
const REPLAY = {
  count: 5,
  lines: COUNTS.map((count) => ({ count, turn: count !== 2 })),
  years: [
    { year: 1, count: 0 },
    { year: 2, count: 4 },
  ],
};

let missing: Set<number>;
beforeEach(() => {
  missing = new Set();
  vi.mocked(api.get).mockReset();
  vi.mocked(api.get).mockImplementation(async <T>(path: string) => {
    const at = /replay\/(\d+)/.exec(path)?.[1];
    if (at !== undefined) {
      if (missing.has(Number(at))) throw new ApiError(500, { error: "web-error-server", detail: "" });
      return { view: {}, count: Number(at) } as T;
    }
    return (path.includes("replay") ? REPLAY : { id: "t", game: "vinhos", seats: [] }) as T;
  });
});

test("a film opens at the last position before a count that may not be seen", async () => {
  expect((await Film.open("t", 3)).at).toBe(2);
});

describe("winding", () => {
  test("stays within the game", async () => {
    const film = await Film.open("t", 0);
    await film.wind(99);
    expect(film.at).toBe(5);
    await film.wind(-1);
    expect(film.at).toBe(0);
  });

  test("goes from answer to answer, turn to turn, year to year", async () => {
    const film = await Film.open("t", 0);
    await film.step(film.stops, 1);
    expect(film.at).toBe(1);
    await film.step(film.years, 1);
    expect(film.at).toBe(4);
    await film.step(film.turns, -1);
    expect(film.at).toBe(2);
    await film.step(film.years, -1);
    expect(film.at).toBe(0);
  });

  test("asks for each position once", async () => {
    const film = await Film.open("t", 0);
    for (const count of [1, 0, 1]) await film.wind(count);
    const asked = vi.mocked(api.get).mock.calls.filter(([path]) => path.includes("replay/1"));
    expect(asked).toHaveLength(1);
  });

  test("to a position that cannot be had says why and stays; it is asked for again", async () => {
    const film = await Film.open("t", 0);
    missing.add(1);
    await film.wind(1);
    expect([film.at, film.problem?.error]).toEqual([0, "web-error-server"]);
    missing.clear();
    await film.wind(1);
    expect([film.at, film.problem]).toEqual([1, null]);
  });
});

test("the log ends at the position that is shown", async () => {
  const film = await Film.open("t", 2);
  expect(film.lines.map(({ count }) => count)).toEqual([1, 2]);
});
