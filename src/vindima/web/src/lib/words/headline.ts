/** How a game ended, in one sentence. */

import { seatName } from "../seats";
import { list, say } from "./text";
import type { State, Table } from "../wire";

export function headline({ result, view }: Pick<State, "result" | "view">, table: Table): string {
  if (result) return say("web-result-solo", { result });
  const names = view.winners.map((seat) => seatName(table, seat));
  return say("web-result-won", { count: names.length, names: list(names) });
}
