/** The games that wait for this reader: polled regularly, shown on the tab, and notified if no page is visible. */

import { api, problemFrom } from "../lib/server/api";
import { OFFLINE } from "../lib/server/place";
import { go, route } from "../lib/browser/route.svelte";
import { learn, say } from "../lib/words/text";
import type { Waiting, WaitingTable } from "../lib/wire";
import { Badge } from "./badge";
import { worker } from "./push";

/** Milliseconds between two polls, and the pause during which several reasons for a poll are combined. */
const PERIOD = 60_000;
const PAUSE = 400;

let tables = $state.raw<WaitingTable[]>([]);
let following = false;
let soon = 0;

/** The table on the screen. */
const here = (): string | undefined => (route.path[0] === "table" ? route.path[1] : undefined);

export const waiting = {
  /** The games that wait elsewhere, longest waiting first. */
  get others(): WaitingTable[] {
    return tables.filter(({ id }) => id !== here());
  },
};

/** Follow the waiting games for as long as the page is open. */
export function followWaiting(): void {
  if (following || OFFLINE) return;
  following = true;
  const badge = new Badge();
  $effect.root(() => {
    $effect(() => badge.show(tables.length, waiting.others.length));
  });
  document.addEventListener("visibilitychange", lookSoon);
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data === "waiting") lookSoon();
  });
  setInterval(lookSoon, PERIOD);
  lookSoon();
}

/** Poll again in a moment. */
export function lookSoon(): void {
  if (!following) return;
  clearTimeout(soon);
  soon = window.setTimeout(() => void look(), PAUSE);
}

async function look(): Promise<void> {
  const known = new Set(tables.map(({ id }) => id));
  // Without a connection, the next poll will do.
  await problemFrom(async () => ({ tables } = await api.get<Waiting>("/me/waiting")));
  if (!document.hidden || globalThis.Notification?.permission !== "granted") return;
  for (const table of tables) if (table.tell && !known.has(table.id)) await tell(table);
}

/** Show a notification of this browser. A push message for the same turn has the same tag. */
async function tell({ id, game, tag }: WaitingTable): Promise<void> {
  await learn("notices");
  const [title, body] = [say("web-your-turn"), say(`web-game-${game}`)];
  const options = { body, tag, icon: "/icons/icon-192.png", data: { url: `/table/${id}` } };
  const shown = await worker();
  if (shown) return shown.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    go(`/table/${id}`);
    notification.close();
  };
}
