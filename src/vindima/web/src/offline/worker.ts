/** The worker that holds the tables: it starts Python, and passes messages between Python, the page and IndexedDB. */

import { fetchParts, startPython, type Parts } from "./engine";
import type { News, Order } from "./protocol";
import { read, readAll, write, type Change } from "./shelf";
import type { Thinking, Thought } from "./thinker";

/** The interface of `vindima.browser.worker.Door`. */
interface Door {
  ask(method: string, path: string, body: string): Promise<string>;
  follow(number: number, table?: string, seat?: number, after?: number): void;
  stop(number: number): void;
  heard(key: string, version: number): Promise<void>;
}

const CHANNEL = "vindima";
const tabs = new BroadcastChannel(CHANNEL);
let door: Promise<Door>;

const tell = (news: News) => postMessage(news);

// Thinking

/** Bots think in their own worker. It gets the parts from which Python was started here. */
class Thinker {
  #worker: Worker | null;
  #number = 0;
  readonly #waiting = new Map<number, { resolve: (result: string) => void; reject: (error: Error) => void }>();
  readonly #engine: string;

  constructor(engine: string, parts: Parts) {
    this.#engine = engine;
    this.#worker = this.#start(parts);
  }

  think(task: string): Promise<string> {
    const worker = (this.#worker ??= this.#start(null));
    return new Promise((resolve, reject) => {
      const number = ++this.#number;
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, task });
    });
  }

  #start(parts: Parts | null): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    const order: Thinking = { engine: this.#engine, parts };
    worker.postMessage(order, parts ? [parts.image.buffer, parts.files.buffer] : []);
    worker.addEventListener("message", ({ data }: MessageEvent<Thought>) => {
      if ("game" in data) return tell({ kind: "network", ...data });
      const waiting = this.#waiting.get(data.number);
      this.#waiting.delete(data.number);
      if (data.result === undefined) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.result);
    });
    worker.addEventListener("error", ({ message }) => {
      // A worker that has died is replaced; its callers ask again.
      this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(new Error(message));
      this.#waiting.clear();
    });
    return worker;
  }
}

// Documents

async function readText(key: string): Promise<string | undefined> {
  const found = await read(key);
  return found && `${found.version}\n${found.text}`;
}

async function readTexts(prefix: string): Promise<string> {
  return JSON.stringify((await readAll(prefix)).map(({ key, version, text }) => [key, version, text]));
}

async function change(changes: string): Promise<boolean> {
  const written = await write(JSON.parse(changes) as Change[]);
  for (const { key, version } of written ?? []) tabs.postMessage({ key, version });
  return written !== null;
}

/** Python knows only plain errors: given an error of a browser's own class, it would wait forever. */
async function plain<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(error instanceof Error ? `${error.name}: ${error.message}` : String(error), { cause: error });
  }
}

// Messages

async function start(engine: string): Promise<Door> {
  const parts = fetchParts(engine);
  const python = await startPython(engine, parts);
  const thinker = new Thinker(engine, await parts);
  const { Door: open } = python.pyimport("vindima.browser.worker");
  const found = open?.(
    (key: string) => plain(readText(key)),
    (prefix: string) => plain(readTexts(prefix)),
    (changes: string) => plain(change(changes)),
    (task: string) => thinker.think(task),
    (number: number, name: string, data: string) => tell({ kind: "event", number, name, data }),
  );
  return found as Door;
}

/** Python takes `undefined` for None, but not `null`. */
function follow(python: Door, { number, table, seat, after }: Extract<Order, { kind: "follow" }>): void {
  python.follow(number, table ?? undefined, seat ?? undefined, after ?? undefined);
}

async function obey(order: Exclude<Order, { kind: "start" }>): Promise<void> {
  const python = await door;
  if (order.kind === "ask")
    tell({ kind: "answer", number: order.number, reply: await python.ask(order.method, order.path, order.body) });
  else if (order.kind === "follow") follow(python, order);
  else python.stop(order.number);
}

addEventListener("message", ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === "start") door = start(order.engine);
  else void obey(order).catch((error: unknown) => tell({ kind: "failed", detail: String(error) }));
});

tabs.addEventListener("message", ({ data }: MessageEvent<{ key: string; version: number }>) => {
  void door.then((python) => python.heard(data.key, data.version));
});
