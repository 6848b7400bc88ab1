/** The table of Vinhos. */

import type { Bottle } from "../../board/game";
import type { View } from "./view";
import { name } from "./words";

export { about } from "./about";
export { default as Backdrop } from "./Backdrop.svelte";
export { default as Board } from "./Board.svelte";
export { ceremonyOf, lastYear } from "./ceremonies";
export { changes } from "./changes";
export { default as Mine } from "./Mine.svelte";
export { default as Other } from "./Other.svelte";
export { effects } from "./effects";
export { print } from "./facts";
export { icon, spotsAt } from "./happenings";
export { spotsOf } from "./spots";
export { default as Shown } from "./Shown.svelte";
export { default as Sprite } from "./pieces/Sprite.svelte";
export { default as Twin } from "./Twin.svelte";

/** Every wine in a player's store. */
export function bottles(view: View): Bottle[] {
  return view.seats.flatMap(({ estates }, seat) =>
    estates.flatMap(({ wines }) =>
      wines.flatMap((wine) =>
        wine ? [{ seat, value: wine.value, kind: wine.colour, title: name("region", wine.region) }] : [],
      ),
    ),
  );
}

/** Events after which wines are new or have aged in a cellar. */
export const bottling: ReadonlySet<string> = new Set(["wine", "age", "cellar"]);

/** Everything is open except the experts chosen for the fair, and nobody else sees that question. */
export const hands = false;
