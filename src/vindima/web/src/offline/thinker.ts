/** A worker in which bots and advisers think: it gets a task, and answers with its result. */

import { startPython } from "./engine";

let python: Promise<(task: string) => string>;

addEventListener("message", ({ data }: MessageEvent<{ engine: string } | { number: number; task: string }>) => {
  if ("engine" in data)
    python = startPython(data.engine).then((loaded) => loaded.pyimport("vindima.browser.worker")["do_task"] as never);
  else
    void python
      .then((think) => postMessage({ number: data.number, result: think(data.task) }))
      .catch((error: unknown) => postMessage({ number: data.number, error: String(error) }));
});
