/** Makes scrollable areas usable by keys: they take the focus as long as their content overflows. */

import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const more = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const scrolled = ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
    if (more && scrolled) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  return watched(element, look);
};

/** How many pixels below the edge are ignored. */
const SLACK = 8;

/** Sets the attribute `data-more` as long as there is more content below the visible part. */
export const goesOn: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute("data-more", below > SLACK);
  };
  element.addEventListener("scroll", look, { passive: true });
  const unwatch = watched(element, look);
  return () => {
    element.removeEventListener("scroll", look);
    unwatch();
  };
};

/**
 * Checks again when an element or one of its parts changes its size, or parts come and go. Returns a function that
 * stops.
 */
function watched(element: HTMLElement, look: () => void): () => void {
  const sizes = new ResizeObserver(look);
  const all = () => [element, ...element.children].forEach((part) => sizes.observe(part));
  all();
  // A newly observed element is checked in the next frame, when sizes are known: measuring now would be slow.
  const parts = new MutationObserver(() => {
    sizes.unobserve(element);
    all();
  });
  parts.observe(element, { childList: true });
  return () => [sizes, parts].forEach((observer) => observer.disconnect());
}

/** True if an arrow or page key is meant for a focused element that can scroll that way. */
export function scrollsBy({ key, target }: KeyboardEvent): boolean {
  const scroller = (target as Element).closest("[tabindex='0']");
  if (!scroller) return false;
  if (key === "ArrowLeft" || key === "ArrowRight") return scroller.scrollWidth > scroller.clientWidth + 1;
  return scroller.scrollHeight > scroller.clientHeight + 1;
}
