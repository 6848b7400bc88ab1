import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../../lib/words/text";
import type { ViticultureFacts } from "../../lib/wire";
import { about } from "./about";
import { print } from "./facts";
import { STRUCTURES, WINES, type View } from "./view";

const VIEW = { seats: [{}] } as unknown as View;

beforeAll(async () => {
  await speak("en");
  await learn("viticulture");
  const facts = {
    structures: Object.fromEntries(STRUCTURES.map((structure) => [structure, { cost: 1, vp: 3 }])),
    cellarOf: { red: 0, white: 0, blush: 1, sparkling: 1 },
    cellars: [
      { id: "small", least: 1, most: 2, structure: null },
      { id: "medium", least: 5, most: 8, structure: "medium-cellar" },
    ],
  };
  print(facts as unknown as ViticultureFacts);
});

/** The current explanation of a thing. */
const said = (thing: string) => about(thing, VIEW)?.now?.join(" ") ?? "";

test("the numbers of structures come from the tables", () => {
  expect(said("structure-0-windmill")).toContain("3 VP");
  expect(said("structure-0-medium-cellar")).toContain("value 8");
  for (const structure of STRUCTURES) expect(said(`structure-0-${structure}`)).toMatch(/^[^{}$]+$/);
});

test("the numbers of wines come from the tables", () => {
  expect(said("make-0-blush")).toContain("at least 5");
  for (const wine of WINES) expect(said(`make-0-${wine}`)).toMatch(/^[^{}$]+$/);
});
