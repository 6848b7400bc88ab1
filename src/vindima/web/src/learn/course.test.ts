import { beforeEach, expect, test, vi } from "vitest";
import type { GameTable } from "../board/game";
import { ApiError, api } from "../lib/server/api";
import type { Lesson } from "../lib/wire";
import { Course } from "./course.svelte";

const game = {
  print: () => undefined,
  spotsOf: (token: string) => [token],
  changes: () => ["new"],
  effects: () => [],
};
vi.mock("../games", () => ({ loadGame: () => Promise.resolve(game as unknown as GameTable) }));
vi.mock("../lib/words/text", () => ({ withWords: (asked: unknown) => asked, sentence: () => "" }));
vi.mock("../lib/server/api", { spy: true });

function lesson(number: number, rest: Partial<Lesson> = {}): Lesson {
  return {
    game: "vinhos",
    lesson: "first",
    seat: 1,
    number,
    done: false,
    state: {
      count: number,
      revision: number,
      view: { seats: [{}, {}], options: {}, over: false, question: null },
      answers: [{ token: "pass", message: { key: "", args: {} } }],
      refusals: [],
    },
    ...rest,
  } as unknown as Lesson;
}

beforeEach(() => {
  vi.mocked(api.get).mockResolvedValue(lesson(0));
  vi.mocked(api.post).mockResolvedValue(lesson(1));
});

test("a lesson is drawn as a table at which bots hold the other seats", async () => {
  const { table } = await Course.open("vinhos", "first");
  expect(table.seats.map(({ kind, mine }) => [kind, mine])).toEqual([
    ["bot", false],
    ["person", true],
  ]);
});

test("an answer that is right goes on to the next step and hides the hint", async () => {
  const course = await Course.open("vinhos", "first");
  course.hinted = true;
  await course.answer("pass");
  expect([course.lesson.number, course.hinted, course.seen]).toEqual([1, false, 0]);
  expect(course.marks.changed("new")).toBe(true);
});

test("a wrong answer leaves the hint open", async () => {
  const course = await Course.open("vinhos", "first");
  course.hinted = true;
  vi.mocked(api.post).mockResolvedValue(lesson(0));
  await course.answer("pass");
  expect(course.hinted).toBe(true);
});

test("a lesson that is done asks nothing", async () => {
  const course = await Course.open("vinhos", "first");
  vi.mocked(api.post).mockResolvedValue(lesson(1, { done: true }));
  await course.answer("pass");
  expect(course.marks.asked).toBe(false);
});

test("an answer that cannot be sent says why", async () => {
  const course = await Course.open("vinhos", "first");
  vi.mocked(api.post).mockRejectedValue(new ApiError(0, { error: "web-error-offline", detail: "" }));
  await course.answer("pass");
  expect([course.problem?.error, course.busy]).toEqual(["web-error-offline", false]);
});
