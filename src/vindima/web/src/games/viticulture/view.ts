/** What a seat may know of a position of Viticulture: the shape of `viticulture/view.py`. */

import type { View as CommonView } from "../../lib/wire";

export const COLOURS = ["red", "white"] as const;
export const WINES = ["red", "white", "blush", "sparkling"] as const;
export const CARDS = ["vine", "order", "summer", "winter"] as const;
export const FIELDS = ["field-5", "field-6", "field-7"] as const;
export const SEASONS = ["spring", "summer", "fall", "winter"] as const;
export const ROWS = ["row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7"] as const;
export const STRUCTURES = [
  "trellis",
  "irrigation",
  "yoke",
  "windmill",
  "cottage",
  "tasting-room",
  "medium-cellar",
  "large-cellar",
] as const;
/** The values of grapes and wines. */
export const VALUES = Array.from({ length: 9 }, (_, place) => place + 1);
/** The first and the last number of the scoring track, and the one that ends the game. */
export const LEAST_SCORE = -5;
export const TRACK_END = 25;
export const GOAL = 20;
export const MOST_RESIDUAL = 5;

export type Colour = (typeof COLOURS)[number];
export type Wine = (typeof WINES)[number];
export type CardKind = (typeof CARDS)[number];
export type FieldId = (typeof FIELDS)[number];
export type Season = (typeof SEASONS)[number];
export type Row = (typeof ROWS)[number];
export type Structure = (typeof STRUCTURES)[number];
export type Space = "left" | "middle" | "right";
export type WorkerKind = "regular" | "grande" | "temporary" | "automa";

/** Who stands on a space; the Automa's worker has no seat. */
export interface Worker {
  seat: number | null;
  worker: WorkerKind;
}

export interface ActionView {
  id: string;
  /** The spaces that are open with so many players, left to right. */
  spaces: Partial<Record<Space, Worker | null>>;
  /** The seats whose grande stands beside. */
  beside: number[];
}

export interface DeckView {
  count: number;
  /** All discards, the last one on top. */
  discards: string[];
}

export interface FieldView {
  id: FieldId;
  owned: boolean;
  vines: string[];
  value: number;
  limit: number;
  harvested: boolean;
}

export interface AutomaView {
  points: number;
  years: number;
  /** Bonus action tokens of the player. */
  tokens: number;
  rows_with_token: Row[];
  cards_left: string[];
  lost: boolean;
}

export interface SeatView {
  score: number;
  breakdown: Record<string, number>;
  lira: number;
  residual: number;
  row: Row | null;
  passed: boolean;
  /** Regular workers, without the grande and those trained this year. */
  workers: number;
  trained: number;
  /** Regular workers that are not placed yet, the temporary one among them. */
  idle: number;
  /** The grande is not placed yet. */
  grande: boolean;
  yoke: Worker | null;
  at_gain_lira: number;
  structures: Structure[];
  windmill_used: boolean;
  tasting_room_used: boolean;
  fields: FieldView[];
  grapes: Record<Colour, number[]>;
  wines: Record<Wine, number[]>;
  cards: Record<CardKind, number>;
  /** The seat's own cards; null where the reader may not know them. */
  hand: Record<CardKind, string[]> | null;
}

export interface View extends CommonView {
  options: {
    parents: "dealt" | "chosen";
    friendly: boolean;
    free_devalue: boolean;
    level: string;
    aggressive: boolean;
    challenge: string;
    tokens: number;
    fewer_visitors: boolean;
  };
  result: string;
  season: Season;
  last_year: boolean;
  first: number;
  order: number[];
  decks: Record<CardKind, DeckView>;
  /** Cards that lie open for a choice. */
  shown: string[];
  actions: ActionView[];
  plans: { seat: number; place: string }[];
  /** Mamas and Papas that lie face up until their seats have decided. */
  parents: { seat: number; mamas: string[]; papas: string[] }[];
  /** The seat that has the temporary worker this year. */
  temporary: number | null;
  automa: AutomaView | null;
  seats: SeatView[];
}
