/** Closes an overlay with Escape or a click outside. */

import type { Attachment } from "svelte/attachments";

export const closes: Attachment<HTMLDetailsElement> = (details) => {
  const beside = ({ target }: Event) => {
    if (!details.contains(target as Node)) details.open = false;
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", beside);
  document.addEventListener("keydown", escape);
  return () => {
    document.removeEventListener("pointerdown", beside);
    document.removeEventListener("keydown", escape);
  };
};
