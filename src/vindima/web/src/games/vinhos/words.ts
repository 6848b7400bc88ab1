/** The names of things on the board. */

import { noun, say, signed } from "../../lib/words/text";
import type { Table } from "../../lib/wire";
import { seatName } from "../../lib/seats";
import type { EstateView, RegionView, WineView } from "./view";

/** A noun of the game. */
export function name(kind: string, id: string): string {
  return noun("vinhos", kind, id);
}

/** A word of the board that has an entry for each of several ids. */
export function word(kind: string, id: string): string {
  return noun("web-vinhos", kind, id);
}

/** An amount of money, which is counted in thousands. */
export function money(amount: number): string {
  return say("web-vinhos-money", { amount });
}

/** A difference of money with its sign. */
export function signedMoney(amount: number): string {
  return signed(amount * 1000);
}

/** The players in a place, in words; there is also a word for nobody. */
export function whoIs(table: Table, seat: number | null): string {
  return seat === null ? say("web-vinhos-free") : seatName(table, seat);
}

export function namesOf(table: Table, seats: number[]): string {
  return seats.length ? seats.map((seat) => seatName(table, seat)).join(", ") : say("web-vinhos-nobody");
}

export function regionLabel(region: RegionView, table: Table): string {
  const title = name("region", region.id);
  if (!region.in_play) return say("web-vinhos-region-out", { region: title });
  const { top, cubes, room, tiles, discs } = region;
  const offer = top
    ? say("web-vinhos-region-offer", { colour: name("colour", top.colour), price: top.cost, count: tiles.length })
    : say("web-vinhos-sold-out");
  return [
    title,
    offer,
    say("web-vinhos-region-cubes", { cubes, room }),
    say("web-vinhos-region-discs", { names: namesOf(table, discs) }),
  ].join(". ");
}

export function wineLabel(wine: WineView): string {
  const { colour, region, value, production } = wine;
  return say("web-vinhos-wine", { colour: name("colour", colour), region: name("region", region), value, production });
}

/**
 * The name of an estate: its region, with its number if another estate of the seat shares the region; its number alone
 * before it has a region. The messages of the engine follow the same rule (`vinhos/naming.py`).
 */
export function estateTitle(estates: EstateView[], number: number): string {
  const region = estates[number - 1]?.region;
  if (!region) return say("web-vinhos-estate-number", { number });
  const shared = estates.filter((estate) => estate.region === region).length > 1;
  return shared ? `${name("region", region)} ${number}` : name("region", region);
}

/** The contents of an estate, in words. */
export function estateLabel(estate: EstateView, title: string): string {
  if (!estate.region && !estate.wineries && !estate.cellar) return [title, say("web-vinhos-estate-empty")].join(". ");
  const unplanted = estate.region ? [] : [say("web-vinhos-estate-no-region")];
  const colour = estate.colour ? [name("colour", estate.colour)] : [];
  const built = say("web-vinhos-estate-built", {
    vineyards: estate.vineyards.length,
    wineries: estate.wineries,
    enologists: estate.enologists,
  });
  const store = say(estate.cellar ? "web-vinhos-cellar" : "web-vinhos-warehouse");
  return [title, ...unplanted, ...colour, built, store].join(". ");
}
