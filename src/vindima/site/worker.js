// The service worker of the site: it keeps every file, so that the site opens without a connection. A new version is
// fetched in the background and waits until the lobby asks for it, or until no page is open: a game never changes
// under its players. The two constants are written when the site is built.

const VERSION = "%VERSION%";
const FILES = "%FILES%";

const CACHE = `vindima-${VERSION}`;
const PAGE = "./";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith("vindima-") && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", ({ data }) => {
  if (data === "update") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const scope = new URL(self.registration.scope);
  const address = new URL(url);
  if (method !== "GET" || !url.startsWith(scope.href)) return;
  // Every address of a page is the one page with a query; the documentation has pages of its own.
  const page = mode === "navigate" && address.pathname === scope.pathname;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => (await cache.match(page ? PAGE : url)) ?? fetch(event.request)),
  );
});
