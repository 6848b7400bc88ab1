"""Everything that a visitor of the site can do, without a connection after the first visit."""

from __future__ import annotations

import random
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Playwright

from benchmarks.offline.visitor import Desk, Visitor, profile
from tests.browser.chromium import Host
from tests.browser.static import CLEAR, DENY, Counted, carrying, counted, denied, room
from vindima import learn

__all__ = ["tour"]

BOTS: Final = 3
GOLDEN: Final = Path(__file__).parents[2] / "tests" / "golden" / "vinhos" / "2-players.jsonl"
SMALL: Final = 2_000
"""A quota in bytes that no game fits into."""
Stop = tuple[str, Callable[[], object]]


def tour(playwright: Playwright, host: Counted) -> Iterator[dict[str, Any]]:
    """Try everything, whole games last; an error names what does not work."""
    for stops in (keeping, troubles, updating, serving, playing):
        with tempfile.TemporaryDirectory() as folder:
            for what, stop in stops(playwright, host, Path(folder)):
                start = time.perf_counter()
                stop()
                yield {"what": what, "works": True, "seconds": round(time.perf_counter() - start, 1)}


def arrived(context: BrowserContext, language: str = "en") -> Visitor:
    """A visitor who has seen the lobby once, and has no connection any more."""
    visitor = Visitor(context, language)
    visitor.page.goto("/")
    visitor.kept()
    return visitor


def playing(playwright: Playwright, host: Counted, folder: Path) -> Iterator[Stop]:
    """Games of all kinds, in two languages."""
    for language, game in (("en", "vinhos"), ("fr", "viticulture")):
        with profile(playwright, folder / language, host.address, language) as context:
            visitor = arrived(context, language)
            yield f"a whole game of {game} ({language})", partial(whole, visitor, host, game, BOTS)
            yield "its review", partial(visitor.heading, "web-review-turning")
            yield f"a lesson of {game} ({language})", partial(lesson, visitor, game)
            if game == "viticulture":
                yield "a solo game against the Automa", partial(whole, visitor, host, game, 0)
                yield "a game of the campaign", partial(campaign, visitor)
            assert visitor.complaints == [], visitor.complaints


def whole(visitor: Visitor, host: Counted, game: str, bots: int) -> None:
    """A game to its end, with a reload in the middle of a turn."""
    desk = Desk(visitor.context, host.site)
    table = desk.open(game, bots)
    desk.close()
    visitor.table_page(table)
    visitor.answers(random.Random(1), most=5)
    before, log = visitor.asked(), visitor.log(0)
    visitor.page.reload()
    assert visitor.asked() == before
    assert visitor.log(0) == log
    visitor.answers(random.Random(2))


def lesson(visitor: Visitor, game: str) -> None:
    """The first lesson, to its end."""
    first = learn.lessons(game)[0]
    visitor.page.goto(f"/?/learn/{game}/{first.id}")
    session = first.start()
    while not session.done:
        visitor.asked()
        position = session.play.position
        helpful = session.helpful[0]
        visitor.choice([position.token(code) for code in position.legal].index(helpful)).click()
        session.answer(helpful)
        visitor.page.locator(f"progress[value='{session.number}']").wait_for()


def campaign(visitor: Visitor) -> None:
    """The first game of a campaign, to its end."""
    visitor.page.goto("/?/campaign")
    visitor.button(visitor.say("web-campaign-begin")).click()
    visitor.button(visitor.say("web-campaign-play")).click()
    visitor.page.wait_for_url("**/table/*")
    visitor.answers(random.Random(3))


def keeping(playwright: Playwright, host: Counted, folder: Path) -> Iterator[Stop]:
    """Two tabs, links that contain a game, games in a file."""
    with profile(playwright, folder / "profile", host.address) as context:
        visitor = arrived(context)
        yield "two tabs play one game", partial(two_tabs, visitor, host)
        yield "a link that carries a game", partial(linked, visitor)
        file = folder / "games.json"
        yield "games in a file", partial(saved, visitor, file)
        yield "games that the browser has deleted, brought back", partial(brought, visitor, file)
        assert visitor.complaints == [], visitor.complaints


