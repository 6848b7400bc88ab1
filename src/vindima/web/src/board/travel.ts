/**
 * Pieces that travel. An element of a board with `data-piece="worker-2-grande"` is the same piece in every position:
 * when it stands elsewhere after a change, it glides there from where it was. Who asked for less motion sees it arrive.
 */

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const EASE: KeyframeAnimationOptions = { duration: 450, easing: "cubic-bezier(.3,.7,.2,1)" };

export type Places = Map<string, DOMRect>;

function pieces(root: Element): NodeListOf<HTMLElement | SVGGraphicsElement> {
  return root.querySelectorAll<HTMLElement | SVGGraphicsElement>("[data-piece]");
}

/** Where every piece stands now. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const piece of pieces(root)) found.set(piece.dataset["piece"] ?? "", piece.getBoundingClientRect());
  return found;
}

/** Let every piece that has moved glide from its former place. */
export function travel(root: Element, before: Places): void {
  if (STILL.matches) return;
  for (const piece of pieces(root)) {
    const from = before.get(piece.dataset["piece"] ?? "");
    const to = piece.getBoundingClientRect();
    if (!from?.width || !to.width) continue;
    const scale = piece instanceof SVGGraphicsElement ? (piece.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
    const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
    if (Math.hypot(x, y) > 2) piece.animate({ translate: [`${x}px ${y}px`, "0px 0px"] }, EASE);
  }
}

export function reducedMotion(): boolean {
  return STILL.matches;
}
