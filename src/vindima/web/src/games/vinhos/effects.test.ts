import { beforeAll, describe, expect, test } from "vitest";
import { learn, say, speak } from "../../lib/words/text";
import type { Change } from "../../lib/wire";
import { effects } from "./effects";
import type { View } from "./view";

const VIEW = {
  regions: [{ id: "minho" }, { id: "douro" }],
  fair_slots: [{ id: "stand-1", bonus: "winery_for_1" }],
} as unknown as View;

const at = (path: Change["path"], before: unknown, after: unknown) => effects([{ path, before, after }], VIEW);

beforeAll(async () => {
  await speak("en");
  await learn("vinhos");
});

describe("an effect is shown where it happens", () => {
  // Money is written out in full.
  test.each([
    ["cash", 7, 4, "cash", "−3,000"],
    ["account", 0, 5, "account", "+5,000"],
    ["score", 2, 7, "score", "+5"],
    ["fair_points", 2, 1, "fair-points", "−1"],
    ["barrels", 9, 8, "barrels", "−1"],
  ])("%s of a seat", (field, before, after, what, amount) =>
    expect(at(["seats", 1, field], before, after)).toEqual([
      { spot: `${what}-1`, text: say(`web-vinhos-more-${what}`, { amount }), seat: 1 },
    ]),
  );

  test("renown of a region, which belongs to nobody", () => {
    expect(at(["regions", 1, "cubes"], 2, 3)).toEqual([
      { spot: "region-douro", text: say("web-vinhos-more-cubes", { amount: "+1" }) },
    ]);
  });

  test("a wine that leaves its store", () => {
    const wine = { production: 3, value: 4, colour: "red", region: "minho" };
    expect(at(["seats", 0, "estates", 1, "wines", 2], wine, null)).toEqual([
      { spot: "wine-0-2-3", text: say("web-effect-leaves"), seat: 0 },
    ]);
    expect(at(["seats", 0, "estates", 1, "wines", 2, "value"], 4, 5)).toEqual([]);
  });

  test("what a region gives to the first vineyard of an estate", () => {
    const texts = (path: Change["path"], before: unknown, after: unknown) =>
      at(["seats", 0, ...path], before, after).map(({ text }) => text);
    expect(texts(["estates", 0, "cellar"], false, true)).toEqual([say("web-vinhos-more-cellars", { amount: "+1" })]);
    expect(texts(["estates", 0, "wineries"], 0, 1)).toEqual([say("web-vinhos-more-wineries", { amount: "+1" })]);
    expect(texts(["porto"], 0, 2)).toEqual([say("web-vinhos-more-porto", { amount: "+2" })]);
    expect(texts(["estates", 0, "region"], null, "setubal")).toEqual([say("web-vinhos-trait-setubal")]);
    expect(texts(["estates", 0, "region"], null, "dao")).toEqual([]);
    const wine = { production: 2, value: 3, colour: "white", region: "algarve" };
    expect(texts(["estates", 0, "wines", 0], null, wine)).toEqual([say("web-vinhos-more-wine", { value: 3 })]);
  });

  test("the next wine of an estate", () => {
    const [effect] = at(["seats", 0, "estates", 0, "next_production"], 2, 4);
    expect(effect?.spot).toBe("estate-0-1");
    expect(effect?.text).toContain("4");
  });

  test("a stand that is taken, with its bonus", () => {
    expect(at(["fair_slots", 0, "seat"], null, 2)).toMatchObject([{ spot: "stand-stand-1", seat: 2 }]);
    expect(at(["fair_slots", 0, "seat"], 2, null)).toEqual([]);
  });

  test("an expert who is used", () => {
    expect(at(["seats", 0, "experts_up"], "taste_one", null)).toMatchObject([{ spot: "expert-0-taste_one" }]);
    expect(at(["seats", 0, "experts_down"], null, "taste_one")).toEqual([]);
  });
});

test("a change without a place on the board has no effect", () => {
  expect(at(["phase"], 1, 2)).toEqual([]);
  expect(at(["seats", 0, "moves", "bank"], 1, 2)).toEqual([]);
});
