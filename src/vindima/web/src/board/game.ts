/** What a game supplies to the table: the interface that each `games/<game>/index.ts` implements. */

import type { Component } from "svelte";
import { api } from "../lib/server/api";
import type { CeremonyOf } from "./ceremony";
import type { Knowledge } from "./inspect/about";
import type { Change, ExampleState, Facts, LogLine, Message, Table, View } from "../lib/wire";

export interface BoardProps<V extends View> {
  view: V;
  table: Table;
}

export interface SeatProps<V extends View> extends BoardProps<V> {
  seat: number;
}

/** Something that a worked example of the rules shows, at one moment. */
export interface ShownProps {
  /** The thing, with its numbers: `wineries-2`. */
  name: string;
  state: ExampleState;
  /** The seat that the example is about. */
  seat: number;
}

/** The effect of an answer, shown at a spot while the pointer is over the answer. */
export interface Effect {
  spot: string;
  text: string;
  /** The seat whose possessions change; absent for the shared board. */
  seat?: number;
}

/** A wine in a player's possession, as printed on the label at the end. */
export interface Bottle {
  seat: number;
  value: number;
  /** One of red, white, blush, sparkling. */
  kind: string;
  /** The large text of the label (a region, a kind of wine), already in the reader's language. */
  title: string;
}

/** The module `games/<game>/index.ts`. */
export interface GameTable<V extends View = View> {
  /** The shared board. */
  Board: Component<BoardProps<V>>;
  /** The estate or vineyard of a seat with all its possessions, including the hand if the view shows it. */
  Mine: Component<SeatProps<V>>;
  /** Another seat: a compact strip that opens on click. */
  Other: Component<SeatProps<V>>;
  /** The board as text for screen readers: nested lists made from the same view. */
  Twin: Component<BoardProps<V>>;
  /** The pieces that a worked example shows. */
  Shown: Component<ShownProps>;
  /** True if players have hidden cards: on a shared screen, nothing is shown between two turns. */
  hands: boolean;
  /** The symbols of the game, put into the page once. */
  Sprite: Component;
  /** Receives what is printed on boards and cards before a table is drawn. */
  print(facts: Facts): void;
  /** The spots of an answer, most specific first. */
  spotsOf(token: string, view: V, question: Message | null): string[];
  /** The spots that differ between two views. */
  changes(before: V, after: V): string[];
  /** Where and how to show the changes that the engine predicts for an answer. */
  effects(changes: Change[], view: V): Effect[];
  /** The spots of a path in the view, for an event there. */
  spotsAt(path: string[], view: V): string[];
  /** The symbol of a kind of event in the log; `deck` is the kind of card that it is about. */
  icon(kind: string, deck: string | null): string | null;
  /** What is known about a spot or another named thing, beyond its label; null if nothing is known. */
  about(thing: string, view: V): Knowledge | null;
  /** A card in full size, by the name that `about` gives it; absent for a game without cards. */
  Large?: Component<{ card: string; view: V }>;
  /** The illustration over a ceremony of some kind. */
  Backdrop?: Component<{ kind: string; view: V }>;
  /** The ceremony that an event belongs to. */
  ceremonyOf: CeremonyOf;
  /** The number of the last year, once it is known. */
  lastYear(view: V): number | null;
  /** What the answers in one row of the list share; null for an answer that stands alone. Absent if all answers do. */
  rowOf?: (token: string) => string | null;
  /** Every wine in a player's cellar. */
  bottles(view: V): Bottle[];
  /** The kinds of events after which a wine of a higher value may exist. */
  bottling: ReadonlySet<string>;
}

/** The kind of an event, such as `lira`. */
export function kindOf({ key }: Message): string {
  return key.split("-event-")[1] ?? "";
}

/** Supplies a game with what is printed on its boards and cards. `path` is that of a table or of the game itself. */
export async function printFacts(game: GameTable, path: string): Promise<void> {
  game.print(await api.get<Facts>(`${path}/facts`));
}

/** The effects of an answer, once its preview is known; with a seat, only those on that seat or the board. */
export function effectsOf<V extends View>(
  game: GameTable<V>,
  changes: Change[],
  view: V,
  seat: number | null = null,
): Effect[] {
  const found = game.effects(changes, view);
  return seat === null ? found : found.filter((effect) => (effect.seat ?? seat) === seat);
}

/** The spots of a line of the log: those of the seat that gave the answer. */
export function lineSpots<V extends View>(game: GameTable<V>, { token, seat }: LogLine, view: V): string[] {
  return token === null ? [] : game.spotsOf(token, { ...view, to_answer: seat }, null);
}
