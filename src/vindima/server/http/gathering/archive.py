"""Endpoints of the archive, and for hiding, ending and deleting tables."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from fastapi import Query as InQuery

from vindima.server.database.play import archive as archives
from vindima.server.http.requests.asking import Asking, TheHouse, TheLive, TheStore, Welcome
from vindima.server.http.requests.bodies import EndBody, HideBody
from vindima.server.http.schema import Router
from vindima.server.tables import ending
from vindima.server.tables.common.archive import Query
from vindima.server.tables.common.names import clean
from vindima.server.wire import meeting as wire_meeting
from vindima.server.wire import table as wire

__all__ = ["router"]

router = Router(prefix="/api")

Words = Annotated[str, InQuery(max_length=80)]
Result = Literal["", "won", "lost", "ended", "watched"]


@router.get("/archive")
async def archive(
    store: TheStore,
    browser: Asking,
    game: Annotated[str, InQuery(max_length=40)] = "",
    opponent: Words = "",
    result: Result = "",
    after: date | None = None,
    until: date | None = None,
    text: Words = "",
    hidden: bool = False,
    page: Annotated[int, InQuery(ge=1, le=10_000)] = 1,
) -> wire_meeting.Archive:
    """The browser's finished games that match the filters, newest first; or its hidden tables."""
    if browser is None:
        return {"lines": [], "count": 0, "page": 1, "pages": 1}
    query = Query(game, clean(opponent), result, after, until, clean(text), hidden)
    return await store.read(lambda connection: archives.archive(connection, browser.id, query, page))


@router.put("/tables/{id}/hidden")
async def hide(house: TheHouse, live: TheLive, browser: Welcome, wanted: HideBody) -> wire_meeting.Hidden:
    """Hide a table from this browser's lists, or show it again."""
    await ending.hide(house, live, browser, wanted.hidden)
    return {"hidden": wanted.hidden}


@router.post("/tables/{id}/end")
async def end(house: TheHouse, live: TheLive, browser: Welcome, wanted: EndBody) -> wire.Table:
    """Ask the others to end a game early, agree to that, or refuse."""
    live.reader(browser, None)
    await ending.end(house, live, browser, wanted.agree)
    return live.face(browser)


@router.delete("/tables/{id}")
async def remove(house: TheHouse, live: TheLive, browser: Welcome) -> wire_meeting.Removed:
    """Delete a table. Others who played there keep a finished game."""
    return {"kept": await ending.remove(house, live, browser)}
