/** Communicates with the server: JSON both ways, and the events of a table. */

import type { Chat, OfferChanges, Problem, State, Table, TableLine, Thinking, TournamentInfo } from "../wire";

/** A refusal of the server, or its being unreachable (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.detail);
    this.status = status;
    this.problem = problem;
  }
}

/** The problem of a server that does not answer. */
export const OUT_OF_REACH: Problem = { error: "web-error-offline", detail: "the server cannot be reached" };

/** The transport: to a server, or to a worker of this browser (`offline`). */
export const line = {
  fetch: (path: string, init: RequestInit): Promise<Response> => fetch(path, init),
  open: (path: string): EventSource => new EventSource(path),
};

/** True once the server has accepted a change: now it knows this browser. */
let known = false;
/** Settles when the changes sent so far are answered; null before the first. */
let answered: Promise<void> | null = null;

/**
 * Send a change. Until the server has accepted one, they are sent one after the other: the first makes the server
 * register a new browser, and a second one without its cookie would register it again.
 */
function change(path: string, init: RequestInit): Promise<Response> {
  const send = () => line.fetch(path, init);
  if (known) return send();
  const response = answered ? answered.then(send) : send();
  answered = response.then(
    ({ ok }) => void (known ||= ok),
    () => undefined,
  );
  return response;
}

async function responseTo(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json", "X-Vindima": "1" };
  let response: Response;
  try {
    response = await (method === "GET"
      ? line.fetch(`/api${path}`, {})
      : change(`/api${path}`, { method, headers, body: JSON.stringify(body ?? {}) }));
  } catch {
    throw new ApiError(0, OUT_OF_REACH);
  }
  if (response.ok) return response;
  throw new ApiError(response.status, await problemOf(response));
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await responseTo(method, path, body)).json()) as T;
}

/** A server in trouble, or a proxy in front of it, may answer with something other than a `Problem`. */
async function problemOf(response: Response): Promise<Problem> {
  try {
    const body: unknown = await response.json();
    if (typeof body === "object" && body !== null && "error" in body) return body as Problem;
  } catch {
    // Not JSON: handled below.
  }
  return { error: "web-error-server", detail: `${response.status} ${response.statusText}` };
}

export const api = {
  get: <T>(path: string) => request<T>("GET", path),
  post: <T>(path: string, body?: unknown) => request<T>("POST", path, body),
  put: <T>(path: string, body?: unknown) => request<T>("PUT", path, body),
  delete: <T>(path: string) => request<T>("DELETE", path),
  /** A file that the server makes from what it is sent. */
  file: async (path: string, body: unknown): Promise<Blob> => (await responseTo("POST", path, body)).blob(),
};

/** An idempotency key. */
export function onceKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("");
}

/** The name of this page, to distinguish it from others that may show the same table. */
export const TAB = onceKey();

/** The query parameter with a reader's seat; a spectator has none. */
export function asSeat(seat: number | null): string {
  return seat === null ? "" : `seat=${seat}`;
}

export interface Listeners {
  state(state: State): void;
  table(table: Table): void;
  thinking(thinking: Thinking): void;
  chat(chat: Chat): void;
  /** The connection to the server is there, or was lost and is being restored. */
  online(online: boolean): void;
  /** The server answered with an error. */
  refused(): void;
}

const RETRY = 3000;
/** The state of an EventSource that has given up. */
const CLOSED = 2;

type Hear = Record<string, (data: never, id: string) => void>;

/**
 * Follow a stream of events. Returns a function that stops. The browser reconnects by itself; if it gives up because
 * the server answered with an error, we try again.
 */
function follow(path: () => string, hear: Hear, online: (online: boolean) => void, refused: () => void): () => void {
  let source: EventSource;
  let waiting = 0;
  const open = () => {
    source = line.open(`/api${path()}`);
    for (const [name, listener] of Object.entries(hear))
      source.addEventListener(name, (event) => {
        const { data, lastEventId } = event as MessageEvent<string>;
        listener(JSON.parse(data) as never, lastEventId);
      });
    source.addEventListener("open", () => online(true));
    source.addEventListener("error", () => {
      online(false);
      if (source.readyState !== CLOSED) return;
      waiting = window.setTimeout(open, RETRY);
      refused();
    });
  };
  open();
  return () => {
    clearTimeout(waiting);
    source.close();
  };
}

/** Follow a table from the revision that `after` returns. Returns a function that stops. */
export function listen(table: string, seat: number | null, after: () => number, listeners: Listeners): () => void {
  const { online, refused, ...hear } = listeners;
  return follow(() => `/tables/${table}/events?${asSeat(seat)}&after=${after()}&tab=${TAB}`, hear, online, refused);
}

export interface LobbyListeners {
  /** The tables of this browser. */
  tables(tables: TableLine[]): void;
  /** The changes among the tables that everybody may join or watch, and the mark of the list after them. */
  offers?(changes: OfferChanges, mark: string): void;
  /** Too much has changed there: the list has to be read again. */
  renew?(): void;
}

/**
 * Follow this browser's tables and, from the mark that `mark` returns, the offered tables. Returns a function that
 * stops.
 */
export function listenLobby({ tables, offers, renew }: LobbyListeners, mark?: () => string): () => void {
  const nothing = () => undefined;
  const hear: Hear = { tables, ...(offers ? { offers } : {}), ...(renew ? { renew } : {}) };
  return follow(() => `/lobby/events${mark ? `?mark=${mark()}` : ""}`, hear, nothing, nothing);
}

/** Follow a tournament. Returns a function that stops. */
export function listenTournament(id: string, hear: (tournament: TournamentInfo) => void): () => void {
  const nothing = () => undefined;
  return follow(() => `/tournaments/${id}/events`, { tournament: hear }, nothing, nothing);
}

/** Try an action that the server may refuse. Returns the refusal, or null if there was none. */
export async function problemFrom(action: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await action();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.problem;
  }
}
