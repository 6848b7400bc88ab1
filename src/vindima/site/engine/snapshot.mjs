// Starts Pyodide with our package, imports what a table needs, and writes a compressed memory image, plus one file with
// all files that are not in the image. A browser that loads the image starts in a fraction of the time. Arguments: the
// package as a zip, the image, the files.

import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const SITE = "/lib/python3.14/site-packages";
const LIBRARY = "python314.zip";
const [, , archive, image, files] = process.argv;

/** Run Python; without this, Node would print the whole source of Pyodide before an error. */
function run(python, program) {
  try {
    python.runPython(program);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** The files below a folder of a virtual file system, with their paths. */
function* tree(fs, folder) {
  for (const name of fs.readdir(folder).sort()) {
    const path = `${folder}/${name}`;
    if (name === "." || name === "..") continue;
    else if (fs.isDir(fs.stat(path).mode)) yield* tree(fs, path);
    else yield [path, fs.readFile(path)];
  }
}

const sources = await loadPyodide();
sources.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: SITE });
// Modules that Python has already compiled are not compiled again.
run(sources, "import sys; sys.dont_write_bytecode = False");
run(sources, "from vindima.browser.image import sort_files; sort_files('/image', '/rest')");

// The files that browsers get beside the image: a line of JSON with the paths and lengths, then the contents.
const rest = [...tree(sources.FS, "/rest")];
const head = JSON.stringify(rest.map(([path, data]) => [path.slice("/rest".length), data.length]));
writeFileSync(files, gzipSync(Buffer.concat([Buffer.from(`${head}\n`), ...rest.map(([, data]) => data)]), { level: 9 }));

const library = join(tmpdir(), LIBRARY);
writeFileSync(library, sources.FS.readFile(`/image/${LIBRARY}`));
const python = await loadPyodide({ _makeSnapshot: true, stdLibURL: library });
for (const [path, data] of tree(sources.FS, "/image/lib")) {
  const target = path.slice("/image".length);
  python.FS.mkdirTree(target.slice(0, target.lastIndexOf("/")));
  python.FS.writeFile(target, data);
}
run(python, "from vindima.browser.warm import warm_up; warm_up()");
// Level 9 would take five times as long to save one percent.
writeFileSync(image, gzipSync(python.makeMemorySnapshot(), { level: 7 }));
