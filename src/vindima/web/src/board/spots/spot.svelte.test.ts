import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { Answer } from "../../lib/wire";
import { Marks } from "./marks.svelte";
import { spotOf } from "./spot.svelte";

const answer = (token: string): Answer => ({ token, message: { key: "web-pass", args: {} } });

test("a spot is touched only if something has changed there", () => {
  const marks = new Marks(() => undefined);
  const touched: string[] = [];
  const stop = $effect.root(() => {
    for (const name of ["here", "there"]) {
      const spot = spotOf(
        marks,
        () => name,
        () => name,
      );
      $effect(() => {
        void [spot.attributes, spot.events];
        touched.push(name);
      });
    }
  });
  const after = (change: () => void) => {
    touched.length = 0;
    change();
    flushSync();
    return touched;
  };
  expect(after(() => undefined)).toEqual(["here", "there"]);
  expect(after(() => marks.ask([answer("pass")], [], () => ["here"]))).toEqual(["here"]);
  expect(after(() => marks.hover({ token: "pass" }))).toEqual(["here"]);
  expect(after(() => marks.show(["there"]))).toEqual(["there"]);
  expect(after(() => marks.show(["there"]))).toEqual([]);
  expect(after(() => marks.ask([], [], () => []))).toEqual(["here"]);
  stop();
});
