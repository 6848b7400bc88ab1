/** What can be answered where: connects the answers to the question with the spots of the board. */

import { getContext, setContext } from "svelte";
import { sentence } from "../../lib/words/text";
import type { Answer, Refusal } from "../../lib/wire";

/** The answers, refusals and texts at one spot of the board. */
export interface Marked {
  answers: Answer[];
  refusals: Refusal[];
}

/** A menu at a spot: several answers to choose from, or the reasons why there is none. */
export interface Menu {
  spot: string;
  answers: Answer[];
  refusals: Refusal[];
  anchor: Element;
}

type Hovered = { spot: string } | { token: string } | { spots: string[] };

const NOTHING: Marked = { answers: [], refusals: [] };
const KEY = Symbol("marks");

/**
 * A spot is the name of a place on the board, such as `region-minho`. A board draws `<Spot id=…>` there; the game's
 * `spotsOf` maps a token to its spots; everything in between is here.
 */
export class Marks {
  #answers = $state.raw<Answer[]>([]);
  #refusals = $state.raw<Refusal[]>([]);
  #spots = $state.raw<(token: string) => string[]>(() => []);
  #changed = $state.raw<ReadonlySet<string>>(new Set());
  #hovered = $state.raw<Hovered | null>(null);
  #give: (token: string) => void;

  /** The element of the hovered spot, where hints are shown; null if the pointer is in the list. */
  anchor = $state.raw<Element | null>(null);
  menu = $state.raw<Menu | null>(null);

  #bySpot = $derived.by(() => {
    const found = new Map<string, Marked>();
    const at = (spot: string): Marked => {
      const marked = found.get(spot) ?? { answers: [], refusals: [] };
      found.set(spot, marked);
      return marked;
    };
    for (const answer of this.#answers) for (const spot of this.#spots(answer.token)) at(spot).answers.push(answer);
    for (const refusal of this.#refusals)
      for (const spot of this.#spots(refusal.token)) at(spot).refusals.push(refusal);
    return found;
  });

  /** The answers under the pointer or the focus, in the list or on the board. */
  hotTokens = $derived.by((): string[] => {
    const hovered = this.#hovered;
    if (!hovered || "spots" in hovered) return [];
    return "token" in hovered ? [hovered.token] : this.at(hovered.spot).answers.map(({ token }) => token);
  });

  hotAnswers = $derived(this.#answers.filter(({ token }) => this.hotTokens.includes(token)));

  #hotSpots = $derived.by(() => {
    const hovered = this.#hovered;
    if (hovered && "spots" in hovered) return new Set(hovered.spots);
    return new Set(this.hotTokens.flatMap((token) => this.#spots(token)));
  });

  /** The refusals of the spot under the pointer, if it has no legal answer. */
  hotRefusals = $derived.by((): Refusal[] => {
    const hovered = this.#hovered;
    if (!hovered || !("spot" in hovered)) return [];
    const { answers, refusals } = this.at(hovered.spot);
    return answers.length ? [] : refusals;
  });

  constructor(give: (token: string) => void) {
    this.#give = give;
  }

  /** True if there is a legal answer; updated with every question. */
  get asked(): boolean {
    return this.#answers.length > 0;
  }

  /** The legal answers; the same list for as long as the question is the same. */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** A new question: its answers, its refusals, and where on the board a token belongs. */
  ask(answers: Answer[], refusals: Refusal[], spots: (token: string) => string[]): void {
    this.#answers = answers;
    this.#refusals = refusals;
    this.#spots = spots;
    this.#hovered = null;
    this.anchor = null;
    this.menu = null;
  }

  /** Mark these spots as different from what the reader has last seen. */
  show(spots: Iterable<string>): void {
    this.#changed = new Set(spots);
  }

  /** The marks of a spot; always the same object if there are none. */
  at(spot: string): Marked {
    return this.#bySpot.get(spot) ?? NOTHING;
  }

  /** Highlight an answer of the list, or the spots that a line of the log names, or nothing. */
  hover(at: { token: string } | { spots: string[] } | null): void {
    this.#hovered = at;
    this.anchor = null;
  }

  /** Highlight a spot, drawn by that element. */
  hoverSpot(spot: string, anchor: Element): void {
    this.#hovered = { spot };
    this.anchor = anchor;
  }

  /** True if the spot belongs to an answer under the pointer. */
  hot(spot: string): boolean {
    return this.#hotSpots.has(spot);
  }

  changed(spot: string): boolean {
    return this.#changed.has(spot);
  }

  /** Give the answer of a spot; if there are several, or only refusals, open a menu at its element. */
  pick(spot: string, anchor: Element): void {
    const { answers, refusals } = this.at(spot);
    const [only] = answers;
    if (only && answers.length === 1) this.give(only.token);
    else this.menu = { spot, answers, refusals: answers.length ? [] : refusals, anchor };
  }

  give(token: string): void {
    this.menu = null;
    this.#give(token);
  }
}

/** The accessible name of a spot: its label, and what can be done there or why not. */
export function spoken({ answers, refusals }: Marked, label: string): string {
  const [reason] = refusals;
  if (answers.length) return [label, ...answers.map(({ message }) => sentence(message))].join(". ");
  return reason ? [label, sentence(reason.message)].join(". ") : label;
}

export function provideMarks(marks: Marks): Marks {
  return setContext(KEY, marks);
}

export function useMarks(): Marks {
  return getContext<Marks>(KEY);
}
