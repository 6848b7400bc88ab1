/** What is printed on the cards and the board; the engine supplies it for each table. */

import type { CardKind, Row, SeatView, Structure, Wine } from "./view";

export interface VineFacts {
  red: number;
  white: number;
  requires: Structure[];
}
export interface OrderFacts {
  wines: { wine: Wine; least: number }[];
  vp: number;
  residual: number;
}
export type MamaFacts = Record<CardKind | "lira" | "workers", number>;
export interface PapaFacts {
  lira: number;
  gift: string;
  more: number;
}
/** What a bonus or a wake-up row gives, and how much of it. */
export interface Gain {
  gain: string;
  amount: number;
}

/** A cellar, the values of its spots, and the structure that must stand for it. */
export interface Cellar {
  id: string;
  least: number;
  most: number;
  structure: Structure | null;
}

interface Facts {
  vines: Record<string, VineFacts>;
  orders: Record<string, OrderFacts>;
  visitors: Record<"summer" | "winter", string[]>;
  /** The numbers printed on each visitor, by the names that its text uses. */
  numbers: Record<string, Record<string, number>>;
  mamas: Record<string, MamaFacts>;
  papas: Record<string, PapaFacts>;
  /** The price of each structure, and what it scores, at most once a year. */
  structures: Record<Structure, { cost: number; vp: number }>;
  fields: Record<string, { price: number }>;
  actions: Record<string, { season: "summer" | "winter"; amount: number; cost: number; bonus: Gain }>;
  rows: Record<Row, Gain>;
  grapePrice: number[];
  cellarOf: Record<Wine, number>;
  mostWorkers: number;
  cellars: Cellar[];
  track: { first: number; last: number; goal: number };
  mostResidual: number;
  automa: Record<string, Record<"summer" | "winter", string[]>>;
}

/** What is printed on the cards and the board of the table that is shown. */
export const FACTS = {} as Facts;

/** Store what is printed; called before the table is drawn. */
export function print(facts: object): void {
  Object.assign(FACTS, facts);
}

/** Which cellar, counted from 0, holds a value. */
function cellarFor(value: number): number {
  return FACTS.cellars.findIndex(({ most }) => value <= most);
}

/** True where a seat owns a cellar. */
export function owns(seat: SeatView, { structure }: Cellar): boolean {
  return structure === null || seat.structures.includes(structure);
}

/** True where a seat owns the cellar that holds a value. */
export function unlocked(seat: SeatView, value: number): boolean {
  const cellar = FACTS.cellars[cellarFor(value)];
  return cellar !== undefined && owns(seat, cellar);
}

/** True where a wine of that kind may stand on a value at all, whoever owns the cellar. */
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
