// @vitest-environment node
import { expect, test } from "vitest";
import { carried, carrying } from "./carry";

test("a record in a link comes out as it went in", async () => {
  const record = `{"game":"vinhos","seats":["human:Zoë"]}\n${'"buy minho"\n'.repeat(300)}`;
  const address = await carrying(record);
  expect(address).toMatch(/^\/open#r1\.[A-Za-z0-9_-]+$/);
  expect(address.length).toBeLessThan(300);
  expect(await carried(address.slice(address.indexOf("#")))).toBe(record);
});

test.each(["", "#sales", "#r1.", "#r1.not-compressed", "#r2.abc"])("%s carries nothing", async (hash) => {
  expect((await carried(hash)) || null).toBeNull();
});

test("a link that was cut carries nothing", async () => {
  const [, hash = ""] = (await carrying("a record ".repeat(50))).split("#");
  expect(await carried(hash.slice(0, -8))).toBeNull();
});
