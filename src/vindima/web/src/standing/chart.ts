/** The coordinates of a chart: a value for each game, oldest first. */

export interface Scale {
  /** The positions of the grid lines, from bottom to top. */
  grid: number[];
  x: (place: number) => number;
  y: (value: number) => number;
}

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const LINES = 5;

/** A scale with room for all values and round numbers on its grid. */
export function scaleOf(values: number[], count: number, box: Box): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = STEPS.find((size) => (most - least) / size <= LINES) ?? 2000;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const grid = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, place) => low + place * step);
  const inner = box.width - box.left - box.right;
  return {
    grid,
    x: (place) => box.left + (count > 1 ? place / (count - 1) : 0.5) * inner,
    y: (value) => box.top + (1 - (value - low) / (high - low)) * (box.height - box.top - box.bottom),
  };
}

/** The moving average of the values. */
export function smoothed(values: number[], window: number): number[] {
  return values.map((_, place) => {
    const recent = values.slice(Math.max(0, place - window + 1), place + 1);
    return recent.reduce((sum, value) => sum + value, 0) / recent.length;
  });
}
