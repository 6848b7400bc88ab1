/**
 * The keyboard shortcuts of the table. A key triggers the element with its name: `data-do="undo"`, `data-answer="3"`,
 * `data-filter`.
 */

import { settings } from "../lib/browser/settings.svelte";

/** How many answers have a key of their own. */
export const NUMBERED = 9;

/** Each key with its action; `web-key-<action>` names it in the keyboard map. */
export const KEYS = {
  e: "confirm",
  u: "undo",
  r: "reset",
  w: "recall",
  x: "skip",
  h: "hint",
  s: "scores",
  m: "seats",
  c: "chat",
  l: "log",
  t: "twin",
  i: "inspect",
  n: "next",
  "?": "help",
} as const satisfies Record<string, string>;

function writing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable], dialog") !== null;
}

function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
}

function act(key: string): boolean {
  if (/^[1-9]$/.test(key)) return press(`[data-answer="${key}"]`);
  if (key === "/") {
    document.querySelector<HTMLElement>("[data-filter]")?.focus();
    return true;
  }
  return key in KEYS && press(`[data-do="${KEYS[key as keyof typeof KEYS]}"]`);
}

/** For the window's keydown: single keys, pressed once, unless the reader is typing or has turned them off. */
export function tableKeys(event: KeyboardEvent): void {
  // A key held down would answer one question after another.
  if (event.repeat) return;
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
  if (act(event.key.toLowerCase())) event.preventDefault();
}
