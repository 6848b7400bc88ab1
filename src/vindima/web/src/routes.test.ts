import { expect, test } from "vitest";
import { pageAt } from "./routes";

const propsAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  return pageAt(pathname.split("/").filter(Boolean), searchParams)?.props ?? null;
};

test.each([
  ["/campaign", {}],
  ["/new", { like: null }],
  ["/new?like=abc", { like: "abc" }],
  ["/learn/vinhos/introduction", { game: "vinhos" }],
  ["/learn/vinhos/money", { game: "vinhos", lesson: "money" }],
  ["/learn/vinhos", { game: "vinhos", lesson: "" }],
  ["/learn", {}],
  ["/daily?day=2026-01-02", { day: "2026-01-02" }],
  ["/daily/2026-01-02/vinhos/solo/abc", { day: "2026-01-02", game: "vinhos", kind: "solo", other: "abc" }],
  ["/tournaments/new", {}],
  ["/tournaments/abc", { id: "abc" }],
  ["/profile", { id: "" }],
  ["/leaderboards", { game: "vinhos", players: "2" }],
  ["/leaderboards/viticulture/4", { game: "viticulture", players: "4" }],
  ["/table/abc", { id: "abc" }],
  ["/nowhere", null],
])("the page at %s is given %j", (address, props) => expect(propsAt(address)).toEqual(props));

test("addresses of one page load the same module", () => {
  const load = (id: string) => pageAt(["table", id], new URLSearchParams())?.load;
  expect(load("abc")).toBe(load("def"));
});
