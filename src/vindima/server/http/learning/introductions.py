"""Endpoints below /api/introductions: the tour of the board before the first lesson of each game."""

from __future__ import annotations

import asyncio

from vindima import learn
from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.desk.lessons import Progress, found_introduction, introduction_lines, introduction_state
from vindima.server.http.requests.asking import Asking, TheStore, Welcome
from vindima.server.http.schema import Router
from vindima.server.tables.game.seats import Browser
from vindima.server.wire import learning as wire_learning

__all__ = ["router"]

router = Router(prefix="/api/introductions")


@router.get("")
async def introductions(store: TheStore, browser: Asking) -> list[wire_learning.IntroductionLine]:
    """The games, and whether the browser has seen their introductions."""
    return introduction_lines(await progress_of(store, browser))


@router.get("/{game}")
async def introduction(store: TheStore, browser: Asking, game: str) -> wire_learning.Introduction:
    """The introduction to a game, always from its beginning."""
    return await asyncio.to_thread(introduction_state, game, await progress_of(store, browser))


@router.post("/{game}")
async def see(store: TheStore, browser: Welcome, game: str) -> wire_learning.IntroductionLine:
    """Record that the browser has seen the introduction to its end."""
    found_introduction(game)
    await store.write(lambda c: rows.keep_lesson(c, browser.id, game, learn.INTRODUCTION, [], 0, True))
    return {"game": game, "seen": True}


async def progress_of(store: Store, browser: Browser | None) -> Progress:
    return {} if browser is None else await store.read(lambda c: rows.lessons_of(c, browser.id))
