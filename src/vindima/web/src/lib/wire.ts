/** What goes over the wire: the JSON that the server sends and takes. `server/` keeps to it; tests hold both to it. */

/** A value inside a message. A noun of a game is `{ref: [kind, id]}`; the catalogues name it. */
export type Arg = number | string | { ref: [kind: string, id: string] };

/** The key of a catalogue entry with its variables. The browser turns it into a sentence. */
export interface Message {
  key: string;
  args: Record<string, Arg>;
}

/** An answer that may be given now. */
export interface Answer {
  token: string;
  message: Message;
}

/** An answer that is not possible now, and why. `message` says why, `answer` says what it would be. */
export interface Refusal {
  token: string;
  answer: Message;
  message: Message;
  /** English, for developers. */
  rule: string;
  /** The paragraphs of the reference that say so: anchors of its `Book`. */
  rules: string[];
}

export interface Question extends Message {
  /** English, for developers; `State.rules` has the paragraphs. */
  rule: string;
}

/** GET /api/tables/ID/remedy: the fewest answers after which a refused one is possible; null if none are found. */
export interface Remedy {
  answers: Answer[] | null;
}

/** An answer that an adviser likes: what it is thought to gain, in points, and the terms it gains most by. */
export interface Hint extends Answer {
  gain: number;
  terms: { term: string; gain: number }[];
}

/** How long an adviser thinks. */
export type Depth = "quick" | "good" | "deep";

/** A lesson in a list. */
export interface LessonLine {
  game: string;
  lesson: string;
  title: Message;
  about: Message;
  /** How many of its steps are done; 0 again once it is finished. */
  number: number;
  steps: number;
  /** In a list: it was finished once. In a lesson in progress: all its steps are done. */
  done: boolean;
}

/** A lesson in progress. */
export interface Lesson extends LessonLine {
  /** The learner's seat. */
  seat: number;
  /** The present step tests what was learned. */
  check: boolean;
  /** What to do now; the closing word when all is done. */
  step: Message;
  hint: Message;
  /** The lesson after this one. */
  next: string | null;
  /** What became of the answer: only `right` and `on` were played. */
  reply: { kind: "right" | "on" | "other" | "wrong"; message: Message; rules: string[]; moves: number } | null;
  state: State;
}

/** A paragraph of the rules. `html` is made by the server from our own text, without HTML or styles of its own. */
export interface Paragraph {
  anchor: string;
  heading: string;
  /** 1 for the title, 2 for a chapter, and so on. */
  level: number;
  html: string;
}

/** GET /api/rules/GAME/LANGUAGE. A language without a reference gets the English one. */
export interface Book {
  language: string;
  paragraphs: Paragraph[];
}

/** A line of the log. `message` is null where the reader may not know the answer. */
export interface LogLine {
  number: number;
  seat: number;
  token: string | null;
  message: Message | null;
  /** The year in which the answer was given. */
  year: number;
  /** True where an answer begins a turn of its seat. */
  turn: boolean;
}

/** `view(seat)` of the engine: what both games have. Each game's view extends it (see `games/<game>/view.ts`). */
export interface View {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seat: number | null;
  over: boolean;
  winners: number[];
  /** The seat that answers now, -1 when the game is over. */
  to_answer: number;
  question: Question | null;
  legal: string[];
  year: number;
  seats: SeatView[];
}

/** What every game tells of a seat: points so far, and by source what it would have if the game ended now. */
export interface SeatView {
  score: number;
  breakdown: Record<string, number>;
}

export type SeatKind = "person" | "bot" | "open";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  /** The code of the bot that plays here, also while it stands in for an absent person. */
  bot: string | null;
  /** A person's seat that a bot plays until they are back. */
  stand_in: boolean;
  /** A browser that holds this seat is connected. */
  online: boolean;
  /** This browser holds the seat. */
  mine: boolean;
}

/** Who sits at a table and how it is reached. Links are paths; only who may use or give them away gets them. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  /** This browser opened the table and may change seats. */
  host: boolean;
  /** One screen is handed round: hands are hidden between turns. */
  hot_seat: boolean;
  /** Whoever is asked may ask for hints. */
  hints: boolean;
  over: boolean;
  /** A path that lets anybody watch. */
  watch_link: string;
  /** For each seat that this browser holds: the secret path that restores it elsewhere. */
  seat_links: Record<number, string>;
  /** For the host: the path to give to who shall take an open seat. */
  invite_links: Record<number, string>;
  /** The campaign that this game belongs to. */
  campaign: string | null;
}

