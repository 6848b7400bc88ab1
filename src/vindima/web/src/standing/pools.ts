/** A game and a number of players, for which separate ratings and statistics are kept. */

import { locale, say } from "../lib/words/text";

export interface Pool {
  game: string;
  players: number;
}

export const sameKind = (one: Pool, other: Pool): boolean => one.game === other.game && one.players === other.players;

/** The name of a pool, as a heading or a choice. */
export function poolName({ game, players }: Pool): string {
  return `${say(`web-game-${game}`)}, ${say("web-standing-players", { players })}`;
}

/** A number with at most one decimal place. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);
}

/** A fraction as a percentage. */
export function share(part: number, whole: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent" }).format(whole ? part / whole : 0);
}

export function day(moment: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(new Date(moment));
}

/** A change, with its sign. */
export function change(amount: number): string {
  return new Intl.NumberFormat(locale(), { signDisplay: "always" }).format(amount);
}
