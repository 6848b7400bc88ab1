import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Change } from "../../lib/wire";
import { Previews } from "./previews.svelte";

const PAID: Change[] = [{ path: ["seats", 0, "lira"], before: 3, after: 1 }];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function previews(ask = vi.fn(async (_: string) => PAID)) {
  const made = new Previews(ask);
  made.about("1/0");
  return { made, ask };
}

describe("a preview", () => {
  test("is asked for once the pointer has rested on the answer", async () => {
    const { made, ask } = previews();
    made.want("pass");
    expect(ask).not.toHaveBeenCalled();
    expect(made.of("pass")).toEqual([]);
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledExactlyOnceWith("pass");
    expect(made.of("pass")).toEqual(PAID);
  });

  test("is not asked for when the pointer only crosses the answer", async () => {
    const { made, ask } = previews();
    made.want("pass");
    made.want(null);
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();
  });

  test("is asked for once a question", async () => {
    const { made, ask } = previews();
    for (const question of ["1/0", "1/0", "2/0"]) {
      made.about(question);
      made.want("pass");
      await vi.runAllTimersAsync();
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("that arrives after its question is dropped", async () => {
    let arrive: (changes: Change[]) => void = () => undefined;
    const { made } = previews(vi.fn(() => new Promise<Change[]>((done) => (arrive = done))));
    made.want("pass");
    await vi.runAllTimersAsync();
    made.about("2/0");
    arrive(PAID);
    await vi.runAllTimersAsync();
    expect(made.of("pass")).toEqual([]);
  });

  test("that failed is asked for again", async () => {
    const ask = vi.fn(async (_: string) => PAID).mockRejectedValueOnce(new Error("offline"));
    const { made } = previews(ask);
    made.want("pass");
    await vi.runAllTimersAsync();
    expect(made.of("pass")).toEqual([]);
    made.want("pass");
    await vi.runAllTimersAsync();
    expect(made.of("pass")).toEqual(PAID);
  });
});
