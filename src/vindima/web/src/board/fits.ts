/** Shrinks an element, as far as it stays readable, so that it fits a height. */

import type { Attachment } from "svelte/attachments";

/** Phones scroll instead: there every part has the screen to itself. */
const NARROW = "(max-width: 60rem)";
/** A drawing that fills this fraction of its space is not enlarged. */
const FULL = 0.94;
/** Where between FULL and the whole space the search aims. */
const AIM = 0.97;
const STEPS = 3;

/**
 * The largest size between `least` and 1 at which something is at most as high as its space, or nearly so. `height`
 * draws it, which is slow, so a suitable size is kept and others are estimated from the heights seen.
 */
export function fitting(size: number, least: number, room: number, height: (size: number) => number): number {
  /** The nearest sizes that were seen to fit and not to fit, each with its height. */
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

/**
 * The elements on this page that are kept within their space. A space may depend on elements drawn later, which are
 * fitted first.
 */
const fitted: (() => void)[] = [];
const fitAll = () => fitted.toReversed().forEach((fit) => fit());

/**
 * Keeps an element within a fraction of the height of its surroundings, named by a selector. It is never smaller than
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
