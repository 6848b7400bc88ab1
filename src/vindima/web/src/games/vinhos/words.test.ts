import { beforeAll, expect, test } from "vitest";
import { learn, say, speak } from "../../lib/words/text";
import type { EstateView } from "./view";
import { estateTitle } from "./words";

beforeAll(async () => {
  await speak("en");
  await learn("vinhos");
});

test("estates are called after their region, with a number where two share it", () => {
  const estates = ["dao", "minho", "minho", null].map((region) => ({ region }) as EstateView);
  const titles = estates.map((_, place) => estateTitle(estates, place + 1));
  expect(titles).toEqual(["Dão", "Minho 2", "Minho 3", say("web-vinhos-estate-number", { number: 4 })]);
});
