/** The pace of a table and times in words. */

import { locale, say } from "./text";
import type { Pace } from "../wire";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

type Width = "long" | "short" | "narrow";

function unit(count: number, name: "day" | "hour" | "minute" | "second", width: Width): string {
  return new Intl.NumberFormat(locale(), { style: "unit", unit: name, unitDisplay: width }).format(count);
}

/** A duration in its largest unit that gives a whole number: "2 days", "36 hours". */
export function span(seconds: number, width: Width = "long"): string {
  for (const [size, name] of [
    [DAY, "day"],
    [HOUR, "hour"],
    [MINUTE, "minute"],
  ] as const)
    if (seconds >= size && seconds % size === 0) return unit(seconds / size, name, width);
  return unit(seconds, "second", width);
}

/** How much time players have. */
export function paceText(pace: Pace): string {
  if (pace.kind === "turns") return say("web-pace-turns", { time: span(pace.hours * HOUR) });
  return say("web-pace-live", { bank: span(pace.bank), increment: span(pace.increment) });
}

/** The remaining time in a clock's short form: "2d 3h", "5h 20m", "4:59". */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= DAY)
    return `${unit(Math.floor(whole / DAY), "day", "narrow")} ${unit(Math.floor((whole % DAY) / HOUR), "hour", "narrow")}`;
  if (whole >= HOUR)
    return `${unit(Math.floor(whole / HOUR), "hour", "narrow")} ${unit(Math.floor((whole % HOUR) / MINUTE), "minute", "narrow")}`;
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** True if the player should hurry: in the last minute of a live clock, or the last eighth of a correspondence turn. */
export function isShort(pace: Pace, seconds: number): boolean {
  return seconds < (pace.kind === "live" ? MINUTE : (pace.hours * HOUR) / 8);
}

/** A moment of this week or later: "Thursday 14:00", with the date if it is further away. */
export function moment(at: string): string {
  const when = new Date(at);
  const near = when.getTime() - Date.now() < 6 * DAY * 1000;
  const day = near ? ({ weekday: "long" } as const) : ({ weekday: "short", day: "numeric", month: "short" } as const);
  return when.toLocaleString(locale(), { ...day, hour: "2-digit", minute: "2-digit" });
}
