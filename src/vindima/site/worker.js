// The service worker of the site: it keeps every file, so that the site opens without a connection. A new version is
// fetched in the background and waits until the lobby asks for it, or until no page is open: a game never changes
// under its players. A game in another tab goes on with the files of its own version, which are kept for it. The two
// constants are written when the site is built.

const VERSION = "%VERSION%";
const FILES = "%FILES%";

const CACHE = `vindima-${VERSION}`;
const PAGE = "./";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// Files of other versions are deleted if nobody needs them: at most one page is open, the one that has asked for this
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
  // Every address of a page is the one page with a query; the documentation has pages of its own.
  const page = mode === "navigate" && address.pathname === scope.pathname;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      return (await cache.match(page ? PAGE : url)) ?? (await caches.match(url)) ?? fetch(event.request);
    })(),
  );
});
