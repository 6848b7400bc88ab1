import { expect, test } from "vitest";
import type { Paragraph } from "../../lib/wire";
import { aboutOf, opening } from "./about";

const paragraph = (html: string): Paragraph => ({ anchor: "a", heading: "A", level: 3, html, examples: [] });

test("the label of a thing is its title and its state", () => {
  const found = aboutOf("Minho. For sale: red. Cubes: 2", { rules: ["minho"], now: ["no cellars"] });
  expect(found).toEqual({
    title: "Minho",
    now: ["For sale: red", "Cubes: 2", "no cellars"],
    rules: ["minho"],
    cards: [],
  });
});

test("nothing is said twice", () => {
  const found = aboutOf("Ana: 3 VP", { rules: [], now: ["Ana: 3 VP", "one", "one"] });
  expect(found?.now).toEqual(["one"]);
});

test("a thing that nobody knows explains nothing", () => {
  expect(aboutOf("Slip", null)).toBeNull();
  expect(aboutOf("", { rules: [] })).toBeNull();
});

test("a rule opens with its first words, without references, tables and signs of HTML", () => {
  const html =
    '<p>You may &amp; must (<a href="#v1">V1</a>) <b>pay</b>.</p><table><tr><td>1</td></tr></table><p>More.</p>';
  expect(opening(paragraph(html))).toBe("You may & must pay.");
  expect(opening(paragraph("<ul><li>x</li></ul>"))).toBe("");
});
