/** Web Push: whether this browser can receive it, and subscribing to it. */

import { api } from "../lib/server/api";
import type { Notices } from "../lib/wire";

const WORKER = "/notices.js";

/** True if this browser can receive Web Push: that takes https and, on iPhones, an installed app. */
export const pushable = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The service worker of these pages, if there is one. */
export async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration("/");
  return found?.active?.scriptURL.endsWith(WORKER) ? found : undefined;
}

/** Ask for permission to show notifications; false if the reader or the browser refuses. */
export async function permitted(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

/** Subscribe this device to push messages; null if the browser or its push service refuses. */
export async function subscribe(key: string): Promise<Notices | null> {
  const fresh = await subscription(key).catch(() => null);
  if (!fresh) return null;
  const { endpoint, keys } = fresh.toJSON();
  return api.post<Notices>("/me/notices/device", { endpoint, public_key: keys?.["p256dh"], auth: keys?.["auth"] });
}

async function subscription(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  // A subscription with the key of another server, or of an earlier database, is useless.
  if (old && encoded(old.options.applicationServerKey) !== key) await old.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Unsubscribe this device from push messages. */
export async function unsubscribe(): Promise<Notices> {
  const found = await (await worker())?.pushManager.getSubscription();
  await found?.unsubscribe();
  return api.delete<Notices>("/me/notices/device");
}

/** A key in the server's encoding. */
export function encoded(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
