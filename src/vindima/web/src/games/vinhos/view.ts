/** What a seat may know of a position of Vinhos: the shape of `vinhos/view.py`. */

import type { SeatView as CommonSeatView, View as CommonView } from "../../lib/wire";

export const COLOURS = ["red", "white"] as const;
export const FEATURES = ["taste", "aroma", "look", "alcohol"] as const;
export const MANAGERS = ["alexandre", "beatriz", "constantino"] as const;
export const HANGOUTS = ["casa_de_fados", "hotel", "enoteca"] as const;
/** The nine spaces of the action grid. */
export const ACTIONS = [
  // top row
  "vineyards",
  "cellars",
  "wineries",
  // middle row
  "wine_experts",
  "pass_press_release",
  "enologists",
  // bottom row
  "export",
  "sales",
  "bank",
] as const;
/** A manager's row: the own space, two bonus actions, three multipliers. */
export const ROWS = [
  { manager: "alexandre", bonuses: ["winery_for_1", "sales"], multipliers: ["cellars", "vineyards", "wine"] },
  { manager: "beatriz", bonuses: ["vineyard_minus_2", "export"], multipliers: ["enologists", "cash", "four_experts"] },
  { manager: "constantino", bonuses: ["free_expert", "invest_free"], multipliers: ["full_estates", "wineries", "renown"] },
] as const;
/** Every plot of an estate carries a vineyard or a winery. */
export const PLOTS = 3;
/** Slots of a cellar; a warehouse has the first two. */
export const STORE = 4;

export type Colour = (typeof COLOURS)[number];
export type Feature = (typeof FEATURES)[number];
export type Manager = (typeof MANAGERS)[number];
export type Action = (typeof ACTIONS)[number];

export interface Tile {
  id: string;
  colour: Colour;
  cost: number;
}

export interface RegionView {
  id: string;
  in_play: boolean;
  cubes: number;
  room: number;
  top: Tile | null;
  /** What is left in the deck, in no order. */
  tiles: string[];
  /** The order of the deck, for who has laid it. */
  order: string[] | null;
  /** The seats with an estate there, once for each estate. */
  discs: number[];
}

export interface WineView {
  production: number;
  value: number;
  colour: Colour;
  region: string;
}

export interface EstateView {
  region: string | null;
  colour: Colour | null;
  vineyards: string[];
  wineries: number;
  enologists: number;
  cellar: boolean;
  waiting_cubes: number;
  next_production: number;
  wines: (WineView | null)[];
}

export interface SeatView extends CommonSeatView {
  cash: number;
  account: number;
  investment: number;
  fair_points: number;
  /** How many experts the announced wine allows; null without an announcement. */
  fair_tile: number | null;
  barrels: number;
  marker: Action;
  moves: Record<string, number>;
  experts_up: string[];
  experts_down: string[];
  experts_chosen: string[] | null;
  porto: number;
  benefit_taken: boolean;
  court: Record<string, number>;
  estates: EstateView[];
}

export interface SaleSlot {
  id: string;
  hangout: string;
  colour: Colour;
  value: number;
  seat: number | null;
}

export interface ExportSlot {
  id: string;
  column: number;
  value: number;
  points: number;
  seat: number | null;
}

export interface FairSlot {
  id: string;
  features: Feature[];
  bonus: string;
  seat: number | null;
}

export interface YearView {
  year: number;
  tax_space: Action;
  /** Points by place of the fair that ends the year. */
  prizes: number[] | null;
}

export interface VintageView {
  id: string;
  weather: number;
  alexandre: Colour | null;
  beatriz: number | null;
  constantino: string[];
  to_come: string[];
}

export interface Printed {
  /** Points at the end for each balance, from an empty account on. */
  account_points: number[];
  /** What each step up costs and each step down pays, from the lowest step on. */
  investment: { lowest: number; costs: number[]; payouts: number[] };
  /** Fair points by space of a feature's track. */
  track: number[];
  experts_by_value: number[];
  points_above: number;
  /** What a wine gains by lying in each slot of a cellar. */
  ageing: number[];
  /** Experts that move their feature at the fair. */
  arrows: string[];
  prices: { winery: number; cellar: number; enologist: number; expert: number };
}

export interface View extends CommonView {
  phase: number;
  order: number[];
  lower_row: (number | null)[];
  tax_space: Action;
  years: YearView[];
  vintage: VintageView;
  features: Record<Feature, { space: number; points: number }>;
  regions: RegionView[];
  experts: Record<Feature, { top: string | null; tiles: string[] }>;
  supply: Record<"cubes" | "wineries" | "cellars" | "enologists" | "porto", number>;
  sales: SaleSlot[];
  export: { majorities: number[]; slots: ExportSlot[] };
  multipliers: Record<string, (number | null)[]>;
  multiplier_points: Record<string, number[]>;
  cash_per_point: number[];
  fair_slots: FairSlot[];
  printed: Printed;
  seats: SeatView[];
}

/** The feature that an expert praises, and what else the expert can do. */
export function expertOf(id: string): { feature: Feature; ability: string } {
  const [feature = "", ...ability] = id.split("_");
  return { feature: feature as Feature, ability: ability.join("_") };
}

/** The colour of a vineyard tile, which its id names. */
export function tileColour(id: string): Colour {
  return id.includes("_white_") ? "white" : "red";
}

/** The region of a vineyard tile, which its id names. */
export function tileRegion(id: string): string {
  return id.replace(/_(red|white)_\d+$/, "");
}

/** The points that an announced wine would earn at a stand: what its two features are worth now. */
export function standPoints(view: View, slot: FairSlot): number {
  return slot.features.reduce((sum, feature) => sum + view.features[feature].points, 0);
}

/** The seats in the order of their fair points. */
export function standing(view: View): number[] {
  return [...view.order].sort((one, other) => (view.seats[other]?.fair_points ?? 0) - (view.seats[one]?.fair_points ?? 0));
}

/** The barrels on a space of the court: a seat for each. */
export function barrelsAt(view: View, space: string): number[] {
  return view.seats.flatMap(({ court }, seat) => Array.from({ length: court[space] ?? 0 }, () => seat));
}

/** Things in groups of equal keys, in the order in which they come. */
export function grouped<T, K>(things: T[], key: (thing: T) => K): [key: K, things: T[]][] {
  const found = new Map<K, T[]>();
  for (const thing of things) found.set(key(thing), [...(found.get(key(thing)) ?? []), thing]);
  return [...found];
}
