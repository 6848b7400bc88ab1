/** Who sits where, in words. */

import { say } from "./words/text";
import type { Seat, Table } from "./wire";

/** The name of a seat's player: a person's or a bot's own. */
export function seatName(table: Pick<Table, "seats">, seat: number): string {
  const found = table.seats[seat];
  return found ? nameOf(found, seat) : String.fromCharCode(65 + seat);
}

type Named = Pick<Seat, "name" | "kind" | "bot">;

/** The name at a seat; a player without a name is called by the seat's number. */
export function nameOf({ name, kind, bot }: Named, seat: number): string {
  if (name) return name;
  if (kind === "bot" && bot) return botName(bot);
  if (kind === "open") return say("web-seat-open");
  return say("web-player", { number: seat + 1 });
}

/** The same, with the level of a bot. */
export function fullName(who: Named, seat: number): string {
  const name = nameOf(who, seat);
  return who.kind === "bot" && who.bot && who.name ? say("web-bot-named", { name, level: botName(who.bot) }) : name;
}

/** A bot's level and, if its code names one, its style: `greedy:style=exporter`. */
export function botName(code: string): string {
  const [level = code, ...parameters] = code.split(":");
  const style = parameters.find((parameter) => parameter.startsWith("style="))?.slice(6);
  const name = say(`bot-${level}`);
  return style ? say("web-bot-styled", { name, style: say(`web-style-${style}`) }) : name;
}
