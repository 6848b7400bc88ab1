/** Previews of answers: requested when the pointer or the focus rests on one, and cached for the question. */

import type { Change } from "../../lib/wire";

/** How long the pointer rests on an answer before its preview is requested, in milliseconds. */
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

  /** The question that the previews belong to. Those of another question are discarded. */
  about(question: string): void {
    if (question === this.#question) return;
    clearTimeout(this.#timer);
    this.#question = question;
    this.#asked = new Set();
    this.#known = new Map();
  }

  /** The changes of an answer; empty until they are known. */
  of(token: string): Change[] {
    return this.#known.get(token) ?? [];
  }

  /** The pointer or the focus is on an answer, or (null) on none. */
  want(token: string | null): void {
    clearTimeout(this.#timer);
    if (token === null || this.#asked.has(token)) return;
    this.#timer = window.setTimeout(() => void this.#load(token), REST);
  }

  /** Previews are optional: if one cannot be fetched, nothing is shown, and the next hover tries again. */
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
