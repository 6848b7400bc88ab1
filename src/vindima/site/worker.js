// The service worker of the site. It caches every file, so that the site opens without a connection. Networks, which
// are large and which only `expert` and `master` need, are cached on first use. A new version is fetched in the
// background and waits until the lobby asks for it, or until no page is open: a running game never changes under its
// players. A game in another tab continues with the files of its own version, which are kept for it. The three
// constants are written when the site is built.

const VERSION = "%VERSION%";
const FILES = "%FILES%";
const NETWORKS = "%NETWORKS%";

const CACHE = `vindima-${VERSION}`;
const PAGE = "./";

const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);

// The files of this version, including networks that an earlier version has cached in another folder.
async function wanted() {
  const kept = new Set();
  for (const name of (await caches.keys()).filter((name) => name.startsWith("vindima-")))
    for (const { url } of await (await caches.open(name)).keys()) kept.add(nameOf(url));
  return [...FILES, ...NETWORKS.filter((path) => kept.has(nameOf(path)))];
}

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([caches.open(CACHE), wanted()]).then(([cache, files]) => cache.addAll(files)));
});

// Files of other versions are deleted if nobody needs them: if at most one page is open, which has asked for this
// version or was loaded with it, and no newer version waits.
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith("vindima-") && name !== CACHE);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (pages.length > 1 || installing || waiting) return;
  for (const name of others) await caches.delete(name);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "update") void self.skipWaiting();
  if (event.data === "tidy") event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const scope = new URL(self.registration.scope);
  const address = new URL(url);
  if (method !== "GET" || !url.startsWith(scope.href)) return;
  // Every address of a page is the same page with a query; the documentation has its own pages.
  const page = mode === "navigate" && address.pathname === scope.pathname;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const found = (await cache.match(page ? PAGE : url)) ?? (await caches.match(url));
      if (found) return found;
      const response = await fetch(event.request);
      // A browser without space for a network fetches it again next time.
      if (response.ok && NETWORKS.some((path) => url === scope.href + path))
        await cache.put(url, response.clone()).catch(() => undefined);
      return response;
    })(),
  );
});
