/** Files that a server would send: the worker makes them, and the browser saves them. */

/** Save what a link to a file of the server leads to. */
export function downloads(event: MouseEvent, fetch: (path: string) => Promise<Response>): void {
  const link = (event.target as Element).closest?.('a[download][href^="/api/"]');
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  void fetch(link.pathname + link.search).then(save);
}

async function save(response: Response): Promise<void> {
  if (!response.ok) return;
  const [, name = "vindima"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  saveAs(name, await response.blob());
}

/** Save a file under a name. */
export function saveAs(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
