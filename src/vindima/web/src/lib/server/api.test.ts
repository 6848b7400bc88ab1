import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, api, asSeat, listenLobby, onceKey } from "./api";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

async function failure(): Promise<ApiError> {
  const error = await api.get("/me").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("the server's answer", () => {
  test("is read as JSON", async () => {
    fetched.mockResolvedValue(Response.json({ name: "Ana" }));
    expect(await api.get("/me")).toEqual({ name: "Ana" });
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/me", {});
  });

  test("to a change is asked for with a header that no other site can send", async () => {
    fetched.mockResolvedValue(Response.json({}));
    await api.put("/me", { name: "Bo" });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: "PUT",
      body: '{"name":"Bo"}',
      headers: { "X-Vindima": "1" },
    });
  });

  test("that refuses is an error with its problem", async () => {
    fetched.mockResolvedValue(Response.json({ error: "web-error-stale", detail: "late" }, { status: 409 }));
    expect(await failure()).toMatchObject({ status: 409, problem: { error: "web-error-stale" } });
  });

  test("that is no JSON is a problem of the server", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(await failure()).toMatchObject({ status: 502, problem: { error: "web-error-server" } });
  });

  test("that never comes says that the server is out of reach", async () => {
    fetched.mockRejectedValue(new TypeError("network"));
    expect(await failure()).toMatchObject({ status: 0, problem: { error: "web-error-offline" } });
  });
});

test("a newcomer's second change waits for the answer to the first, which registers the browser", async () => {
  vi.resetModules();
  const { api } = await import("./api");
  let answer: (response: Response) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  fetched.mockImplementation(() => Promise.resolve(Response.json({})));
  const changes = [api.put("/me", { name: "Bo" }), api.post("/tournaments/1/enter")];
  await new Promise((later) => setTimeout(later));
  expect(fetched).toHaveBeenCalledTimes(1);
  answer(Response.json({}));
  await Promise.all(changes);
  expect(fetched).toHaveBeenCalledTimes(2);
  void api.put("/me");
  void api.put("/me");
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("a spectator has no seat in a query", () => {
  expect([asSeat(2), asSeat(0), asSeat(null)]).toEqual(["seat=2", "seat=0", ""]);
});

test("keys of requests differ", () => {
  expect(onceKey()).not.toBe(onceKey());
});

test("the lobby hears of every change, and tries again where the server refused", () => {
  vi.useFakeTimers();
  const made: { url: string; on: Record<string, (event: object) => void>; readyState: number; close: () => void }[] =
    [];
  class Source {
    static CLOSED = 2;
    on: Record<string, (event: object) => void> = {};
    readyState = 1;
    close = vi.fn();
    constructor(public url: string) {
      made.push(this);
    }
    addEventListener(name: string, hear: (event: object) => void) {
      this.on[name] = hear;
    }
  }
  vi.stubGlobal("EventSource", Source);
  const heard: unknown[] = [];
  const stop = listenLobby({ tables: (tables) => void heard.push(tables) });
  made[0]?.on["tables"]?.({ data: '[{"id":"t","my_turn":true}]' });
  expect(heard).toEqual([[{ id: "t", my_turn: true }]]);
  for (const source of made) source.readyState = 2;
  made[0]?.on["error"]?.({});
  vi.runAllTimers();
  expect(made.map(({ url }) => url)).toEqual(["/api/lobby/events", "/api/lobby/events"]);
  stop();
  expect(made[1]?.close).toHaveBeenCalled();
  vi.useRealTimers();
});
