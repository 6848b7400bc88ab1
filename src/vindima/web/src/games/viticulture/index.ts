/** The Viticulture table: what the table's frame needs of it. */

export { default as Backdrop } from "./Backdrop.svelte";
export { default as Board } from "./Board.svelte";
export { default as Large } from "./cards/Large.svelte";
export { default as Mine } from "./Mine.svelte";
export { default as Other } from "./Other.svelte";
export { default as Shown } from "./Shown.svelte";
export { default as Sprite } from "./pieces/Sprite.svelte";
export { default as Twin } from "./Twin.svelte";
export { about } from "./about";
export { bottles, bottling } from "./bottles";
export { ceremonyOf, lastYear } from "./ceremonies";
export { changes } from "./changes";
export { effects } from "./effects";
export { print } from "./facts";
export { icon, spotsAt } from "./happenings";
export { rowOf, spotsOf } from "./spots";
export type { View } from "./view";

/** Hands are secret. */
export const hands = true;
