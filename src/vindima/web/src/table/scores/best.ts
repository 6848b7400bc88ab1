/** The best wine that anybody had during a game. */

import { kindOf, type Bottle, type GameTable } from "../../board/game";
import { api } from "../../lib/server/api";
import type { Replay, State } from "../../lib/wire";

export type Vintage = Bottle & { year: number };

/** Searches the final position and those after which wines were made, aged or stored better. */
export async function bestWine(table: string, game: GameTable): Promise<Vintage | null> {
  const { count, lines } = await api.get<Replay>(`/tables/${table}/replay`);
  const better = lines.filter(({ events }) => events.some(({ message }) => game.bottling.has(kindOf(message))));
  const counts = new Set([...better.map((line) => line.count), count]);
  const states = await Promise.all([...counts].map((at) => api.get<State>(`/tables/${table}/replay/${at}`)));
  const found = states.flatMap(({ view }) => game.bottles(view).map((bottle) => ({ ...bottle, year: view.year })));
  return found.reduce<Vintage | null>((best, wine) => (best && best.value >= wine.value ? best : wine), null);
}
