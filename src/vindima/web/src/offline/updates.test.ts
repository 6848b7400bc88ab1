// The service worker of the site (`site/worker.js`), run on mock caches and pages.
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";

const PROGRAM = readFileSync("../site/worker.js", "utf-8");
const SCOPE = "https://example.org/sub/";
/** The responses of the host. */
const HOST = { ok: true, clone: () => "from the host" };

/** The browser's storage: caches by name, with files by address. */
class FakeCaches {
  readonly kept = new Map<string, Map<string, string>>();

  async open(name: string) {
    const files = this.kept.get(name) ?? new Map<string, string>();
    this.kept.set(name, files);
    const address = (path: string) => new URL(path, SCOPE).href;
    return {
      match: async (path: string) => files.get(address(path)),
      keys: async () => [...files.keys()].map((url) => ({ url })),
      put: async (path: string, file: string) => void files.set(address(path), file),
      addAll: async (paths: string[]) => paths.forEach((path) => files.set(address(path), `${name} ${path}`)),
    };
  }
  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
  match = async (url: string) => [...this.kept.values()].map((files) => files.get(url)).find(Boolean);
}

/** The service worker of a version; `tell` sends it an event. */
class Version {
  readonly registration = { scope: SCOPE, installing: null, waiting: null as unknown };
  readonly clients = { matchAll: async () => pages, claim: vi.fn<() => Promise<void>>(async () => undefined) };
  readonly skipWaiting = vi.fn<() => Promise<void>>(async () => undefined);
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor(version: string, files: string[]) {
    const networks = [`engine/${version}/vinhos.npz`, `engine/${version}/viticulture.npz`];
    const constants = { VERSION: version, FILES: files, NETWORKS: networks };
    const program = Object.entries(constants).reduce(
      (text, [name, value]) => text.replace(`"%${name}%"`, JSON.stringify(value)),
      PROGRAM,
    );
    new Function("self", "caches", "fetch", program)(this, caches, async () => HOST);
  }

  addEventListener(name: string, listener: (event: object) => void): void {
    this.#listeners.set(name, listener);
  }

  async tell(name: string, event: object = {}): Promise<unknown> {
    let done: unknown;
    const wait = (promise: unknown) => (done = promise);
    this.#listeners.get(name)?.({ ...event, waitUntil: wait, respondWith: wait });
    return done;
  }

  get(path: string, mode = "cors"): Promise<unknown> {
    return this.tell("fetch", { request: { method: "GET", url: new URL(path, SCOPE).href, mode } });
  }
}

let caches: FakeCaches;
let pages: object[];
let old: Version;
let young: Version;
beforeEach(async () => {
  [caches, pages] = [new FakeCaches(), [{}]];
  old = new Version("old", ["./", "assets/board-1.js"]);
  young = new Version("young", ["./", "assets/board-2.js"]);
  await old.tell("install");
  await old.tell("activate");
});

describe("a version that is in use", () => {
  test("is served without a connection, whatever page is opened", async () => {
    expect(await old.get("?/table/x", "navigate")).toBe("vindima-old ./");
    expect(await old.get("assets/board-1.js")).toBe("vindima-old assets/board-1.js");
    expect(await old.get("docs/", "navigate")).toBe(HOST);
    expect(await old.get("docs/", "navigate")).toBe(HOST);
    expect(await old.get("https://example.org/elsewhere")).toBeUndefined();
  });

  test("stays until a page asks for the next one", async () => {
    await young.tell("install");
    expect(young.skipWaiting).not.toHaveBeenCalled();
    expect(await old.get("./", "navigate")).toBe("vindima-old ./");
    await young.tell("message", { data: "update" });
    expect(young.skipWaiting).toHaveBeenCalledOnce();
  });

  test("does not delete the next one, which waits", async () => {
    await young.tell("install");
    old.registration.waiting = young;
    await old.tell("message", { data: "tidy" });
    expect(await caches.keys()).toEqual(["vindima-old", "vindima-young"]);
  });
});

describe("a version that comes into use", () => {
  test("replaces the one before", async () => {
    await young.tell("install");
    await young.tell("activate");
    expect(young.clients.claim).toHaveBeenCalledOnce();
    expect(await caches.keys()).toEqual(["vindima-young"]);
    expect(await young.get("?/table/x", "navigate")).toBe("vindima-young ./");
  });

  test("leaves a game in another tab its files, until that is closed", async () => {
    pages = [{}, {}];
    await young.tell("install");
    await young.tell("activate");
    expect(await young.get("assets/board-1.js")).toBe("vindima-old assets/board-1.js");
    expect(await young.get("./", "navigate")).toBe("vindima-young ./");
    await young.tell("message", { data: "tidy" });
    expect(await caches.keys()).toEqual(["vindima-old", "vindima-young"]);
    pages = [{}];
    await young.tell("message", { data: "tidy" });
    expect(await caches.keys()).toEqual(["vindima-young"]);
  });
});

describe("a network", () => {
  test("is kept from the first time that somebody needs it", async () => {
    const kept = () => caches.match(`${SCOPE}engine/old/vinhos.npz`);
    expect(await kept()).toBeUndefined();
    expect(await old.get("engine/old/vinhos.npz")).toBe(HOST);
    expect(await kept()).toBe("from the host");
    expect(await old.get("engine/old/vinhos.npz")).toBe("from the host");
  });

  test("comes with a new version if the one before had it", async () => {
    await old.get("engine/old/vinhos.npz");
    await young.tell("install");
    expect(await young.get("engine/young/vinhos.npz")).toBe("vindima-young engine/young/vinhos.npz");
    expect(await young.get("engine/young/viticulture.npz")).toBe(HOST);
  });
});
