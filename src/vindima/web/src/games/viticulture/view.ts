/** What a seat may know of a position of Viticulture, as `viticulture/view.py` declares it. */

import type { ViticultureSpaces, ViticultureWorker as Worker } from "../../lib/wire";

export type { Worker };
export type {
  ViticultureActionView as ActionView,
  ViticultureAutomaView as AutomaView,
  ViticultureDeckView as DeckView,
  ViticultureFieldView as FieldView,
  ViticultureSeatView as SeatView,
  ViticultureView as View,
} from "../../lib/wire";

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

export type Colour = (typeof COLOURS)[number];
export type Wine = (typeof WINES)[number];
export type CardKind = (typeof CARDS)[number];
export type FieldId = (typeof FIELDS)[number];
export type Season = (typeof SEASONS)[number];
export type Row = (typeof ROWS)[number];
export type Structure = (typeof STRUCTURES)[number];
export type Space = keyof ViticultureSpaces;
export type WorkerKind = Worker["worker"];
