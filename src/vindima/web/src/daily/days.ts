/** Dates in the server's format: 2026-11-18. */

import { locale } from "../lib/words/text";

const DAY = 86_400_000;

/** The date a number of days later. */
export function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** A date in words, with its day of the week. */
export function longDay(day: string): string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: "full", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
