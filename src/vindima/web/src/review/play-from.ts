/** Continuing from a position of a finished game. */

import { api } from "../lib/server/api";
import { go } from "../lib/browser/route.svelte";
import { settings } from "../lib/browser/settings.svelte";
import type { NewTable, Table } from "../lib/wire";

/** A new table that begins there: the reader gets the seats that were theirs, or all if none was. */
export async function playFrom(table: Table, count: number): Promise<void> {
  const mine = table.seats.some((seat) => seat.mine);
  const seats: NewTable["seats"] = table.seats.map((seat) =>
    seat.kind === "bot" && seat.bot
      ? { kind: "bot", bot: seat.bot }
      : { kind: "person", name: seat.name, mine: seat.mine || !mine },
  );
  const hot_seat = seats.filter((seat) => seat.mine).length > 1;
  const { confirm } = settings;
  const wanted: NewTable = {
    game: table.game,
    options: table.options,
    seats,
    hot_seat,
    confirm,
    from: { table: table.id, count },
  };
  go(`/table/${(await api.post<{ id: string }>("/tables", wanted)).id}`);
}
