/** Which spots of the table differ between two views. */

import type { SeatView, View } from "./view";
import { CARDS, COLOURS, WINES } from "./view";

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The elements that are in only one of two lists. */
function differing<T>(before: readonly T[], after: readonly T[]): T[] {
  return [...before.filter((one) => !after.includes(one)), ...after.filter((one) => !before.includes(one))];
}

/** The spots that look different afterwards. */
export function changes(before: View, after: View): string[] {
  const spots = [...boardChanges(before, after)];
  after.seats.forEach((now, seat) => {
    const was = before.seats[seat];
    if (was) spots.push(...seatChanges(was, now, seat));
  });
  return spots;
}

function boardChanges(before: View, after: View): string[] {
  const spots: string[] = [];
  after.actions.forEach((now, place) => {
    const was = before.actions[place];
    if (!was) return;
    for (const [space, worker] of Object.entries(now.spaces)) {
      if (worker && !same(worker, was.spaces[space as keyof typeof was.spaces])) spots.push(`place-${now.id}-${space}`);
    }
    if (now.beside.some((seat) => !was.beside.includes(seat))) spots.push(`place-${now.id}-beside`);
  });
  for (const kind of CARDS) {
    if (before.decks[kind].count !== after.decks[kind].count) spots.push(`deck-${kind}`);
    if (after.decks[kind].discards.length > before.decks[kind].discards.length) spots.push(`discard-${kind}`);
  }
  if (before.automa && after.automa && before.automa.tokens !== after.automa.tokens) spots.push("automa-tokens");
  return spots;
}

function seatChanges(was: SeatView, now: SeatView, seat: number): string[] {
  const spots: string[] = [];
  if (was.score !== now.score) spots.push(`score-${seat}`);
  if (was.lira !== now.lira) spots.push(`lira-${seat}`);
  if (was.residual !== now.residual) spots.push(`residual-${seat}`);
  if (now.row !== null && was.row !== now.row) spots.push(now.row);
  if (!was.passed && now.passed) spots.push(`seat-${seat}`);
  if (now.at_gain_lira > was.at_gain_lira) spots.push("place-gain-lira");
  if (now.yoke && !same(was.yoke, now.yoke)) spots.push(`structure-${seat}-yoke`);
  for (const structure of differing(was.structures, now.structures)) spots.push(`structure-${seat}-${structure}`);
  now.fields.forEach((field, place) => {
    const old = was.fields[place];
    if (old && (old.owned !== field.owned || !same(old.vines, field.vines))) spots.push(`field-${seat}-${field.id}`);
  });
  for (const colour of COLOURS)
    for (const value of differing(was.grapes[colour], now.grapes[colour]))
      spots.push(`grape-${seat}-${colour}-${value}`);
  for (const wine of WINES)
    for (const value of differing(was.wines[wine], now.wines[wine])) spots.push(`wine-${seat}-${wine}-${value}`);
  for (const kind of CARDS)
    for (const card of now.hand?.[kind] ?? [])
      if (was.hand && !was.hand[kind].includes(card)) spots.push(`hand-${seat}-${card}`);
  return spots;
}
