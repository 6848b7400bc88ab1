/** Scrolls choices into view, so that nobody has to search for them on a screen that shows part of the table. */

/** Scroll each part of the table to all places that can be chosen there, or to most of them if not all fit. */
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

/** The number of unchanged frames after which a layout counts as settled, and the maximum number of frames to wait. */
const STILL = 2;
const PATIENCE = 20;

/** Wait until the parts of the table have found their sizes: each adapts to the space that others leave. */
export async function settled(table: Element | undefined): Promise<void> {
  const sizes = () =>
    [...(table?.querySelectorAll(".drawing, .tray") ?? [])].map((part) => part.getBoundingClientRect().height).join();
  let before = "";
  for (let [frame, still] = [0, 0]; frame < PATIENCE && still < STILL; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = sizes();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** An axis-aligned rectangle on the screen. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How far to scroll a window, to the right and down, so that it shows as many boxes as fit together. */
export function way(boxes: Box[], edge: Box): [number, number] {
  const groups = [boxes, ...boxes.map((first) => reachable(boxes, first, edge))].filter((group) => fits(group, edge));
  const largest = groups.reduce<Box[]>((best, group) => (group.length > best.length ? group : best), boxes.slice(0, 1));
  const seen = boxes.filter((box) => within(box, edge)).length;
  return seen >= largest.length ? [0, 0] : middle(around(largest), edge);
}

/** The boxes that a window would show if it were scrolled to begin at one of them. */
function reachable(boxes: Box[], first: Box, edge: Box): Box[] {
  const [width, height] = [edge.right - edge.left, edge.bottom - edge.top];
  const left = Math.min(first.left, ...boxes.filter((box) => first.right - box.left <= width).map((box) => box.left));
  return boxes.filter(
    (box) => box.top >= first.top && box.bottom <= first.top + height && box.left >= left && box.right <= left + width,
  );
}

function fits(boxes: Box[], edge: Box): boolean {
  const { left, right, top, bottom } = around(boxes);
  return right - left <= edge.right - edge.left && bottom - top <= edge.bottom - edge.top;
}

/** The smallest box around some boxes. */
function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function middle(box: Box, edge: Box): [number, number] {
  return [(box.left + box.right - edge.left - edge.right) / 2, (box.top + box.bottom - edge.top - edge.bottom) / 2];
}

/** How many pixels of a choice may lie beyond the edge. */
const SLACK = 4;

/** True if a box is completely visible. */
function within(box: Box, edge: Box): boolean {
  return (
    box.left >= edge.left - SLACK &&
    box.right <= edge.right + SLACK &&
    box.top >= edge.top - SLACK &&
    box.bottom <= edge.bottom + SLACK
  );
}

/** Scroll every scrollable ancestor of an element so that the element is in the middle. */
export function centre(element: Element): void {
  for (const scroller of scrollersOf(element))
    scroller.scrollBy(...middle(element.getBoundingClientRect(), scroller.getBoundingClientRect()));
}

/** The nearest scrollable ancestor of a spot. */
function scrollerOf(spot: Element): Element {
  return scrollersOf(spot)[0] ?? document.documentElement;
}

/** The scrollable ancestors of an element, nearest first, without the page itself. */
function scrollersOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY, display } = getComputedStyle(at);
    if (["auto", "scroll"].includes(overflowY) && display !== "contents") found.push(at);
  }
  return found;
}
