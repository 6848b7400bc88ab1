/**
 * How many games this browser kept when somebody looked last, where there is no server. It is kept apart from the
 * games, so that games which the browser has deleted are missed.
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
