/** A table in one click: the reader and two bots. */

import { me } from "./me.svelte";
import { settings } from "./settings.svelte";
import type { NewTable } from "./wire";

const FIRST_LEVEL = "easy";
const RIVALS = 2;

/** A table for the reader and two bots of the first level, or of the lowest there is. */
export function quickTable(game: string, bots: string[], options: Record<string, unknown> = {}): NewTable {
  const bot = bots.includes(FIRST_LEVEL) ? FIRST_LEVEL : (bots[0] ?? FIRST_LEVEL);
  const rivals = Array.from({ length: RIVALS }, () => ({ kind: "bot" as const, bot }));
  const seats = [{ kind: "person" as const, name: me.name, mine: true }, ...rivals];
  return { game, options, seats, confirm: settings.confirm };
}
