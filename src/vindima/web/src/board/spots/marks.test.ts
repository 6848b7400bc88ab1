import { beforeEach, describe, expect, test, vi } from "vitest";
import { say, speak } from "../../lib/words/text";
import type { Answer, Refusal } from "../../lib/wire";
import { Marks, spoken } from "./marks.svelte";

const message = { key: "web-pass", args: {} };
const answer = (token: string): Answer => ({ token, message });
const refusal = (token: string): Refusal => ({ token, answer: message, message, rule: "", rules: [] });
const SPOTS: Record<string, string[]> = {
  "buy minho": ["region-minho"],
  "buy douro": ["region-douro"],
  "cube douro": ["region-douro"],
  "buy dao": ["region-dao"],
};
const give = vi.fn();
const anchor = document.createElement("div");
let marks: Marks;

beforeEach(async () => {
  await speak("en");
  give.mockReset();
  marks = new Marks(give);
  marks.ask(
    [answer("buy minho"), answer("buy douro"), answer("cube douro")],
    [refusal("buy dao"), refusal("buy douro")],
    (token) => SPOTS[token] ?? [],
  );
});

describe("a spot", () => {
  test("knows its answers and refusals", () => {
    expect(marks.at("region-douro").answers.map(({ token }) => token)).toEqual(["buy douro", "cube douro"]);
    expect(marks.at("region-dao").refusals).toHaveLength(1);
    expect(marks.at("region-algarve")).toEqual({ answers: [], refusals: [] });
  });

  test("with one answer gives it", () => {
    marks.pick("region-minho", anchor);
    expect(give).toHaveBeenCalledExactlyOnceWith("buy minho");
  });

  test("with several answers opens a menu, without the refusals", () => {
    marks.pick("region-douro", anchor);
    expect(give).not.toHaveBeenCalled();
    expect(marks.menu).toMatchObject({ spot: "region-douro", refusals: [] });
    marks.give("cube douro");
    expect(marks.menu).toBeNull();
    expect(give).toHaveBeenCalledExactlyOnceWith("cube douro");
  });

  test("with refusals only opens a menu that says why", () => {
    marks.pick("region-dao", anchor);
    expect(marks.menu?.answers).toEqual([]);
    expect(marks.menu?.refusals).toHaveLength(1);
  });

  test("is read aloud with what can be done there", () => {
    expect(spoken(marks.at("region-minho"), "Minho")).toBe(`Minho. ${say("web-pass")}`);
    expect(spoken(marks.at("region-algarve"), "Algarve")).toBe("Algarve");
  });
});

describe("the pointer", () => {
  test("at an answer lights its spots", () => {
    marks.hover({ token: "buy minho" });
    expect([marks.hot("region-minho"), marks.hot("region-douro")]).toEqual([true, false]);
    expect(marks.hotAnswers.map(({ token }) => token)).toEqual(["buy minho"]);
  });

  test("at a spot lights its answers", () => {
    marks.hoverSpot("region-douro", anchor);
    expect(marks.hotTokens).toEqual(["buy douro", "cube douro"]);
    expect(marks.anchor).toBe(anchor);
    expect(marks.hotRefusals).toEqual([]);
  });

  test("at a spot where nothing can be answered shows why", () => {
    marks.hoverSpot("region-dao", anchor);
    expect(marks.hotRefusals.map(({ token }) => token)).toEqual(["buy dao"]);
  });

  test("at a line of the log lights spots only", () => {
    marks.hover({ spots: ["region-algarve"] });
    expect(marks.hot("region-algarve")).toBe(true);
    expect(marks.hotTokens).toEqual([]);
  });
});

test("a new question forgets the pointer and the menu", () => {
  marks.hoverSpot("region-douro", anchor);
  marks.pick("region-douro", anchor);
  marks.ask([], [], () => []);
  expect([marks.asked, marks.menu, marks.anchor, marks.hotTokens]).toEqual([false, null, null, []]);
});

test("changed spots are marked until others are", () => {
  marks.show(["region-minho"]);
  expect(marks.changed("region-minho")).toBe(true);
  marks.show([]);
  expect(marks.changed("region-minho")).toBe(false);
});
