import { beforeEach, expect, test, vi } from "vitest";
import { Newer } from "./newer.svelte";

class FakeWorker extends EventTarget {
  said: unknown[] = [];
  postMessage(message: unknown): void {
    this.said.push(message);
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError("no connection")));

  /** A new version is found; the returned function completes its download. */
  find(): () => void {
    const worker = (this.installing = new FakeWorker());
    this.dispatchEvent(new Event("updatefound"));
    return () => {
      [this.installing, this.waiting] = [null, worker];
      worker.dispatchEvent(new Event("statechange"));
    };
  }
}

class FakeContainer extends EventTarget {
  registration: FakeRegistration | undefined = new FakeRegistration();
  getRegistration = () => Promise.resolve(this.registration);
}

let workers: FakeContainer;
let found: FakeRegistration;
const opened = async () => {
  const newer = new Newer(workers as unknown as ServiceWorkerContainer);
  await Promise.resolve();
  return newer;
};
beforeEach(() => {
  workers = new FakeContainer();
  found = workers.registration as FakeRegistration;
  found.active = new FakeWorker();
});

test("the lobby asks for a newer version, and needs none", async () => {
  const newer = await opened();
  expect(found.update).toHaveBeenCalledOnce();
  expect(newer.waiting).toBeNull();
  workers.registration = undefined;
  expect((await opened()).waiting).toBeNull();
});

test("a version that has come during a game is offered", async () => {
  found.waiting = new FakeWorker();
  expect((await opened()).waiting).toBe(found.waiting);
});

test("a version that comes later is offered once it is complete", async () => {
  const newer = await opened();
  const complete = found.find();
  expect(newer.waiting).toBeNull();
  complete();
  expect(newer.waiting).toBe(found.waiting);
});

test("a version that is being fetched already is offered too", async () => {
  const complete = found.find();
  const newer = await opened();
  complete();
  expect(newer.waiting).toBe(found.waiting);
});

test("the first version is not offered: it comes by itself", async () => {
  found.active = null;
  const newer = await opened();
  found.find()();
  expect(newer.waiting).toBeNull();
});

test("the newer version is taken when somebody says so, and only then", async () => {
  found.waiting = new FakeWorker();
  const newer = await opened();
  expect(found.waiting.said).toEqual([]);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  newer.take();
  expect(found.waiting.said).toEqual(["update"]);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});