/**
 * The table as one seat (or a spectator) sees it. Event `state`, and the body of GET /api/tables/ID/state.
 * Its SSE id is `revision`, which grows by one with every change that this reader can notice (answers and undo
 * alike; forced answers come along with the answer they follow from). Each seat has its own revisions.
 */
export interface State {
  revision: number;
  view: View;
  /** The paragraphs of the reference that the question rests on. */
  rules: string[];
  /** Of the seat that is asked, and sent to nobody else: */
  answers: Answer[];
  refusals: Refusal[];
  /** How many lines the reader's log has: answers as far as the reader may count them. */
  count: number;
  /** The lines of the log from number `log_from` on; lines at and after it that the client has are replaced. */
  log_from: number;
  log: LogLine[];
  /**
   * This turn's own answers that can still be taken back, oldest first: undo to `count` removes it and what follows.
   * `count` is a number of lines of this reader's log.
   */
  trail: { count: number; message: Message }[];
  /** Why nothing can be taken back, if so. */
  undo_refused: { message: Message; rule: string } | null;
  /** The turn's last answer waits for confirmation (a setting of the table); true for the seat that has to confirm. */
  confirm: boolean;
  /** The seat whose turn waits for its confirmation: what it did is seen, but nobody is asked before. */
  held_by: number | null;
  /** Points of every seat after each year so far: points[year][seat]; the last row is now. */
  points: { year: number; scores: number[] }[];
  result: string;
}

/** Event `table`: seats, names, presence have changed; the whole Table as this browser may see it. */
/** Event `thinking`: a bot has begun to think. */
export interface Thinking {
  seat: number;
}
/** Event `chat`, and the entries of GET /api/tables/ID/chat. */
export interface Chat {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

/** Every error that the server reports, a key of web.ftl each. */
export type ErrorKey =
  | "web-error-no-table"
  | "web-error-no-campaign"
  | "web-error-old-rules" // the game was played by other rules and does not go on by these (410)
  | "web-error-not-asked" // another seat is asked, or a turn waits to be confirmed
  | "web-error-too-large"
  | "web-error-not-yours"
  | "web-error-full" // the seat of an invite is taken
  | "web-error-bad-link"
  | "web-error-stale" // the table has moved on; the client fetches the state again
  | "web-error-illegal"
  | "web-error-undo"
  | "web-error-running" // the record of a game that is not over is a secret
  | "web-error-newer-record" // a record of a newer version
  | "web-error-bad-record"
  | "web-error-bad-request"
  | "web-error-too-many"
  | "web-error-server"
  | "web-error-offline" // said by the browser itself when there is no answer
  | "web-error-no-page"; // said by the browser itself

/** What an error says (4xx). `message` is there when a rule refused: then it can be said in the reader's language. */
export interface Problem {
  error: ErrorKey;
  /** English, for developers. */
  detail: string;
  message?: Message;
  rule?: string;
  revision?: number;
}

/** GET /api/games */
export interface GameInfo {
  name: string;
  title: string;
  rules: string;
  players: number[];
  options: { name: string; default: unknown; choices: unknown[]; help: string; solo: boolean }[];
  /** The levels of bots, easiest first: `easy`. With a character: `greedy:style=exporter`. */
  bots: string[];
  /** The characters that bots of this game may have; the first is the ordinary one. */
  styles: string[];
  /** The levels that may have a character (those whose code takes `style`). */
  styled: string[];
}

/**
 * POST /api/tables. `record` opens an uploaded game, whose game and options then hold; `from` plays on from a position
 * of a table whose game is over (`count` lines of my log).
 */
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: { kind: SeatKind; name?: string; bot?: string; mine?: boolean }[];
  hot_seat?: boolean;
  confirm?: boolean;
  seed?: number;
  /** The text of a file that `Record.save` has written, in either form. */
  record?: string;
  from?: { table: string; count: number };
  campaign?: string;
}

