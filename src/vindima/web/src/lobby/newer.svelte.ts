/** A newer version of the site, where there is no server: it waits for the lobby and never comes during a game. */

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
      // Without a connection there is nothing newer.
      found.update().catch(() => undefined);
    });
  }

  /** The first version that a browser gets takes over by itself: only what replaces another one waits. */
  #look(found: ServiceWorkerRegistration): void {
    this.waiting = found.active && found.waiting;
    found.installing?.addEventListener("statechange", () => (this.waiting = found.active && found.waiting));
  }

  /** Begin to use the newer version: this page is loaded again as soon as it is served by it. */
  take(): void {
    this.#workers.addEventListener("controllerchange", () => location.reload());
    this.waiting?.postMessage("update");
  }
}
