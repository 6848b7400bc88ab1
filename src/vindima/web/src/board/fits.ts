/** Draws something smaller, as far as it stays readable, so that it fits into a height. */

import type { Attachment } from "svelte/attachments";

/** Phones scroll instead: there every part has the screen for itself. */
const NARROW = "(max-width: 60rem)";
/** A drawing that fills this much of its room is not made larger. */
const FULL = 0.97;
/** Where between FULL and the whole room the search aims. */
const AIM = 0.985;
const STEPS = 3;

/**
 * The largest size between `least` and 1 at which something is not higher than its room, or nearly so: `height` draws
 * it, which is slow, so a size that will do is kept and others are guessed from the heights seen.
 */
export function fitting(size: number, least: number, room: number, height: (size: number) => number): number {
  const now = height(size);
  if (now <= room && (size === 1 || now >= room * FULL)) return size;
  let [low, high] = now > room ? [least, size] : [size, 1];
  let [lowest, highest] = now > room ? [height(least), now] : [now, height(1)];
  if (highest <= room) return high;
  for (let step = 0; step < STEPS && lowest < room * FULL; step += 1) {
    const middle = low + ((high - low) * (room * AIM - lowest)) / (highest - lowest);
    const reached = height(middle);
    if (reached > room) [high, highest] = [middle, reached];
    else [low, lowest] = [middle, reached];
  }
  return low;
}

/**
 * Keeps an element within a share of the height of what is around it, named by a selector. At the smallest it has
 * `least` of its size.
 */
export function fits(around: string, share: number, margin: number, least: number): Attachment<HTMLElement> {
  return (element) => {
    const frame = element.closest(around);
    if (!frame) return;
    let known = "";
    let size = 1;
    const room = () => frame.clientHeight * share - margin;
    const draw = (wanted: number) => {
      if (wanted !== size) element.style.zoom = wanted === 1 ? "" : String(wanted);
      size = wanted;
      return element.getBoundingClientRect().height;
    };
    const seen = () => [frame.clientWidth, room(), Math.round(draw(size))].join(" ");
    const fit = () => {
      if (seen() === known) return;
      draw(matchMedia(NARROW).matches ? 1 : fitting(size, least, room(), draw));
      known = seen();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(frame);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
