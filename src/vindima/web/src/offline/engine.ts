/** Starts Python in a worker: Pyodide with the engine already loaded, from a snapshot of its memory. */

export interface Python {
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>;
  unpackArchive(data: ArrayBuffer, form: string, options: object): void;
}

interface Module {
  _malloc(size: number): number;
  _free(place: number): void;
}

interface Loader {
  loadPyodide(options: object): Promise<Python>;
}

async function unzipped(address: string): Promise<Uint8Array> {
  const { body, ok, status } = await fetch(address);
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** Python, as it was when the site was built: with the games imported. `folder` is where its files are. */
export async function startPython(folder: string): Promise<Python> {
  const snapshot = unzipped(`${folder}snapshot.bin`);
  const files = fetch(`${folder}vindima.zip`).then((response) => response.arrayBuffer());
  const [{ loadPyodide }, { default: create }] = (await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`),
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
  ])) as [Loader, { default: (settings: object) => Promise<Module> }];
  const python = await loadPyodide({
    indexURL: folder,
    _loadSnapshot: snapshot,
    // The memory has to be as large as the snapshot before that is copied into it; Pyodide itself does not see to it.
    createPyodideModule: async (settings: object) => {
      const module = await create(settings);
      module._free(module._malloc((await snapshot).length));
      return module;
    },
  });
  python.unpackArchive(await files, "zip", { extractDir: "/lib/python3.14/site-packages" });
  return python;
}
