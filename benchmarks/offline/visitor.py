"""A person who visits the site: a browser with its own profile, and the resources it uses."""

from __future__ import annotations

import json
import os
import random
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, Playwright

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.conftest import PLAIN
from tests.browser.person import Person
from vindima.locale import REGIONS, Text

__all__ = ["Desk", "Visitor", "cpu_seconds", "memory", "profile"]

PATIENCE: Final = 120_000
"""Milliseconds that any action may take on a busy machine."""
WATCH: Final = """() => {
  window.blocked = [];
  const waiting = () => !document.querySelector(".answers button");
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked.push([Math.round(duration), waiting()]);
  }).observe({ type: "longtask", buffered: true });
}"""
"""Records every long task of the page, and whether a bot was thinking then."""
GIVE: Final = "(place) => document.querySelectorAll('.answers button')[place]?.click()"
OPEN: Final = """([program, engine]) => {
  const absolute = (path) => new URL(path, location.origin).href;
  const worker = new Worker(absolute(program), { type: "module" });
  const waiting = new Map();
  let number = 0;
  worker.onmessage = ({ data }) => {
    waiting.get(data.number)?.(data.reply ?? "");
    waiting.delete(data.number);
  };
  worker.postMessage({ kind: "start", engine: absolute(engine) });
  window.ask = (method, path, body) =>
    new Promise((resolve) => {
      waiting.set(++number, resolve);
      worker.postMessage({ kind: "ask", number, method, path, body: JSON.stringify(body) });
    });
}"""


@contextmanager
def profile(
    playwright: Playwright, folder: Path, address: str, language: str = "en", *, calm: bool = True
) -> Iterator[BrowserContext]:
    """A fresh browser with the profile in a folder; a calm one shows no motion."""
    context = playwright.chromium.launch_persistent_context(
        folder,
        executable_path=chromium(),
        args=ARGUMENTS,
        base_url=address,
        locale=REGIONS.get(language, language),
        viewport={"width": 1366, "height": 660},
        accept_downloads=True,
        reduced_motion="reduce" if calm else None,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"({WATCH})()")
    if calm:
        context.add_init_script(PLAIN)
    try:
        yield context
    finally:
        context.close()


class Visitor(Person):
    """A person at the site."""

    def __init__(self, context: BrowserContext, language: str = "en") -> None:
        super().__init__(context, text=Text(language))

    def first_question(self) -> None:
        """Wait until a question can be answered."""
        self.asked()

    def play_now(self) -> None:
        """Open the page and a table, with as few clicks as possible."""
        self.page.goto("/")
        self.button(self.say("web-play-now")).first.click()

    def table_page(self, table: str) -> None:
        self.page.goto(f"/?/table/{table}")

    def kept(self) -> None:
        """Wait until the browser has cached all files, then go offline."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        self.context.set_offline(True)

    def answers(self, chance: random.Random, most: int = 10_000) -> int:
        """Answer at random until the game is over or often enough; returns the number of answers."""
        count = 0
        while count < most and (found := self.situation())["what"] != "over":
            if found["what"] != "answer":
                self.go_on(found["what"])
                continue
            self.page.evaluate(GIVE, chance.randrange(len(found["answers"])))
            count += 1
        return count

    def blocked(self) -> list[tuple[int, bool]]:
        """Milliseconds of each long task since the page was loaded, and whether a bot was thinking."""
        found: list[tuple[int, bool]] = self.page.evaluate("window.blocked")
        return found


class Desk:
    """A second tab without a page of its own, which sends its engine the requests of the pages."""

    def __init__(self, context: BrowserContext, site: Path) -> None:
        (program,) = (site / "assets").glob("worker-*.js")
        (engine,) = (site / "engine").iterdir()
        self.page: Page = context.new_page()
        self.page.goto("/rules/vinhos-en.json")
        self.page.evaluate(OPEN, [f"assets/{program.name}", f"engine/{engine.name}/"])

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        reply: str = self.page.evaluate("(order) => window.ask(...order)", [method, path, body])
        head, _, text = reply.partition("\n")
        assert json.loads(head)[0] == 200, reply
        return json.loads(text)

    def open(self, game: str, bots: int, **more: Any) -> str:
        """A new table of one person against medium bots; its id."""
        rivals = [{"kind": "bot", "bot": "medium"}] * bots
        seats = [{"kind": "person", "mine": True}, *rivals]
        return str(
            self.ask("POST", "/tables", {"game": game, "seats": seats, "confirm": False, **more})["id"]
        )

    def play(self, table: str, chance: random.Random) -> int:
        """Answer at random until a game is over; returns the number of answers."""
        count = 0
        while not (state := self.ask("GET", f"/tables/{table}/state?seat=0"))["view"]["over"]:
            if not state["answers"]:
                self.page.wait_for_timeout(20)
                continue
            token = chance.choice(state["answers"])["token"]
            body = {"seat": 0, "revision": state["revision"], "key": f"k{count}", "token": token}
            self.ask("POST", f"/tables/{table}/answers", body)
            count += 1
        return count

    def close(self) -> None:
        self.page.close()


# What it costs


def processes() -> Iterator[tuple[int, list[str]]]:
    """The processes of the browsers that this process has started, and their lines in /proc."""
    children, stats = defaultdict(list), {}
    for entry in Path("/proc").iterdir():
        try:
            text = (entry / "stat").read_text() if entry.name.isdigit() else ""
        except OSError:
            continue
        if text:
            name, _, rest = text.partition("(")[2].rpartition(")")
            stats[int(entry.name)] = [name, *rest.split()]
            children[int(rest.split()[1])].append(int(entry.name))
    waiting = [os.getpid()]
    while waiting:
        number = waiting.pop()
        waiting += children[number]
        if number in stats and ("chrom" in stats[number][0] or "headless" in stats[number][0]):
            yield number, stats[number]


def cpu_seconds() -> float:
    """CPU seconds of the browsers so far, including processes that have ended."""
    ticks = sum(sum(map(int, stat[12:16])) for _, stat in processes())
    return ticks / os.sysconf("SC_CLK_TCK")


def memory() -> tuple[int, int]:
    """The memory of the pages and of the whole browser, in MB, where shared memory counts proportionally."""
    pages = total = 0
    for number, _ in processes():
        try:
            lines = Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
            page = "--type=renderer" in Path(f"/proc/{number}/cmdline").read_text()
        except OSError:
            continue
        size = sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) // 1024
        total += size
        pages += size if page else 0
    return pages, total
