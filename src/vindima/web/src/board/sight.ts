/** Scrolls choices into view, so that nobody has to look for them on a screen that shows part of the table. */

/** Scroll each part of the table to all places that can be chosen there, or to one of them if all do not fit. */
export function bringIntoSight(table: Element | undefined): void {
  const spots = [...(table?.querySelectorAll(".spot.open") ?? [])].filter((spot) => spot.getClientRects().length);
  const parts = new Map<Element, Box[]>();
  for (const spot of spots) {
    const scroller = scrollerOf(spot);
    parts.set(scroller, [...(parts.get(scroller) ?? []), spot.getBoundingClientRect()]);
  }
  for (const [scroller, boxes] of parts) {
    const [x, y] = way(boxes, scroller.getBoundingClientRect());
    if (x || y) scroller.scrollBy(x, y);
  }
}

/** An upright rectangle on the screen. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How far a window has to be scrolled, to the right and down, to show some boxes. */
export function way(boxes: Box[], edge: Box): [number, number] {
  const all = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const fits = all.right - all.left <= edge.right - edge.left && all.bottom - all.top <= edge.bottom - edge.top;
  const [first] = boxes;
  if (fits) return boxes.every((box) => within(box, edge)) ? [0, 0] : middle(all, edge);
  return !first || boxes.some((box) => within(box, edge)) ? [0, 0] : middle(first, edge);
}

function middle(box: Box, edge: Box): [number, number] {
  return [(box.left + box.right - edge.left - edge.right) / 2, (box.top + box.bottom - edge.top - edge.bottom) / 2];
}

/** Whether the middle of a box is in sight. */
function within(box: Box, edge: Box): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return edge.left < x && x < edge.right && edge.top < y && y < edge.bottom;
}

/** Scroll everything that an element lies in and that readers may scroll, so that the element is in the middle. */
export function centre(element: Element): void {
  for (const scroller of scrollersOf(element))
    scroller.scrollBy(...middle(element.getBoundingClientRect(), scroller.getBoundingClientRect()));
}

/** The nearest thing around a spot that scrolls. */
function scrollerOf(spot: Element): Element {
  return scrollersOf(spot)[0] ?? document.documentElement;
}

/** What scrolls around an element, the nearest first; the page itself is not among it. */
function scrollersOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY, display } = getComputedStyle(at);
    if (["auto", "scroll"].includes(overflowY) && display !== "contents") found.push(at);
  }
  return found;
}
