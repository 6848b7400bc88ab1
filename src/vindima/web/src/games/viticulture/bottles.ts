/** The wines of the table, for the label that is printed at the end. */

import type { Bottle } from "../../board/game";
import type { View } from "./view";
import { WINES } from "./view";
import { name } from "./words";

/** Every wine in somebody's cellar. */
export function bottles(view: View): Bottle[] {
  return view.seats.flatMap((one, seat) =>
    WINES.flatMap((kind) => one.wines[kind].map((value) => ({ seat, value, kind, title: name("wine", kind) }))),
  );
}

const MAKES_WINE = ["grape", "spot", "choose", "bottle"];

/** Wine is made of the last grape picked or put on a value that is chosen; some visitors let it age. */
export function bottling(token: string): boolean {
  return MAKES_WINE.includes(token.split(" ")[0] ?? "");
}
