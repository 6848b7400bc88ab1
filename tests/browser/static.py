"""The static site on a simple web server, and its engine, which runs functions for a test."""

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
"""Starts the worker in which bots think and gives it tasks."""
LEARN: Final = """import sys, types
sys.modules[name] = types.ModuleType(name)
exec(text, sys.modules[name].__dict__)"""
"""Python code that creates a module from its source."""
DENY: Final = "indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };"
"""Makes the browser refuse to store anything."""
CLEAR: Final = """async () => {
  for (const { name } of await indexedDB.databases())
    await new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done));
}"""
"""Makes the browser delete what it has stored."""

DAMAGE: Final = """(table) => new Promise((done) => {
  indexedDB.open("vindima").onsuccess = ({ target: { result } }) => {
    const change = result.transaction("documents", "readwrite");
    change.objectStore("documents").put({ key: `log/${table}`, version: 1, text: "{" });
    change.oncomplete = () => (result.close(), done());
  };
})"""
"""Damages the stored log of a table."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class Counted:
    """A server of the site that counts the bytes it sends."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self.address = ""
        self.sent = 0


@contextmanager
def counted(site: Path) -> Iterator[Counted]:
    """Serve the site, as `python -m http.server` does, and count the bytes."""
    host = Counted(site)

    class Counting(Quiet):
        def copyfile(self, source: Any, outputfile: Any) -> None:
            host.sent += os.fstat(source.fileno()).st_size
            super().copyfile(source, outputfile)

    with offered(site, Counting) as host.address:
        yield host


@contextmanager
def offered(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """Serve the files of a folder; gives the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def in_browser(page: Page, site: Path, *wanted: tuple[str, str]) -> list[str]:
    """The results of functions of `played` for texts, run by the engine in a browser that shows the site."""
    (program,) = (site / "assets").glob("thinker-*.js")
    (engine,) = (site / "engine").iterdir()
    source = Path(played.__file__).read_text("utf-8")
    tasks = [sealed((exec, (LEARN, {"name": "played", "text": source})))]
    for function, text in wanted:
        tasks.append(sealed((eval, (f"__import__('played').{function}(text)", {"text": text}))))
    results = page.evaluate(ASK, [f"assets/{program.name}", f"engine/{engine.name}/", tasks])
    return [unpacked(result) for result in results[1:]]


def denied(route: Route) -> None:
    """Deny storage to the worker too, which init scripts of a context do not reach."""
    response = route.fetch()
    route.fulfill(response=response, body=DENY + response.text())


def room(page: Page, size: int | None) -> None:
    """Limit the bytes that the browser stores for the page's origin; None removes the limit."""
    wanted = {"origin": page.evaluate("location.origin"), **({} if size is None else {"quotaSize": size})}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", wanted)


def carrying(record: str) -> str:
    """The part of an address that carries a record, as `lib/browser/carry.ts` packs it."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(record.encode()) + packer.flush()
    return "r1." + base64.urlsafe_b64encode(packed).rstrip(b"=").decode()
