import { expect, test, vi } from "vitest";
import type { GameTable } from "../../board/game";
import { api } from "../../lib/server/api";
import { bestWine } from "./best";

vi.mock("../../lib/server/api", { spy: true });
vi.mock("../../lib/words/text", () => ({ say: () => "" }));

const event = (kind: string) => ({ message: { key: `viticulture-event-${kind}`, args: {} } });
const lines = [
  { count: 1, token: "pass", events: [event("lira")] },
  { count: 2, token: "pass", events: [event("age-wines")] },
  { count: 3, token: "fill 7", events: [event("lose-wine")] },
];
/** The value of the best wine after each number of lines: it ages in the middle of a year and is then sold. */
const VALUES = [3, 3, 8, 2];
const game = {
  bottling: new Set(["age-wines"]),
  bottles: ({ year }: { year: number }) => [{ seat: 1, value: VALUES[year], kind: "red", title: "" }],
} as unknown as GameTable;

test("the best wine is found although an answer without a name for it made it so", async () => {
  vi.mocked(api.get).mockImplementation((path) => {
    const at = Number(path.split("/").at(-1));
    return Promise.resolve(path.endsWith("/replay") ? { count: 3, lines, years: [] } : { view: { year: at } });
  });
  expect(await bestWine("t", game)).toMatchObject({ value: 8, year: 2, seat: 1 });
});
