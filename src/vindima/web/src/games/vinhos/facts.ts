/** What is printed on the board and the tiles; the engine supplies it for each table. */

import type { Manager } from "./view";

interface Facts {
  /** Points at the end for each balance, from an empty account upwards. */
  account_points: number[];
  /** What each step up costs and each step down pays, from the lowest step upwards. */
  investment: { lowest: number; costs: number[]; payouts: number[] };
  /** Fair points by space of a feature's track. */
  track: number[];
  /** The value that a wine gains in each slot of a cellar. */
  ageing: number[];
  /** The experts that move their feature at the fair. */
  arrows: string[];
  /** Each manager's row of the court: the own space, the bonus actions, the multipliers. */
  managers: { manager: Manager; bonuses: string[]; multipliers: string[] }[];
  /** The plots of an estate; each carries a vineyard or a winery. */
  plots: number;
  /** The slots of a cellar; a warehouse has the first ones. */
  store: number;
}

/** What is printed on the board and the tiles of the table that is shown. */
export const FACTS = {} as Facts;

/** Store what is printed; called before the table is drawn. */
export function print(facts: object): void {
  Object.assign(FACTS, facts);
}
