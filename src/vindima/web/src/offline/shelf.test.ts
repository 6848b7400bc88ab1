import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Change } from "./shelf";

/** A tab: the module with its own connection to the shared database. */
async function tab(): Promise<typeof import("./shelf")> {
  vi.resetModules();
  return import("./shelf");
}

const change = (key: string, version: number, text: string | null, more: Partial<Change> = {}): Change => ({
  key,
  version,
  text,
  append: false,
  becomes: null,
  ...more,
});

beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));

describe("documents", () => {
  test("are kept, changed, continued and deleted", async () => {
    const { read, readAll, write } = await tab();
    await write([change("log/a", 0, "one\n"), change("table/a", 0, "{}", { becomes: 7 })]);
    await write([change("log/a", 1, "two\n", { append: true })]);
    expect(await read("log/a")).toEqual({ key: "log/a", version: 2, text: "one\ntwo\n" });
    expect(await readAll("table/")).toEqual([{ key: "table/a", version: 7, text: "{}" }]);
    await write([change("table/a", 7, null)]);
    expect(await (await tab()).read("table/a")).toBeUndefined();
    expect(await (await tab()).read("log/a")).toBeDefined();
  });

  test("are changed together or not at all", async () => {
    const { read, write } = await tab();
    await write([change("log/a", 0, "one\n")]);
    expect(await write([change("table/a", 0, "{}"), change("log/a", 0, "late\n")])).toBeNull();
    expect(await read("table/a")).toBeUndefined();
    expect((await read("log/a"))?.text).toBe("one\n");
  });
});

describe("two tabs", () => {
  test("that change a document at the same time do not overwrite each other", async () => {
    const [one, other] = [await tab(), await tab()];
    await one.write([change("log/a", 0, "start\n")]);
    const written = await Promise.all(
      [one, other].map(({ write }, number) => write([change("log/a", 1, `tab ${number}\n`, { append: true })])),
    );
    expect(written.filter(Boolean)).toHaveLength(1);
    expect((await one.read("log/a"))?.version).toBe(2);
    expect((await one.read("log/a"))?.text).toBe(`start\ntab ${written[0] ? 0 : 1}\n`);
  });

  test("go on when one of them deletes everything", async () => {
    const one = await tab();
    await one.write([change("log/a", 0, "start\n")]);
    await new Promise((done) => (indexedDB.deleteDatabase("vindima").onsuccess = done));
    expect(await one.read("log/a")).toBeUndefined();
    expect(await one.write([change("log/b", 0, "start\n")])).toHaveLength(1);
  });
});

describe("a browser that refuses", () => {
  test("is asked again the next time", async () => {
    const { read } = await tab();
    const opens = vi.spyOn(indexedDB, "open").mockImplementationOnce(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await expect(read("me")).rejects.toThrow("denied");
    expect(await read("me")).toBeUndefined();
    expect(opens).toHaveBeenCalledTimes(2);
  });

  test("because it has no room changes nothing", async () => {
    const { read, write } = await tab();
    await write([change("log/a", 0, "one\n")]);
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await expect(write([change("log/b", 0, "new\n"), change("log/a", 1, "two\n")])).rejects.toMatchObject({
      name: "QuotaExceededError",
    });
    expect((await read("log/a"))?.text).toBe("one\n");
    expect(await read("log/b")).toBeUndefined();
  });
});
