/** What can be scrolled can be scrolled by keys: it takes the focus as long as there is more of it than is in sight. */

import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const more = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const scrolled = ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
    if (more && scrolled) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  for (const part of [element, ...element.children]) sizes.observe(part);
  const parts = new MutationObserver(look);
  parts.observe(element, { childList: true });
  return () => [sizes, parts].forEach((observer) => observer.disconnect());
};

/** True if an arrow or a page key is for something with the focus that can be scrolled that way. */
export function scrollsBy({ key, target }: KeyboardEvent): boolean {
  const scroller = (target as Element).closest("[tabindex='0']");
  if (!scroller) return false;
  if (key === "ArrowLeft" || key === "ArrowRight") return scroller.scrollWidth > scroller.clientWidth + 1;
  return scroller.scrollHeight > scroller.clientHeight + 1;
}
