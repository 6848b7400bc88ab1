/** A newer version of the site, without a server: it waits for the lobby and never interrupts a game. */

export class Newer {
  /** The service worker of the newer version; null if there is none, or if it has not been fetched completely. */
  waiting = $state.raw<ServiceWorker | null>(null);
  readonly #workers: ServiceWorkerContainer;

  constructor(workers: ServiceWorkerContainer) {
    this.#workers = workers;
    void workers.getRegistration().then((found) => {
      if (!found) return;
      this.#look(found);
      found.addEventListener("updatefound", () => this.#look(found));
      // Without a connection there is no newer version.
      found.update().catch(() => undefined);
    });
  }

  /** The first version that a browser gets activates at once: only a replacement waits. */
  #look(found: ServiceWorkerRegistration): void {
    this.waiting = found.active && found.waiting;
    found.installing?.addEventListener("statechange", () => (this.waiting = found.active && found.waiting));
  }

  /** Switch to the newer version: this page is reloaded as soon as that version serves it. */
  take(): void {
    this.#workers.addEventListener("controllerchange", () => location.reload());
    this.waiting?.postMessage("update");
  }
}
