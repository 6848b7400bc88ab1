/** A puzzle on the board: the position, and the verdict on the answer. */

import { api } from "../lib/server/api";
import { withWords } from "../lib/words/text";
import type { Puzzle } from "../lib/wire";
import { Study, drawn } from "../learn/study.svelte";

export class Riddle extends Study<Puzzle> {
  static async open(id: string): Promise<Riddle> {
    const path = `/puzzles/${id}`;
    const found = await api.get<Puzzle>(path);
    const game = await withWords(drawn(found.game), "puzzles");
    const riddle = new Riddle(path, game, found);
    riddle.show(found);
    return riddle;
  }

  get puzzle(): Puzzle {
    return this.shown;
  }

  /** Answer the puzzle, once; then the explanation is shown. */
  override async answer(token: string): Promise<void> {
    if (!this.puzzle.verdict) await super.answer(token);
  }

  /** Hide the explanation and try again. */
  again(): void {
    this.show({ ...this.puzzle, verdict: null });
  }

  protected show(next: Puzzle): void {
    this.shown = next;
    this.ask(next.id, next.verdict ? [] : next.state.answers);
  }
}
