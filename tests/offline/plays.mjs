// Runs a function of the package in Pyodide, from the engine of a site: prints what it returns.
// Arguments: the folder of the engine, the module, the function, a text for it.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [, , folder, file, name, text] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const { default: create } = await import(pathToFileURL(`${folder}/pyodide.asm.mjs`).href);
const snapshot = new Uint8Array(gunzipSync(readFileSync(`${folder}/snapshot.bin`)));
const python = await loadPyodide({
  indexURL: `${folder}/`,
  _loadSnapshot: snapshot,
  createPyodideModule: async (settings) => {
    const module = await create(settings);
    module._free(module._malloc(snapshot.length));
    return module;
  },
});
const site = "/lib/python3.14/site-packages";
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/vindima.zip`)), "zip", { extractDir: site });
python.FS.writeFile(`${site}/played.py`, readFileSync(file, "utf8"));
console.log(python.pyimport("played")[name](text));
