/** The coach of a table: what it says to the reader, and the answers to which it objects. */

import type { Answer, Coaching, Costs, Message } from "../../lib/wire";

/** How long an answer waits for the coach's opinion, in milliseconds. */
const PATIENCE = 1500;

/** An answer that the reader was about to give, and a better one. */
export interface Objection {
  token: string;
  loss: number;
  best: Answer;
}

/** Asks the server for the coach's words, or for the answers to which it objects. */
export interface Source {
  words(): Promise<Coaching>;
  costs(): Promise<Costs>;
}

export class Coach {
  words = $state.raw<Message[]>([]);
  objection = $state.raw<Objection | null>(null);
  readonly #source: Source;
  #question: string | null = null;
  #costs: Promise<Costs | null> = Promise.resolve(null);
  /** The answers of this question to which the coach has objected: it does so only once. */
  #told = new Set<string>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** An identifier of the reader's question; null if there is none, or no coach. */
  about(question: string | null, judges: boolean): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#told.clear();
    this.words = [];
    this.objection = null;
    this.#costs = Promise.resolve(null);
    if (question === null) return;
    // Without the coach, the game continues.
    if (judges) this.#costs = this.#source.costs().catch(() => null);
    this.#source.words().then(
      ({ words }) => {
        if (question === this.#question) this.words = words;
      },
      () => undefined,
    );
  }

  /** True if the coach wants the reader to reconsider before this answer is given. */
  async objects(token: string): Promise<boolean> {
    if (this.#told.has(token)) return false;
    const question = this.#question;
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const found = await Promise.race([this.#costs, late]);
    if (question !== this.#question) return false;
    const cost = found?.costs.find((one) => one.token === token);
    if (!found?.best || !cost) return false;
    this.#told.add(token);
    this.objection = { ...cost, best: found.best };
    return true;
  }
}
