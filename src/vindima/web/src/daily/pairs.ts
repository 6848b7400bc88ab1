/** Two games as one chart, and a game's lines under their years. */

import type { LogLine, Points } from "../lib/wire";

/** The points of one seat in two games, year by year; a game that ended earlier keeps its points. */
export function together(mine: Points[], theirs: Points[], seat: number): Points[] {
  const longer = mine.length >= theirs.length ? mine : theirs;
  const of = (points: Points[], place: number) => (points[place] ?? points.at(-1))?.scores[seat] ?? 0;
  return longer.map(({ year }, place) => ({ year, scores: [of(mine, place), of(theirs, place)] }));
}

/** Lines by year, in order. */
export function byYear(lines: LogLine[]): [number, LogLine[]][] {
  const found: [number, LogLine[]][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0] === line.year) last[1].push(line);
    else found.push([line.year, [line]]);
  }
  return found;
}
