/**
 * Inspecting things to find out what they are: by hover, focus, long press, a click where there is nothing to answer,
 * or a key.
 */

import { isArrow, next } from "./reach";

/** What can be inspected: every spot, and everything else with a name. */
export const THINGS = "[data-spot], [data-about]";
/** Milliseconds that the pointer or the focus rests on a thing before it explains itself. */
const REST = 700;
/** The same while another thing is being explained. */
const NEXT = 180;
/**
 * Milliseconds until an explanation disappears after the pointer has left its thing: it may be on its way to the
 * explanation.
 */
const LEAVE = 220;
/** Milliseconds of a long press. */
const PRESS = 480;
/** Pixels that a finger may move during a long press. */
const STEADY = 10;

type Thing = HTMLElement | SVGElement;

export interface Looked {
  id: string;
  label: string;
  anchor: Thing;
}

function thingAt(target: EventTarget | null): Thing | null {
  return target instanceof Element ? target.closest<Thing>(THINGS) : null;
}

function look(anchor: Thing): Looked {
  const { spot, about, label } = anchor.dataset;
  return { id: about ?? spot ?? "", label: label ?? anchor.ariaLabel ?? "", anchor };
}

function shown(thing: Thing): boolean {
  return thing.getClientRects().length > 0;
}

export class Inspector {
  /** The thing whose explanation is shown beside it. */
  peek = $state.raw<Looked | null>(null);
  /** The thing opened in full size. */
  opened = $state.raw<Looked | null>(null);
  /** True for things that have an explanation. */
  readonly #knows: (looked: Looked) => boolean;
  #timer = 0;
  #press = 0;
  #pressed: { x: number; y: number } | null = null;
  #swallow = false;

  constructor(knows: (looked: Looked) => boolean) {
    this.#knows = knows;
  }

  #rest(thing: Thing, wait: number): void {
    clearTimeout(this.#timer);
    const looked = look(thing);
    if (!this.#knows(looked)) return this.leave();
    this.#timer = window.setTimeout(() => {
      if (thing.isConnected && shown(thing)) this.peek = looked;
    }, wait);
  }

  /** The pointer is over something. Touch has no hover. */
  over(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const thing = thingAt(event.target);
    if (thing && thing === this.peek?.anchor) return this.stay();
    if (thing) this.#rest(thing, this.peek ? NEXT : REST);
    else this.leave();
  }

  /** Keyboard focus is on something. */
  focused(event: FocusEvent): void {
    const thing = thingAt(event.target);
    if (!thing?.matches(":focus-visible")) return;
    if (thing === event.target) this.#rest(thing, this.peek ? NEXT : REST);
  }

  /** The explanation disappears soon, unless the pointer comes back. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.peek) this.#timer = window.setTimeout(() => (this.peek = null), LEAVE);
  }

  /** The pointer is on the explanation or back on its thing. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.peek = null;
  }

  /** Something scrolls: an explanation does not move with its thing. */
  scrolled({ target }: Event): void {
    if (this.peek && target instanceof Node && target.contains(this.peek.anchor)) this.close();
  }

  open(looked: Looked): void {
    this.close();
    this.opened = looked;
  }

  down(event: PointerEvent): void {
    this.#lift();
    this.#swallow = false;
    const thing = thingAt(event.target);
    if (event.pointerType === "mouse" || !thing) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#press = window.setTimeout(() => {
      const looked = look(thing);
      if (!this.#knows(looked)) return;
      this.#swallow = true;
      this.open(looked);
    }, PRESS);
  }

  moved(event: PointerEvent): void {
    if (!this.#pressed) return;
    const { x, y } = this.#pressed;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STEADY) this.#lift();
  }

  #lift(): void {
    clearTimeout(this.#press);
    this.#pressed = null;
  }

  up(): void {
    this.#lift();
  }

  /** Runs before all other click handlers: the click that ends a long press is not an answer. */
  clicking(event: MouseEvent): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** A long press must not open the browser's menu. */
  menu(event: Event): void {
    if (this.#pressed || this.#swallow) event.preventDefault();
  }

  /** A click that no spot has taken as an answer opens the thing itself. */
  clicked(event: MouseEvent): void {
    const target = event.target as Element;
    const thing = thingAt(target);
    if (!thing || event.defaultPrevented || target.closest("a, button, summary, input, select, dialog")) return;
    const looked = look(thing);
    if (this.#knows(looked)) this.open(looked);
  }

  /** Arrow keys walk from thing to thing; Escape closes. */
  key(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.peek) {
      event.stopPropagation();
      this.close();
    }
    if (!isArrow(event.key) || !(event.target instanceof Element) || !event.target.matches(THINGS)) return;
    event.preventDefault();
    this.#walk(event.target as Thing, event.key);
  }

  #things(): Thing[] {
    const all = [...document.querySelectorAll<Thing>(`main :is(${THINGS})`)];
    return all.filter((thing) => shown(thing) && this.#knows(look(thing)));
  }

  #walk(from: Thing, key: string): void {
    const things = this.#things().filter((thing) => thing !== from);
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const found = things[next(from.getBoundingClientRect(), boxes, key)];
    if (found) this.#focus(found);
  }

  /** A part of the board that is not a button takes the focus only during keyboard inspection. */
  #focus(thing: Thing): void {
    if (!thing.hasAttribute("tabindex")) {
      thing.setAttribute("tabindex", "-1");
      const forget = () => thing.getAttribute("tabindex") === "-1" && thing.removeAttribute("tabindex");
      thing.addEventListener("blur", forget, { once: true });
    }
    thing.focus();
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Open what is explained or focused; otherwise start keyboard inspection. */
  start(): void {
    const focused = thingAt(document.activeElement);
    const at = this.peek ?? (focused ? look(focused) : null);
    if (at) {
      if (this.#knows(at)) this.open(at);
      return;
    }
    const [first] = this.#things();
    if (first) this.#focus(first);
  }
}
