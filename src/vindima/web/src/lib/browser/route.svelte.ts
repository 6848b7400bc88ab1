/** The reader's location: the address, in sync with the browser's history. */

interface Place {
  path: string[];
  query: URLSearchParams;
}

/** How the address bar shows our addresses: a server has a path for each page, other hosts have one page. */
export const addresses = {
  /** Our address of a location. */
  read: ({ pathname, search }: { pathname: string; search: string }): string => pathname + search,
  /** The address bar's form of one of our addresses. */
  write: (address: string): string => address,
};

function here(): Place {
  const [path = "", query] = addresses.read(location).split("?");
  return { path: path.split("/").filter(Boolean), query: new URLSearchParams(query) };
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

/** Go to one of our pages. `replace` adds no entry to the history. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", addresses.write(address));
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
  go(addresses.read(link));
}

export function followLinks(): void {
  addEventListener("popstate", () => (place = here()));
  document.addEventListener("click", followed);
}
