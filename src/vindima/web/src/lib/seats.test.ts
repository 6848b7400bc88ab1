import { beforeAll, describe, expect, test } from "vitest";
import { botName, fullName, nameOf, seatName } from "./seats";
import { say, speak } from "./words/text";

beforeAll(() => speak("en"));

describe("the name of a seat", () => {
  test("is the person's own", () => {
    expect(nameOf({ name: "Ana", kind: "person", bot: null }, 0)).toBe("Ana");
  });

  test("is the bot's level where no name was given", () => {
    expect(nameOf({ name: "", kind: "bot", bot: "easy" }, 1)).toBe(say("bot-easy"));
  });

  test("says that a seat is open", () => {
    expect(nameOf({ name: "", kind: "open", bot: null }, 1)).toBe(say("web-seat-open"));
  });

  test("is a number for somebody who told none, whoever reads it", () => {
    expect(nameOf({ name: "", kind: "person", bot: null }, 1)).toBe(say("web-player", { number: 2 }));
  });

  test("tells two bots of the same level apart, and how well they play", () => {
    expect(fullName({ name: "Rui", kind: "bot", bot: "easy" }, 1)).toBe("Rui · Easy");
    expect(fullName({ name: "Ana", kind: "person", bot: null }, 0)).toBe("Ana");
  });

  test("falls back to a letter for a seat that the table does not list", () => {
    expect(seatName({ seats: [] }, 2)).toBe("C");
  });
});

test("a bot with a style is named by level and style", () => {
  const styled = botName("greedy:style=exporter");
  expect(styled).toContain(say("bot-greedy"));
  expect(styled).toContain(say("web-style-exporter"));
});
