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

/** Wines are made and age. */
export const bottling: ReadonlySet<string> = new Set(["wine", "age-wines", "age-one"]);
