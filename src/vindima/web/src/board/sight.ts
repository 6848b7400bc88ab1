/** Scrolls choices into view, so that nobody has to look for them on a screen that shows part of the table. */

/** Scroll to a place that can be chosen, unless one is in sight already. */
export function bringIntoSight(table: Element | undefined): void {
  const spots = [...(table?.querySelectorAll(".spot.open") ?? [])].filter((spot) => spot.getClientRects().length);
  const [first] = spots;
  if (!first || spots.some(inSight)) return;
  const scroller = scrollerOf(first);
  const { left, right, top, bottom } = first.getBoundingClientRect();
  const edge = scroller.getBoundingClientRect();
  scroller.scrollBy((left + right - edge.left - edge.right) / 2, (top + bottom - edge.top - edge.bottom) / 2);
}

function inSight(spot: Element): boolean {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  const edge = scrollerOf(spot).getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return edge.left < x && x < edge.right && edge.top < y && y < edge.bottom;
}

/** The nearest thing around a spot that scrolls. */
function scrollerOf(spot: Element): Element {
  let at = spot.parentElement;
  while (at && !["auto", "scroll"].includes(getComputedStyle(at).overflowY)) at = at.parentElement;
  return at ?? document.documentElement;
}
