import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  ago,
  callPlayers,
  known,
  learn,
  languages,
  list,
  locale,
  noun,
  ownName,
  refused,
  say,
  sentence,
  signed,
  speak,
} from "./text";

beforeAll(() => learn("vinhos"));
beforeEach(() => speak("en"));

test("an effect that is an answer begins with a capital", async () => {
  await learn("viticulture");
  const it = { ref: ["effect", "tour-guide-0"] as [string, string] };
  expect(sentence({ key: "viticulture-answer-choose", args: { it, lira: 4 } })).toBe("Gain 4 lira");
});

describe("a language", () => {
  test("is spoken once its catalogues are there", async () => {
    const english = say("web-lobby");
    await speak("pt");
    expect(say("web-lobby")).not.toBe(english);
    expect(document.documentElement.lang).toBe("pt");
  });

  test("that has no catalogues is replaced by English", async () => {
    await speak("xx");
    expect(document.documentElement.lang).toBe("en");
  });

  test("has a region for numbers and dates", () => {
    expect(locale("pt")).toBe("pt-PT");
    expect(locale("fr")).toBe("fr");
  });

  test("names itself in its own words", () => {
    expect(languages).toContain("en");
    expect(ownName("en")).toBe("English");
  });
});

test("a key without an entry is said as it is", () => {
  expect(known("web-no-such-entry")).toBe(false);
  expect(say("web-no-such-entry")).toBe("web-no-such-entry");
});

describe("a noun", () => {
  test("has an entry of its game, kind and id", () => {
    expect(noun("vinhos", "region", "tras_os_montes")).toBe("Trás-os-Montes");
  });

  test("with numbers shares one entry", () => {
    expect(noun("vinhos", "estate", "estate-3")).toContain("3");
    expect(known("vinhos-estate-estate-n")).toBe(true);
  });

  test("without an entry is spelled as its id", () => {
    expect(noun("vinhos", "region", "far_away")).toBe("far away");
  });
});

describe("a message", () => {
  const GO = { key: "vinhos-answer-go", args: { it: { ref: ["action", "bank"] as [string, string] } } };

  test("names the nouns of its game", () => {
    expect(
      sentence({ key: "web-news", args: { name: "Ana", what: { ref: ["region", "minho"] } } }, "vinhos"),
    ).toContain("Minho");
  });

  test("calls players by the names of the table that is open", () => {
    const args = { who: { ref: ["seat", "seat-2"] as [string, string] }, level: 0 };
    const message = { key: "vinhos-event-divest", args };
    const stop = callPlayers((seat) => ["Ana", "Bo"][seat] ?? "");
    expect(sentence(message)).toContain("Bo lowered");
    stop();
    expect(sentence(message)).not.toContain("Bo");
  });

  test("writes a negative number with a minus sign", () => {
    const args = { who: "Ana-Maria 2-3", level: -2 };
    expect(sentence({ key: "vinhos-event-divest", args })).toBe("Ana-Maria 2-3 lowered their investment to −2.");
  });

  test("of a refused answer that lacks a price is the thing that it is about", () => {
    const full = refused(GO);
    const lacking = refused({ key: "vinhos-answer-buy", args: { it: { ref: ["region", "minho"] } } });
    expect(full).not.toBe("");
    expect(lacking).toBe("Minho");
  });
});

test("differences carry their sign", () => {
  expect([signed(3), signed(0), signed(-1200), signed(0.25)]).toEqual(["+3", "0", "−1,200", "+0.3"]);
});

test("names are joined as the language joins them", async () => {
  expect(list(["Ana", "Bo", "Cy"])).toBe("Ana, Bo, and Cy");
  await speak("fr");
  expect(list(["Ana", "Bo"])).toBe("Ana et Bo");
});

describe("a moment", () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-05-10T12:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ["2026-05-10T11:59:30Z", "30 seconds ago"],
    ["2026-05-10T11:57:00Z", "3 minutes ago"],
    ["2026-05-10T09:30:00Z", "2 hours ago"],
    ["2026-05-09T11:00:00Z", "yesterday"],
  ])("%s is %s", (moment, words) => expect(ago(moment)).toBe(words));
});

test("a second thing of one name has that name", () => {
  expect(noun("vinhos", "expert", "taste_cash_2")).toBe(noun("vinhos", "expert", "taste_cash"));
  expect(noun("vinhos", "sale", "hotel_red_5_2")).toBe(noun("vinhos", "sale", "hotel_red_5"));
});
