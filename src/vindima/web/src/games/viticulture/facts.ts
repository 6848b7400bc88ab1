/** What is printed on the cards and the board. `facts.json` is written from the engine's tables. */

import printed from "./facts.json";
import type { CardKind, Row, SeatView, Structure, Wine } from "./view";
import { WINES } from "./view";

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

interface Facts {
  vines: Record<string, VineFacts>;
  orders: Record<string, OrderFacts>;
  visitors: Record<"summer" | "winter", string[]>;
  mamas: Record<string, MamaFacts>;
  papas: Record<string, PapaFacts>;
  structures: Record<Structure, { cost: number }>;
  fields: Record<string, { price: number }>;
  actions: Record<string, { season: "summer" | "winter"; amount: number; cost: number; bonus: Gain }>;
  rows: Record<Row, Gain>;
  grapePrice: number[];
  cellarOf: Record<Wine, number>;
  mostWorkers: number;
  automa: Record<string, Record<"summer" | "winter", string[]>>;
}

export const FACTS = printed as Facts;

/** The cellars in order, with the first value of each. */
export const CELLARS = ["small", "medium", "large"] as const;
export const CELLAR_FIRST = [1, 4, 7] as const;

/** Which cellar, counted from 0, holds a value. */
export function cellarFor(value: number): number {
  return Math.floor((value - 1) / 3);
}

/** The largest cellar that a seat owns, counted from 0. */
export function cellarLevel(seat: SeatView): number {
  return seat.structures.filter((name) => name === "medium-cellar" || name === "large-cellar").length;
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

/** The wines of an order, each with the token of the cellar that would serve it, or null where none is left. */
export function served(order: OrderFacts, wines: Record<Wine, number[]>): { wine: Wine; least: number; by: number | null }[] {
  const left = Object.fromEntries(WINES.map((wine) => [wine, [...wines[wine]].sort((a, b) => a - b)]));
  return order.wines.map(({ wine, least }) => {
    const tokens = left[wine] ?? [];
    const place = tokens.findIndex((value) => value >= least);
    const by = place < 0 ? null : (tokens.splice(place, 1)[0] ?? null);
    return { wine, least, by };
  });
}
