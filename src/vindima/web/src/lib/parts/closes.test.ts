import { afterEach, expect, test } from "vitest";
import { closes } from "./closes";

function opened(): HTMLDetailsElement {
  document.body.innerHTML = "<details open><summary>more</summary><p>all</p></details><button>other</button>";
  return document.querySelector("details") as HTMLDetailsElement;
}

let stop: () => void;
afterEach(() => stop());

test("Escape closes it and gives the focus back", () => {
  const details = opened();
  stop = closes(details) as () => void;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  expect(details.open).toBe(true);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect([details.open, document.activeElement?.tagName]).toEqual([false, "SUMMARY"]);
});

test("a click beside it closes it, a click inside does not", () => {
  const details = opened();
  stop = closes(details) as () => void;
  details.querySelector("p")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(details.open).toBe(true);
  document.querySelector("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(details.open).toBe(false);
});
