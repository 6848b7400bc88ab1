/** Starts Python in a worker: Pyodide with the engine already loaded, from a memory image. */

export interface Python {
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>;
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
}

/** What every worker needs to start Python. The first one to load it can pass it on. */
export interface Parts {
  /** Pyodide, compiled. */
  code: WebAssembly.Module;
  /** The image of its memory, with the games imported. */
  image: Uint8Array<ArrayBuffer>;
  /** The files that are not in the image: a line of JSON with paths and lengths, then the contents. */
  files: Uint8Array<ArrayBuffer>;
  /** Pyodide's lock file. */
  lock: string;
}

interface Module {
  _malloc(size: number): number;
  _free(place: number): void;
}

interface Loader {
  loadPyodide(options: object): Promise<Python>;
}

const LINE = "\n".charCodeAt(0);

async function found(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function unzipped(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = await found(address);
  return new Uint8Array(await new Response(body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** Browsers cache compiled code with the file if the host declares it as WebAssembly. */
async function compiled(address: string): Promise<WebAssembly.Module> {
  const response = await found(address);
  const known = response.headers.get("content-type")?.startsWith("application/wasm");
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Load the parts from their folder. */
export async function fetchParts(folder: string): Promise<Parts> {
  const [code, image, files, lock] = await Promise.all([
    compiled(`${folder}pyodide.asm.wasm`),
    unzipped(`${folder}image.bin`),
    unzipped(`${folder}files.bin`),
    found(`${folder}pyodide-lock.json`).then((response) => response.text()),
  ]);
  return { code, image, files, lock };
}

/** The weights of a game's network, from their folder; Python waits for them. */
export function fetchWeights(folder: string, game: string): Uint8Array<ArrayBuffer> | undefined {
  const request = new XMLHttpRequest();
  request.open("GET", `${folder}${game}.npz`, false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    return undefined; // There is no connection, and nobody has fetched them before.
  }
  return request.status === 200 ? new Uint8Array(request.response as ArrayBuffer) : undefined;
}

/** Pyodide fetches its code and the standard library itself: it gets what is already here. */
function give(code: WebAssembly.Module): void {
  globalThis.fetch = () => Promise.resolve(new Response(new Uint8Array()));
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: code,
    instance: await WebAssembly.instantiate(code, imports),
  });
}

function writeFiles({ FS }: Python, files: Uint8Array<ArrayBuffer>): void {
  const cut = files.indexOf(LINE);
  const listed = JSON.parse(new TextDecoder().decode(files.subarray(0, cut))) as [string, number][];
  let place = cut + 1;
  for (const [path, length] of listed) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, files.slice(place, (place += length)));
  }
}

/** Python as it was when the site was built: with the games imported. From then on, nothing else can be fetched. */
export async function startPython(folder: string, coming: Promise<Parts>): Promise<Python> {
  const [{ loadPyodide }, { default: create }, { code, image, files, lock }] = (await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`),
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
    coming,
  ])) as [Loader, { default: (settings: object) => Promise<Module> }, Parts];
  give(code);
  const python = await loadPyodide({
    indexURL: folder,
    lockFileContents: lock,
    _loadSnapshot: image,
    // The memory must be as large as the image before the image is copied into it; Pyodide itself does not ensure this.
    createPyodideModule: async (settings: object) => {
      const module = await create(settings);
      module._free(module._malloc(image.length));
      return module;
    },
  });
  writeFiles(python, files);
  return python;
}
