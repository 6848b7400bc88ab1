/** What is printed on the board and the tiles; the engine supplies it for each table. */

import type { VinhosFacts } from "../../lib/wire";

/** What is printed on the board and the tiles of the table that is shown. */
export const FACTS = {} as VinhosFacts;

/** Store what is printed; called before the table is drawn. */
export function print(facts: VinhosFacts): void {
  Object.assign(FACTS, facts);
}
