/** Preloads the table and the games. */

import { games, loadGame } from "../games";

export async function loadAhead(): Promise<void> {
  await import("./TablePage.svelte");
  for (const game of games) await loadGame(game);
}
