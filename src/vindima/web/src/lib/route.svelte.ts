/** Where the reader is: the address, kept in step with the browser's history. */

interface Place {
  path: string[];
  query: URLSearchParams;
}

function here(): Place {
  return { path: location.pathname.split("/").filter(Boolean), query: new URLSearchParams(location.search) };
}

let place = $state.raw(here());

export const route = {
  get path() {
    return place.path;
  },
  get query() {
    return place.query;
  },
};

/** Go to a page of our own. `replace` leaves no step behind to come back to. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  place = here();
  if (!replace) scrollTo(0, 0);
}

function followed(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function followLinks(): void {
  addEventListener("popstate", () => (place = here()));
  document.addEventListener("click", followed);
}
