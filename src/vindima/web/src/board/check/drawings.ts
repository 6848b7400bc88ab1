/** What a game supplies to the page that checks its numbers: `games/<game>/check/index.ts`. */

import type { Component } from "svelte";
import type { CheckPart } from "../../lib/wire";
import type { Proof } from "./proof.svelte";

export interface Drawings {
  /** The symbols of the game, put into the page once; absent if no drawing uses them. */
  Sprite?: Component;
  /** The drawing of each part, by the part's id; a part without one is a list of numbers. */
  parts: Record<string, Component<{ proof: Proof; part: CheckPart }>>;
}
