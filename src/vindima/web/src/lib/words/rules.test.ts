import { expect, test } from "vitest";
import { cited, titles, words } from "./rules";
import type { Example } from "../wire";

const paragraph = (anchor: string, heading: string, examples: Example[] = []) => ({
  anchor,
  heading,
  level: 2,
  html: `<p>${heading}</p>`,
  examples,
});
const BOOK = {
  language: "en",
  paragraphs: [paragraph("sales", "Sales"), paragraph("v17", "Cubes only if needed"), paragraph("bank", "Bank")],
};

test("paragraphs come in the order in which they are cited", () => {
  expect(cited(BOOK, ["bank", "lost", "sales"]).map(({ anchor }) => anchor)).toEqual(["bank", "sales"]);
});

test("a ruling is named only if nothing else is cited", () => {
  expect(titles(cited(BOOK, ["sales", "v17"]))).toEqual(["Sales"]);
  expect(titles(cited(BOOK, ["v17"]))).toEqual(["Cubes only if needed"]);
});

test("a search finds words, not tags", () => {
  expect(words(paragraph("bank", "Bank"))).toContain("bank");
  expect(words(paragraph("bank", "Bank"))).not.toContain("<p>");
});

test("a search finds the words of worked examples", () => {
  const example = { id: "sale", seat: 0, text: "You sell a wine.", answers: [], facts: [] };
  expect(words(paragraph("sales", "Sales", [example]))).toContain("you sell a wine");
});