def two_tabs(visitor: Visitor, host: Counted) -> None:
    desk = Desk(visitor.context, host.site)
    table = desk.open("viticulture", 1, seed=1)
    visitor.table_page(table)
    before = visitor.asked()
    state = desk.ask("GET", f"/tables/{table}/state?seat=0")
    body = {"seat": 0, "revision": state["revision"], "key": "other", "token": state["answers"][0]["token"]}
    desk.ask("POST", f"/tables/{table}/answers", body)
    visitor.page.wait_for_function(
        "(count) => document.querySelectorAll('.log .turn.seat-0 button:not(.event)').length > count",
        arg=0,
    )
    assert visitor.asked() != before or len(visitor.log(0)) > 0
    visitor.answers(random.Random(4), most=3)
    desk.close()


def linked(visitor: Visitor) -> None:
    lines = GOLDEN.read_text("utf-8").splitlines(keepends=True)
    visitor.page.goto(f"/?/open#{carrying(''.join(lines[:40]))}")
    visitor.page.wait_for_url("**/table/*")
    visitor.asked()


def saved(visitor: Visitor, file: Path) -> None:
    visitor.page.goto("/?/")
    with visitor.page.expect_download() as download:
        visitor.link(visitor.say("web-kept-save")).click()
    download.value.save_as(file)


def brought(visitor: Visitor, file: Path) -> None:
    visitor.page.evaluate(CLEAR)
    visitor.page.reload()
    visitor.sees(visitor.say("web-kept-cleared"))
    visitor.page.locator("label input[type=file][accept='.json']").set_input_files(file)
    visitor.sees(visitor.say("web-kept-brought", games=2))
    visitor.page.reload()
    visitor.page.locator("a[href*='/table/']").first.click()
    visitor.asked()


def troubles(playwright: Playwright, host: Counted, folder: Path) -> Iterator[Stop]:
    """A browser that stores nothing, or that has no space left."""
    with profile(playwright, folder / "denied", host.address) as context:
        context.add_init_script(DENY)
        context.route("**/assets/worker-*.js", denied)
        visitor = Visitor(context)
        visitor.page.goto("/")
        message = visitor.say("web-error-storage-denied")
        yield "a browser that keeps nothing says so", partial(visitor.sees, message)
    with profile(playwright, folder / "full", host.address) as context:
        visitor = Visitor(context)
        visitor.page.goto("/")
        visitor.button(visitor.say("web-play-now")).first.wait_for()
        room(visitor.page, SMALL)
        yield "a browser without room says so", partial(full, visitor)


def full(visitor: Visitor) -> None:
    visitor.play_now()
    visitor.sees(visitor.say("web-error-storage-full"))


def updating(playwright: Playwright, host: Counted, folder: Path) -> Iterator[Stop]:
    """A new version: offered in the lobby, never during a game."""
    site = folder / "site"
    shutil.copytree(host.site, site)
    with counted(site) as own, profile(playwright, folder / "profile", own.address) as context:
        visitor = Visitor(context)
        visitor.play_now()
        visitor.asked()
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        yield "a new version waits until the game is left", partial(waits, visitor, site)
        yield "the lobby offers it, and games go on", partial(taken, visitor)
        assert visitor.complaints == [], visitor.complaints


def waits(visitor: Visitor, site: Path) -> None:
    program = site / "worker.js"
    renamed = re.sub(r'VERSION = "\w+"', 'VERSION = "another"', program.read_text("utf-8"))
    program.write_text(renamed, "utf-8")
    visitor.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    visitor.page.wait_for_function(
        "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)", polling=500
    )
    visitor.asked()
    visitor.page.reload()
    visitor.asked()
    assert visitor.opener("update").count() == 0
    assert "vindima-another" in visitor.page.evaluate("caches.keys()")


def taken(visitor: Visitor) -> None:
    table = visitor.page.url
    visitor.page.goto("/?/")
    with visitor.page.expect_navigation():
        visitor.opener("update").click()
    visitor.button(visitor.say("web-play-now")).first.wait_for()
    assert visitor.page.evaluate("caches.keys()") == ["vindima-another"]
    visitor.page.goto(table)
    visitor.answers(random.Random(5), most=2)


def serving(playwright: Playwright, host: Counted, folder: Path) -> Iterator[Stop]:
    """The same site below a server."""
    server = Host(str(folder / "tables.db"), "--site", str(host.site))
    try:
        with profile(playwright, folder / "profile", server.address) as context:
            visitor = Visitor(context)
            yield "a server offers the site below /offline/", partial(served, visitor)
    finally:
        server.stop()


def served(visitor: Visitor) -> None:
    visitor.page.goto("/offline/")
    visitor.button(visitor.say("web-play-now")).first.click()
    visitor.asked()
    visitor.kept()
    visitor.page.reload()
    visitor.answers(random.Random(6), most=2)
