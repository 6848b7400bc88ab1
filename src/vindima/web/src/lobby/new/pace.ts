/** The pace of a table that is being planned. */

import type { NewTable, Pace } from "../../lib/wire";

const MINUTE = 60;
/** The choices for the initial time, in seconds. */
export const BANKS = [5, 10, 15, 20, 30, 45, 60, 90].map((minutes) => minutes * MINUTE);
export const INCREMENTS = [10, 20, 30, 60, 120];
export const HOURS = [6, 12, 24, 48, 72, 120, 168];

export interface PlannedPace {
  kind: "none" | "live" | "turns";
  bank: number;
  increment: number;
  hours: number;
  bot: string;
}

export const NO_HURRY: PlannedPace = { kind: "none", bank: 1200, increment: 30, hours: 48, bot: "medium" };

/** The pace of another table. Missing settings have their defaults. */
export function samePace(pace: Pace | null): PlannedPace {
  if (!pace) return { ...NO_HURRY };
  const { kind, bot, bank, increment, hours } = pace;
  return kind === "live" ? { ...NO_HURRY, kind, bot, bank, increment } : { ...NO_HURRY, kind, bot, hours };
}

/** The pace in the request for a table. */
export function requestedPace({ kind, bank, increment, hours, bot }: PlannedPace): Pick<NewTable, "pace"> {
  if (kind === "live") return { pace: { kind, bank, increment, bot } };
  return kind === "turns" ? { pace: { kind, hours, bot } } : {};
}
