/** A worker in which bots and advisers think: it receives a task and replies with its result. */

import * as arithmetic from "./arithmetic";
import { fetchParts, fetchWeights, startPython, type Parts } from "./engine";

/** To this worker: how it starts, and tasks. Without parts, it fetches its own. */
export type Thinking = { engine: string; parts: Parts | null } | { number: number; task: string };

/** From this worker: the result of a task, and whether the network of the task's game is available. */
export type Thought = { number: number; result?: string; error?: string } | { game: string; there: boolean };

const tell = (thought: Thought) => postMessage(thought);
let python: Promise<(task: string) => string>;

async function start(engine: string, given: Parts | null): Promise<(task: string) => string> {
  const parts = given ?? (await fetchParts(engine));
  const loaded = await startPython(engine, Promise.resolve(parts));
  // Python has its own copy of the image now. Pyodide would hold on to ours, which is as large: release its memory.
  structuredClone(null, { transfer: [parts.image.buffer, parts.files.buffer] });
  const { bring_networks: bringNetworks, do_task: doTask } = loaded.pyimport("vindima.browser.worker");
  bringNetworks?.((game: string) => {
    const weights = fetchWeights(engine, game);
    tell({ game, there: weights !== undefined });
    return weights;
  }, arithmetic);
  return doTask as (task: string) => string;
}

addEventListener("message", ({ data }: MessageEvent<Thinking>) => {
  if ("engine" in data) python = start(data.engine, data.parts);
  else
    void python
      .then((think) => tell({ number: data.number, result: think(data.task) }))
      .catch((error: unknown) => tell({ number: data.number, error: String(error) }));
});
