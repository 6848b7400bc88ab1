/** A lesson in progress: the position, what to do there, and what became of the last answer. */

import { tick } from "svelte";
import { effectsOf, printFacts, type Effect, type GameTable } from "../board/game";
import { loadGame } from "../games";
import { ApiError, api } from "../lib/api";
import { learn } from "../lib/text";
import type { Change, Lesson, Previews as Foreseen, Problem, Table, View } from "../lib/wire";
import { Marks } from "../board/marks.svelte";
import { Previews } from "../board/previews.svelte";
import { places, travel } from "../board/travel";

/** Who plays the others' seats, by name. */
const OTHERS = "easy";

export class Course {
  readonly path: string;
  readonly game: GameTable;
  readonly marks = new Marks((token) => void this.answer(token));
  readonly previews = new Previews((token) => this.#foresee(token));

  lesson = $state.raw<Lesson>() as Lesson;
  busy = $state(false);
  /** The learner has asked for the hint of this step. */
  hinted = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** The lines of the log that the learner had seen when answering last. */
  seen = $state(0);

  view = $derived(this.lesson.state.view);
  /** The lesson as a table, for what draws one. */
  table = $derived(
    tableOf({ game: this.lesson.game, id: this.lesson.lesson, seat: this.lesson.seat, view: this.view }),
  );

  private constructor(path: string, game: GameTable) {
    this.path = path;
    this.game = game;
  }

  static async open(game: string, lesson: string): Promise<Course> {
    const path = `/lessons/${game}/${lesson}`;
    const found = await api.get<Lesson>(path);
    const [drawn] = await Promise.all([loadGame(game), learn(game)]);
    await printFacts(drawn, `/games/${game}`);
    const course = new Course(path, drawn);
    course.lesson = found;
    course.seen = found.state.count;
    course.#ask();
    return course;
  }

  answer(token: string): Promise<void> {
    return this.#change(() => api.post<Lesson>(this.path, { token }));
  }

  restart(): Promise<void> {
    return this.#change(() => api.delete<Lesson>(this.path));
  }

  async #foresee(token: string): Promise<Change[]> {
    const { previews } = await api.post<Foreseen>(`${this.path}/preview`, { token });
    return previews[0]?.changes ?? [];
  }

  /** What an answer would do, as far as it is known; with a seat, only what concerns that seat or the board. */
  effects(token: string, seat: number | null = null): Effect[] {
    return effectsOf(this.game, this.previews.of(token), this.view, seat);
  }

  async #change(ask: () => Promise<Lesson>): Promise<void> {
    if (this.busy) return;
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

  #show(next: Lesson): void {
    const before = this.lesson;
    const board = document.querySelector("main");
    const stood = board && places(board);
    if (next.number !== before.number) this.hinted = false;
    this.seen = Math.min(before.state.count, next.state.count);
    this.lesson = next;
    this.#ask();
    this.marks.show(this.game.changes(before.state.view, next.state.view));
    if (board && stood) void tick().then(() => travel(board, stood));
  }

  #ask(): void {
    const { view, answers, refusals } = this.lesson.state;
    const open = !this.lesson.done;
    this.previews.about(`${this.lesson.number}/${this.lesson.state.revision}/${this.lesson.state.count}`);
    this.marks.ask(open ? answers : [], open ? refusals : [], (token) => this.game.spotsOf(token, view, view.question));
  }
}

/** A position of a lesson or an introduction as a table, for what draws one. */
export function tableOf({ game, id, seat, view }: { game: string; id: string; seat: number; view: View }): Table {
  const { seats, over } = view;
  const { tables: _corrected, ...options } = view.options;
  return {
    id,
    game,
    options,
    seats: seats.map((_, place) => {
      const mine = place === seat;
      const kind = mine ? "person" : "bot";
      return {
        seat: place,
        kind,
        name: "",
        bot: mine ? null : OTHERS,
        stand_in: false,
        online: true,
        mine,
        holders: 1,
      };
    }),
    host: false,
    hot_seat: false,
    hints: false,
    coach: false,
    over,
    trouble: null,
    watch_link: "",
    seat_links: {},
    invite_links: {},
    campaign: null,
    shuffle: {
      kind: "server",
      seed: null,
      commitment: null,
      round: 0,
      dealt: true,
      opening: false,
      seals: {},
      opened: [],
    },
    closed: false,
    takeover: null,
    daily: null,
    pace: null,
    clock: null,
    rated: false,
    contest: null,
    listing: { open: false, public: false, level: "", language: "" },
    ending: null,
  };
}
