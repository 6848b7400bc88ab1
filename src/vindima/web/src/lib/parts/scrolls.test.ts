import { afterEach, expect, test, vi } from "vitest";
import { goesOn } from "./scrolls";

afterEach(() => vi.unstubAllGlobals());

/** A list of 300 pixels in a window of 100. */
function list(): HTMLElement {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly look: () => void) {}
      observe = () => this.look();
      disconnect = () => undefined;
    },
  );
  const element = document.createElement("div");
  Object.defineProperties(element, { scrollHeight: { value: 300 }, clientHeight: { value: 100 } });
  return element;
}

function scroll(element: HTMLElement, top: number): boolean {
  element.scrollTop = top;
  element.dispatchEvent(new Event("scroll"));
  return element.hasAttribute("data-more");
}

test("a list shows that it goes on until its end is in sight", () => {
  const element = list();
  const leave = goesOn(element);
  expect(element.hasAttribute("data-more")).toBe(true);
  expect(scroll(element, 150)).toBe(true);
  expect(scroll(element, 195)).toBe(false);
  expect(scroll(element, 0)).toBe(true);
  leave?.();
  expect(scroll(element, 200)).toBe(true);
});
