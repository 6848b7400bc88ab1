// The service worker of a server's pages: it shows push messages, even when no page is open. It caches no files and
// answers no requests, so it does not interfere with the site below /offline/, which has its own worker.

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

async function show({ title, text, tag, url, waiting }) {
  await self.registration.showNotification(title, { body: text, tag, icon: "/icons/icon-192.png", data: { url } });
  if (navigator.setAppBadge) await navigator.setAppBadge(waiting);
  for (const page of await pages()) page.postMessage("waiting");
}

function pages() {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

async function open(url) {
  const wanted = new URL(url, self.location.origin);
  const found = (await pages()).find((page) => new URL(page.url).pathname === wanted.pathname);
  return found ? found.focus() : self.clients.openWindow(wanted.href);
}

// The push service has replaced a subscription: tell the server.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew({ newSubscription, oldSubscription }) {
  const fresh =
    newSubscription ?? (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ endpoint, public_key: keys.p256dh, auth: keys.auth });
  const headers = { "Content-Type": "application/json", "X-Vindima": "1" };
  await fetch("/api/me/notices/device", { method: "POST", headers, body });
}
