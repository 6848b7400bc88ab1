/** A puzzle on the board: the position, and what became of the answer. */

import { effectsOf, printFacts, type Effect, type GameTable } from "../board/game";
import { loadGame } from "../games";
import { ApiError, api } from "../lib/api";
import { learn } from "../lib/text";
import type { Change, Previews as Foreseen, Problem, Puzzle } from "../lib/wire";
import { tableOf } from "../learn/course.svelte";
import { Marks } from "../board/marks.svelte";
import { Previews } from "../board/previews.svelte";

export class Riddle {
  readonly path: string;
  readonly game: GameTable;
  readonly marks = new Marks((token) => void this.answer(token));
  readonly previews = new Previews((token) => this.#foresee(token));

  puzzle = $state.raw<Puzzle>() as Puzzle;
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  view = $derived(this.puzzle.state.view);
  /** The puzzle as a table, for what draws one. */
  table = $derived(tableOf({ game: this.puzzle.game, id: this.puzzle.id, seat: this.puzzle.seat, view: this.view }));

  private constructor(path: string, game: GameTable) {
    this.path = path;
    this.game = game;
  }

  static async open(id: string): Promise<Riddle> {
    const path = `/puzzles/${id}`;
    const found = await api.get<Puzzle>(path);
    const [drawn] = await Promise.all([loadGame(found.game), learn(found.game), learn("puzzles")]);
    await printFacts(drawn, `/games/${found.game}`);
    const riddle = new Riddle(path, drawn);
    riddle.#show(found);
    return riddle;
  }

  /** Answer the puzzle; it is explained then. */
  answer(token: string): Promise<void> {
    return this.#change(() => api.post<Puzzle>(this.path, { token }));
  }

  /** Forget the explanation and try once more. */
  again(): void {
    this.#show({ ...this.puzzle, verdict: null });
  }

  async #foresee(token: string): Promise<Change[]> {
    const { previews } = await api.post<Foreseen>(`${this.path}/preview`, { token });
    return previews[0]?.changes ?? [];
  }

  /** What an answer would do, as far as it is known; with a seat, only what concerns that seat or the board. */
  effects(token: string, seat: number | null = null): Effect[] {
    return effectsOf(this.game, this.previews.of(token), this.view, seat);
  }

  async #change(ask: () => Promise<Puzzle>): Promise<void> {
    if (this.busy || this.puzzle.verdict) return;
    this.busy = true;
    try {
      this.#show(await ask());
      this.problem = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
    } finally {
      this.busy = false;
    }
  }

  #show(next: Puzzle): void {
    this.puzzle = next;
    const { view, answers } = next.state;
    this.previews.about(next.id);
    this.marks.ask(next.verdict ? [] : answers, [], (token) => this.game.spotsOf(token, view, view.question));
  }
}
