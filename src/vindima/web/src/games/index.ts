/** What a game gives to the table. Each game is loaded when a table of it is opened. */

import type { Component } from "svelte";
import type { Answer, LogLine, Message, Table, View } from "../lib/wire";

export interface BoardProps<V extends View> {
  view: V;
  table: Table;
}

export interface SeatProps<V extends View> extends BoardProps<V> {
  seat: number;
}

/** What an answer would do, shown at a spot while the answer is under the pointer. */
export interface Preview {
  spot: string;
  text: string;
}

/** A wine that somebody owns, as it is printed on the label at the end. */
export interface Bottle {
  seat: number;
  value: number;
  /** One of red, white, blush, sparkling. */
  kind: string;
  /** What the label says in large letters (a region, a kind of wine), already in the reader's language. */
  title: string;
}

/** The module `games/<game>/index.ts`. */
export interface GameTable<V extends View> {
  /** The shared board. */
  Board: Component<BoardProps<V>>;
  /** The estate or vineyard of a seat with all that it owns, hand included where the view shows it. */
  Mine: Component<SeatProps<V>>;
  /** Another seat: a compact strip that opens on click. */
  Other: Component<SeatProps<V>>;
  /** The board in words, for who cannot see it: nested lists from the same view. */
  Twin: Component<BoardProps<V>>;
  /** The symbols of the game, put into the page once. */
  Sprite: Component;
  /** The spots of an answer, most specific first. */
  spotsOf(token: string, view: V, question: Message | null): string[];
  /** The spots that differ between two views. */
  changes(before: V, after: V): string[];
  /** Prices and effects of an answer. */
  preview(answer: Answer, view: V): Preview[];
  /** Every wine in somebody's cellar. */
  bottles(view: V): Bottle[];
  /** True for an answer after which there may be a wine that was not there at the beginning of the year. */
  bottling(token: string): boolean;
}

// A table of a game has that game's view: the one place where this is taken on trust.
type AnyGame = GameTable<any>;

const GAMES: Record<string, () => Promise<AnyGame>> = {
  vinhos: () => import("./vinhos"),
  viticulture: () => import("./viticulture"),
};

export function loadGame(name: string): Promise<AnyGame> {
  const load = GAMES[name];
  if (!load) throw new Error(`no table for ${name}`);
  return load();
}

/** The spots that a line of the log speaks of: those of the seat that gave the answer, whoever is asked now. */
export function lineSpots<V extends View>(game: GameTable<V>, { token, seat }: LogLine, view: V): string[] {
  return token === null ? [] : game.spotsOf(token, { ...view, to_answer: seat }, null);
}
