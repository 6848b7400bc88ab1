import { describe, expect, it } from "vitest";
import type { Offer } from "../lib/wire";
import { changed, fits } from "./offers.svelte";

function offer(id: string, more: Partial<Offer> = {}): Offer {
  const seats = [0, 1].map(() => ({ kind: "person" as const, name: "", bot: null }));
  return {
    id,
    game: "vinhos",
    seats,
    host: 0,
    free: 1,
    public: false,
    options: {},
    corrected: false,
    pace: null,
    rated: false,
    level: "",
    language: "",
    year: 1,
    dealt: false,
    since: null,
    here: true,
    ...more,
  };
}

describe("offers", () => {
  it("keep their order, and new ones come first", () => {
    const [a, b, c] = [offer("a"), offer("b"), offer("c")];
    const now = { ...b, free: 2 };
    expect(changed([a, b], [c, now], new Set())).toEqual([c, a, now]);
    expect(changed([a, b], [], new Set(["a"]))).toEqual([b]);
  });

  it("fit what is looked for", () => {
    const polish = offer("a", { language: "pl" });
    const all = { game: "", players: 0, language: "", pace: "" };
    expect(fits(polish, all)).toBe(true);
    expect(fits(polish, { ...all, language: "fr" })).toBe(false);
    expect(fits(offer("b"), { ...all, language: "fr" })).toBe(true);
    expect(fits(polish, { ...all, game: "viticulture" })).toBe(false);
    expect(fits(polish, { ...all, players: 3 })).toBe(false);
    expect(fits(polish, { game: "vinhos", players: 2, language: "pl", pace: "none" })).toBe(true);
    expect(fits(polish, { ...all, pace: "live" })).toBe(false);
  });
});
