import { beforeAll, describe, expect, test } from "vitest";
import { learn, say, speak } from "../../lib/words/text";
import type { Change } from "../../lib/wire";
import { effects } from "./effects";
import type { View } from "./view";
import { name } from "./words";

const VIEW = { seats: [{ fields: [{ id: "field-5", limit: 5 }] }] } as unknown as View;

const at = (path: Change["path"], before: unknown, after: unknown) => effects([{ path, before, after }], VIEW);

beforeAll(async () => {
  await speak("en");
  await learn("viticulture");
});

describe("an effect is shown where it happens", () => {
  test.each([
    ["lira", 5, 3, "lira", "−2"],
    ["score", 0, 4, "vp", "+4"],
    ["residual", 1, 2, "residual", "+1"],
  ])("%s of a seat", (field, before, after, what, amount) =>
    expect(at(["seats", 1, field], before, after)).toEqual([
      { spot: `${field}-1`, text: say(`web-viticulture-preview-${what}`, { amount }), seat: 1 },
    ]),
  );

  test("a structure that is built or lost", () => {
    expect(at(["seats", 0, "structures"], null, "yoke")).toEqual([
      { spot: "structure-0-yoke", text: say("web-viticulture-preview-built"), seat: 0 },
    ]);
    expect(at(["seats", 0, "structures"], "yoke", null)).toEqual([
      { spot: "structure-0-yoke", text: say("web-effect-leaves"), seat: 0 },
    ]);
  });

  test("the sum of a field, with its limit", () => {
    expect(at(["seats", 0, "fields", 0, "value"], 0, 3)).toEqual([
      { spot: "field-0-field-5", text: say("web-viticulture-preview-field", { value: 3, limit: 5 }), seat: 0 },
    ]);
  });

  test("grapes and wines that come and leave", () => {
    expect(at(["seats", 0, "grapes", "red"], null, 4)).toEqual([
      { spot: "grape-0-red-4", text: say("web-viticulture-preview-comes", { it: name("grape", "red-4") }), seat: 0 },
    ]);
    expect(at(["seats", 0, "wines", "blush"], 5, null)).toEqual([
      { spot: "wine-0-blush-5", text: say("web-effect-leaves"), seat: 0 },
    ]);
  });

  test("cards that are drawn, at their deck, and cards that leave the hand", () => {
    expect(at(["seats", 0, "cards", "vine"], 1, 2)).toEqual([
      { spot: "deck-vine", text: say("web-viticulture-preview-card", { amount: "+1" }), seat: 0 },
    ]);
    expect(at(["seats", 0, "cards", "vine"], 2, 1)).toEqual([]);
    expect(at(["seats", 0, "hand", "vine"], "malvasia", null)).toEqual([
      { spot: "hand-0-malvasia", text: say("web-effect-leaves"), seat: 0 },
    ]);
  });

  test("bonus tokens of a solo player", () => {
    expect(at(["automa", "tokens"], 3, 2)).toEqual([{ spot: "automa-tokens", text: "−1" }]);
  });
});

test("a change without a place on the board has no effect", () => {
  expect(at(["season"], "summer", "fall")).toEqual([]);
  expect(at(["seats", 0, "idle"], 3, 2)).toEqual([]);
});
