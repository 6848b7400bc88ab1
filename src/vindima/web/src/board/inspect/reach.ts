/** Moving over the board with the arrow keys: which thing is next in a direction. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much each pixel of sideways offset adds to the distance of a thing. */
const ASIDE = 2.5;

function middle({ left, right, top, bottom }: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

export function isArrow(key: string): boolean {
  return key in STEPS;
}

/** The index in `boxes` of the thing next to `from` in the direction of an arrow key; -1 if there is none. */
export function next(from: Box, boxes: Box[], key: string): number {
  const [stepX, stepY] = STEPS[key] ?? [0, 0];
  const [x, y] = middle(from);
  let [best, least] = [-1, Infinity];
  boxes.forEach((box, place) => {
    const [toX, toY] = middle(box);
    const ahead = (toX - x) * stepX + (toY - y) * stepY;
    const aside = Math.abs((toX - x) * stepY) + Math.abs((toY - y) * stepX);
    if (ahead < 1 || ahead + ASIDE * aside >= least) return;
    [best, least] = [place, ahead + ASIDE * aside];
  });
  return best;
}
