/** A worker in which bots and advisers think: it gets a task, and answers with its result. */

import { fetchParts, startPython, type Parts } from "./engine";

/** To this worker: how it starts, and tasks. Without parts it fetches its own. */
export type Thinking = { engine: string; parts: Parts | null } | { number: number; task: string };

let python: Promise<(task: string) => string>;

async function start(engine: string, given: Parts | null): Promise<(task: string) => string> {
  const parts = given ?? (await fetchParts(engine));
  const loaded = await startPython(engine, Promise.resolve(parts));
  // Python has its own copy of the image now. Pyodide would hold on to ours, which is as large: give its memory back.
  structuredClone(null, { transfer: [parts.image.buffer, parts.files.buffer] });
  return loaded.pyimport("vindima.browser.worker")["do_task"] as (task: string) => string;
}

addEventListener("message", ({ data }: MessageEvent<Thinking>) => {
  if ("engine" in data) python = start(data.engine, data.parts);
  else
    void python
      .then((think) => postMessage({ number: data.number, result: think(data.task) }))
      .catch((error: unknown) => postMessage({ number: data.number, error: String(error) }));
});
