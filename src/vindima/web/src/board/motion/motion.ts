/** The rules of motion: moved pieces glide, new ones come from where they were taken, coins pass between purses. */

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of the board: the same name means the same piece in every position. */
export interface Piece {
  name: string;
  box: Spot;
  /** Where a new piece may come from, likeliest first: another piece that was there, or the prefix of a spot's name. */
  from: string[];
}

/** A player's money. */
export interface Purse {
  name: string;
  box: Spot;
  amount: number;
}

export interface Stood {
  pieces: Map<string, Spot>;
  purses: Map<string, Purse>;
}

export type Glide = { name: string; from: Spot | null };
export type Coins = { from: Spot; to: Spot; count: number };

/** The minimum distance in pixels that is worth an animation. */
const LEAST = 2;
/** The maximum number of coins that fly at once. */
const MOST_COINS = 3;

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * How changed pieces get to their places: from where they were, from where they were taken, or (null) out of nowhere.
 */
export function glides(before: Stood, now: Piece[], spotAt: (start: string) => Spot | null): Glide[] {
  const there = new Set(now.map(({ name }) => name));
  return now.flatMap(({ name, box, from }): Glide[] => {
    const was = before.pieces.get(name);
    if (!box.width) return [];
    if (was) return was.width && apart(was, box) > LEAST ? [{ name, from: was }] : [];
    // A piece that is still there has not turned into this one.
    const taken = from.map((start) => (there.has(start) ? null : before.pieces.get(start)) ?? spotAt(start));
    return [{ name, from: taken.find((spot) => spot?.width) ?? null }];
  });
}

/** Coins from payers to recipients; the till gives and takes what no player does. */
export function coins(before: Stood, now: Purse[], till: Spot | null): Coins[] {
  const changed = now.flatMap((purse) => {
    const was = before.purses.get(purse.name);
    const change = was && purse.box.width ? purse.amount - was.amount : 0;
    return change ? [{ ...purse, change }] : [];
  });
  const payers = changed.filter(({ change }) => change < 0);
  const receivers = changed.filter(({ change }) => change > 0);
  const count = (change: number) => Math.min(Math.abs(change), MOST_COINS);
  if (payers.length === 1 && receivers.length === 1 && payers[0] && receivers[0])
    return [{ from: payers[0].box, to: receivers[0].box, count: count(receivers[0].change) }];
  if (!till?.width) return [];
  return [
    ...payers.map(({ box, change }) => ({ from: box, to: till, count: count(change) })),
    ...receivers.map(({ box, change }) => ({ from: till, to: box, count: count(change) })),
  ];
}
