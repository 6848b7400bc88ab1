/** Files that a server would send: the worker creates them, and the browser saves them. */

import { say } from "../lib/words/text";
import type { Problem } from "../lib/wire";

const REFUSED = "refused-file";

/** Save the file that a link of the server leads to; errors are shown beside the link. */
export function downloads(event: MouseEvent, fetch: (path: string) => Promise<Response>): void {
  const link = (event.target as Element).closest?.('a[download][href^="/api/"]');
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  if (link.nextElementSibling?.classList.contains(REFUSED)) link.nextElementSibling.remove();
  void fetch(link.pathname + link.search).then((response) => (response.ok ? save(response) : refuse(link, response)));
}

async function save(response: Response): Promise<void> {
  const [, name = "vindima"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  saveAs(name, await response.blob());
}

async function refuse(link: HTMLAnchorElement, response: Response): Promise<void> {
  const { error } = (await response.json()) as Problem;
  const words = document.createElement("p");
  words.className = REFUSED;
  words.setAttribute("role", "alert");
  words.textContent = say(error);
  link.after(words);
}

/** Save a file under a name. */
export function saveAs(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
