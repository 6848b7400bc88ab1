"""The paths below /api/tables/ID: what a browser may see of a table, and what it may do there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.sse import EventSourceResponse

from vindima.server import rows
from vindima.server.accounts import Browser
from vindima.server.advice import Advice, Depth
from vindima.server.api import Asking, TheHouse, Welcome
from vindima.server.bodies import Answer, Chat, Confirm, Hints, SeatAction, Undo
from vindima.server.events import Listener
from vindima.server.house import House, chat_line
from vindima.server.live import Live, packed
from vindima.server.problems import Problem
from vindima.server.review import Reviews
from vindima.server.seating import change_hints, change_seat
from vindima.server.table import Reader

__all__ = ["router"]

router = APIRouter(prefix="/api/tables/{id}")

CHAT: Final = 200
"""So many lines of chat are given at once."""
LAST: Final = 2**31 - 1
"""No line of chat and no revision has a higher number."""
STREAMS: Final = 20
"""So many connections may listen to a table for one browser."""


async def the_live(house: TheHouse, id: str) -> Live:
    return await house.live(id)


TheLive = Annotated[Live, Depends(the_live)]


async def reading(live: TheLive, browser: Asking, seat: int | None = None) -> Reader:
    """With whose eyes the browser reads; refused if it has no place here."""
    return live.reader(browser, seat)


Reading = Annotated[Reader, Depends(reading)]


def sent(state: str) -> Response:
    return Response(state, media_type="application/json", headers={"cache-control": "no-store"})


@router.get("")
async def table(live: TheLive, browser: Asking, reader: Reading) -> dict[str, Any]:
    return live.face(browser)


@router.get("/state")
async def state(house: TheHouse, live: TheLive, reader: Reading) -> Response:
    await house.current(live)
    return sent(packed(live.table.state(reader)))


# Events


async def listening(
    request: Request,
    house: TheHouse,
    live: TheLive,
    browser: Asking,
    reader: Reading,
    after: Annotated[int | None, Query(ge=0)] = None,
    last_event_id: Annotated[str, Header()] = "",
) -> AsyncIterator[Listener]:
    """A listener for as long as the connection lasts. A browser that comes back says what it had last."""
    assert browser is not None
    if sum(listener.browser.id == browser.id for listener in live.listeners) >= STREAMS:
        raise Problem("too-many", "this browser listens often enough")
    known = last_event_id.isdecimal() and len(last_event_id) <= len(str(LAST))
    resumed = int(last_event_id) if known else after
    live, listener = await house.listen(live, browser, reader, resumed)
    try:
        yield listener
    finally:
        house.leave(live, listener)


@router.get("/events")
async def events(listener: Annotated[Listener, Depends(listening)]) -> EventSourceResponse:
    # Not by yielding them to FastAPI, which hands each event from task to task to task.
    return EventSourceResponse(listener.stream(), headers={"x-accel-buffering": "no"})


# Acts


@router.post("/answers")
async def answer(house: TheHouse, live: TheLive, browser: Welcome, wanted: Answer) -> Response:
    seat, confirm = wanted.seat, live.stored.confirm
    return await acted(
        house, live, browser, wanted, lambda table: table.answer(seat, wanted.token, True, confirm)
    )


@router.post("/undo")
async def undo(house: TheHouse, live: TheLive, browser: Welcome, wanted: Undo) -> Response:
    return await acted(house, live, browser, wanted, lambda table: table.undo(wanted.seat, wanted.count))


@router.post("/confirm")
async def confirm(house: TheHouse, live: TheLive, browser: Welcome, wanted: Confirm) -> Response:
    return await acted(house, live, browser, wanted, lambda table: table.confirm(wanted.seat))


async def acted(
    house: House, live: Live, browser: Browser, wanted: Answer | Undo | Confirm, propose: Any
) -> Response:
    return sent(await house.act(live, browser, wanted.seat, wanted.revision, wanted.key, propose))


# Advice


@router.get("/remedy")
async def remedy(request: Request, live: TheLive, browser: Asking, reader: Reading, token: str) -> Response:
    """What the seat could do first so that a refused answer becomes possible."""
    assert browser is not None
    advice: Advice = request.app.state.advice
    return sent(packed({"answers": await advice.remedy(live, browser, reader, token)}))


@router.get("/hint")
async def hint(request: Request, live: TheLive, browser: Asking, reader: Reading, depth: Depth) -> Response:
    """What an adviser would answer in the seat's place."""
    assert browser is not None
    advice: Advice = request.app.state.advice
    return sent(packed({"answers": await advice.hint(live, browser, reader, depth)}))


@router.post("/hints")
async def allow_hints(house: TheHouse, live: TheLive, browser: Welcome, wanted: Hints) -> dict[str, Any]:
    """The host lets everybody at the table ask for hints, or nobody."""
    await change_hints(house, live, browser, wanted.hints)
    return live.face(browser)


# Seats and chat


@router.post("/seats/{number}")
async def seat(
    house: TheHouse, live: TheLive, browser: Welcome, number: int, wanted: SeatAction
) -> dict[str, Any]:
    await change_seat(house, live, browser, number, wanted)
    return live.face(browser)


@router.get("/chat")
async def chat(
    house: TheHouse, live: TheLive, reader: Reading, after: Annotated[int, Query(ge=0, le=LAST)] = 0
) -> list[dict[str, Any]]:
    found = await house.store.read(lambda connection: rows.chat_of(connection, live.id, after, CHAT))
    return [chat_line(row) for row in found]


@router.post("/chat")
async def say(
    house: TheHouse, live: TheLive, browser: Welcome, reader: Reading, wanted: Chat
) -> dict[str, Any]:
    told = await house.store.read(lambda connection: rows.browser_told(connection, browser.id))
    name = told["name"] if reader is None else live.stored.seats[reader].name
    row = await house.store.write(
        lambda connection: rows.add_chat(connection, live.id, name, reader, wanted.text), live.id
    )
    await house.tell_chat(live)
    return chat_line(row)


# Replay


@router.get("/replay")
async def replay(live: TheLive, reader: Reading) -> Response:
    return sent(packed(live.table.replay(reader)))


@router.get("/replay/{count}")
async def replayed(live: TheLive, reader: Reading, count: int) -> Response:
    async with live.lock:
        return sent(packed(await asyncio.to_thread(live.table.at, reader, count)))


@router.get("/review")
async def review(request: Request, live: TheLive, reader: Reading) -> Response:
    """The game in hindsight, or how much of that has been worked out."""
    reviews: Reviews = request.app.state.reviews
    return sent(packed(reviews.of(live, reader)))


@router.get("/record")
async def record(live: TheLive, reader: Reading) -> Response:
    """The record as a file. Seed and answers are secrets as long as the game runs."""
    if not live.table.position.over:
        raise Problem("running", "the record of a game can be had when it is over")
    kept = live.table.play.record
    lines = [kept.header(), *kept.answers]
    return Response(
        "".join(f"{packed(line)}\n" for line in lines),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{kept.title}-{live.id}.jsonl"'},
    )
