import { expect, test, vi } from "vitest";
import { api } from "../lib/server/api";
import { markSeen, stored } from "./seen";

test("a page that waits asks for the introductions only after the last one has been stored", async () => {
  const events: string[] = [];
  let answer = (): void => undefined;
  vi.spyOn(api, "post").mockReturnValue(new Promise((done) => (answer = () => done(undefined))));
  markSeen("vinhos");
  const waiting = stored().then(() => events.push("asked"));
  await Promise.resolve();
  events.push("stored");
  answer();
  await waiting;
  expect(events).toEqual(["stored", "asked"]);
});

test("a failure to store stops nothing", async () => {
  vi.spyOn(api, "post").mockRejectedValue(new Error("offline"));
  markSeen("vinhos");
  await expect(stored()).resolves.toBeUndefined();
});
