import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameTable } from "../../board/game";
import { ApiError, api, listen, type Listeners } from "../../lib/server/api";
import type { Chat, LogLine, State, Table } from "../../lib/wire";
import { Session } from "./session.svelte";

const game = {
  print: () => undefined,
  hands: false,
  spotsOf: (token: string) => [token],
  changes: () => ["changed-spot"],
  effects: () => [
    { spot: "mine", text: "+1", seat: 0 },
    { spot: "theirs", text: "-1", seat: 1 },
    { spot: "board", text: "!" },
  ],
} as unknown as GameTable;

vi.mock("../../games", () => ({ loadGame: () => Promise.resolve(game) }));
vi.mock("../../lib/words/text", () => ({ withWords: (asked: unknown) => asked, sentence: () => "", say: () => "" }));
vi.mock("../../lib/server/api", { spy: true });

const seat = (number: number, mine: boolean) => ({
  seat: number,
  kind: "person" as const,
  name: "",
  bot: null,
  stand_in: false,
  online: true,
  mine,
  holders: 1,
});
const TABLE = {
  id: "t",
  game: "vinhos",
  seats: [seat(0, true), seat(1, false)],
  hot_seat: false,
  shuffle: { kind: "server", dealt: true },
} as Table;
const line = (number: number, who: number): LogLine => ({
  number,
  seat: who,
  token: "pass",
  message: null,
  question: null,
  events: [],
  year: 1,
  turn: true,
});

function state(revision: number, log: LogLine[] = [], rest: Partial<State> = {}): State {
  return {
    revision,
    view: { to_answer: 0, seats: [{}, {}], over: false, question: null, year: 1 },
    answers: [{ token: "pass", message: { key: "web-pass", args: {} } }],
    refusals: [],
    log,
    log_from: log[0]?.number ?? 0,
    confirm: false,
    held_by: null,
    ...rest,
  } as unknown as State;
}

let replies: Record<string, unknown>;
let told: Listeners;
const stop = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  replies = {
    "/tables/t": TABLE,
    "/tables/t/state?seat=0": state(1),
    "/tables/t/chat?after=0": [],
    "/tables/t/chat/heard": { number: 0 },
  };
  vi.mocked(api.get).mockImplementation(async <T>(path: string) => replies[path] as T);
  vi.mocked(api.put).mockReset().mockResolvedValue({});
  vi.mocked(listen).mockImplementation((_table, _seat, _after, listeners) => {
    told = listeners;
    return stop;
  });
});
afterEach(() => void vi.useRealTimers());

test("a session sits down at the first seat of this browser and is asked", async () => {
  const session = await Session.open("t");
  expect([session.seat, session.asked, session.mySeats]).toEqual([0, true, [0]]);
  expect(session.marks.at("pass").answers).toHaveLength(1);
});

