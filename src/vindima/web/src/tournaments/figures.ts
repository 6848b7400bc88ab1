/** Texts and figures on the pages of a tournament. */

import { botName } from "../lib/seats";
import { locale, say } from "../lib/words/text";
import type { Fixture, TournamentInfo } from "../lib/wire";

/** In place of an entrant's number: a house bot. */
export const HOUSE = -1;

/** The name of an entrant. */
export function nameOf({ entrants, house }: Pick<TournamentInfo, "entrants" | "house">, number: number): string {
  if (number === HOUSE) return say("web-tournaments-house-bot", { level: botName(house) });
  const found = entrants.find((one) => one.number === number);
  return found?.name || say("web-tournaments-nameless", { number });
}

/** A number of points, with as many digits as necessary. */
export function points(amount: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(amount);
}

/** The letter of a seat. */
export const letter = (seat: number): string => String.fromCharCode(65 + seat);

/** The rounds that have begun, in order. */
export const rounds = ({ round }: Pick<TournamentInfo, "round">): number[] =>
  Array.from({ length: round }, (_, place) => place + 1);

/** An entrant's score against another, over all tables that they shared; null if they have not met. */
export function between(matches: Fixture[], one: number, other: number): number | null {
  const won = matches.flatMap(({ seats, shares }) => {
    const mine = shares?.[seats.indexOf(one)];
    const theirs = shares?.[seats.indexOf(other)];
    return mine === undefined || theirs === undefined ? [] : [mine > theirs ? 1 : mine === theirs ? 0.5 : 0];
  });
  return won.length ? won.reduce<number>((sum, part) => sum + part, 0) : null;
}

/** How often two entrants have met with a result. */
export const met = (matches: Fixture[], one: number, other: number): number =>
  matches.filter(({ seats, shares }) => shares && seats.includes(one) && seats.includes(other)).length;

/** The match of an entrant in a round. */
export const matchOf = (matches: Fixture[], entrant: number, round: number): Fixture | undefined =>
  matches.find((match) => match.round === round && match.seats.includes(entrant));

/** The matches of the reader that wait to be played. */
export const waiting = ({ matches }: Pick<TournamentInfo, "matches">): Fixture[] =>
  matches.filter(({ mine, state, table }) => mine && state === "running" && table !== null);
