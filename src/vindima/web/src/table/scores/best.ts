/** The best wine that anybody had in a game, looked for where wines are at their best. */

import type { Bottle, GameTable } from "../../board/game";
import { api } from "../../lib/api";
import type { Replay, State } from "../../lib/wire";

export type Vintage = Bottle & { year: number };

/** Looks at the end, at the start of every year, and after every answer that bottled something. */
export async function bestWine(table: string, game: GameTable): Promise<Vintage | null> {
  const { count, lines, years } = await api.get<Replay>(`/tables/${table}/replay`);
  const bottled = lines.filter(({ token }) => token !== null && game.bottling(token));
  const counts = new Set([...years.map((year) => year.count), ...bottled.map((line) => line.count), count]);
  const states = await Promise.all([...counts].map((at) => api.get<State>(`/tables/${table}/replay/${at}`)));
  const found = states.flatMap(({ view }) => game.bottles(view).map((bottle) => ({ ...bottle, year: view.year })));
  return found.reduce<Vintage | null>((best, wine) => (best && best.value >= wine.value ? best : wine), null);
}
