/** Locates a stop of an introduction on the page. */

/** An axis-aligned rectangle, in pixels of the window. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The selector of the elements of some spots; `*` at the end of a name stands for anything. */
export function selectorOf(spots: readonly string[]): string {
  return spots
    .flatMap((spot) => {
      const [how, name] = spot.endsWith("*") ? ["^=", spot.slice(0, -1)] : ["=", spot];
      return ["spot", "about"].map((kind) => `[data-${kind}${how}"${name}"]`);
    })
    .join(", ");
}

/** The frame around some others, ignoring empty ones; null if all are empty. */
export function around(frames: readonly Frame[]): Frame | null {
  const seen = frames.filter(({ left, top, right, bottom }) => right > left && bottom > top);
  if (!seen.length) return null;
  return {
    left: Math.min(...seen.map(({ left }) => left)),
    top: Math.min(...seen.map(({ top }) => top)),
    right: Math.max(...seen.map(({ right }) => right)),
    bottom: Math.max(...seen.map(({ bottom }) => bottom)),
  };
}

/** A frame with a margin, relative to the corner of the window that shows it, and clipped to that window. */
export function within(frame: Frame, window: Frame, margin: number): Frame {
  const inside = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high)) - low;
  return {
    left: inside(frame.left - margin, window.left, window.right),
    top: inside(frame.top - margin, window.top, window.bottom),
    right: inside(frame.right + margin, window.left, window.right),
    bottom: inside(frame.bottom + margin, window.top, window.bottom),
  };
}
