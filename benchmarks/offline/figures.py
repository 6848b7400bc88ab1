"""The figures: start, whole games in the page, memory, and games that end the same way elsewhere."""

from __future__ import annotations

import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright

from benchmarks.offline.memory import Isolates
from benchmarks.offline.visitor import Desk, Visitor, cpu_seconds, memory, profile
from tests.browser.static import Counted, in_browser
from tests.offline import played

__all__ = ["digests", "games", "kept", "starts"]

Figures = Iterator[dict[str, Any]]
BOTS = 3
GAMES = ("vinhos", "viticulture")


def timed(what: str, begin: Callable[[], object], visitor: Visitor) -> dict[str, Any]:
    cpu, start = cpu_seconds(), time.perf_counter()
    begin()
    visitor.first_question()
    return {"what": what, "seconds": time.perf_counter() - start, "cpu_seconds": cpu_seconds() - cpu}


def starts(playwright: Playwright, host: Counted, rounds: int) -> Figures:
    """Time until the first question: first visit, visit after a restart, reload; medians and spread."""
    found: dict[str, list[dict[str, Any]]] = {}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            for figure in start(playwright, host, Path(folder)):
                found.setdefault(figure["what"], []).append(figure)
    for what, figures in found.items():
        names = [name for name in figures[0] if name != "what"]
        columns = {name: [round(figure[name], 2) for figure in figures] for name in names}
        medians = {name: statistics.median(column) for name, column in columns.items()}
        spread = {f"{name}_spread": [min(column), max(column)] for name, column in columns.items()}
        yield {"what": what, "rounds": rounds, **medians, **spread}


def start(playwright: Playwright, host: Counted, folder: Path) -> Figures:
    host.sent = 0
    with profile(playwright, folder, host.address) as context:
        visitor = Visitor(context)
        first = timed("first visit", visitor.play_now, visitor)
        first["bytes_until_question"] = host.sent
        visitor.kept()
        yield {**first, "bytes": host.sent}
    with profile(playwright, folder, host.address) as context:
        visitor = Visitor(context)
        yield timed("second visit", visitor.play_now, visitor)
        yield timed("reload", visitor.page.reload, visitor)


def games(playwright: Playwright, host: Counted) -> Figures:
    """Whole games in the page against medium bots, without a connection: long tasks of the main thread."""
    with (
        tempfile.TemporaryDirectory() as folder,
        profile(playwright, Path(folder), host.address, calm=False) as context,
    ):
        visitor = Visitor(context)
        visitor.page.goto("/")
        visitor.kept()
        for seed, game in enumerate(GAMES):
            desk = Desk(context, host.site)
            table = desk.open(game, BOTS)
            desk.close()
            visitor.table_page(table)
            visitor.first_question()
            visitor.page.evaluate("window.blocked = []")
            answers = visitor.answers(random.Random(seed))
            blocked = visitor.blocked()
            thinking = [time for time, waiting in blocked if waiting]
            yield {
                "what": "long tasks",
                "game": game,
                "answers": answers,
                "tasks": len(blocked),
                "worst_ms": max((time for time, _ in blocked), default=0),
                "over_100_ms": sum(time > 100 for time, _ in blocked),
                "while_a_bot_thinks": len(thinking),
                "worst_while_a_bot_thinks_ms": max(thinking, default=0),
                "over_100_ms_while_a_bot_thinks": sum(time > 100 for time in thinking),
            }


def kept(playwright: Playwright, host: Counted, count: int) -> Figures:
    """Memory in the lobby, and after each of many games in the same tab, whose page is never reloaded."""
    with tempfile.TemporaryDirectory() as folder, profile(playwright, Path(folder), host.address) as context:
        desk = Desk(context, host.site)
        tables = [desk.open(GAMES[number % 2], BOTS) for number in range(count)]
        desk.close()
        visitor = Visitor(context)
        isolates = Isolates(visitor.page)
        visitor.page.goto("/")
        visitor.button(visitor.say("web-play-now")).first.wait_for()
        yield remembered(0, 0, isolates)
        for number, table in enumerate(tables, 1):
            visitor.page.locator("a[href*='/table/']").first.wait_for()
            link = visitor.page.locator(f"a[href*='/table/{table}']")
            if not link.count():
                visitor.page.get_by_role("button", name="Show all").click()
            link.click()
            answers = visitor.answers(random.Random(number))
            yield remembered(number, answers, isolates)
            visitor.link(visitor.say("web-lobby")).first.click()


def remembered(games: int, answers: int, isolates: Isolates) -> dict[str, Any]:
    sizes = isolates.measure()
    pages, browser = memory()
    figure = {"what": "memory", "games": games, "answers": answers, **sizes}
    return {**figure, "page_processes_mb": pages, "browser_mb": browser}


def digests(playwright: Playwright, host: Counted, count: int) -> Figures:
    """Games that bots play here and in the browser: the records and their ends must be the same."""
    wanted = [(GAMES[seed % 2], 2 + seed % 3, seed) for seed in range(count)]
    here = [played.play(json.dumps([game])) for game in wanted]
    records = [json.dumps([json.loads(game)[0][0]]) for game in here]
    with tempfile.TemporaryDirectory() as folder, profile(playwright, Path(folder), host.address) as context:
        page = context.pages[0]
        page.goto("/")
        tasks = [("play", json.dumps([game])) for game in wanted] + [("replay", record) for record in records]
        there = in_browser(page, host.site, *tasks)
    replayed = [played.replay(json.dumps([json.loads(game)[0][0]])) for game in there[:count]]
    ends = [json.dumps([json.loads(game)[0][1]]) for game in here]
    yield {
        "what": "digests",
        "games": count,
        "same_games": sum(a == b for a, b in zip(here, there, strict=False)),
        "browser_games_replayed_here": sum(a == b for a, b in zip(replayed, ends, strict=True)),
        "our_games_replayed_in_the_browser": sum(a == b for a, b in zip(there[count:], ends, strict=True)),
    }
