/** Finds a game by its name. Its module is loaded when a table of that game is opened. */

import type { Drawings } from "../board/check/drawings";
import type { GameTable } from "../board/game";
import type { View } from "../lib/wire";
import type { View as VinhosView } from "./vinhos/view";
import type { View as ViticultureView } from "./viticulture/view";

type Loader = () => Promise<GameTable<View>>;

/** A table of a game has that game's view: this is the one place that assumes so without checking. */
function trusted<V extends View>(load: () => Promise<GameTable<V>>): Loader {
  return load as unknown as Loader;
}

const GAMES: Record<string, Loader> = {
  vinhos: trusted<VinhosView>(() => import("./vinhos")),
  viticulture: trusted<ViticultureView>(() => import("./viticulture")),
};

/** The names of the games. */
export const games = Object.keys(GAMES);

export function loadGame(name: string): Promise<GameTable<View>> {
  const load = GAMES[name];
  if (!load) throw new Error(`no table for ${name}`);
  return load();
}

const DRAWINGS: Record<string, () => Promise<Drawings>> = {
  vinhos: () => import("./vinhos/check"),
};

/** The drawings for the uncertain numbers of a game; without drawings, they are listed. */
export async function loadDrawings(name: string): Promise<Drawings> {
  return (await DRAWINGS[name]?.()) ?? { parts: {} };
}
