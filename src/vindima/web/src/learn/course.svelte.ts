/** A lesson in progress: the position, what to do there, and the reply to the last answer. */

import { tick } from "svelte";
import { api } from "../lib/server/api";
import type { Lesson } from "../lib/wire";
import { places, travel } from "../board/motion/travel";
import { Study, drawn } from "./study.svelte";

export class Course extends Study<Lesson> {
  /** True if the learner has asked for the hint of this step. */
  hinted = $state(false);
  /** The lines of the log that the learner had seen at the last answer. */
  seen = $state(0);

  static async open(game: string, lesson: string): Promise<Course> {
    const path = `/lessons/${game}/${lesson}`;
    const found = await api.get<Lesson>(path);
    const course = new Course(path, await drawn(game), found);
    course.seen = found.state.count;
    course.#open();
    return course;
  }

  get lesson(): Lesson {
    return this.shown;
  }

  restart(): Promise<void> {
    return this.change(() => api.delete<Lesson>(this.path));
  }

  protected show(next: Lesson): void {
    const before = this.lesson;
    const board = document.querySelector("main");
    const stood = board && places(board);
    if (next.number !== before.number) this.hinted = false;
    this.seen = Math.min(before.state.count, next.state.count);
    this.shown = next;
    this.#open();
    this.marks.show(this.game.changes(before.state.view, next.state.view));
    if (board && stood) void tick().then(() => travel(board, stood));
  }

  #open(): void {
    const { number, done, state } = this.lesson;
    const question = `${number}/${state.revision}/${state.count}`;
    this.ask(question, done ? [] : state.answers, done ? [] : state.refusals);
  }
}
