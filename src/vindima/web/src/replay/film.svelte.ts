/** The course of a game, which can be moved to any of its answers. */

import { tick } from "svelte";
import { printFacts, type GameTable } from "../board/game";
import { loadGame } from "../games";
import { ApiError, api, asSeat } from "../lib/server/api";
import { go } from "../lib/browser/route.svelte";
import { learn } from "../lib/words/text";
import type { Problem, Replay, State, Table } from "../lib/wire";
import { Marks } from "../board/spots/marks.svelte";
import { places, travel } from "../board/motion/travel";

const PACE = 1100;
/** No position: pending responses are ignored. */
const NOWHERE = -1;

export class Film {
  readonly id: string;
  readonly table: Table;
  readonly game: GameTable;
  readonly replay: Replay;
  readonly seat: number | null;
  /** Every position that the reader may see, and those of them at which turns and years begin. */
  readonly stops: number[];
  readonly turns: number[];
  readonly years: number[];
  /** No answers can be given here. */
  readonly marks = new Marks(() => undefined);

  state = $state.raw<State>() as State;
  at = $state(0);
  running = $state(false);
  problem = $state.raw<Problem | null>(null);

  #cache = new Map<number, Promise<State>>();
  #wanted = 0;
  #runs = 0;

  private constructor(table: Table, game: GameTable, replay: Replay, seat: number | null) {
    this.id = table.id;
    this.table = table;
    this.game = game;
    this.replay = replay;
    this.seat = seat;
    this.stops = [0, ...replay.lines.map(({ count }) => count)];
    this.turns = replay.lines.filter(({ turn }) => turn).map(({ count }) => count - 1);
    this.years = replay.years.map(({ count }) => count);
  }

  /** The lines of the log up to the position shown. */
  get lines(): Replay["lines"] {
    return this.replay.lines.filter(({ count }) => count <= this.at);
  }

  static async open(id: string, at: number): Promise<Film> {
    const table = await api.get<Table>(`/tables/${id}`);
    const seat = table.seats.find(({ mine }) => mine)?.seat ?? null;
    const [game, replay] = await Promise.all([
      loadGame(table.game),
      api.get<Replay>(`/tables/${id}/replay?${asSeat(seat)}`),
      learn(table.game),
    ]);
    await printFacts(game, `/tables/${id}`);
    const film = new Film(table, game, replay, seat);
    film.state = await film.#fetch(film.#stop(at));
    film.at = film.#stop(at);
    film.marks.ask([], [], () => []);
    return film;
  }

  #fetch(count: number): Promise<State> {
    let found = this.#cache.get(count);
    if (!found) {
      found = api.get<State>(`/tables/${this.id}/replay/${count}?${asSeat(this.seat)}`);
      this.#cache.set(count, found);
      found.catch(() => this.#cache.delete(count));
    }
    return found;
  }

  /** The last position at or before a count that the reader may see. */
  #stop(count: number): number {
    return this.stops.findLast((stop) => stop <= count) ?? 0;
  }

  /** Nobody is watching any more. */
  close(): void {
    this.running = false;
    this.#wanted = NOWHERE;
  }

  /** Move to a position; if it is not available, the replay stops and says why. */
  async wind(count: number): Promise<void> {
    const wanted = this.#stop(Math.max(0, Math.min(count, this.replay.count)));
    this.#wanted = wanted;
    try {
      const next = await this.#fetch(wanted);
      if (this.#wanted === wanted) this.#show(wanted, next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.#wanted !== wanted) return;
      this.problem = error.problem;
      this.running = false;
    }
  }

  #show(count: number, next: State): void {
    const board = document.querySelector("main");
    const stood = board && places(board);
    this.marks.show(this.game.changes(this.state.view, next.view));
    this.state = next;
    this.at = count;
    this.problem = null;
    go(`/replay/${this.id}?at=${count}`, true);
    if (board && stood) void tick().then(() => travel(board, stood));
  }

  /** The next of some positions after (or, with -1, before) this one. */
  step(positions: number[], by: 1 | -1): Promise<void> {
    const found = by > 0 ? positions.find((count) => count > this.at) : positions.findLast((count) => count < this.at);
    return this.wind(found ?? (by > 0 ? this.replay.count : 0));
  }

  /** Play to the end, or stop. */
  async run(): Promise<void> {
    this.running = !this.running;
    const run = ++this.#runs;
    while (this.running && run === this.#runs && this.at < this.replay.count) {
      await this.step(this.stops, 1);
      await new Promise((done) => setTimeout(done, PACE));
    }
    if (run === this.#runs) this.running = false;
  }
}
