"""`python benchmarks/lobby.py`: a lobby with many open tables, and what its listeners cost the players.

Measures, with 1,000 open tables: the first paint in chromium and the bytes until then; the events that
listeners receive per second while tables come and go; and the answers per second at many tables, with
listeners and without, alternating in one run so that the load of the machine cancels out. One line of JSON.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.browser.chromium import started
from tests.server.served import ME, Browser, EventStream, Running, eventually, served

OPEN: Final = {"kind": "open"}
EACH: Final = 10
"""Open tables per host: the maximum for one browser."""
PAINT: Final = """() => ({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  bytes: performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
    .reduce((sum, { transferSize }) => sum + transferSize, 0),
})"""


def open_tables(running: Running, count: int) -> list[Browser]:
    """The hosts of that many open tables."""
    hosts = []
    for number in range(-(-count // EACH)):
        host = Browser(running.address)
        hosts.append(host)
        host.ask("PUT", "/me", {"name": f"Host {number}"})
        for _ in range(min(EACH, count - EACH * number)):
            host.opens([ME, OPEN], shared=True, listing={"open": True})
    return hosts


def first_paint(running: Running) -> dict[str, Any]:
    """Milliseconds until the first page is painted and until its open tables appear, and the bytes."""
    with started() as browser:
        page = browser.new_page(base_url=running.address)
        begin = time.perf_counter()
        page.goto("/")
        page.locator("[data-offers=open] li").first.wait_for()
        listed = time.perf_counter() - begin
        found = page.evaluate(PAINT)
    return {
        "first paint ms": round(found["paint"]),
        "tables listed ms": round(1000 * listed),
        "bytes": found["bytes"],
    }


@contextmanager
def listening(running: Running, count: int) -> Iterator[list[EventStream]]:
    """Listeners in the lobby, each a browser of its own."""
    browsers = [Browser(running.address) for _ in range(count)]
    streams = []
    try:
        for number, browser in enumerate(browsers):
            browser.ask("PUT", "/me", {"name": f"Guest {number}"})
            streams.append(
                EventStream(browser, None, mark=browser.get("/offers", params={"most": 1})["mark"])
            )
        yield streams
    finally:
        for one in streams:
            one.close()
        for browser in browsers:
            browser.close()


def events(running: Running, hosts: list[Browser], listeners: int, changes: int) -> dict[str, Any]:
    """The events that listeners receive while tables are closed and opened again."""
    tables = [(host, line["id"]) for host in hosts for line in host.get("/tables")][:changes]
    with listening(running, listeners) as streams:
        begin = time.perf_counter()
        for host, table in tables:
            host.ask("PUT", f"/tables/{table}/listing", {"open": False})
            host.ask("PUT", f"/tables/{table}/listing", {"open": True})
        last = tables[-1][1]
        eventually(lambda: all(any(last in text for text in one.texts) for one in streams))
        seconds = time.perf_counter() - begin
        time.sleep(1.0)
        sent = sum(len(one.events) for one in streams)
        size = sum(len(text) for one in streams for text in one.texts)
    return {
        "listeners": listeners,
        "changes per second": round(2 * len(tables) / seconds),
        "events per second": round(sent / seconds),
        "bytes per listener": round(size / listeners),
    }


class Player:
    """A person who plays both seats of a table."""

    def __init__(self, running: Running) -> None:
        self.browser = Browser(running.address)
        self.table = self.browser.opens([ME, ME], listing={"public": True})
        self.answered = 0

    def play(self, until: float) -> None:
        while time.perf_counter() < until:
            for seat in (0, 1):
                state = self.browser.state(self.table, seat=seat)
                if state["answers"]:
                    self.browser.answers(self.table, state)
                    self.answered += 1


def rate(players: list[Player], seconds: float) -> float:
    """Answers per second at all tables."""
    before = sum(player.answered for player in players)
    until = time.perf_counter() + seconds
    with ThreadPoolExecutor(len(players)) as pool:
        list(pool.map(lambda player: player.play(until), players))
    return (sum(player.answered for player in players) - before) / seconds


def answers(running: Running, tables: int, listeners: int, rounds: int, seconds: float) -> dict[str, Any]:
    """Answers per second at public tables without and with listeners, alternating."""
    players = [Player(running) for _ in range(tables)]
    rate(players, seconds)
    alone, heard = [], []
    for _ in range(rounds):
        alone.append(rate(players, seconds))
        with listening(running, listeners):
            heard.append(rate(players, seconds))
    ratios = [with_ears / without for with_ears, without in zip(heard, alone, strict=True)]
    return {
        "tables": tables,
        "answers per second": round(median(alone)),
        "with listeners": round(median(heard)),
        "ratio": round(median(ratios), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--open", type=int, default=1000, help="open tables")
    parser.add_argument("--tables", type=int, default=100, help="tables at which people answer")
    parser.add_argument("--listeners", type=int, default=50)
    parser.add_argument("--changes", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each round lasts")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "tables.db") as running:
        hosts = open_tables(running, given.open)
        found = {"open tables": given.open, "lobby": first_paint(running)}
        found["events"] = events(running, hosts, given.listeners, given.changes)
        found["answers"] = answers(running, given.tables, given.listeners, given.rounds, given.seconds)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
