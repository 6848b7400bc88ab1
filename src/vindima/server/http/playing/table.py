"""Endpoints below /api/tables/ID: what a browser may see of a table, and what it may do there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Final, cast

from fastapi import Depends, Header, Query, Request, Response

from vindima.server.database.access import rows
from vindima.server.desk import table as desk
from vindima.server.desk.plays import play_log
from vindima.server.http.operations.metrics import Metrics
from vindima.server.http.requests.asking import (
    Acting,
    Actor,
    Asking,
    Reading,
    TheHouse,
    TheLive,
    TheStore,
    Welcome,
)
from vindima.server.http.requests.bodies import (
    AnswerBody,
    ConfirmBody,
    HintsBody,
    LookingBody,
    PreviewBody,
    SealBody,
    SeatAction,
    ShareBody,
    Tab,
    UndoBody,
)
from vindima.server.http.schema import Encoded, EventStream, Router
from vindima.server.people.words import Words
from vindima.server.tables import dealing
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.table import Proposal, Table
from vindima.server.tables.live.events import Listener
from vindima.server.tables.opening import refuse_sealed
from vindima.server.tables.seating import change_help, change_seat
from vindima.server.thinking.advice import Advice
from vindima.server.thinking.bots import BotPool
from vindima.server.thinking.review import Reviews
from vindima.server.wire import notices as wire_notices
from vindima.server.wire import standing as wire_standing
from vindima.server.wire import table as wire

__all__ = ["router"]

router = Router(prefix="/api/tables/{id}")

LAST: Final = 2**31 - 1
"""No revision has a higher number."""
LOOK: Final = 0.1
"""Seconds between two checks whether the client still waits for a replay."""
STREAMS: Final = 20
"""How many connections of one browser may listen to a table."""


@router.get("")
async def table(live: TheLive, browser: Asking, reader: Reading) -> wire.Table:
    return live.face(browser)


@router.get("/facts")
async def facts(live: TheLive, reader: Reading) -> wire.Facts:
    """The facts printed on the boards and cards of this table, including corrections of its tables."""
    return cast(wire.Facts, live.table.position.game.facts(live.table.play.record.options))


@router.get("/state")
async def state(house: TheHouse, live: TheLive, reader: Reading) -> Encoded[wire.State]:
    await house.current(live)
    return Encoded(live.state(reader, whole=True))


# Events


async def listening(
    request: Request,
    house: TheHouse,
    live: TheLive,
    browser: Asking,
    reader: Reading,
    after: Annotated[int | None, Query(ge=0)] = None,
    last_event_id: Annotated[str, Header()] = "",
    tab: Tab = "",
) -> AsyncIterator[Listener]:
    """A listener for as long as the connection lasts. A reconnecting browser names its last event."""
    assert browser is not None
    if sum(listener.browser.id == browser.id for listener in live.listeners) >= STREAMS:
        raise Problem("too-many", "this browser has too many connections to the table")
    known = last_event_id.isdecimal() and len(last_event_id) <= len(str(LAST))
    resumed = int(last_event_id) if known else after
    live, listener = await house.listen(live, browser, reader, resumed, tab)
    try:
        yield listener
    finally:
        house.leave(live, listener)


@router.get(
    "/events",
    response_class=EventStream,
    responses={200: {"model": wire.Events, "description": "Server-sent events: data by event name"}},
)
async def events(request: Request, listener: Annotated[Listener, Depends(listening)]) -> EventStream:
    metrics: Metrics = request.app.state.metrics
    return EventStream.of(metrics.counted(listener.stream()), listener.close)


@router.post("/looking")
async def looking(
    house: TheHouse, live: TheLive, browser: Asking, wanted: LookingBody
) -> wire_notices.Looking:
    """Report that a page has been hidden or shown again: nobody is notified of what they see."""
    if browser is not None:
        house.turn_to(live, browser, wanted.tab, wanted.looking)
    return {"looking": wanted.looking}


# Acts


@router.post("/answers")
async def answer(actor: Acting, wanted: AnswerBody) -> Encoded[wire.State]:
    seat, confirm = wanted.seat, actor.live.stored.confirm
    return await acted(actor, wanted, lambda table: table.answer(seat, wanted.token, True, confirm))


@router.post("/undo")
async def undo(actor: Acting, wanted: UndoBody) -> Encoded[wire.State]:
    return await acted(actor, wanted, lambda table: table.undo(wanted.seat, wanted.count))


@router.post("/confirm")
async def confirm(actor: Acting, wanted: ConfirmBody) -> Encoded[wire.State]:
    return await acted(actor, wanted, lambda table: table.confirm(wanted.seat))


async def acted(
    actor: Actor, wanted: AnswerBody | UndoBody | ConfirmBody, propose: Callable[[Table], Proposal]
) -> Encoded[wire.State]:
    house, live, browser = actor
    return Encoded(await house.act(live, browser, wanted.seat, wanted.revision, wanted.key, propose))


# A shared deal


@router.post("/seal")
async def seal(house: TheHouse, live: TheLive, browser: Welcome, wanted: SealBody) -> wire.Table:
    """Commit a seat to its share of the deal. Sealing again after a share was opened begins a new round."""
    await dealing.seal(house, live, browser, wanted.seat, wanted.seal)
    return live.face(browser)


@router.post("/share")
async def share(house: TheHouse, live: TheLive, browser: Welcome, wanted: ShareBody) -> wire.Table:
    """Open the share of a seat; the last one triggers the deal."""
    await dealing.open_share(house, live, browser, wanted.seat, wanted.share)
    return live.face(browser)


# Advice


@router.post("/preview")
async def preview(request: Request, live: TheLive, browser: Asking, wanted: PreviewBody) -> wire.Previews:
    """What an answer of the asked seat will certainly change: see `core.preview` for the contract.

    Costs, gains and moved pieces are `changes` in terms of the seat's view: a path, the value before and the
    value after. With no token in the body, every legal answer has its preview.
    """
    live.reader(browser, wanted.seat)
    assert browser is not None
    bots: BotPool = request.app.state.bots
    return await desk.preview(bots, live, browser, wanted.seat, wanted.revision, wanted.token)


@router.get("/remedy")
async def remedy(
    request: Request, live: TheLive, browser: Asking, reader: Reading, token: str
) -> wire.Remedy:
    """What the seat could do first so that a refused answer becomes possible."""
    assert browser is not None
    advice: Advice = request.app.state.advice
    return {"answers": await advice.remedy(live, browser, reader, token)}


@router.get("/hint")
async def hint(
    request: Request, live: TheLive, browser: Asking, reader: Reading, depth: wire.Depth
) -> wire.Hints:
    """What an adviser would answer for the seat."""
    assert browser is not None
    advice: Advice = request.app.state.advice
    return {"answers": await advice.hint(live, browser, reader, depth)}


@router.get("/coach")
async def coach(live: TheLive, reader: Reading) -> wire.Coaching:
    """What the coach says to the seat: at its question, or when the game is over."""
    return desk.coach_words(live, reader)


@router.get("/costs")
async def costs(request: Request, live: TheLive, browser: Asking, reader: Reading) -> wire.Costs:
    """The answers of the asked seat to which the coach objects."""
    assert browser is not None
    return await desk.costs(request.app.state.bots, live, browser, reader)


@router.post("/hints")
async def allow_hints(house: TheHouse, live: TheLive, browser: Welcome, wanted: HintsBody) -> wire.Table:
    """Set whether the table gives hints, and whether it has a coach; only for the host."""
    await change_help(house, live, browser, wanted.hints, wanted.coach)
    return live.face(browser)


# Seats


@router.post("/seats/{number}")
async def seat(
    request: Request, house: TheHouse, live: TheLive, browser: Welcome, number: int, wanted: SeatAction
) -> wire.Table:
    words: Words = request.app.state.words
    words.check(wanted.name)
    await change_seat(house, live, browser, number, wanted.plain())
    return live.face(browser)


# Replay


@router.get("/replay")
async def replay(live: TheLive, reader: Reading) -> Encoded[wire.Replay]:
    refuse_sealed(live)
    return Encoded.of(live.table.replay(reader))


@router.get("/replay/{count}")
async def replayed(request: Request, live: TheLive, reader: Reading, count: int) -> Encoded[wire.State]:
    refuse_sealed(live)
    moment = live.table.moment(reader, count)
    stop = threading.Event()

    async def state() -> wire.State:
        # One at a time: replaying is pure computation, and people's answers take precedence.
        async with replaying(request):
            return await asyncio.to_thread(moment.state, stop)

    work = asyncio.create_task(state())
    try:
        while not (await asyncio.wait([work], timeout=LOOK))[0]:
            if await request.is_disconnected():
                raise Problem("no-page", "nobody waits for this any more")
        return Encoded.of(work.result())
    finally:
        stop.set()
        work.cancel()


def replaying(request: Request) -> asyncio.Lock:
    lock: asyncio.Lock = request.app.state.replaying
    return lock


@router.get("/review")
async def review(request: Request, live: TheLive, reader: Reading) -> wire.Review:
    """The review of a finished game, or its progress while it is computed."""
    reviews: Reviews = request.app.state.reviews
    return reviews.of(live, reader)


@router.get("/log")
async def log(store: TheStore, live: TheLive, reader: Reading) -> wire_standing.PlayLog:
    """The play log of the finished game, for BG Stats and BoardGameGeek."""
    return play_log(live, await store.read(lambda connection: rows.ended(connection, live.id)))


@router.get("/record")
async def record(
    live: TheLive, reader: Reading, count: Annotated[int | None, Query(ge=0, le=LAST)] = None
) -> Response:
    """The record as a file, or its beginning up to a number of log lines. Secret while the game runs."""
    name, text = desk.record_file(live, reader, count)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)
