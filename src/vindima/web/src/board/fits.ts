/** Draws something smaller, as far as it stays readable, so that it fits into a height. */

import type { Attachment } from "svelte/attachments";

/** Phones scroll instead: there every part has the screen for itself. */
const NARROW = "(max-width: 60rem)";
const STEPS = 6;

/**
 * Keeps an element within a share of the height of what is around it, named by a selector. At the smallest it has
 * `least` of its size.
 */
export function fits(around: string, share: number, margin: number, least: number): Attachment<HTMLElement> {
  return (element) => {
    const frame = element.closest(around);
    if (!frame) return;
    let known = "";
    const available = () => frame.clientHeight * share - margin;
    const height = () => element.getBoundingClientRect().height;
    const draw = (size: number) => (element.style.zoom = size === 1 ? "" : String(size));
    const seen = () => [frame.clientWidth, available(), Math.round(height())].join(" ");
    const fit = () => {
      if (seen() === known) return;
      draw(1);
      if (!matchMedia(NARROW).matches && height() > available()) {
        let [low, high] = [least, 1];
        for (let step = 0; step < STEPS; step += 1) {
          const middle = (low + high) / 2;
          draw(middle);
          if (height() > available()) high = middle;
          else low = middle;
        }
        draw(low);
      }
      known = seen();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(frame);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
