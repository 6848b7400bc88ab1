/** The spots that differ between two views. */

import type { EstateView, SeatView, View } from "./view";

type Shown = Map<string, unknown>;

/** The content of every spot, by spot. */
function shown(view: View): Map<string, string> {
  const found: Shown = new Map();
  for (const { action, seats } of markers(view)) found.set(`action-${action}`, seats);
  for (const { id, cubes, top, tiles, discs } of view.regions)
    found.set(`region-${id}`, [cubes, top?.id, tiles.length, discs]);
  for (const { id, seat } of view.sales) found.set(`sale-${id}`, seat);
  for (const { id, seat } of view.export.slots) found.set(`export-${id}`, seat);
  for (const { id, seat } of view.fair_slots) found.set(`stand-${id}`, seat);
  for (const [name, { space }] of Object.entries(view.features)) found.set(`track-${name}`, space);
  for (const [name, { top, tiles }] of Object.entries(view.experts)) found.set(`deck-${name}`, [top, tiles.length]);
  for (const [name, seats] of Object.entries(view.multipliers)) {
    seats.forEach((seat, place) => found.set(`multiplier-${name}-${place + 1}`, seat));
  }
  view.lower_row.forEach((seat, place) => found.set(`order-${place + 1}`, [seat, view.order[place]]));
  found.set("vintage", view.vintage.id);
  found.set("year", [view.year, view.phase]);
  view.seats.forEach((one, seat) => seatShown(found, one, seat));
  return new Map([...found].map(([spot, value]) => [spot, JSON.stringify(value)]));
}

function markers(view: View): { action: string; seats: number[] }[] {
  const actions = Object.keys(view.seats[0]?.moves ?? {});
  return actions.map((action) => ({
    action,
    seats: view.seats.flatMap(({ marker }, seat) => (marker === action ? [seat] : [])),
  }));
}

function seatShown(found: Shown, one: SeatView, seat: number): void {
  found.set(`cash-${seat}`, one.cash);
  found.set(`account-${seat}`, one.account);
  found.set(`investment-${seat}`, one.investment);
  found.set(`barrels-${seat}`, one.barrels);
  found.set(`fair-points-${seat}`, one.fair_points);
  found.set(`score-${seat}`, one.score);
  found.set(`porto-${seat}`, one.porto);
  for (const id of one.experts_up) found.set(`expert-${seat}-${id}`, "up");
  for (const id of one.experts_down) found.set(`expert-${seat}-${id}`, "down");
  one.estates.forEach((estate, place) => estateShown(found, estate, seat, place + 1));
}

function estateShown(found: Shown, estate: EstateView, seat: number, number: number): void {
  const { region, vineyards, wineries, enologists, cellar, waiting_cubes } = estate;
  found.set(`estate-${seat}-${number}`, [region, vineyards, wineries, enologists, cellar, waiting_cubes]);
  estate.wines.forEach((wine, slot) => {
    found.set(`wine-${seat}-${number}-${slot + 1}`, wine && [wine.production, wine.colour, wine.region]);
  });
}

/** The balance and the level of a seat have spots of their own on the board. */
function boardSpots(before: View, after: View): string[] {
  return after.seats.flatMap((one, seat) => {
    const past = before.seats[seat];
    return [
      ...(past?.account === one.account ? [] : [`balance-${one.account}`]),
      ...(past?.investment === one.investment ? [] : [`level-${one.investment}`]),
      ...Object.keys({ ...past?.court, ...one.court })
        .filter((space) => past?.court[space] !== one.court[space])
        .map((space) => `court-${space}`),
    ];
  });
}

export function changes(before: View, after: View): string[] {
  const [past, now] = [shown(before), shown(after)];
  const differing = [...now].filter(([spot, value]) => past.get(spot) !== value).map(([spot]) => spot);
  return [...new Set([...differing, ...boardSpots(before, after)])];
}
