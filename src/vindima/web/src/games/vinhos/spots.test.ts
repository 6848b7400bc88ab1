import { expect, test } from "vitest";
import { isSlip, spotsOf } from "./spots";
import { expertOf, tileColour, tileRegion, type View } from "./view";

const VIEW = { to_answer: 1, question: null, seats: [{}, { account: 4, investment: -1 }] } as unknown as View;

test.each([
  ["go bank", ["action-bank"]],
  ["buy minho", ["region-minho"]],
  ["place estate-2", ["estate-1-2"]],
  ["transfer estate-1-estate-3", ["estate-1-3", "estate-1-1"]],
  ["wine estate-1-slot-2", ["wine-1-1-2"]],
  ["withdraw 3", ["balance-1"]],
  ["deposit 2", ["balance-6"]],
  ["invest", ["level-0"]],
  ["divest", ["level--2"]],
  ["lift-export x", ["export-x"]],
  ["next tras_os_montes_red_2", ["slip-next-tras_os_montes_red_2", "region-tras_os_montes"]],
  ["discard dao_red_1", ["slip-discard-dao_red_1", "region-dao"]],
  ["unheard-of", []],
])("%s is given at %j", (token, spots) => expect(spotsOf(token, VIEW)).toEqual(spots));

test("answers without a place lie on slips", () => {
  expect([isSlip("done"), isSlip("pass"), isSlip("go bank")]).toEqual([true, true, false]);
});

test("ids name what they are about", () => {
  expect(expertOf("taste_free_move")).toEqual({ feature: "taste", ability: "free_move" });
  expect(tileRegion("tras_os_montes_white_3")).toBe("tras_os_montes");
  expect([tileColour("minho_white_1"), tileColour("minho_red_1")]).toEqual(["white", "red"]);
});

test("a Douro wine is made in the estate that the question is about", () => {
  const question = {
    key: "vinhos-ask-make-wine",
    args: { estate: { ref: ["estate", "douro"] as [string, string] }, number: 3 },
  };
  expect(spotsOf("douro", VIEW, question)).toEqual(["estate-1-3"]);
});
