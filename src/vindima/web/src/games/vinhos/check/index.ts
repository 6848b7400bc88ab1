/** The parts of Vinhos that an owner of the box checks, drawn as on the board. */

import type { Drawings } from "../../../board/check/drawings";
import Bank from "./Bank.svelte";
import Experts from "./Experts.svelte";
import Export from "./Export.svelte";
import Fair from "./Fair.svelte";
import Multipliers from "./Multipliers.svelte";
import Renown from "./Renown.svelte";
import Sales from "./Sales.svelte";
import Tax from "./Tax.svelte";
import Vineyards from "./Vineyards.svelte";
import Vintages from "./Vintages.svelte";

export { default as Sprite } from "../pieces/Sprite.svelte";

export const parts: Drawings["parts"] = {
  vineyards: Vineyards,
  export: Export,
  sales: Sales,
  bank: Bank,
  vintages: Vintages,
  fair: Fair,
  experts: Experts,
  tax: Tax,
  multipliers: Multipliers,
  renown: Renown,
};
