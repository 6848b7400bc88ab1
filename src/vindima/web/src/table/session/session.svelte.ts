/** One table as one reader sees it: follows the server, shows the moves of the others, and sends answers. */

import { effectsOf, printFacts, type Effect, type GameTable } from "../../board/game";
import { loadGame } from "../../games";
import { ApiError, OUT_OF_REACH, api, asSeat, listen, onceKey } from "../../lib/server/api";
import { withWords } from "../../lib/words/text";
import type {
  Answer,
  Change,
  Chat,
  Coaching,
  Costs,
  Depth,
  Hint,
  Listing,
  LogLine,
  Previews as Foreseen,
  Problem,
  Remedy,
  Replay,
  State,
  Table,
  View,
} from "../../lib/wire";
import { Marks } from "../../board/spots/marks.svelte";
import { Previews } from "../../board/spots/previews.svelte";
import { places, travel } from "../../board/motion/travel";
import { Coach } from "./coach.svelte";
import { enter } from "./enter";
import { contribution, keep, kept, sealing } from "./shares";
import { Talk } from "./talk.svelte";

/** How long a move of another player is shown before the next one, in milliseconds. */
const PACE = 1000;
/** If more moves than this are waiting, they are shown faster. */
const PATIENCE = 12;

export class Session {
  readonly id: string;
  readonly game: GameTable;
  readonly talk: Talk;
  readonly marks = new Marks((token) => void this.answer(token));
  readonly previews = new Previews((token) => this.#foresee(token));
  readonly coach = new Coach({
    words: () => api.get<Coaching>(`/tables/${this.id}/coach?${asSeat(this.seat)}`),
    costs: () => api.get<Costs>(`/tables/${this.id}/costs?${asSeat(this.seat)}`),
  });

  table = $state.raw<Table>() as Table;
  log = $state.raw<LogLine[]>([]);
  /** The seat whose view is shown; null for a spectator. */
  seat = $state<number | null>(null);
  thinking = $state<number | null>(null);
  online = $state(true);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Why this reader no longer has a place at the table. */
  lost = $state.raw<ApiError | null>(null);
  /** The screen is shared, and its next player has not confirmed being there. */
  covered = $state(false);
  /** The latest events, for screen readers. */
  news = $state.raw<LogLine[]>([]);

  #live = $state.raw<State>() as State;
  #past = $state.raw<State | null>(null);
  #queue = $state.raw<State[]>([]);
  #newest = 0;
  #timer = 0;
  /** True if something is animated to its place in the next frame. */
  #moving = false;
  #changed = new Set<string>();
  #stop: () => void = () => undefined;
  #playback = 0;
  /** The seat whose view is about to be shown. */
  #wanted: number | null = null;
  #closed = false;
  #contributing = false;

  /** The position on the screen: the latest, or one that is being replayed. */
  state = $derived(this.#past ?? this.#live);
  view: View = $derived(this.state.view);
  /** True while moves of others are being shown or replayed. */
  playing = $derived(this.#past !== null || this.#queue.length > 0);
  recalling = $derived(this.#past !== null);
  mySeats = $derived(this.table.seats.filter(({ mine }) => mine).map(({ seat }) => seat));
  /** True if a bot plays this reader's seat: it stands in, or the time for this turn is over. */
  #stoodIn = $derived(this.#standsIn(this.seat));
  /** True if the question is for this reader and can be answered now. */
  asked = $derived(this.state.answers.length > 0 && !this.playing && !this.covered && !this.#stoodIn);
  /** True if the reader's turn ends only when they confirm it. */
  confirming = $derived(this.state.confirm && !this.playing && !this.#stoodIn);
  /** The seat that has to act: to confirm its turn, or to answer. */
  waitsFor = $derived(this.state.held_by ?? this.view.to_answer);
  /** Another seat of this browser that has to act and gets the screen. */
  next = $derived.by(() => {
    const other = this.mySeats.includes(this.waitsFor) && this.waitsFor !== this.seat;
    return other && !this.#standsIn(this.waitsFor) && !this.view.over && !this.playing ? this.waitsFor : null;
  });

  /** True if something on the screen is for this reader only: a hand, or a question that the others do not see. */
  hides = $derived.by(() => !this.view.over && (this.game.hands || this.view.question === null));

  private constructor(id: string, game: GameTable) {
    this.id = id;
    this.game = game;
    this.talk = new Talk(id);
  }

  /** Open a table as a player or a spectator. Throws an ApiError if that is not possible. */
  static async open(id: string): Promise<Session> {
    const table = await enter(id);
    const game = await withWords(loadGame(table.game), table.game);
    await printFacts(game, `/tables/${id}`);
    const session = new Session(id, game);
    session.table = table;
    session.#wanted = session.mySeats[0] ?? null;
    await session.#load(session.#wanted);
    session.covered = table.hot_seat && session.hides;
    await session.talk.begin();
    session.#follow();
    void session.#contribute();
    return session;
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#playback += 1;
    clearTimeout(this.#timer);
  }

  /** Show the view of another seat that this browser holds, or of a spectator. */
  async sit(seat: number | null, covered = false): Promise<void> {
    this.#stop();
    this.#changed.clear();
    this.#wanted = seat;
    const seen = await this.attempt(() => this.#load(seat));
    if (this.#wanted !== seat) return;
    if (seen) this.covered = covered;
    else this.#wanted = this.seat;
    this.#follow();
  }

  /** Read the current state of a seat, unless another seat is requested or something later has been seen meanwhile. */
  async #load(seat: number | null): Promise<void> {
    const state = await api.get<State>(`/tables/${this.id}/state?${asSeat(seat)}`);
    if (seat !== this.#wanted || (seat === this.seat && state.revision < this.#newest)) return;
    if (seat !== this.seat) {
      this.#playback += 1;
      this.#past = null;
    }
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.seat = seat;
    this.log = state.log;
    this.#newest = state.revision;
    this.#live = state;
    this.#ask();
  }

  #follow(): void {
    this.#stop();
    if (this.#closed) return;
    this.#stop = listen(this.id, this.seat, () => this.#newest, {
      state: (state) => this.#receive(state),
      table: (table) => this.#seated(table),
      thinking: ({ seat }) => (this.thinking = seat),
      chat: (line) => this.talk.hear([line]),
      online: (online) => {
        // Show a recovery only if the server was unreachable: a stream that restarts for another seat is no news.
        if (online && !this.online && this.problem?.error === OUT_OF_REACH.error) this.problem = null;
        this.online = online;
        // The chat during the interruption. If the request fails, the next connection tries again.
        if (online) void this.talk.catchUp().catch(() => undefined);
      },
      refused: () => void this.#look(),
    });
  }

  /**
   * Update the seats. A reader who has lost the shown seat sees another of theirs, or becomes a spectator; one who
   * gains a seat takes it.
   */
  #seated(table: Table): void {
    const stoodIn = this.#stoodIn;
    // Spectators' private chat can be read when the game is over.
    if (table.over && !this.table.over) void this.talk.reload().catch(() => undefined);
    this.table = table;
    void this.#contribute();
    if (this.seat === null ? this.mySeats.length > 0 : !this.mySeats.includes(this.seat))
      void this.sit(this.mySeats[0] ?? null, table.hot_seat && this.hides);
    else if (this.#stoodIn !== stoodIn) this.#ask();
    else this.#listenToCoach();
  }

  /** Do what the shared deal waits for, one step after another, until this browser has nothing left to do. */
  async #contribute(): Promise<void> {
    if (this.#contributing) return;
    this.#contributing = true;
    try {
      for (let due = contribution(this.table, kept(this.id)); due && !this.#closed;) {
        keep(this.id, due.deal);
        this.table = await api.post<Table>(`/tables/${this.id}/${due.next.verb}`, due.next.body);
        due = contribution(this.table, kept(this.id));
      }
    } catch (error) {
      // Another request was faster, or the server is unreachable: the next event or connection tries again.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      this.#contributing = false;
    }
  }

  /** Contribute to the deal from this device, although another one has sealed a share for the seat. */
  async contributeHere(seat: number): Promise<void> {
    const { commitment } = this.table.shuffle;
    if (commitment === null) return;
    const deal = kept(this.id) ?? { commitment, shares: {}, seals: {} };
    const { verb, body } = sealing(commitment, seat, deal);
    keep(this.id, deal);
    await this.attempt(async () => this.#seated(await api.post<Table>(`/tables/${this.id}/${verb}`, body)));
  }

  #standsIn(seat: number | null): boolean {
    if (seat === null) return false;
    const late = this.table.clock?.out === true && this.table.clock.seat === seat;
    return late || (this.table.seats[seat]?.stand_in ?? false);
  }

  /**
   * The server refuses the connection: perhaps the seat is lost, or access to the table. After other errors, try again.
   */
  async #look(): Promise<void> {
    try {
      this.#seated(await api.get<Table>(`/tables/${this.id}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 403 && error.status !== 404) return;
      this.close();
      this.lost = error;
    }
  }

  #receive(state: State): void {
    if (state.revision <= this.#newest) return;
    this.#newest = state.revision;
    this.thinking = null;
    const own = state.log.at(-1)?.seat === this.seat || state.log.length === 0;
    if (own && !this.#queue.length) this.#show(state);
    else this.#queue = [...this.#queue, state];
    this.#play();
  }

  /** Show the pending moves one after the other, each for a moment. */
  #play(): void {
    if (this.#timer) return;
    const [state, ...rest] = this.#queue;
    if (!state) return;
    this.#queue = rest;
    this.#show(state);
    const pace = rest.length > PATIENCE ? PACE / 4 : PACE;
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#play();
    }, pace);
  }

  /** Skip the pending moves of the others. */
  skip(): void {
    this.#playback += 1;
    this.#past = null;
    const states = this.#queue;
    this.#queue = [];
    this.#show(...states);
  }

  /** Show a state, or the last of several, and animate the changes. */
  #show(...states: State[]): void {
    const board = document.querySelector("main");
    if (board) this.#move(board);
    for (const state of states) this.#take(state);
    this.#ask();
  }

  /** Animate what will have moved by the next frame from its current place. Until then, the change is not visible. */
  #move(board: Element): void {
    if (this.#moving) return;
    this.#moving = true;
    const stood = places(board);
    requestAnimationFrame(() => {
      this.#moving = false;
      travel(board, stood);
    });
  }

  #take(state: State): void {
    const known = this.log.at(-1)?.number ?? 0;
    this.log = [...this.log.filter(({ number }) => number < state.log_from), ...state.log];
    this.news = state.log.filter(({ number, seat }) => number > known && seat !== this.seat);
    if (this.news.length) for (const spot of this.game.changes(this.#live.view, state.view)) this.#changed.add(spot);
    this.#live = state;
  }

  /** Tell the board which answers can be given where, and what is new. */
  #ask(): void {
    const { view, answers, refusals } = this.state;
    const spots = (token: string) => this.game.spotsOf(token, view, view.question);
    const open = !this.recalling && !this.#queue.length && !this.#stoodIn;
    this.marks.ask(open ? answers : [], open ? refusals : [], spots);
    this.marks.show(this.#changed);
    this.previews.about(`${this.seat}/${this.state.revision}`);
    this.#listenToCoach();
  }

  /** The coach speaks to a reader who is asked something, and when the game is over. */
  #listenToCoach(): void {
    const { coach, hints } = this.table;
    const spoken = coach && this.seat !== null && (this.asked || (this.view.over && !this.playing));
    this.coach.about(spoken ? `${this.seat}/${this.state.revision}` : null, hints && !this.view.over);
  }

  async #foresee(token: string): Promise<Change[]> {
    const body = { seat: this.seat, revision: this.state.revision, token };
    const { previews } = await api.post<Foreseen>(`/tables/${this.id}/preview`, body);
    return previews[0]?.changes ?? [];
  }

  /** The effects of an answer, as far as they are known; with a seat, only those on that seat or the board. */
  effects(token: string, seat: number | null = null): Effect[] {
    return effectsOf(this.game, this.previews.of(token), this.view, seat);
  }

  async answer(token: string): Promise<void> {
    if (!this.asked || (this.table.coach && (await this.#doubted(token)))) return;
    this.#changed.clear();
    await this.#send("answers", { token });
  }

  /** True if the coach objects to an answer, or if the answer is out of date when the coach has decided. */
  async #doubted(token: string): Promise<boolean> {
    if (this.busy) return true;
    this.busy = true;
    try {
      return (await this.coach.objects(token)) || !this.asked;
    } finally {
      this.busy = false;
    }
  }

  /** Go back to the position after `count` answers. */
  async undo(count: number): Promise<void> {
    await this.#send("undo", { count });
  }

  async confirm(): Promise<void> {
    await this.#send("confirm", {});
  }

  async #send(verb: "answers" | "undo" | "confirm", body: object): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { seat } = this;
    try {
      const sent = { ...body, seat, revision: this.#live.revision, key: onceKey() };
      const state = await api.post<State>(`/tables/${this.id}/${verb}`, sent);
      if (seat === this.seat) this.#receive(state);
      this.problem = null;
    } catch (error) {
      await this.#failed(error);
    } finally {
      this.busy = false;
    }
  }

  async #failed(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    this.problem = error.problem;
    if (error.status === 409) await this.#load(this.seat);
  }

  /** Try an action; a problem is shown. True if there was none. */
  async attempt(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      this.problem = null;
      return true;
    } catch (error) {
      await this.#failed(error);
      return false;
    }
  }

  async changeSeat(seat: number, change: { action: string; name?: string; bot?: string }): Promise<void> {
    await this.attempt(async () => this.#seated(await api.post<Table>(`/tables/${this.id}/seats/${seat}`, change)));
  }

  /** Send a chat line; false if it could not be sent. */
  write(text: string): Promise<boolean> {
    return this.attempt(() => api.post<Chat>(`/tables/${this.id}/chat`, { text }));
  }

  /** What the reader could do first so that a refused answer becomes possible; null if nothing is found. */
  async remedy(token: string): Promise<Answer[] | null> {
    const query = `${asSeat(this.seat)}&token=${encodeURIComponent(token)}`;
    return (await api.get<Remedy>(`/tables/${this.id}/remedy?${query}`)).answers;
  }

  /** What an adviser would answer in the reader's place. */
  async hint(depth: Depth): Promise<Hint[]> {
    return (await api.get<{ answers: Hint[] }>(`/tables/${this.id}/hint?${asSeat(this.seat)}&depth=${depth}`)).answers;
  }

  /** Switch the table's hints and coach on or off. */
  async changeHelp(help: { hints?: boolean; coach?: boolean }): Promise<void> {
    await this.attempt(async () => this.#seated(await api.post<Table>(`/tables/${this.id}/hints`, help)));
  }

  /** Offer the table to everybody, or withdraw the offer. */
  async changeListing(listing: Listing): Promise<void> {
    await this.attempt(async () => this.#seated(await api.put<Table>(`/tables/${this.id}/listing`, listing)));
  }

  /** Request the early end of the game, agree to it, or refuse. */
  async end(agree: boolean): Promise<void> {
    await this.attempt(async () => this.#seated(await api.post<Table>(`/tables/${this.id}/end`, { agree })));
  }

  /** Lines of the others since this reader's last answer. */
  since = $derived.by(() => {
    const last = this.log.findLastIndex(({ seat }) => seat === this.seat);
    return this.seat === null ? [] : this.log.slice(last + 1);
  });

  /** Replay the others' moves since this reader's last answer. */
  async recall(): Promise<void> {
    const seat = asSeat(this.seat);
    const turn = ++this.#playback;
    await this.attempt(async () => {
      const { lines } = await api.get<Replay>(`/tables/${this.id}/replay?${seat}`);
      const last = lines.findLastIndex((line) => line.seat === this.seat);
      let before: View | null = null;
      for (const line of [lines[last], ...lines.slice(last + 1)]) {
        const state = await api.get<State>(`/tables/${this.id}/replay/${line?.count ?? 0}?${seat}`);
        if (turn !== this.#playback) return;
        this.#past = state;
        this.news = before && line ? [line] : [];
        this.#ask();
        if (before) this.marks.show(this.game.changes(before, state.view));
        before = state.view;
        await new Promise((done) => setTimeout(done, PACE));
      }
    });
    if (turn !== this.#playback) return;
    this.#past = null;
    this.#ask();
  }
}
