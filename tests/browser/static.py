"""The site as any web server offers it, and its engine, run for what a test asks."""

from __future__ import annotations

import base64
import os
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Route

from tests.offline import played
from vindima.browser.worker import sealed, unpacked

ASK: Final = """async ([program, engine, tasks]) => {
  const absolute = (path) => new URL(path, document.baseURI).href;
  const worker = new Worker(absolute(program), { type: "module" });
  worker.postMessage({ engine: absolute(engine), parts: null });
  const results = [];
  for (const [number, task] of tasks.entries())
    results.push(await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.error) reject(new Error(data.error));
        else if (data.number === number) resolve(data.result);
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ number, task });
    }));
  worker.terminate();
  return results;
}"""
"""Starts a worker in which bots think, and gives it tasks."""
LEARN: Final = """import sys, types
sys.modules[name] = types.ModuleType(name)
exec(text, sys.modules[name].__dict__)"""
"""Makes a module of its text, in Python."""
DENY: Final = "indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };"
"""A browser that keeps nothing."""
CLEAR: Final = """async () => {
  for (const { name } of await indexedDB.databases())
    await new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done));
}"""
"""A browser that deletes what it has kept."""

DAMAGE: Final = """(table) => new Promise((done) => {
  indexedDB.open("vindima").onsuccess = ({ target: { result } }) => {
    const change = result.transaction("documents", "readwrite");
    change.objectStore("documents").put({ key: `log/${table}`, version: 1, text: "{" });
    change.oncomplete = () => (result.close(), done());
  };
})"""
"""A browser that has damaged the log of a table."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class Counted:
    """A host of the site that counts the bytes it sends."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self.address = ""
        self.sent = 0


@contextmanager
def counted(site: Path) -> Iterator[Counted]:
    """A host of the site, as `python -m http.server` is."""
    host = Counted(site)

    class Counting(Quiet):
        def copyfile(self, source: Any, outputfile: Any) -> None:
            host.sent += os.fstat(source.fileno()).st_size
            super().copyfile(source, outputfile)

    with offered(site, Counting) as host.address:
        yield host


@contextmanager
def offered(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """The address at which the files of a folder are offered."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def in_browser(page: Page, site: Path, *wanted: tuple[str, str]) -> list[str]:
    """What functions of `played` return for texts, in the engine of a browser that shows the site."""
    (program,) = (site / "assets").glob("thinker-*.js")
    (engine,) = (site / "engine").iterdir()
    source = Path(played.__file__).read_text("utf-8")
    tasks = [sealed((exec, (LEARN, {"name": "played", "text": source})))]
    for function, text in wanted:
        tasks.append(sealed((eval, (f"__import__('played').{function}(text)", {"text": text}))))
    results = page.evaluate(ASK, [f"assets/{program.name}", f"engine/{engine.name}/", tasks])
    return [unpacked(result) for result in results[1:]]


def denied(route: Route) -> None:
    """The worker, which scripts of a context do not reach, is denied everything too."""
    response = route.fetch()
    route.fulfill(response=response, body=DENY + response.text())


def room(page: Page, size: int | None) -> None:
    """Let the browser keep so many bytes of the page's host; None: as many as it likes."""
    wanted = {"origin": page.evaluate("location.origin"), **({} if size is None else {"quotaSize": size})}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", wanted)


def carrying(record: str) -> str:
    """The part of an address that carries a record, as `lib/carry.ts` packs it."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(record.encode()) + packer.flush()
    return "r1." + base64.urlsafe_b64encode(packed).rstrip(b"=").decode()
