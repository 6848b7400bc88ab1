"""Endpoints below /api/daily: the deals of the day, attempts at them, and comparisons."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from vindima.server.desk import daily as desk
from vindima.server.http.requests.asking import Asking, TheHouse, TheStore, Welcome, name_of
from vindima.server.http.schema import Encoded, Router
from vindima.server.tables.common.problems import Problem
from vindima.server.wire import daily as wire_daily
from vindima.server.wire import table as wire

__all__ = ["router"]

router = Router(prefix="/api/daily")


@router.get("")
async def daily(
    house: TheHouse, browser: Asking, day: Annotated[str | None, Query(max_length=10)] = None
) -> wire_daily.Daily:
    """The deals of a day, and the browser's attempts at them; without a day, today's deals."""
    return await desk.daily(house, browser, day)


@router.post("/{day}/{game}/{kind}")
async def begin(
    house: TheHouse, store: TheStore, browser: Welcome, day: str, game: str, kind: str
) -> wire.Opened:
    """Open the table of the browser's next attempt, or return the one in progress."""
    deal = desk.found_deal(day, game, kind)
    return {"id": await desk.begin(house, browser, deal, await name_of(store, browser))}


@router.get("/{day}/{game}/{kind}/{id}")
async def compare(
    house: TheHouse, browser: Asking, day: str, game: str, kind: str, id: str
) -> Encoded[wire_daily.Comparison]:
    """The browser's first attempt beside another game with the same deal; refused until the attempt ends."""
    if browser is None:
        raise Problem("daily-hidden", "other people's games are hidden until you have played the deal")
    return Encoded.of(await desk.compare(house, browser, desk.found_deal(day, game, kind), id))
