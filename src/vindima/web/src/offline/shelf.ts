/**
 * Documents in IndexedDB: texts under keys, each with a version. A change is made only if the versions that it names
 * are up to date, so that two tabs never overwrite each other.
 */

const NAME = "vindima";
const STORE = "documents";

export interface Document {
  key: string;
  version: number;
  text: string;
}

export interface Change {
  key: string;
  version: number;
  /** null deletes the document. */
  text: string | null;
  append: boolean;
  /** The version afterwards, unless it is simply the next one. */
  becomes: number | null;
}

let opened: Promise<IDBDatabase> | null = null;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB has failed"));
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
    request.onsuccess = () => {
      // Another tab needs a newer version or deletes everything, or the browser does: reopen it next time.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      request.result.onclose = () => (opened = null);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("IndexedDB cannot be opened"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

async function documents(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const options = { durability: "strict" } as const;
  return (await open()).transaction(STORE, mode, options).objectStore(STORE);
}

export async function read(key: string): Promise<Document | undefined> {
  return done((await documents("readonly")).get(key) as IDBRequest<Document | undefined>);
}

export async function readAll(prefix: string): Promise<Document[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  return done((await documents("readonly")).getAll(range) as IDBRequest<Document[]>);
}

/** Make all changes atomically; returns null, and changes nothing, if a version is out of date. */
export async function write(changes: Change[]): Promise<Document[] | null> {
  const store = await documents("readwrite");
  const kept = new Promise<boolean>((resolve, reject) => {
    store.transaction.oncomplete = () => resolve(true);
    store.transaction.onabort = () => (store.transaction.error ? reject(store.transaction.error) : resolve(false));
  });
  // All requests are issued at once, so that the transaction stays open until the last one.
  const present = Promise.all(changes.map(({ key }) => done(store.get(key) as IDBRequest<Document | undefined>)));
  present.catch(() => undefined);
  const after: Document[] = [];
  const before = await present;
  if (changes.some(({ version }, place) => (before[place]?.version ?? 0) !== version)) store.transaction.abort();
  else {
    for (const [place, { key, version, text, append, becomes }] of changes.entries()) {
      if (text === null) store.delete(key);
      else {
        const whole = append ? (before[place]?.text ?? "") + text : text;
        after.push({ key, version: becomes ?? version + 1, text: whole });
        store.put(after.at(-1));
      }
    }
  }
  return (await kept) ? after : null;
}
