import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../lib/browser/settings.svelte";
import { tableKeys } from "./keys";

const clicked = vi.fn();

beforeEach(() => {
  settings.keys = true;
  clicked.mockReset();
  document.body.innerHTML = `
    <button data-answer="3">three</button>
    <button data-do="undo">undo</button>
    <input data-filter />`;
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => void clicked(button.textContent));
});

function press(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true, ...init });
  target.addEventListener("keydown", (late) => tableKeys(late as KeyboardEvent), { once: true });
  target.dispatchEvent(event);
  return event;
}

test("a digit gives the answer that carries it", () => {
  expect(press("3").defaultPrevented).toBe(true);
  expect(clicked).toHaveBeenCalledExactlyOnceWith("three");
});

test("a letter does what it is named after, in either case", () => {
  press("U");
  expect(clicked).toHaveBeenCalledExactlyOnceWith("undo");
});

test("a slash goes to the filter", () => {
  press("/");
  expect(document.activeElement).toBe(document.querySelector("input"));
});

test("a key without anything to act on is left alone", () => {
  expect(press("4").defaultPrevented).toBe(false);
  expect(press("q").defaultPrevented).toBe(false);
});

test.each<KeyboardEventInit>([{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  "a key with %o does nothing",
  (init) => {
    press("3", init);
    expect(clicked).not.toHaveBeenCalled();
  },
);

test("keys do nothing while somebody writes", () => {
  press("3", {}, document.querySelector("input") as HTMLInputElement);
  expect(clicked).not.toHaveBeenCalled();
});

test("keys can be turned off", () => {
  settings.keys = false;
  press("3");
  expect(clicked).not.toHaveBeenCalled();
});
