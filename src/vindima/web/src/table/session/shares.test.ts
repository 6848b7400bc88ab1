import { beforeEach, expect, test } from "vitest";
import { sha256 } from "../../lib/browser/sha256";
import type { Table } from "../../lib/wire";
import { contribution, foreign, sealOf, sealing, verdict, type Kept } from "./shares";

const COMMITMENT = sha256("vindima salt\n5a");
const seat = (number: number, mine: boolean, stand_in = false) => ({ seat: number, kind: "person", mine, stand_in });

function table(shuffle: Partial<Table["shuffle"]> = {}): Table {
  return {
    seats: [seat(0, true), seat(1, false)],
    shuffle: {
      kind: "shared",
      dealt: false,
      commitment: COMMITMENT,
      opening: false,
      seals: {},
      opened: [],
      ...shuffle,
    },
  } as unknown as Table;
}

let deal: Kept;

beforeEach(() => {
  deal = { commitment: COMMITMENT, shares: { 0: "aa" }, seals: {} };
});

const mine = () => sealOf(COMMITMENT, 0, "aa");

test("a browser first seals a new share", () => {
  const due = contribution(table(), null);
  expect(due?.next.verb).toBe("seal");
  expect(due?.deal.shares["0"]).toMatch(/^[0-9a-f]{64}$/);
  expect(due?.next.body).toEqual({ seat: 0, seal: sealOf(COMMITMENT, 0, due?.deal.shares["0"] ?? "") });
});

test("it opens its share only when all are bound, and remembers what bound the others", () => {
  const seals = { 0: mine(), 1: "theirs" };
  expect(contribution(table({ seals }), deal)).toBeNull();
  const due = contribution(table({ seals, opening: true }), deal);
  expect(due?.next).toEqual({ verb: "share", body: { seat: 0, share: "aa" } });
  expect(due?.deal.seals).toEqual(seals);
  expect(contribution(table({ seals, opening: true, opened: [0] }), deal)).toBeNull();
  expect(contribution(table({ dealt: true }), deal)).toBeNull();
});

test("what another device has sealed is left alone until the player decides", () => {
  const here = table({ seals: { 0: "other", 1: "theirs" }, opening: true });
  expect(contribution(here, deal)).toBeNull();
  expect(foreign(here, deal)).toEqual([0]);
  sealing(COMMITMENT, 0, deal);
  expect(deal.shares["0"]).not.toBe("aa");
});

function record(shares: Record<string, string>, seed?: string): string {
  const lines = ["vindima deal", "5a", ...Object.entries(shares).map(([seat, share]) => `${seat} ${share}`)];
  const made = seed ?? BigInt(`0x${sha256(lines.join("\n")).slice(0, 32)}`).toString();
  const seals = Object.fromEntries(
    Object.entries(shares).map(([seat, share]) => [seat, sealOf(COMMITMENT, +seat, share)]),
  );
  const shuffle = JSON.stringify({ kind: "shared", salt: "5a", commitment: COMMITMENT, shares, seals });
  return `{"game": "vinhos", "seed": ${made}, "shuffle": ${shuffle}}\n"pass"\n`;
}

test("after the game the record proves the shuffle, or does not", () => {
  expect(verdict(record({ 0: "aa", 1: "bb" }), deal)).toBeNull();
  deal.seals = { 0: mine(), 1: sealOf(COMMITMENT, 1, "bb") };
  expect(verdict(record({ 0: "aa", 1: "bb" }), deal)).toBe("proved");
  expect(verdict(record({ 0: "aa", 1: "cc" }), deal)).toBe("false");
  expect(verdict(record({ 1: "bb" }), deal)).toBe("false");
  expect(verdict(record({ 0: "aa", 1: "bb" }, "7"), deal)).toBe("false");
  expect(verdict(`{"seed": 7}\n`, deal)).toBe("false");
});
