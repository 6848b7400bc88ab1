import { afterEach, describe, expect, test, vi } from "vitest";
import { readAddress, rewriteLinks, writeAddress } from "./links";

describe("an address on a host that knows one page", () => {
  test.each([
    ["/", "./"],
    ["/table/x", "./?/table/x"],
    ["/replay/x?at=3", "./?/replay/x&at=3"],
    ["/rules/vinhos#sales", "./?/rules/vinhos#sales"],
    ["/new?game=vinhos&like=x", "./?/new&game=vinhos&like=x"],
  ])("%s is written %s and read again", (address, written) => {
    expect(writeAddress(address)).toBe(written);
    const { search } = new URL(written, "https://example.org/sub/");
    expect(readAddress({ search })).toBe(address.split("#")[0]);
  });

  test.each(["/api/tables/x/record", "//example.org/", "https://example.org/", "docs/how-to/"])(
    "%s is left as it is",
    (address) => expect(writeAddress(address)).toBe(address),
  );

  test("a stranger's query is the first page", () => expect(readAddress({ search: "?utm=1" })).toBe("/?utm=1"));
});

describe("links of the pages", () => {
  afterEach(() => (document.body.innerHTML = ""));

  test("are rewritten, also those that come or change later", async () => {
    document.body.innerHTML = '<a id="first" href="/learn">Learn</a>';
    rewriteLinks();
    const href = (id: string) => document.getElementById(id)?.getAttribute("href");
    expect(href("first")).toBe("./?/learn");
    document.body.insertAdjacentHTML("beforeend", '<p><a id="second" href="/table/x">Table</a></p>');
    document.getElementById("first")?.setAttribute("href", "/campaign");
    await vi.waitFor(() => expect([href("first"), href("second")]).toEqual(["./?/campaign", "./?/table/x"]));
  });
});
