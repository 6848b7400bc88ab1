/** A position studied on the board: in a lesson, or as a puzzle. */

import { effectsOf, printFacts, type Effect, type GameTable } from "../board/game";
import { loadGame } from "../games";
import { ApiError, api } from "../lib/server/api";
import { withWords } from "../lib/words/text";
import type { Answer, Change, Previews as Foreseen, Problem, Refusal, State, Table, View } from "../lib/wire";
import { Marks } from "../board/spots/marks.svelte";
import { Previews } from "../board/spots/previews.svelte";

/** The names of the players in the other seats. */
const OTHERS = "easy";

/** The server's description of a position that is studied. */
export interface Studied {
  game: string;
  /** The seat of the person who studies. */
  seat: number;
  state: State;
}

/** The drawings and words of a game, once they are loaded. */
export async function drawn(game: string): Promise<GameTable> {
  const found = await withWords(loadGame(game), game);
  await printFacts(found, `/games/${game}`);
  return found;
}

export abstract class Study<T extends Studied> {
  readonly path: string;
  readonly game: GameTable;
  readonly marks = new Marks((token) => void this.answer(token));
  readonly previews = new Previews((token) => this.#foresee(token));

  shown = $state.raw<T>() as T;
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  view = $derived(this.shown.state.view);
  /** The position as a table, for components that draw one. */
  table = $derived.by(() => {
    const { game, seat } = this.shown;
    return tableOf({ game, id: this.path, seat, view: this.view });
  });

  constructor(path: string, game: GameTable, shown: T) {
    this.path = path;
    this.game = game;
    this.shown = shown;
  }

  answer(token: string): Promise<void> {
    return this.change(() => api.post<T>(this.path, { token }));
  }

  /** Show the server's current description. */
  protected abstract show(next: T): void;

  /** Show the result of a request, or its problem. One request at a time. */
  protected async change(ask: () => Promise<T>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.show(await ask());
      this.problem = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
    } finally {
      this.busy = false;
    }
  }

  /** Allow these answers; `question` distinguishes this question from others. */
  protected ask(question: string, answers: Answer[], refusals: Refusal[] = []): void {
    const { view } = this;
    this.previews.about(question);
    this.marks.ask(answers, refusals, (token) => this.game.spotsOf(token, view, view.question));
  }

  async #foresee(token: string): Promise<Change[]> {
    const { previews } = await api.post<Foreseen>(`${this.path}/preview`, { token });
    return previews[0]?.changes ?? [];
  }

  /** The effects of an answer, as far as they are known; with a seat, only those on that seat or the board. */
  effects(token: string, seat: number | null = null): Effect[] {
    return effectsOf(this.game, this.previews.of(token), this.view, seat);
  }
}

/** A position of a lesson or an introduction as a table, for components that draw one. */
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
