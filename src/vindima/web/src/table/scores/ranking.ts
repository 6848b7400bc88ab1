/** The final ranking. */

import type { State } from "../../lib/wire";

export interface Ranked {
  /** Null for the Automa. */
  seat: number | null;
  score: number;
  won: boolean;
  /** Players with the same points share a place, unless the tie was broken. */
  place: number;
}

/** All seats, the best first; solo, the Automa takes part. */
export function ranked({ view, result }: Pick<State, "view" | "result">): Ranked[] {
  const seats = view.seats.map(({ score }, seat) => ({ seat, score, won: view.winners.includes(seat) }));
  const rival =
    "automa" in view && view.automa ? [{ seat: null, score: view.automa.points, won: result === "loss" }] : [];
  const better = (one: { won: boolean; score: number }, other: { won: boolean; score: number }) =>
    Number(other.won) - Number(one.won) || other.score - one.score;
  const all = [...seats, ...rival].sort(better);
  return all.map((one) => ({ ...one, place: 1 + all.filter((other) => better(other, one) < 0).length }));
}
