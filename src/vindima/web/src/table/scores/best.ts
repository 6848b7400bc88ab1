/** The best wine that anybody had in a game, looked for where wines are at their best. */

import { kindOf, type Bottle, type GameTable } from "../../board/game";
import { api } from "../../lib/api";
import type { Replay, State } from "../../lib/wire";

export type Vintage = Bottle & { year: number };

/** Looks at the end and whenever wines were made, aged or better stored. */
export async function bestWine(table: string, game: GameTable): Promise<Vintage | null> {
  const { count, lines } = await api.get<Replay>(`/tables/${table}/replay`);
  const better = lines.filter(({ events }) => events.some(({ message }) => game.bottling.has(kindOf(message))));
  const counts = new Set([...better.map((line) => line.count), count]);
  const states = await Promise.all([...counts].map((at) => api.get<State>(`/tables/${table}/replay/${at}`)));
  const found = states.flatMap(({ view }) => game.bottles(view).map((bottle) => ({ ...bottle, year: view.year })));
  return found.reduce<Vintage | null>((best, wine) => (best && best.value >= wine.value ? best : wine), null);
}
