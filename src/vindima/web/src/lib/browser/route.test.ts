import { beforeEach, describe, expect, test } from "vitest";
import { followLinks, go, route } from "./route.svelte";

followLinks();
beforeEach(() => {
  document.body.innerHTML = "";
  go("/");
});

test("an address is a path and a query", () => {
  go("/replay/abc?at=12");
  expect(route.path).toEqual(["replay", "abc"]);
  expect(route.query.get("at")).toBe("12");
});

test("an address that replaces the present one leaves no step behind", () => {
  const steps = history.length;
  go("/learn", true);
  expect(history.length).toBe(steps);
  expect(route.path).toEqual(["learn"]);
});

function click(html: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  // A click that is not handled must not leave the page of the tests.
  addEventListener("click", (late) => late.preventDefault(), { once: true });
  let followed = false;
  document.addEventListener("click", (late) => (followed = late.defaultPrevented), { once: true });
  document.querySelector("a")?.dispatchEvent(event);
  return Object.assign(event, { followed });
}

describe("a click on a link", () => {
  test("to a page of ours is followed without loading", () => {
    expect(click('<a href="/rules/vinhos?x=1">Rules</a>')).toHaveProperty("followed", true);
    expect(route.path).toEqual(["rules", "vinhos"]);
  });

  test.each([
    ['<a href="/api/tables/x/record">Download</a>', {}],
    ['<a href="/learn" target="_blank">Elsewhere</a>', {}],
    ['<a href="/learn" download>File</a>', {}],
    ['<a href="/rules/vinhos#sales">Anchor</a>', {}],
    ['<a href="https://example.org/">Other</a>', {}],
    ['<a href="/learn">New tab</a>', { ctrlKey: true }],
    ['<a href="/learn">Middle button</a>', { button: 1 }],
  ])("%s is left to the browser", (html, init) => {
    expect(click(html, init)).toHaveProperty("followed", false);
    expect(route.path).toEqual([]);
  });
});
