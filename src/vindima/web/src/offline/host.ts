/** Answers the pages in place of a server: passes their requests to the worker, and reads the files of the site. */

import { noteGames } from "../lib/browser/kept";
import { absent } from "../lib/browser/networks.svelte";
import { read } from "./shelf";
import type { News, Order, ReplyHead } from "./protocol";

const FALLBACK = "en";

/** A stream of events with the interface of an EventSource. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  readonly #stop: () => void;

  constructor(stop: () => void) {
    super();
    this.#stop = stop;
  }

  hear(name: string, data: string): void {
    if (this.readyState === Stream.CLOSED) return;
    this.readyState = name === "error" ? Stream.CLOSED : 1;
    this.dispatchEvent(new MessageEvent(name, { data }));
  }

  close(): void {
    this.readyState = Stream.CLOSED;
    this.#stop();
  }
}

export class Host {
  #number = 0;
  readonly #waiting = new Map<number, (reply: string) => void>();
  readonly #streams = new Map<number, Stream>();
  readonly #worker: Pick<Worker, "postMessage" | "addEventListener">;
  readonly #site: string;
  #failure = "";

  constructor(worker: Pick<Worker, "postMessage" | "addEventListener">, site: string) {
    this.#worker = worker;
    this.#site = site;
    worker.addEventListener("message", (event) => this.#hear((event as MessageEvent<News>).data));
    worker.addEventListener("error", (event) => this.#fail((event as ErrorEvent).message));
  }

  #send(order: Order): void {
    this.#worker.postMessage(order);
  }

  #hear(news: News): void {
    if (news.kind === "answer") {
      this.#waiting.get(news.number)?.(news.reply);
      this.#waiting.delete(news.number);
    } else if (news.kind === "event") this.#streams.get(news.number)?.hear(news.name, news.data);
    else if (news.kind === "network") absent[news.game] = !news.there;
    else this.#fail(news.detail);
  }

  /** The worker cannot run: every request gets that answer. */
  #fail(detail: string): void {
    this.#failure = detail || "the worker has failed";
    for (const answer of this.#waiting.values()) answer(this.#refusal());
    this.#waiting.clear();
  }

  #refusal(): string {
    const head: ReplyHead = [500, "application/json", null, false];
    return `${JSON.stringify(head)}\n${JSON.stringify({ error: "web-error-engine", detail: this.#failure })}`;
  }

  async fetch(address: string, { method = "GET", body }: RequestInit): Promise<Response> {
    const path = address.replace(/^\/api/, "");
    if (method === "GET" && path.startsWith("/rules/")) return this.#book(path);
    // The settings are needed before the first page is shown, and must not wait for the engine.
    if (method === "GET" && path === "/me") return Response.json({ name: "", language: "", ...(await this.#me()) });
    const reply = await new Promise<string>((answer) => {
      if (this.#failure) return answer(this.#refusal());
      const number = ++this.#number;
      this.#waiting.set(number, answer);
      this.#send({ kind: "ask", number, method, path, body: typeof body === "string" ? body : "null" });
    });
    const response = responseOf(reply);
    // What is deleted or hidden on purpose must not be reported as missing later.
    if (response.ok && (method === "DELETE" || path.endsWith("/hidden"))) noteGames(0);
    return response;
  }

  async #me(): Promise<object> {
    try {
      return JSON.parse((await read("me"))?.text ?? "{}") as object;
    } catch {
      return {}; // The browser stores nothing: the worker says so when a game is opened.
    }
  }

  /** The rules are files, one for each game and language. */
  async #book(path: string): Promise<Response> {
    const [, , game, language] = path.split("/");
    const found = await fetch(`${this.#site}rules/${game}-${language}.json`);
    return found.ok || language === FALLBACK ? found : fetch(`${this.#site}rules/${game}-${FALLBACK}.json`);
  }

  open(address: string): EventSource {
    const { pathname, searchParams } = new URL(address, this.#site);
    const number = ++this.#number;
    const [, table] = /\/tables\/([^/]+)\/events$/.exec(pathname) ?? [];
    const stream = new Stream(() => {
      this.#streams.delete(number);
      this.#send({ kind: "stop", number });
    });
    this.#streams.set(number, stream);
    const numeric = (name: string) => (searchParams.get(name) ? Number(searchParams.get(name)) : null);
    this.#send({ kind: "follow", number, table: table ?? null, seat: numeric("seat"), after: numeric("after") });
    return stream as unknown as EventSource;
  }
}

/** A response as a server would have sent it. */
export function responseOf(reply: string): Response {
  const cut = reply.indexOf("\n");
  const [status, kind, name, coded] = JSON.parse(reply.slice(0, cut)) as ReplyHead;
  const text = reply.slice(cut + 1);
  const headers = new Headers({ "content-type": kind });
  if (name) headers.set("content-disposition", `attachment; filename="${name}"`);
  const body = coded ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : text;
  return new Response(body, { status, headers });
}
