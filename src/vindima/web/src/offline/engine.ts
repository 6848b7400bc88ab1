/** Starts Python in a worker: Pyodide with the engine already loaded, from an image of its memory. */

export interface Python {
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>;
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
}

/** What Python is made of in every worker. Whoever has started it can hand the parts on. */
export interface Parts {
  /** Pyodide, compiled. */
  code: WebAssembly.Module;
  /** Its memory, with the games imported. */
  image: Uint8Array<ArrayBuffer>;
  /** The files that are not in its memory: a line of JSON with paths and lengths, then the contents. */
  files: Uint8Array<ArrayBuffer>;
  /** What Pyodide knows about its packages. */
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

/** Browsers keep compiled code with the file, if the host says that it is WebAssembly. */
async function compiled(address: string): Promise<WebAssembly.Module> {
  const response = await found(address);
  const known = response.headers.get("content-type")?.startsWith("application/wasm");
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** The parts, from the folder where they are. */
export async function fetchParts(folder: string): Promise<Parts> {
  const [code, image, files, lock] = await Promise.all([
    compiled(`${folder}pyodide.asm.wasm`),
    unzipped(`${folder}image.bin`),
    unzipped(`${folder}files.bin`),
    found(`${folder}pyodide-lock.json`).then((response) => response.text()),
  ]);
  return { code, image, files, lock };
}

/** The weights of the network that plays a game, from the folder where they are; Python waits for them. */
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

/** Pyodide fetches its code and the standard library itself: it gets what is here already. */
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

/** Python, as it was when the site was built: with the games imported. Nothing else can be fetched from then on. */
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
    // The memory has to be as large as the image before that is copied into it; Pyodide itself does not see to it.
    createPyodideModule: async (settings: object) => {
      const module = await create(settings);
      module._free(module._malloc(image.length));
      return module;
    },
  });
  writeFiles(python, files);
  return python;
}