describe("moves of others", () => {
  test("are shown one after the other, and nothing is asked meanwhile", async () => {
    const session = await Session.open("t");
    told.state(state(2, [line(1, 1)]));
    told.state(state(3, [line(2, 1)]));
    expect([session.state.revision, session.playing, session.asked]).toEqual([2, true, false]);
    await vi.runAllTimersAsync();
    expect([session.state.revision, session.playing, session.asked]).toEqual([3, false, true]);
    expect(session.log.map(({ number }) => number)).toEqual([1, 2]);
    expect(session.marks.changed("changed-spot")).toBe(true);
  });

  test("can be skipped", async () => {
    const session = await Session.open("t");
    for (const revision of [2, 3, 4]) told.state(state(revision, [line(revision - 1, 1)]));
    session.skip();
    expect([session.state.revision, session.playing]).toEqual([4, false]);
  });

  test("that were taken back leave the log", async () => {
    const session = await Session.open("t");
    told.state(state(2, [line(1, 1), line(2, 1)]));
    await vi.runAllTimersAsync();
    told.state(state(3, [line(2, 0)]));
    await vi.runAllTimersAsync();
    expect(session.log.map(({ number, seat: who }) => [number, who])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  test("that come late are ignored", async () => {
    const session = await Session.open("t");
    told.state(state(3, [line(1, 0)]));
    told.state(state(2, [line(1, 0)]));
    expect(session.state.revision).toBe(3);
  });
});

describe("an answer", () => {
  test("is sent with the revision that it answers and shown at once", async () => {
    const session = await Session.open("t");
    vi.mocked(api.post).mockResolvedValue(state(2, [line(1, 0)]));
    await session.answer("pass");
    const [path, body] = vi.mocked(api.post).mock.calls[0] ?? [];
    expect(path).toBe("/tables/t/answers");
    expect(body).toMatchObject({ token: "pass", seat: 0, revision: 1 });
    expect(session.state.revision).toBe(2);
  });

  test("that comes too late says so, and the present state is fetched", async () => {
    const session = await Session.open("t");
    replies["/tables/t/state?seat=0"] = state(5);
    vi.mocked(api.post).mockRejectedValue(new ApiError(409, { error: "web-error-stale", detail: "" }));
    await session.answer("pass");
    expect([session.problem?.error, session.state.revision, session.busy]).toEqual(["web-error-stale", 5, false]);
  });
});

test("effects for a list are those of one seat and of the board", async () => {
  const session = await Session.open("t");
  expect(session.effects("pass").map(({ spot }) => spot)).toEqual(["mine", "theirs", "board"]);
  expect(session.effects("pass", 0).map(({ spot }) => spot)).toEqual(["mine", "board"]);
});

describe("the chat", () => {
  const said = (number: number, more: Partial<Chat> = {}): Chat => ({
    number,
    name: "Bo",
    seat: 1,
    text: "",
    at: "",
    event: null,
    about: null,
    aside: false,
    mine: false,
    ...more,
  });

  test("is kept in order, and each line once", async () => {
    const { talk } = await Session.open("t");
    for (const number of [2, 1, 2]) told.chat(said(number));
    expect(talk.lines.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("has unread lines until the reader has seen them; one's own never are, nor what was read elsewhere", async () => {
    replies["/tables/t/chat?after=0"] = [said(1), said(2)];
    replies["/tables/t/chat/heard"] = { number: 1 };
    const { talk } = await Session.open("t");
    expect(talk.unread).toBe(1);
    told.chat(said(3));
    told.chat(said(4, { name: "Ana", seat: 0, mine: true }));
    told.chat(said(5, { event: "web-note-leave" }));
    expect(talk.unread).toBe(2);
    talk.listened();
    talk.listened();
    expect(talk.unread).toBe(0);
    expect(vi.mocked(api.put).mock.calls).toEqual([["/tables/t/chat/heard", { number: 5 }]]);
  });

  test("is read again when the host has hidden a line, and when the game is over", async () => {
    replies["/tables/t/chat?after=0"] = [said(1, { text: "rude" })];
    const { talk } = await Session.open("t");
    replies["/tables/t/chat?after=0"] = [said(1, { event: "web-note-hidden" }), said(2, { event: "x", about: 1 })];
    told.chat(said(2, { event: "web-note-hides", about: 1 }));
    await vi.runAllTimersAsync();
    expect(talk.lines.map(({ text, event }) => [text, event])).toEqual([["", "web-note-hidden"]]);
    replies["/tables/t/chat?after=0"] = [said(1), said(3, { aside: true })];
    told.table({ ...TABLE, over: true });
    await vi.runAllTimersAsync();
    expect(talk.lines).toHaveLength(2);
  });
});

test("a server that is back is not said to be out of reach", async () => {
  const session = await Session.open("t");
  vi.mocked(api.post).mockRejectedValueOnce(new ApiError(0, { error: "web-error-offline", detail: "" }));
  await session.answer("pass");
  told.online(true);
  expect(session.problem?.error).toBe("web-error-offline");
  told.online(false);
  told.online(true);
  expect(session.problem).toBeNull();
});

describe("one screen for all", () => {
  const shared = { ...TABLE, hot_seat: true, seats: [seat(0, true), seat(1, true)] } as Table;
  const asking = (question: object | null) =>
    state(1, [], { view: { to_answer: 1, seats: [{}, {}], over: false, question, year: 1 } } as unknown as State);

  test("is not covered where nothing is hidden", async () => {
    replies["/tables/t"] = shared;
    replies["/tables/t/state?seat=0"] = asking({ key: "vinhos-ask-turn", args: {} });
    const session = await Session.open("t");
    expect([session.covered, session.hides, session.next]).toEqual([false, false, 1]);
  });

  test("is covered before a question that the others may not see", async () => {
    replies["/tables/t"] = shared;
    replies["/tables/t/state?seat=0"] = asking(null);
    const session = await Session.open("t");
    expect([session.covered, session.hides]).toEqual([true, true]);
  });
});

test("who loses the only seat looks on", async () => {
  const session = await Session.open("t");
  replies["/tables/t/state?"] = state(1, [], { answers: [] });
  told.table({ ...TABLE, seats: [seat(0, false), seat(1, false)] });
  await vi.runAllTimersAsync();
  expect([session.seat, session.asked]).toEqual([null, false]);
});

test("who looks on and is given a seat sits down", async () => {
  replies["/tables/t"] = { ...TABLE, seats: [seat(0, false), seat(1, false)] };
  replies["/tables/t/state?"] = state(1, [], { answers: [] });
  const session = await Session.open("t");
  expect(session.seat).toBeNull();
  told.table(TABLE);
  await vi.runAllTimersAsync();
  expect(session.seat).toBe(0);
});

test("who may not see the table any more is told why", async () => {
  const session = await Session.open("t");
  vi.mocked(api.get).mockRejectedValue(new ApiError(403, { error: "web-error-not-yours", detail: "" }));
  told.refused();
  await vi.runAllTimersAsync();
  expect(session.lost?.problem.error).toBe("web-error-not-yours");
});

test("a seat that a bot plays is not asked", async () => {
  const session = await Session.open("t");
  told.table({ ...TABLE, seats: [{ ...seat(0, true), stand_in: true, bot: "easy" }, seat(1, false)] });
  expect(session.asked).toBe(false);
});
