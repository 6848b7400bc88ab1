import { beforeEach, expect, test, vi } from "vitest";
import type { Speed } from "../../lib/browser/settings.svelte";
import { Ceremonies, collapse, duration } from "./queue.svelte";
import type { CeremonyKind } from "../../board/ceremony";
import type { Ceremony } from "./scenes";

let number = 0;
let speed: Speed = "relaxed";
const made = (kind: CeremonyKind, lines = 1): Ceremony => ({
  kind,
  key: `${number++}`,
  seat: 1,
  events: Array.from({ length: lines }, () => ({}) as Ceremony["events"][number]),
  card: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  speed = "relaxed";
});

test("fast ceremonies are shorter than relaxed ones, longer ones stay longer, none stays for ever", () => {
  expect(duration(made("year"), "fast")).toBeLessThan(duration(made("year"), "relaxed"));
  expect(duration(made("year", 4), "fast")).toBeGreaterThan(duration(made("year"), "fast"));
  expect(duration(made("year", 99), "relaxed")).toBeLessThan(6000);
});

test("one follows the other, each for its time", () => {
  const queue = new Ceremonies(() => speed);
  queue.show([made("year-end"), made("year")]);
  expect(queue.current?.kind).toBe("year-end");
  vi.advanceTimersByTime(3000);
  expect(queue.current?.kind).toBe("year");
  vi.advanceTimersByTime(3000);
  expect(queue.current).toBeNull();
});

test("off shows nothing, also in the middle of it", () => {
  speed = "off";
  const queue = new Ceremonies(() => speed);
  queue.show([made("fair")]);
  expect(queue.current).toBeNull();
  speed = "fast";
  queue.show([made("fair"), made("year")]);
  speed = "off";
  queue.skip();
  expect(queue.current).toBeNull();
});

test("what comes next replaces a lesser ceremony and waits for a grand one", () => {
  const queue = new Ceremonies(() => speed);
  queue.show([made("visitor")]);
  queue.show([made("fair")]);
  expect(queue.current?.kind).toBe("fair");
  queue.show([made("harvest")]);
  expect(queue.current?.kind).toBe("fair");
  queue.skip();
  expect(queue.current?.kind).toBe("harvest");
});

test("when bots are quick, only the latest of the lesser ceremonies and the grand ones are kept", () => {
  const [fair, last] = [made("fair"), made("wine")];
  const waiting = [made("visitor"), made("harvest"), fair, made("automa"), last];
  expect(collapse(waiting)).toEqual([fair, last]);
  expect(collapse([made("visitor"), made("harvest")])).toHaveLength(2);
  expect(collapse(Array.from({ length: 9 }, () => made("year")))).toHaveLength(4);
});

test("skipping goes on, clearing ends", () => {
  const queue = new Ceremonies(() => speed);
  queue.show([made("year-end"), made("wine"), made("year")]);
  queue.skip();
  expect(queue.current?.kind).toBe("wine");
  queue.clear();
  vi.advanceTimersByTime(9000);
  expect(queue.current).toBeNull();
});

test("a ceremony under the pointer stays", () => {
  const queue = new Ceremonies(() => speed);
  queue.show([made("fair")]);
  queue.hold();
  vi.advanceTimersByTime(60_000);
  expect(queue.current?.kind).toBe("fair");
  queue.release();
  vi.advanceTimersByTime(1000);
  expect(queue.current).toBeNull();
});
