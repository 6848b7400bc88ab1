/**
 * The number of games that this browser stored at the last count, if there is no server. It is stored apart from the
 * games, so that games which the browser has deleted are noticed.
 */

const KNOWN = "vindima-kept";

export function knownGames(): number {
  try {
    return Number(localStorage.getItem(KNOWN) ?? 0);
  } catch {
    return 0; // A browser without local storage cannot tell later that games are missing.
  }
}

export function noteGames(games: number): void {
  try {
    localStorage.setItem(KNOWN, String(games));
  } catch {
    // See above.
  }
}
