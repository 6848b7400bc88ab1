/** The messages between the page and its worker. */

/** To the worker. */
export type Order =
  | { kind: "start"; engine: string }
  | { kind: "ask"; number: number; method: string; path: string; body: string }
  | { kind: "follow"; number: number; table: string | null; seat: number | null; after: number | null }
  | { kind: "stop"; number: number };

/** From the worker. */
export type News =
  | { kind: "answer"; number: number; reply: string }
  | { kind: "event"; number: number; name: string; data: string }
  /** Whether the network of a game, which `expert` and `master` need, could be fetched. */
  | { kind: "network"; game: string; there: boolean }
  | { kind: "failed"; detail: string };

/** The first line of a reply: status, type, file name, and whether the body is in base 64. */
export type ReplyHead = [number, string, string | null, boolean];
