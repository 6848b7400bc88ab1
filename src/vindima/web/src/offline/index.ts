/** Play without a server: the pages ask a worker of this browser, which stores the games in IndexedDB. */

import { line } from "../lib/server/api";
import { addresses } from "../lib/browser/route.svelte";
import { learn } from "../lib/words/text";
import { Host } from "./host";
import { downloads } from "./downloads";
import { readAddress, rewriteLinks, writeAddress } from "./links";

/** From now on, nothing but files of the site is requested from the network. */
export async function stayHere(): Promise<void> {
  const engine = new URL(document.documentElement.dataset["engine"] ?? "", document.baseURI).href;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.postMessage({ kind: "start", engine });
  const host = new Host(worker, new URL(".", document.baseURI).href);
  line.fetch = (path, init) => host.fetch(path, init);
  line.open = (path) => host.open(path);
  addresses.read = readAddress;
  addresses.write = writeAddress;
  rewriteLinks();
  document.addEventListener("click", (event) => downloads(event, (path) => host.fetch(path, {})), true);
  // The address was read before the address format was known.
  dispatchEvent(new PopStateEvent("popstate"));
  // The first table comes first: only then are the other files fetched.
  worker.addEventListener("message", keepFiles, { once: true });
  await learn("offline");
}

/** Let a service worker cache the files of the site, so that it opens without a connection, and drop older ones. */
function keepFiles(): void {
  navigator.serviceWorker?.controller?.postMessage("tidy");
  // Browsers refuse this in private windows and without HTTPS: then the site needs a connection.
  void navigator.serviceWorker?.register(new URL("worker.js", document.baseURI)).catch(() => undefined);
}
