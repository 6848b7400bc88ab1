/** Which people at a table are friends of the reader, and which friends could join. */

import { api, problemFrom } from "../../lib/server/api";
import type { Bond, Company as Told, Guest, Problem } from "../../lib/wire";

export class Company {
  readonly #table: string;
  #told = $state.raw<Told>({ bonds: [], guests: [] });
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  guests: Guest[] = $derived(this.#told.guests);

  constructor(table: string) {
    this.#table = table;
  }

  /** The reader's relation to the person in a seat; undefined if nobody else sits there. */
  at(seat: number): Bond["kind"] | undefined {
    return this.#told.bonds.find((bond) => bond.seat === seat)?.kind;
  }

  async load(): Promise<void> {
    this.problem = await problemFrom(async () => {
      this.#told = await api.get<Told>(`/tables/${this.#table}/company`);
    });
  }

  /** Ask the person in a seat to be friends, or accept their request. */
  befriend(seat: number): Promise<void> {
    return this.#do(() => api.post("/me/friends", { table: this.#table, seat }));
  }

  invite(friend: number): Promise<void> {
    return this.#do(() => api.post(`/tables/${this.#table}/invitations`, { friend }));
  }

  async #do(action: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    const problem = await problemFrom(action);
    await this.load();
    this.problem = problem ?? this.problem;
    this.busy = false;
  }
}
