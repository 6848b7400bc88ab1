import { beforeAll, describe, expect, test } from "vitest";
import { botName, nameOf, seatName } from "./seats";
import { say, speak } from "./text";

beforeAll(() => speak("en"));

describe("the name of a seat", () => {
  test("is the person's own", () => {
    expect(nameOf({ name: "Ana", kind: "person", bot: null })).toBe("Ana");
  });

  test("is the bot's level where no name was given", () => {
    expect(nameOf({ name: "", kind: "bot", bot: "easy" })).toBe(say("web-bot-easy"));
  });

  test("says that a seat is open", () => {
    expect(nameOf({ name: "", kind: "open", bot: null })).toBe(say("web-seat-open"));
  });

  test("distinguishes the reader from a guest", () => {
    expect(nameOf({ name: "", kind: "person", bot: null, mine: true })).toBe(say("web-you"));
    expect(nameOf({ name: "", kind: "person", bot: null, mine: false })).toBe(say("web-guest"));
  });

  test("falls back to a letter for a seat that the table does not list", () => {
    expect(seatName({ seats: [] }, 2)).toBe("C");
  });
});

test("a bot with a style is named by level and style", () => {
  const styled = botName("greedy:style=exporter");
  expect(styled).toContain(say("web-bot-greedy"));
  expect(styled).toContain(say("web-style-exporter"));
});
