/** The names of things on the board. */

import { noun, say } from "../../lib/words/text";
import type { Table } from "../../lib/wire";
import { seatName } from "../../lib/seats";
import { FACTS } from "./facts";
import type { Structure, Wine, Worker } from "./view";

/** A noun of the game. */
export function name(kind: string, id: string): string {
  return noun("viticulture", kind, id);
}

/** The effect of a visitor, in words. The numbers in the text come from the tables. */
export function visitorText(id: string): string {
  return noun("viticulture", "text", id, FACTS.numbers[id]);
}

/** A word of the board that has an entry for each of several ids; the entry may use these numbers. */
export function word(kind: string, id: string, numbers: Record<string, number> = {}): string {
  return noun("web-viticulture", kind, id, numbers);
}

/** What a wine is made from. */
export function recipe(wine: Wine): string {
  return word("recipe", wine, { least: FACTS.cellars[FACTS.cellarOf[wine]]?.least ?? 0 });
}

/** The effect of a structure, in words. */
export function purpose(structure: Structure): string {
  const most = FACTS.cellars.find((cellar) => cellar.structure === structure)?.most ?? 0;
  return word("about", structure, { vp: FACTS.structures[structure].vp, most });
}

/** A card by its kind and id. */
export function cardName(kind: string, id: string): string {
  return kind === "vine" ? word("vine", id) : name(kind, id);
}

/** The worker in a place, in words. */
export function workerName(worker: Worker, table: Table): string {
  const kind = word("worker", worker.worker);
  if (worker.seat === null) return kind;
  return say("web-viticulture-seat-of", { worker: kind, name: seatName(table, worker.seat) });
}
