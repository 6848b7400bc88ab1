import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Costs } from "../../lib/wire";
import { Coach, type Source } from "./coach.svelte";

const message = (key: string) => ({ key, args: {} });
const best = { token: "plant", message: message("plant") };
const costs: Costs = { costs: [{ token: "pass", loss: 2.5 }], best };

const source = { words: vi.fn<Source["words"]>(), costs: vi.fn<Source["costs"]>() };
let coach: Coach;

beforeEach(() => {
  vi.useFakeTimers();
  source.words.mockReset().mockResolvedValue({ words: [message("hello")] });
  source.costs.mockReset().mockResolvedValue(costs);
  coach = new Coach(source);
});
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

describe("words", () => {
  test("are asked for once at each question and go with it", async () => {
    coach.about("0/1", true);
    coach.about("0/1", true);
    await settled();
    expect(coach.words).toEqual([message("hello")]);
    expect(source.words).toHaveBeenCalledTimes(1);
    coach.about(null, true);
    expect(coach.words).toEqual([]);
  });

  test("that come too late are not said", async () => {
    coach.about("0/1", true);
    coach.about(null, true);
    await settled();
    expect(coach.words).toEqual([]);
  });

  test("may be missing", async () => {
    source.words.mockRejectedValue(new Error("offline"));
    source.costs.mockRejectedValue(new Error("offline"));
    coach.about("0/1", true);
    await settled();
    expect(coach.words).toEqual([]);
    expect(await coach.objects("pass")).toBe(false);
  });
});

describe("objections", () => {
  test("are made once to an answer that costs much", async () => {
    coach.about("0/1", true);
    expect(await coach.objects("pass")).toBe(true);
    expect(coach.objection).toEqual({ token: "pass", loss: 2.5, best });
    expect(await coach.objects("pass")).toBe(false);
  });

  test("are not made to other answers, nor at a table without hints", async () => {
    coach.about("0/1", true);
    expect(await coach.objects("plant")).toBe(false);
    coach.about("0/2", false);
    expect(await coach.objects("pass")).toBe(false);
    expect(source.costs).toHaveBeenCalledTimes(1);
  });

  test("do not keep a reader waiting", async () => {
    source.costs.mockReturnValue(new Promise(() => undefined));
    coach.about("0/1", true);
    const asked = coach.objects("pass");
    await vi.advanceTimersByTimeAsync(2000);
    expect(await asked).toBe(false);
  });
});
