/**
 * The addresses of pages on a host that knows only one of them: `/table/x?at=3` is `./?/table/x&at=3`. The fragment
 * (after `#`) stays free, for anchors and for links that contain a game.
 */

const OURS = /^\/(?!api\/|\/)/;

export function readAddress({ search }: { search: string }): string {
  const address = search.slice(1);
  if (!address.startsWith("/")) return `/${search}`;
  const [path = "", ...query] = address.split("&");
  return path + (query.length ? `?${query.join("&")}` : "");
}

export function writeAddress(address: string): string {
  if (!OURS.test(address)) return address;
  const [rest = "", anchor] = address.split("#");
  const [path = "", query] = rest.split("?");
  const place = path === "/" ? (query ? `?${query}` : "") : `?${path}${query ? `&${query}` : ""}`;
  return `./${place}${anchor ? `#${anchor}` : ""}`;
}

function rewrite(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href^="/"]')) rewriteOne(link);
}

function rewriteOne(link: Element): void {
  const address = link.getAttribute("href") ?? "";
  if (OURS.test(address)) link.setAttribute("href", writeAddress(address));
}

/** Keep the links of the pages valid, so that they can be opened in another tab, copied or saved. */
export function rewriteLinks(): void {
  rewrite(document);
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === "attributes") rewriteOne(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches("a[href]")) rewriteOne(node);
        rewrite(node);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["href"] });
}
