/** What a seat may know of a position of Vinhos, as `vinhos/view.py` declares it, and small helpers that read it. */

import type { VinhosView as View } from "../../lib/wire";

export type { View };
export type {
  VinhosEstateView as EstateView,
  VinhosExportSlot as ExportSlot,
  VinhosFairSlot as FairSlot,
  VinhosRegionView as RegionView,
  VinhosSaleSlot as SaleSlot,
  VinhosSeatView as SeatView,
  VinhosTile as Tile,
  VinhosVintageView as VintageView,
  VinhosWineView as WineView,
  VinhosYearView as YearView,
} from "../../lib/wire";

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
export type Colour = (typeof COLOURS)[number];
export type Feature = (typeof FEATURES)[number];
export type Manager = (typeof MANAGERS)[number];
export type Action = (typeof ACTIONS)[number];

/** The feature that an expert supports, and the other ability; a second one of a kind has a number. */
export function expertOf(id: string): { feature: Feature; ability: string } {
  const [feature = "", ...ability] = id.replace(/_\d+$/, "").split("_");
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

/** The seats in the order of their fair points. */
export function standing(view: View): number[] {
  return [...view.order].sort(
    (one, other) => (view.seats[other]?.fair_points ?? 0) - (view.seats[one]?.fair_points ?? 0),
  );
}

/** The barrels on a space of the court, by seat. */
export function barrelsAt(view: View, space: string): number[] {
  return view.seats.flatMap(({ court }, seat) => Array.from({ length: court[space] ?? 0 }, () => seat));
}

/** Things grouped by equal keys, in order of appearance. */
export function grouped<T, K>(things: T[], key: (thing: T) => K): [key: K, things: T[]][] {
  const found = new Map<K, T[]>();
  for (const thing of things) found.set(key(thing), [...(found.get(key(thing)) ?? []), thing]);
  return [...found];
}
