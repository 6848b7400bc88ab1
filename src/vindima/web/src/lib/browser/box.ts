/** The corrected tables of each game that this browser stores: the numbers of the reader's own box. */

export type Tables = Record<string, unknown>;

const store = (game: string) => `vindima-box-${game}`;

/** The stored tables; null if there are none, or if the browser stores nothing. */
export function boxTables(game: string): Tables | null {
  try {
    const found = JSON.parse(localStorage.getItem(store(game)) ?? "null") as unknown;
    return found !== null && typeof found === "object" ? (found as Tables) : null;
  } catch {
    return null;
  }
}

/** Store tables for new games; if they are empty, the game's own are used again. */
export function keepBox(game: string, tables: Tables): void {
  try {
    if (Object.keys(tables).length) localStorage.setItem(store(game), JSON.stringify(tables));
    else localStorage.removeItem(store(game));
  } catch {
    // Without local storage, the tables last until the page is closed.
  }
}
