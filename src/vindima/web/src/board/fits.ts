/** Draws something smaller, as far as it stays readable, so that it fits into a height. */

import type { Attachment } from "svelte/attachments";

/** Phones scroll instead: there every part has the screen for itself. */
const NARROW = "(max-width: 60rem)";
/** A drawing that fills this much of its room is not made larger. */
const FULL = 0.94;
/** Where between FULL and the whole room the search aims. */
const AIM = 0.97;
const STEPS = 3;

/**
 * The largest size between `least` and 1 at which something is not higher than its room, or nearly so: `height` draws
 * it, which is slow, so a size that will do is kept and others are guessed from the heights seen.
 */
export function fitting(size: number, least: number, room: number, height: (size: number) => number): number {
  /** The nearest sizes seen that fit and that do not, each with its height. */
  let small: [number, number] | undefined;
  let large: [number, number] | undefined;
  let guess = size;
  for (let step = 0; step <= STEPS; step += 1) {
    const reached = height(guess);
    if (reached > room) {
      if (guess <= least) return least;
      large = [guess, reached];
    } else {
      if (guess >= 1 || reached >= room * FULL) return guess;
      small = [guess, reached];
    }
    const slope = small && large ? (large[0] - small[0]) / (large[1] - small[1]) : guess / reached;
    guess = Math.min(1, Math.max(least, guess + (room * AIM - reached) * slope));
  }
  return small ? small[0] : least;
}

/** What is kept within its room on this page; a room may depend on what was drawn after it, which is fitted first. */
const fitted: (() => void)[] = [];
const fitAll = () => fitted.toReversed().forEach((fit) => fit());

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
    fitted.push(fit);
    const observer = new ResizeObserver(fitAll);
    observer.observe(frame);
    observer.observe(element);
    return () => {
      fitted.splice(fitted.indexOf(fit), 1);
      observer.disconnect();
      element.style.zoom = "";
    };
  };
}
