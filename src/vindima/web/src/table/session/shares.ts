/**
 * This browser's part in a shared deal: it seals a random share for each of its seats, opens it when everybody is
 * committed, and verifies after the game that the shuffle used it. `core/shuffle.py` has the same hashes.
 */

import { sha256 } from "../../lib/browser/sha256";
import type { Table } from "../../lib/wire";

/** What this browser remembers of a deal: its shares, and what it was shown when it opened them. */
export interface Kept {
  commitment: string;
  /** By seat. */
  shares: Record<string, string>;
  /** By seat, the commitments of the others when this browser opened its share. */
  seals: Record<string, string>;
}

export type Contribution =
  { verb: "seal"; body: { seat: number; seal: string } } | { verb: "share"; body: { seat: number; share: string } };

/** The verdict after the game. */
export type Verdict = "proved" | "false" | null;

const STORE = (table: string) => `vindima-share-${table}`;
/** Shares of this page, in case the browser stores nothing. */
const here = new Map<string, Kept>();

export function kept(table: string): Kept | null {
  try {
    const found = localStorage.getItem(STORE(table));
    if (found !== null) return JSON.parse(found) as Kept;
  } catch {
    // Without local storage, a share lasts until the page is closed.
  }
  return here.get(table) ?? null;
}

export function keep(table: string, deal: Kept): void {
  here.set(table, deal);
  try {
    localStorage.setItem(STORE(table), JSON.stringify(deal));
  } catch {
    // As above.
  }
}

export const sealOf = (commitment: string, seat: number, share: string): string =>
  sha256(["vindima share", commitment, seat, share].join("\n"));

export const newShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The seats of this browser that contribute: those that it plays itself. */
const contributing = ({ seats }: Table): number[] =>
  seats.filter(({ mine, kind, stand_in }) => mine && kind === "person" && !stand_in).map(({ seat }) => seat);

/** The seats of this browser whose share was sealed by another device, or has been forgotten. */
export function foreign(table: Table, deal: Kept | null): number[] {
  const { commitment, seals } = table.shuffle;
  if (commitment === null) return [];
  return contributing(table).filter((seat) => {
    const seal = seals[seat];
    const share = deal?.shares[seat];
    return seal !== undefined && (share === undefined || seal !== sealOf(commitment, seat, share));
  });
}

/** The next step of this browser in the deal, and what it remembers from then on; null if there is none. */
export function contribution(table: Table, deal: Kept | null): { next: Contribution; deal: Kept } | null {
  const { kind, dealt, commitment, opening, seals, opened } = table.shuffle;
  if (kind !== "shared" || dealt || commitment === null) return null;
  // A server that changes its commitment during the deal gets no share to test against the old one.
  const known: Kept = deal?.commitment === commitment ? deal : { commitment, shares: {}, seals: {} };
  const seats = contributing(table);
  const unsealed = seats.find((seat) => seals[seat] === undefined);
  if (unsealed !== undefined) return { next: sealing(commitment, unsealed, known), deal: known };
  if (!opening) return null;
  const others = foreign(table, known);
  const seat = seats.find((mine) => !opened.includes(mine) && !others.includes(mine));
  const share = seat === undefined ? undefined : known.shares[seat];
  if (seat === undefined || share === undefined) return null;
  return { next: { verb: "share", body: { seat, share } }, deal: { ...known, seals: { ...seals } } };
}

/** Seal a new share for a seat and add it to what the browser remembers. */
export function sealing(commitment: string, seat: number, deal: Kept): Contribution {
  const share = newShare();
  deal.shares = { ...deal.shares, [seat]: share };
  deal.seals = {};
  return { verb: "seal", body: { seat, seal: sealOf(commitment, seat, share) } };
}

interface Proof {
  kind?: string;
  salt?: string;
  commitment?: string;
  shares?: Record<string, string>;
  seals?: Record<string, string>;
}

/** Whether the record of a finished game, as text, has the shuffle that this browser contributed to. */
export function verdict(record: string, deal: Kept | null): Verdict {
  const [header = ""] = record.split("\n");
  const { shuffle } = JSON.parse(header) as { shuffle?: Proof };
  if (deal === null || !Object.keys(deal.seals).length) return null;
  const { salt, commitment, shares = {}, seals = {} } = shuffle ?? {};
  if (salt === undefined || commitment !== deal.commitment || sha256(`vindima salt\n${salt}`) !== commitment)
    return "false";
  const seats = Object.keys(shares).sort((one, other) => Number(one) - Number(other));
  const bound = seats.every((seat) => sealOf(commitment, Number(seat), shares[seat] ?? "") === deal.seals[seat]);
  const whole = Object.keys(deal.seals).every((seat) => seats.includes(seat));
  const lines = ["vindima deal", salt, ...seats.map((seat) => `${seat} ${shares[seat]}`)];
  // The seed has 128 bits: as a number, it would lose most of them.
  const seed = /"seed":\s*(\d+)/.exec(header)?.[1] ?? "";
  const made = BigInt(`0x${sha256(lines.join("\n")).slice(0, 32)}`).toString();
  return bound && whole && made === seed && Object.keys(seals).length === seats.length ? "proved" : "false";
}
