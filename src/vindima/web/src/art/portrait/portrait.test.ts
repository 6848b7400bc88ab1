import { expect, test } from "vitest";
import { portrait, type Role } from "./portrait";
import { TOOLS } from "./tools";
import { TRADES } from "./trades";

/** The visitors and parents of the game, from its tables. */
const DATA = import.meta.glob<string>("../../../../viticulture/data/{summer,winter,parents}.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

function idsOf(file: string, start = "", end = "\n["): string[] {
  const [, text = ""] = Object.entries(DATA).find(([path]) => path.endsWith(`/${file}.toml`)) ?? [];
  const from = start ? text.indexOf(start) : 0;
  const to = start ? text.indexOf(end, from + start.length) : -1;
  return [...text.slice(from, to < 0 ? undefined : to).matchAll(/\bid = "([^"]+)"/g)].map(([, id = ""]) => id);
}

const VISITORS: [Role, string][] = (["summer", "winter"] as const).flatMap((season) =>
  idsOf(season).map((id): [Role, string] => [season, id]),
);

test("every visitor of the box has a trade, and nobody else", () => {
  expect(VISITORS.map(([, id]) => id).sort()).toEqual(Object.keys(TRADES).sort());
});

test("no two portraits are alike, and each stays the same", () => {
  const parents = idsOf("parents").flatMap((id): [Role, string][] => [
    ["mama", id],
    ["papa", id],
  ]);
  const all = [...VISITORS, ...parents].map(([role, id]) => JSON.stringify(portrait(role, id)));
  expect(all.length).toBeGreaterThan(110);
  expect(new Set(all).size).toBe(all.length);
  expect(JSON.stringify(portrait("summer", "surveyor"))).toBe(all[0]);
});

test("faces differ too, not only tools", () => {
  const faces = VISITORS.map(([role, id]) => JSON.stringify(portrait(role, id).slice(0, -3)));
  expect(new Set(faces).size).toBe(faces.length);
});

test("season and trade are visible: a visitor holds the tool, and summer looks unlike winter", () => {
  const shapes = portrait("summer", "blacksmith").map(({ d }) => d);
  expect(shapes).toContain(TOOLS.hammer.shape);
  const ground = (role: Role) => portrait(role, "somebody")[0]?.fill;
  expect(ground("summer")).not.toBe(ground("winter"));
});

test("somebody without a trade has a face all the same", () => {
  expect(portrait("winter", "unheard-of").length).toBeGreaterThan(10);
});
