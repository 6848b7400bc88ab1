import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test.each(["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "vindima\nçã 葡萄".repeat(20)])(
  "the hash of a text is that of everybody else",
  (text) => {
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  },
);
