/** Everybody who plays in a tournament needs a name. */

import { me, rename } from "../lib/server/me.svelte";

/** True once the reader has a name: the one in the name field. Otherwise the field gets the focus. */
export async function named(): Promise<boolean> {
  const field = document.querySelector<HTMLInputElement>("[data-name]");
  const given = field?.value.trim() ?? "";
  // The field itself saves a name when it loses the focus; a click on a button may come before that is done.
  if (!me.name && given) await rename(given);
  if (!me.name) field?.focus();
  return me.name !== "";
}
