import { beforeEach, describe, expect, test } from "vitest";
import { Badge, counted } from "./badge";

describe("the number on a tab", () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>Vinhos</title><link rel="icon" href="/icon.svg">';
  });

  test("stands once before the title", () => {
    expect(counted("Vinhos", 2)).toBe("(2) Vinhos");
    expect(counted("(2) Vinhos", 3)).toBe("(3) Vinhos");
    expect(counted("(3) Vinhos", 0)).toBe("Vinhos");
    expect(counted("Year (3) of six", 1)).toBe("(1) Year (3) of six");
  });

  test("returns when a page changes its title", async () => {
    const badge = new Badge();
    badge.show(2, 1);
    expect(document.title).toBe("(1) Vinhos");
    document.title = "Viticulture";
    await new Promise((done) => setTimeout(done));
    expect(document.title).toBe("(1) Viticulture");
    badge.stop();
  });

  test("changes the icon while any game waits", () => {
    const badge = new Badge();
    const icon = () => document.querySelector("link")?.getAttribute("href");
    badge.show(1, 0);
    expect(icon()).toBe("/icon-waiting.svg");
    expect(document.title).toBe("Vinhos");
    badge.show(0, 0);
    expect(icon()).toBe("/icon.svg");
    badge.stop();
  });
});
