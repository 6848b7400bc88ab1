import { beforeEach, describe, expect, test, vi } from "vitest";
import { knownGames, noteGames } from "../lib/browser/kept";
import { absent } from "../lib/browser/networks.svelte";
import { Host, responseOf } from "./host";
import type { News, Order } from "./protocol";

class FakeWorker extends EventTarget {
  orders: Order[] = [];
  postMessage(order: Order): void {
    this.orders.push(order);
  }
  say(news: News): void {
    this.dispatchEvent(new MessageEvent("message", { data: news }));
  }
}

const reply = (status: number, body: unknown) => `[${status},"application/json",null,false]\n${JSON.stringify(body)}`;
let worker: FakeWorker;
let host: Host;
beforeEach(() => {
  worker = new FakeWorker();
  host = new Host(worker as unknown as Worker, "https://example.org/sub/");
});

describe("a request", () => {
  test("is answered by the worker, whatever came meanwhile", async () => {
    const first = host.fetch("/api/games", {});
    const second = host.fetch("/api/tables", { method: "POST", body: '{"game":"vinhos"}' });
    expect(worker.orders).toMatchObject([
      { kind: "ask", number: 1, method: "GET", path: "/games", body: "null" },
      { kind: "ask", number: 2, method: "POST", path: "/tables", body: '{"game":"vinhos"}' },
    ]);
    worker.say({ kind: "answer", number: 2, reply: reply(422, { error: "web-error-alone" }) });
    worker.say({ kind: "answer", number: 1, reply: reply(200, []) });
    expect(await (await first).json()).toEqual([]);
    expect((await second).status).toBe(422);
  });

  test("for the rules is a file of the site, in English if there is no other", async () => {
    const fetched = vi.fn<typeof fetch>(async (path) =>
      String(path).includes("-xx") ? new Response("", { status: 404 }) : Response.json({ path }),
    );
    vi.stubGlobal("fetch", fetched);
    const found = await host.fetch("/api/rules/vinhos/xx", {});
    expect(await found.json()).toEqual({ path: "https://example.org/sub/rules/vinhos-en.json" });
    vi.unstubAllGlobals();
  });

  test("is refused once the worker has failed", async () => {
    const waiting = host.fetch("/api/games", {});
    worker.say({ kind: "failed", detail: "no memory" });
    for (const response of [await waiting, await host.fetch("/api/tables", {})])
      expect(await response.json()).toEqual({ error: "web-error-engine", detail: "no memory" });
  });
});

describe("games that are missing", () => {
  const answered = async (method: string, path: string, status = 200) => {
    noteGames(3);
    const response = host.fetch(`/api${path}`, { method });
    worker.say({
      kind: "answer",
      number: (worker.orders.at(-1) as { number: number }).number,
      reply: reply(status, {}),
    });
    await response;
    return knownGames();
  };

  test("are not missed if somebody has deleted or hidden them", async () => {
    expect(await answered("DELETE", "/tables/x")).toBe(0);
    expect(await answered("PUT", "/tables/x/hidden")).toBe(0);
  });

  test("are missed otherwise", async () => {
    expect(await answered("DELETE", "/tables/x", 409)).toBe(3);
    expect(await answered("GET", "/tables")).toBe(3);
  });
});

test("a network is absent until it has been fetched", () => {
  worker.say({ kind: "network", game: "vinhos", there: false });
  expect({ ...absent }).toEqual({ vinhos: true });
  worker.say({ kind: "network", game: "vinhos", there: true });
  expect({ ...absent }).toEqual({ vinhos: false });
});

test("a file keeps its name and its bytes", async () => {
  const response = responseOf(`[200,"application/zip","box.zip",true]\n${btoa("PK\u0001")}`);
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="box.zip"');
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([80, 75, 1]);
});

test("a stream of events looks like that of a server", () => {
  const stream = host.open("/api/tables/abc/events?seat=1&after=7");
  expect(worker.orders).toEqual([{ kind: "follow", number: 1, table: "abc", seat: 1, after: 7 }]);
  const heard: string[] = [];
  for (const name of ["open", "state", "error"])
    stream.addEventListener(name, (event) => heard.push(`${name} ${(event as MessageEvent<string>).data}`));
  for (const [name, data] of [
    ["open", ""],
    ["state", "{}"],
    ["error", ""],
    ["state", "late"],
  ] as const)
    worker.say({ kind: "event", number: 1, name, data });
  expect(heard).toEqual(["open ", "state {}", "error "]);
  expect(stream.readyState).toBe(2);
  host.open("/api/lobby/events").close();
  expect(worker.orders.slice(1)).toEqual([
    { kind: "follow", number: 2, table: null, seat: null, after: null },
    { kind: "stop", number: 2 },
  ]);
});
