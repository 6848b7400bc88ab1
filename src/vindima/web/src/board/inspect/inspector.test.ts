import { beforeEach, expect, test, vi } from "vitest";
import { Inspector } from "./inspector.svelte";

let inspector: Inspector;

function thing(id: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-spot="${id}"]`) as HTMLElement;
}

function point(type: string, target: Element, pointerType = "mouse"): PointerEvent {
  const event = new PointerEvent(type, { pointerType, bubbles: true });
  Object.defineProperty(event, "target", { value: target });
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main>
    <div data-spot="a" data-label="A. one"></div><div data-spot="b" data-label="B"></div>
    <div data-spot="mute" data-label="C"></div><button data-spot="d"><i></i></button></main>`;
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([1] as unknown as DOMRectList);
  inspector = new Inspector(({ id }) => id !== "mute");
});

test("a thing explains itself when the pointer rests on it, and stops soon after", () => {
  inspector.over(point("pointerover", thing("a")));
  expect(inspector.peek).toBeNull();
  vi.advanceTimersByTime(800);
  expect(inspector.peek).toMatchObject({ id: "a", label: "A. one" });
  inspector.over(point("pointerover", document.body));
  expect(inspector.peek).not.toBeNull();
  vi.advanceTimersByTime(300);
  expect(inspector.peek).toBeNull();
});

test("the next thing takes its turn quickly, and the pointer may go to the explanation", () => {
  inspector.over(point("pointerover", thing("a")));
  vi.advanceTimersByTime(800);
  inspector.over(point("pointerover", thing("b")));
  vi.advanceTimersByTime(200);
  expect(inspector.peek?.id).toBe("b");
  inspector.leave();
  inspector.stay();
  vi.advanceTimersByTime(1000);
  expect(inspector.peek?.id).toBe("b");
});

test("what nobody knows and what a finger touches shows nothing beside it", () => {
  inspector.over(point("pointerover", thing("mute")));
  inspector.over(point("pointerover", thing("a"), "touch"));
  vi.advanceTimersByTime(1000);
  expect(inspector.peek).toBeNull();
});

test("a long press opens, and the click that ends it answers nothing", () => {
  inspector.down(point("pointerdown", thing("a"), "touch"));
  vi.advanceTimersByTime(500);
  expect(inspector.opened?.id).toBe("a");
  const click = new MouseEvent("click", { cancelable: true });
  inspector.clicking(click);
  expect(click.defaultPrevented).toBe(true);
  const next = new MouseEvent("click", { cancelable: true });
  inspector.clicking(next);
  expect(next.defaultPrevented).toBe(false);
});

test("a finger that moves or lifts scrolls or taps", () => {
  inspector.down(point("pointerdown", thing("a"), "touch"));
  inspector.moved(new PointerEvent("pointermove", { clientX: 30 }));
  vi.advanceTimersByTime(500);
  inspector.down(point("pointerdown", thing("a"), "touch"));
  inspector.up();
  vi.advanceTimersByTime(500);
  expect(inspector.opened).toBeNull();
});

test("a click opens what is no button and takes no answer", () => {
  inspector.clicked(point("click", thing("d")));
  expect(inspector.opened).toBeNull();
  inspector.clicked(point("click", thing("mute")));
  expect(inspector.opened).toBeNull();
  inspector.clicked(point("click", thing("b")));
  expect(inspector.opened?.id).toBe("b");
});

test("Escape puts the explanation away; the key opens what is explained", () => {
  inspector.over(point("pointerover", thing("a")));
  vi.advanceTimersByTime(800);
  inspector.key(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(inspector.peek).toBeNull();
  inspector.over(point("pointerover", thing("b")));
  vi.advanceTimersByTime(800);
  inspector.start();
  expect(inspector.opened?.id).toBe("b");
});

test("without anything in sight the key begins to walk at the first thing", () => {
  inspector.start();
  expect(document.activeElement).toBe(thing("a"));
  thing("b").setAttribute("tabindex", "0");
  thing("b").focus();
  expect(thing("a").hasAttribute("tabindex")).toBe(false);
});
