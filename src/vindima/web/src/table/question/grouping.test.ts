import { expect, test } from "vitest";
import { rowOf } from "../../games/viticulture/spots";
import { grouped } from "./grouping";

test("the spaces of an action share a row, and each text stays whole", () => {
  const answers = [
    { token: "place draw-vine left", text: "Draw a vine, left space" },
    { token: "place draw-vine middle", text: "Draw a vine (bonus: one more vine)" },
    { token: "place give-tour left", text: "Give a tour, left space" },
    { token: "pass", text: "Pass" },
    { token: "place gain-lira", text: "Gain 1 lira" },
  ];
  const rows = grouped(answers, rowOf);
  expect(rows.map((row) => row.map(({ said, rest }) => [said, rest]))).toEqual([
    [
      ["", "Draw a vine, left space"],
      ["Draw a vine", " (bonus: one more vine)"],
    ],
    [["", "Give a tour, left space"]],
    [["", "Pass"]],
    [["", "Gain 1 lira"]],
  ]);
  expect(rows.flat().map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
});
