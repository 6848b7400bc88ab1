import { beforeEach, describe, expect, test, vi } from "vitest";
import { boxTables } from "../../lib/browser/box";
import type { Check, Checked, CheckItem } from "../../lib/wire";
import { Proof } from "./proof.svelte";

const field = { key: "value", kind: "number", choices: [], noun: "" };
const item = (name: string, value: number, doubtful = true) =>
  ({
    name,
    doubtful,
    spare: false,
    removable: doubtful,
    values: { value },
    fields: [field],
    label: { key: "", args: {} },
    line: null,
  }) as CheckItem;
const FIRST = item("first", 5);
const SECOND = item("second", 6);
const KNOWN = item("known", 7, false);
const SPARE = { ...item("spare", 8, false), spare: true, removable: true };
const PART = { id: "export", items: [FIRST, SECOND, KNOWN, SPARE] };
const CHECK: Check = { game: "vinhos", parts: [PART] };

const report: Checked["report"] = {
  format: "",
  game: "vinhos",
  rules: "",
  edition: "",
  note: "",
  uncertain: 2,
  corrected: [],
  confirmed: [],
};
const answer: Checked = { troubles: [], tables: { "export.toml": {} }, report };
let proof: Proof;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer))));
  answer.troubles = [];
  proof = new Proof(CHECK);
});

test("only uncertain numbers wait to be checked", () => {
  expect(proof.count).toBe(2);
  expect(proof.stand(KNOWN)).toBe("known");
  expect(proof.waiting(PART)).toEqual([FIRST, SECOND]);
});

test("a number is confirmed, corrected and taken back", () => {
  proof.settle(FIRST);
  expect(proof.stand(FIRST)).toBe("confirmed");
  proof.change(FIRST, "value", 9);
  expect([proof.stand(FIRST), proof.value(FIRST, "value")]).toEqual(["corrected", 9]);
  proof.settle(FIRST);
  expect(proof.stand(FIRST)).toBe("corrected");
  proof.takeBack(FIRST);
  expect([proof.stand(FIRST), proof.value(FIRST, "value")]).toEqual(["open", 5]);
});

test("a number like ours is a confirmation", () => {
  proof.change(FIRST, "value", 9);
  proof.change(FIRST, "value", 5);
  expect(proof.stand(FIRST)).toBe("confirmed");
});

test("one button confirms what is left of a part", () => {
  proof.change(FIRST, "value", 9);
  proof.confirmRest(PART);
  expect([proof.done, proof.changed]).toEqual([2, 1]);
  expect(proof.waiting(PART)).toEqual([]);
});

test("a row is added, changed and removed, and counts as a correction only", () => {
  expect([proof.present(FIRST), proof.present(SPARE)]).toEqual([true, false]);
  proof.add(SPARE);
  proof.change(SPARE, "value", 9);
  proof.remove(FIRST);
  expect([proof.present(FIRST), proof.present(SPARE)]).toEqual([false, true]);
  expect(proof.body().corrected).toEqual({ spare: { value: 9, present: true }, first: { present: false } });
  expect([proof.count, proof.done, proof.changed]).toEqual([2, 1, 2]);
  proof.remove(SPARE);
  proof.add(FIRST);
  expect(proof.body().corrected).toEqual({});
});

describe("the browser", () => {
  test("keeps the answers for the next visit", () => {
    proof.change(FIRST, "value", 9);
    proof.confirm(SECOND);
    const again = new Proof(CHECK);
    expect(again.body()).toEqual(proof.body());
  });

  test("drops what is no longer uncertain", () => {
    proof.confirm(FIRST);
    const later = new Proof({ ...CHECK, parts: [{ id: "export", items: [SECOND] }] });
    expect(later.done).toBe(0);
  });

  test("keeps good tables for new games, and none once nothing is corrected", async () => {
    proof.change(FIRST, "value", 9);
    await proof.test();
    expect(boxTables("vinhos")).toEqual({ "export.toml": {} });
    answer.tables = {};
    await proof.test();
    expect(boxTables("vinhos")).toBeNull();
  });
});

test("tables in trouble are not used", async () => {
  answer.troubles = [{ name: "first", field: "value", message: { key: "check-refused", args: {} }, detail: "" }];
  proof.change(FIRST, "value", 99);
  await proof.test();
  expect(proof.tables).toBeNull();
  expect(proof.trouble(FIRST)?.field).toBe("value");
});

describe("a report", () => {
  const told = {
    format: "vindima checked numbers 1",
    game: "vinhos",
    edition: "2010",
    note: "",
    corrected: [{ place: "first", old: { value: 5 }, new: { value: 8 } }],
    confirmed: [{ place: "second", value: { value: 6 } }],
  };

  test("is read", () => {
    expect(proof.read(JSON.stringify(told))).toBe(true);
    expect(proof.body()).toEqual({
      confirmed: ["second"],
      corrected: { first: { value: 8 } },
      edition: "2010",
      note: "",
    });
  });

  test.each(["", "{}", "[]", JSON.stringify({ ...told, game: "viticulture" })])(
    "of another kind is refused: %s",
    (text) => {
      proof.confirm(FIRST);
      expect(proof.read(text)).toBe(false);
      expect(proof.done).toBe(1);
    },
  );
});
