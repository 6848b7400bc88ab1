/** Who sits where, in words. */

import { say } from "./text";
import type { Seat, Table } from "./wire";

/** The name of a seat's player: a person's own name, or the level of a bot. */
export function seatName(table: Pick<Table, "seats">, seat: number): string {
  const found = table.seats[seat];
  return found ? nameOf(found) : String.fromCharCode(65 + seat);
}

export function nameOf({ name, kind, bot, mine }: Pick<Seat, "name" | "kind" | "bot"> & Partial<Seat>): string {
  if (name) return name;
  if (kind === "bot" && bot) return botName(bot);
  if (kind === "open") return say("web-seat-open");
  return say(mine ? "web-you" : "web-guest");
}

/** A bot's level and, where its code names one, its character: `greedy:style=exporter`. */
export function botName(code: string): string {
  const [level = code, ...parameters] = code.split(":");
  const style = parameters.find((parameter) => parameter.startsWith("style="))?.slice(6);
  const name = say(`web-bot-${level}`);
  return style ? say("web-bot-styled", { name, style: say(`web-style-${style}`) }) : name;
}
