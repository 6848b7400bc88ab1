import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keepBox } from "../../lib/browser/box";
import { me } from "../../lib/server/me.svelte";
import { speak } from "../../lib/words/text";
import type { GameInfo, Table } from "../../lib/wire";
import { Plan } from "./plan.svelte";

const option = (name: string, choices: unknown[], solo = false) => ({
  name,
  default: choices[0],
  choices,
  help: "",
  solo,
});
const GAME = {
  name: "viticulture",
  title: "Viticulture",
  players: [1, 2, 3, 4, 5, 6],
  options: [option("friendly", [false, true]), option("level", ["easy", "hard"], true), option("tables", [])],
  bots: ["easy", "medium", "greedy"],
  styles: ["balanced", "exporter"],
  styled: ["greedy"],
} as unknown as GameInfo;
const DUEL = { ...GAME, name: "duel", players: [2] } as GameInfo;

let plan: Plan;
beforeAll(() => speak("en"));
beforeEach(() => {
  me.name = "Ana";
  plan = new Plan([GAME, DUEL], "viticulture");
});

test("a plan begins with me and two bots, as far as there are seats", () => {
  expect(plan.seats.map(({ sitter }) => sitter)).toEqual(["me", "bot", "bot"]);
  plan.choose("duel");
  expect(plan.seats).toHaveLength(2);
});

test("a game that nobody knows is the first one", () => {
  expect(new Plan([GAME, DUEL], "chess").game.name).toBe("viticulture");
});

test("options for solo games can be chosen in solo games only; those without choices never", () => {
  expect(plan.open.map(({ name }) => name)).toEqual(["friendly"]);
  plan.seats = [plan.seat("me")];
  expect(plan.open.map(({ name }) => name)).toEqual(["friendly", "level"]);
});

describe("the request", () => {
  test("names me, bots by level, and open seats", () => {
    plan.seats = [plan.seat("me"), plan.seat("link"), plan.seat("bot")];
    expect(plan.request()).toMatchObject({
      game: "viticulture",
      options: { friendly: false },
      seats: [{ kind: "person", name: "Ana", mine: true }, { kind: "open" }, { kind: "bot", bot: "medium" }],
      hot_seat: false,
    });
    expect(plan.request()).not.toHaveProperty("seed");
  });

  test("has a style only for bots that take one, and not the ordinary one", () => {
    const bot = plan.seat("bot");
    plan.seats = [
      plan.seat("me"),
      { ...bot, level: "greedy", style: "exporter" },
      { ...bot, level: "greedy", style: "balanced" },
      { ...bot, level: "easy", style: "exporter" },
    ];
    expect(plan.request().seats.slice(1)).toMatchObject([
      { bot: "greedy:style=exporter" },
      { bot: "greedy" },
      { bot: "easy" },
    ]);
  });

  test("hands one screen round if two people sit here", () => {
    plan.seats = [plan.seat("me"), { ...plan.seat("here"), name: "Bo" }];
    expect(plan.request()).toMatchObject({ hot_seat: true, seats: [{ name: "Ana" }, { name: "Bo", mine: true }] });
  });
});

test("a copy has the seats and options of a table", () => {
  const seat = (seat: number, rest: object) => ({ seat, kind: "person", name: "", bot: null, mine: false, ...rest });
  plan.copy({
    game: "viticulture",
    options: { friendly: true },
    listing: { open: true, public: false, level: "expert", language: "pl" },
    seats: [
      seat(0, { kind: "bot", bot: "greedy:style=exporter" }),
      seat(1, { mine: true, name: "Ana" }),
      seat(2, { mine: true, name: "Bo" }),
      seat(3, { name: "Cy" }),
    ],
  } as unknown as Table);
  expect(plan.seats.map(({ sitter, name }) => [sitter, name])).toEqual([
    ["bot", ""],
    ["me", ""],
    ["here", "Bo"],
    ["link", ""],
  ]);
  expect(plan.seats[0]).toMatchObject({ level: "greedy", style: "exporter" });
  expect(plan.request().options).toEqual({ friendly: true });
  expect(plan.request().listing).toEqual({ open: true, public: false, level: "expert", language: "pl" });
});

test("a table without a seat for a stranger is not open to everyone", () => {
  plan.listing = { open: true, public: true, level: "", language: "" };
  plan.seats = [plan.seat("me"), plan.seat("bot")];
  expect(plan.request().listing).toMatchObject({ open: false, public: true });
  plan.seats = [plan.seat("me"), plan.seat("here"), plan.seat("link")];
  expect(plan.request().listing).toMatchObject({ open: true, public: false });
});

describe("corrected tables", () => {
  const tables = { "board.toml": { years: 6 } };
  beforeEach(() => localStorage.clear());

  test("of the reader's own box are offered, and used only on request", () => {
    keepBox("viticulture", tables);
    plan = new Plan([GAME, DUEL], "viticulture");
    expect(plan.offered).toEqual(tables);
    expect(plan.request().options).not.toHaveProperty("tables");
    plan.corrected = true;
    expect(plan.request().options).toMatchObject({ tables });
    plan.choose("duel");
    expect([plan.offered, plan.corrected]).toEqual([null, false]);
  });
});
