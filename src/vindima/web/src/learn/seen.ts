/** Stores which introductions have been seen. */

import { api } from "../lib/server/api";

let storing: Promise<unknown> = Promise.resolve();

/** Store that the introduction to a game has been seen; if that fails, nothing is lost. */
export function markSeen(game: string): void {
  storing = api.post(`/introductions/${game}`).catch(() => undefined);
}

/** Resolves when everything has been stored: a page that asks earlier might miss the last introduction. */
export const stored = (): Promise<unknown> => storing;
