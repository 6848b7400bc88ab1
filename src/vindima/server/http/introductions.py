"""Endpoints below /api/introductions: the tour of the board before the first lesson of each game."""

from __future__ import annotations

import asyncio

from vindima import learn
from vindima.core import contract
from vindima.core.explain import BadData
from vindima.server.database import rows
from vindima.server.database.store import Store
from vindima.server.http.asking import Asking, TheStore, Welcome
from vindima.server.http.lessons import table_of
from vindima.server.http.schema import Router
from vindima.server.tables import wire
from vindima.server.tables.problems import Problem
from vindima.server.tables.seats import Browser

__all__ = ["router"]

router = Router(prefix="/api/introductions")


@router.get("")
async def introductions(store: TheStore, browser: Asking) -> list[wire.IntroductionLine]:
    """The games, and whether the browser has seen their introductions."""
    seen = await seen_by(store, browser)
    return [{"game": game, "seen": game in seen} for game in contract.known()]


@router.get("/{game}")
async def introduction(store: TheStore, browser: Asking, game: str) -> wire.Introduction:
    """The introduction to a game, always from its beginning."""
    found = found_introduction(game)
    table = await asyncio.to_thread(table_of, found.lesson.record())
    return {
        "game": game,
        "seen": game in await seen_by(store, browser),
        "seat": found.seat,
        "stops": [
            {"title": stop.title.to_dict(), "text": stop.text.to_dict(), "spots": list(stop.spots)}
            for stop in found.stops
        ],
        "next": learn.lessons(game)[0].id,
        "state": table.state(found.seat),
    }


@router.post("/{game}")
async def see(store: TheStore, browser: Welcome, game: str) -> wire.IntroductionLine:
    """Note that the browser has seen the introduction to its end."""
    found_introduction(game)
    await store.write(lambda c: rows.keep_lesson(c, browser.id, game, learn.INTRODUCTION, [], 0, True))
    return {"game": game, "seen": True}


async def seen_by(store: Store, browser: Browser | None) -> set[str]:
    """The games whose introductions a browser has seen."""
    known = {} if browser is None else await store.read(lambda c: rows.lessons_of(c, browser.id))
    return {game for (game, lesson), (_, done) in known.items() if lesson == learn.INTRODUCTION and done}


def found_introduction(game: str) -> learn.Introduction:
    try:
        return learn.introduction(game)
    except BadData as error:
        raise Problem("no-page", str(error)) from error
