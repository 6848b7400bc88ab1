/** Opens tables; also in one click: against two bots, or a first game with a coach. */

import { api, problemFrom } from "./api";
import { me } from "./me.svelte";
import { go } from "../browser/route.svelte";
import { settings } from "../browser/settings.svelte";
import { learn } from "../words/text";
import type { GameInfo, NewTable, Problem } from "../wire";

const FIRST_LEVEL = "easy";
const RIVALS = 2;

/** A table for the reader and two bots of the first level, or the lowest one available. */
export function quickTable(game: string, bots: string[], options: Record<string, unknown> = {}): NewTable {
  const bot = bots.includes(FIRST_LEVEL) ? FIRST_LEVEL : (bots[0] ?? FIRST_LEVEL);
  const rivals = Array.from({ length: RIVALS }, () => ({ kind: "bot" as const, bot }));
  const seats = [{ kind: "person" as const, name: me.name, mine: true }, ...rivals];
  return { game, options, seats, confirm: settings.confirm };
}

/** Open a table and go there. Returns the server's refusal, or null. */
export function openTable(wanted: NewTable): Promise<Problem | null> {
  return problemFrom(async () => go(`/table/${(await api.post<{ id: string }>("/tables", wanted)).id}`));
}

/** The first game after the lessons: the reader against one easy bot, with a coach. */
export function coachedTable(game: string): NewTable {
  const seats = [
    { kind: "person" as const, name: me.name, mine: true },
    { kind: "bot" as const, bot: FIRST_LEVEL },
  ];
  return { game, seats, confirm: settings.confirm, coach: true };
}

/** The games, once their words and those of these parts of the pages are loaded. */
export async function gamesWithWords(...parts: string[]): Promise<GameInfo[]> {
  const games = await api.get<GameInfo[]>("/games");
  await Promise.all([...parts, ...games.map(({ name }) => name)].map(learn));
  return games;
}

interface Kept {
  game: string;
  players: number;
  options: Record<string, unknown>;
}

/** The header of a record: the first line of a file, or all of it. */
function header(text: string): Kept | null {
  for (const part of [text, text.split("\n", 1)[0] ?? ""]) {
    try {
      const found = JSON.parse(part) as Kept;
      if (typeof found.game === "string" && Number.isInteger(found.players)) return found;
    } catch {
      // Not JSON: try the next part.
    }
  }
  return null;
}

/** A table that begins with a record, with all seats at this screen; null if the text is not a record. */
export function recordTable(record: string): NewTable | null {
  const kept = header(record);
  if (!kept) return null;
  const { game, options, players } = kept;
  const seats = Array.from({ length: players }, () => ({ kind: "person" as const, mine: true }));
  return { game, options, seats, record, hot_seat: players > 1, confirm: settings.confirm };
}