/**
 * Pages: `/`, `/new`, `/campaign`, `/rules/GAME#ANCHOR`, `/learn`, `/learn/GAME/LESSON`, `/table/ID`, `/replay/ID?at=COUNT`, `/join/SECRET`. Every GET that is neither /api
 * nor a file of web/dist gets dist/index.html. Seat, invite and watch links are paths `/join/SECRET`.
 *
 * All paths below are under /api; every POST, PUT and DELETE has the header `X-Vindima: 1` and JSON; errors are `Problem`.
 *
 * GET  /health -> {ok: true}                         the server answers
 * GET  /me -> {name, language}                       PUT /me {name?, language?}
 * GET  /games -> GameInfo[]
 * GET  /rules/GAME/LANGUAGE -> Book
 * GET  /lessons -> LessonLine[]                      in the order in which they are best taken
 * GET  /lessons/GAME/LESSON -> Lesson                 where this browser has left it
 * POST /lessons/GAME/LESSON {token} -> Lesson         try an answer
 * DELETE /lessons/GAME/LESSON -> Lesson               from the beginning
 * GET  /tables -> TableLine[] of this browser         POST /tables NewTable -> {id}
 * GET  /tables/ID -> Table                            (404 web-error-no-table; 403 web-error-not-yours if private)
 * GET  /tables/ID/state?seat=S -> State               seat omitted: the first seat that is mine, else spectator
 * GET  /tables/ID/events?seat=S&after=REVISION        SSE: `state`, `table`, `thinking`, `chat`
 * POST /tables/ID/answers {seat, revision, token, key} -> State    409 stale (web-error-stale), 422 illegal
 * GET  /tables/ID/remedy?seat=S&token=T -> Remedy    for the seat that is asked; one at a time
 * GET  /tables/ID/hint?seat=S&depth=Depth -> {answers: Hint[]}    the same, at tables that give hints
 * POST /tables/ID/hints {hints} -> Table              for the host
 * POST /tables/ID/undo {seat, revision, count, key} -> State
 * POST /tables/ID/confirm {seat, revision, key} -> State
 * POST /tables/ID/seats/S {action: "take" | "leave" | "stand-in" | "back" | "bot", name?, bot?, invite?} -> Table
 * GET  /tables/ID/chat?after=N -> Chat[]              POST /tables/ID/chat {text} -> Chat
 * GET  /tables/ID/replay?seat=S -> Replay             all that the reader may see of the course of the game
 * GET  /tables/ID/replay/COUNT?seat=S -> State        the position after COUNT lines of the reader's log
 * GET  /tables/ID/review?seat=S -> Review             of a game that is over; asked again until it is ready
 * GET  /tables/ID/record                              download; of a running game only what is no secret: refused with 409
 * POST /links {link} -> {table, seat | null}          take a seat link, invite or watch link; sets the cookie
 * GET  /campaigns -> CampaignInfo[]                   POST /campaigns {level, aggressive, options} -> CampaignInfo
 * POST /campaigns/ID/games -> {id}                    the next game of the campaign, or the one in progress, as a table
 * DELETE /campaigns/ID/games -> CampaignInfo          give the game in progress up: it counts as lost
 *
 * Messages of undo_refused: `nothing-to-undo` and `revealed` (core.ftl), `web-undo-over` and `web-undo-others` (web.ftl).
 */
export interface TableLine {
  id: string;
  game: string;
  seats: { name: string; kind: SeatKind; bot: string | null }[];
  year: number;
  over: boolean;
  my_turn: boolean;
  winners: number[];
  updated: string;
}

/** The answers of a game as far as the reader may know them: where turns and years begin. */
export interface Replay {
  count: number;
  lines: (LogLine & { count: number })[];
  years: { year: number; count: number }[];
}

/** A finished game in hindsight. Until it is ready, `done` answers of all are judged, and the lists are empty. */
export interface Review {
  ready: boolean;
  done: number;
  of: number;
  /** After `count` lines of the reader's log: how likely each seat was to win. Empty where somebody plays alone. */
  chances: { count: number; chances: number[] }[];
  /** The answers that cost their people most, in points against `best`: given after `count` lines. */
  turning: { seat: number; count: number; year: number; loss: number; given: Message; best: Message }[];
}

export interface CampaignInfo {
  id: string;
  level: string;
  aggressive: boolean;
  /** All challenges in order; the aggressive variant leaves one out. */
  challenges: string[];
  /** The one to be played now; null when all are won. */
  challenge: string | null;
  tokens: number;
  score: number;
  /** The results (win, draw, loss) of each challenge that has been begun. */
  attempts: Record<string, string[]>;
  /** The table of the game in progress. */
  table: string | null;
}
