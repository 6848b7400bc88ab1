/** What answers would change: asked for when the pointer or the focus rests on one, and kept for the question. */

import type { Change } from "../lib/wire";

/** How long the pointer rests on an answer before its preview is asked for, in milliseconds. */
const REST = 120;

export class Previews {
  readonly #ask: (token: string) => Promise<Change[]>;
  #known = $state.raw<ReadonlyMap<string, Change[]>>(new Map());
  #question = "";
  #asked = new Set<string>();
  #timer = 0;

  constructor(ask: (token: string) => Promise<Change[]>) {
    this.#ask = ask;
  }

  /** The question that previews are for. Those of another question are forgotten. */
  about(question: string): void {
    if (question === this.#question) return;
    clearTimeout(this.#timer);
    this.#question = question;
    this.#asked = new Set();
    this.#known = new Map();
  }

  /** What an answer would change; empty until it is known. */
  of(token: string): Change[] {
    return this.#known.get(token) ?? [];
  }

  /** The pointer or the focus is at an answer, or (null) at none. */
  want(token: string | null): void {
    clearTimeout(this.#timer);
    if (token === null || this.#asked.has(token)) return;
    this.#timer = window.setTimeout(() => void this.#load(token), REST);
  }

  /** A preview is optional: if it cannot be fetched, nothing is shown, and the next hover asks again. */
  async #load(token: string): Promise<void> {
    const [question, asked] = [this.#question, this.#asked];
    asked.add(token);
    try {
      const changes = await this.#ask(token);
      if (question === this.#question) this.#known = new Map([...this.#known, [token, changes]]);
    } catch {
      asked.delete(token);
    }
  }
}
