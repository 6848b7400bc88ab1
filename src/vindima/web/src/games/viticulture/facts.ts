/** What is printed on the cards and the board; the engine supplies it for each table. */

import type { ViticultureCellarFacts, ViticultureFacts } from "../../lib/wire";
import type { CardKind, SeatView, Wine } from "./view";

/** What is printed on the cards and the board of the table that is shown. */
export const FACTS = {} as ViticultureFacts;

/** Store what is printed; called before the table is drawn. */
export function print(facts: ViticultureFacts): void {
  Object.assign(FACTS, facts);
}

/** The cellar, counted from 0, that holds a value. */
function cellarFor(value: number): number {
  return FACTS.cellars.findIndex(({ most }) => value <= most);
}

/** True if a seat owns a cellar. */
export function owns(seat: SeatView, { structure }: ViticultureCellarFacts): boolean {
  return structure === null || seat.structures.includes(structure);
}

/** True if a seat owns the cellar that holds a value. */
export function unlocked(seat: SeatView, value: number): boolean {
  const cellar = FACTS.cellars[cellarFor(value)];
  return cellar !== undefined && owns(seat, cellar);
}

/** True if a wine of that kind can have a value at all, whoever owns the cellar. */
export function cellarHas(wine: Wine, value: number): boolean {
  return cellarFor(value) >= FACTS.cellarOf[wine];
}

/** Which of the four kinds a card is. */
export function kindOf(card: string): CardKind {
  if (card in FACTS.vines) return "vine";
  if (FACTS.visitors.summer.includes(card)) return "summer";
  if (FACTS.visitors.winter.includes(card)) return "winter";
  return "order";
}
