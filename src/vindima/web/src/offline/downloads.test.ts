import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { downloads } from "./downloads";

const saved: string[] = [];
beforeEach(() => {
  document.body.innerHTML = '<a id="file" href="/api/me/data" download>Save</a> <a id="page" href="/learn">Learn</a>';
  saved.length = 0;
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => (document.body.innerHTML = ""));

function follow(id: string, response: Response): MouseEvent {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.addEventListener("click", (clicked) => downloads(clicked, async () => response), { once: true });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
}
const refusal = () => document.querySelector("[role=alert]")?.textContent;

test("a file is saved under its name", async () => {
  const headers = { "content-disposition": 'attachment; filename="vindima-games.json"' };
  const event = follow("file", new Response("{}", { headers }));
  await vi.waitFor(() => expect(saved).toEqual(["vindima-games.json"]));
  expect(event.defaultPrevented).toBe(true);
});

test("other links are left alone", () => {
  expect(follow("page", new Response()).defaultPrevented).toBe(false);
});

test("what is in the way is said, until it works", async () => {
  const problem = { error: "web-error-storage-denied", detail: "" };
  follow("file", Response.json(problem, { status: 507 }));
  await vi.waitFor(() => expect(refusal()).toContain("storage-denied"));
  follow("file", new Response("{}"));
  await vi.waitFor(() => expect(saved).toEqual(["vindima"]));
  expect(refusal()).toBeUndefined();
});
