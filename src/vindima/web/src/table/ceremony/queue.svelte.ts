/** Shows one ceremony after the other. Any action of the reader takes precedence. */

import type { Speed } from "../../lib/browser/settings.svelte";
import { isGrand, type Ceremony } from "./scenes";

/** The duration of a ceremony in milliseconds: per ceremony, per line, and at most. */
const TIMES: Record<Exclude<Speed, "off">, { base: number; line: number; most: number }> = {
  fast: { base: 1100, line: 120, most: 2200 },
  relaxed: { base: 2600, line: 260, most: 5600 },
};
/** Milliseconds that a ceremony stays after the pointer has left it. */
const LEFT = 600;
/** If more than this are waiting, only the important ones are kept. */
const PATIENCE = 2;
/** The maximum length of the queue. */
const MOST = 4;

/** How long a ceremony stays, in milliseconds. */
export function duration({ events }: Ceremony, speed: Exclude<Speed, "off">): number {
  const { base, line, most } = TIMES[speed];
  return Math.min(base + line * events.length, most);
}

/** The ceremonies kept when much happens at once: of the minor ones, only the latest. */
export function collapse(waiting: Ceremony[]): Ceremony[] {
  const latest = waiting.findLast((one) => !isGrand(one));
  const kept = waiting.length > PATIENCE ? waiting.filter((one) => isGrand(one) || one === latest) : waiting;
  return kept.slice(-MOST);
}

export class Ceremonies {
  current = $state.raw<Ceremony | null>(null);
  #waiting: Ceremony[] = [];
  #timer = 0;
  readonly #speed: () => Speed;

  constructor(speed: () => Speed) {
    this.#speed = speed;
  }

  show(ceremonies: Ceremony[]): void {
    if (this.#speed() === "off" || !ceremonies.length) return;
    this.#waiting = collapse([...this.#waiting, ...ceremonies]);
    // A minor ceremony ends as soon as another one comes.
    if (!this.current || !isGrand(this.current)) this.skip();
  }

  /** Move on to the next one. */
  skip(): void {
    clearTimeout(this.#timer);
    const speed = this.#speed();
    const [next = null, ...rest] = speed === "off" ? [] : this.#waiting;
    this.#waiting = rest;
    this.current = next;
    if (next && speed !== "off") this.#timer = window.setTimeout(() => this.skip(), duration(next, speed));
  }

  /** The reader's pointer is on it: it stays until the pointer leaves. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  release(): void {
    const speed = this.#speed();
    clearTimeout(this.#timer);
    if (speed !== "off") this.#timer = window.setTimeout(() => this.skip(), LEFT);
  }

  /** Empty the queue: the reader has moved on. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.current = null;
  }
}
