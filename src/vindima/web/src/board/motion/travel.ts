/**
 * Animates what has changed on the page, as `motion.ts` plans it. An element of a board with
 * `data-piece="worker-2-grande"` is the same piece in every position; `data-from` names where a new one is taken from;
 * `data-purse` with `data-amount` is a player's money, and `data-till` is the source of all other money. Only
 * transforms and opacity are animated. With reduced motion, changes appear at once.
 */

import { coins, glides, type Coins, type Piece, type Purse, type Spot, type Stood } from "./motion";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const EASING = "cubic-bezier(.3,.7,.2,1)";
/** Milliseconds: for a way across the board, for an appearance, between two coins. */
const [WAY, APPEAR, NEXT] = [380, 220, 70];
const SVG = "http://www.w3.org/2000/svg";
const COIN = 22;

export type Places = Stood;
type Drawn = HTMLElement | SVGGraphicsElement;

function all(root: Element, name: string): Drawn[] {
  return [...root.querySelectorAll<Drawn>(`[data-${name}]`)];
}

function pieces(root: Element): { drawn: Drawn; piece: Piece }[] {
  return all(root, "piece").map((drawn) => ({
    drawn,
    piece: {
      name: drawn.dataset["piece"] ?? "",
      box: drawn.getBoundingClientRect(),
      from: (drawn.dataset["from"] ?? "").split(" ").filter(Boolean),
    },
  }));
}

/** Everybody's money, once: if it is displayed twice, the first place counts. */
function purses(root: Element): Map<string, Purse> {
  const found = new Map<string, Purse>();
  for (const drawn of all(root, "purse")) {
    const name = drawn.dataset["purse"] ?? "";
    const box = drawn.getBoundingClientRect();
    if (!found.get(name)?.box.width) found.set(name, { name, box, amount: Number(drawn.dataset["amount"]) });
  }
  return found;
}

/** Where everything is now; empty if nothing will be animated. */
export function places(root: Element): Places {
  if (STILL.matches) return { pieces: new Map(), purses: new Map() };
  return { pieces: new Map(pieces(root).map(({ piece }) => [piece.name, piece.box])), purses: purses(root) };
}

/** Animate everything that has changed to its place. */
export function travel(root: Element, before: Places): void {
  if (STILL.matches) return;
  const now = pieces(root);
  const spotAt = (start: string) =>
    root.querySelector(`[data-spot^="${CSS.escape(start)}"]`)?.getBoundingClientRect() ?? null;
  const found = glides(
    before,
    now.map(({ piece }) => piece),
    spotAt,
  );
  for (const { name, from } of found) {
    const one = now.find(({ piece }) => piece.name === name);
    if (one) glide(one.drawn, one.piece.box, from, before.pieces.has(name));
  }
  const till = root.querySelector("[data-till]")?.getBoundingClientRect() ?? null;
  for (const flight of coins(before, [...purses(root).values()], till)) pay(flight);
}

function middle({ x, y, width, height }: Spot): [number, number] {
  return [x + width / 2, y + height / 2];
}

function glide(drawn: Drawn, box: Spot, from: Spot | null, known: boolean): void {
  if (!from) {
    drawn.animate({ opacity: [0, 1] }, { duration: APPEAR, easing: "ease-out" });
    return;
  }
  const scale = drawn instanceof SVGGraphicsElement ? (drawn.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
  // A moved piece starts from its old corner; a new one from the middle of where it was taken.
  const [[x, y], [toX, toY]] = known
    ? [[from.x, from.y] as const, [box.x, box.y] as const]
    : [middle(from), middle(box)];
  const way = `${(x - toX) / scale}px ${(y - toY) / scale}px`;
  drawn.animate(
    { translate: [way, "0px 0px"], ...(known ? {} : { opacity: [0, 1, 1] }) },
    { duration: WAY, easing: EASING },
  );
}

/** Coins that are on the page only while they fly. */
function pay({ from, to, count }: Coins): void {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  for (let place = 0; place < count; place += 1) {
    const coin = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", "#art-coin");
    coin.append(use);
    coin.setAttribute("class", "flying-coin");
    coin.setAttribute("aria-hidden", "true");
    coin.setAttribute("viewBox", "0 0 24 24");
    coin.style.left = `${x - COIN / 2}px`;
    coin.style.top = `${y - COIN / 2}px`;
    document.body.append(coin);
    const flight = coin.animate(
      { transform: ["none", `translate(${toX - x}px, ${toY - y}px)`], opacity: [0, 1, 1, 0] },
      { duration: WAY, delay: place * NEXT, easing: EASING, fill: "both" },
    );
    flight.onfinish = flight.oncancel = () => coin.remove();
  }
}

export function reducedMotion(): boolean {
  return STILL.matches;
}
