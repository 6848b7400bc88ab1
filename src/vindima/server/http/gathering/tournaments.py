"""Endpoints below /api/tournaments."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import Depends, Request

from vindima.server.database.contests import tournaments
from vindima.server.directing import desk, entering
from vindima.server.directing.director import Director
from vindima.server.http.requests.accounts import address_of
from vindima.server.http.requests.asking import Asking, TheHouse, TheStore, Welcome, name_of
from vindima.server.http.requests.bodies import BotBody, DecisionBody, NewTournament
from vindima.server.http.requests.encoding import packed
from vindima.server.http.schema import Encoded, EventStream, Router
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Browser
from vindima.server.tables.live.halls import Visitor
from vindima.server.wire import tournaments as wire

__all__ = ["router"]

router = Router(prefix="/api/tournaments")

LISTED: Final = 60
"""How many tournaments are listed."""
STREAMS: Final = 20
"""How many pages of tournaments one browser may follow."""


async def the_director(request: Request) -> Director:
    director: Director = request.app.state.director
    return director


TheDirector = Annotated[Director, Depends(the_director)]


async def current(director: Director, browser: Browser | None, id: str) -> Encoded[wire.TournamentInfo]:
    return Encoded.of(desk.tournament_to_wire(await entering.found(director, id), browser))


@router.get("")
async def listed(store: TheStore, browser: Asking) -> list[wire.TournamentLine]:
    """The public tournaments, and those that the browser hosts or plays in."""
    mine = None if browser is None else browser.id
    found = await store.read(lambda connection: tournaments.listings(connection, mine, LISTED))
    return [desk.line_of(one) for one in found]


@router.post("")
async def create(
    director: TheDirector, store: TheStore, browser: Welcome, wanted: NewTournament
) -> wire.Founded:
    name = await name_of(store, browser)
    if wanted.enters and not name:
        raise Problem("bad-request", "give a name before you enter")
    enters = name if wanted.enters else ""
    return {"id": await entering.create(director, browser, wanted.plain(), wanted.bots, enters)}


@router.get("/{id}")
async def tournament(director: TheDirector, browser: Asking, id: str) -> Encoded[wire.TournamentInfo]:
    return await current(director, browser, id)


async def visiting(
    request: Request, director: TheDirector, house: TheHouse, browser: Asking, id: str
) -> AsyncIterator[Visitor]:
    """A visitor of the tournament for as long as the connection lasts."""
    who = address_of(request) if browser is None else browser.id
    if house.halls.count(who) >= STREAMS:
        raise Problem("too-many", "this browser has too many connections to tournaments")
    if browser is not None:
        house.check_device(browser)
    await entering.found(director, id)
    visitor = house.halls.enter(id, who, 0 if browser is None else browser.device)
    try:
        yield visitor
    finally:
        house.halls.leave(visitor)


@router.get(
    "/{id}/events",
    response_class=EventStream,
    responses={
        200: {
            "model": wire.TournamentEvents,
            "description": "Server-sent events: data by event name",
        }
    },
)
async def events(
    director: TheDirector, browser: Asking, id: str, visitor: Annotated[Visitor, Depends(visiting)]
) -> EventStream:
    """The tournament, now and after every change."""

    async def read() -> str:
        return packed(desk.tournament_to_wire(await entering.found(director, id), browser))

    return EventStream.of(visitor.stream(read), visitor.close)


@router.post("/{id}/enter")
async def enter(
    director: TheDirector, store: TheStore, browser: Welcome, id: str
) -> Encoded[wire.TournamentInfo]:
    """Enter, or return after withdrawing."""
    await entering.enter(director, browser, id, await name_of(store, browser))
    return await current(director, browser, id)


@router.post("/{id}/withdraw")
async def withdraw(director: TheDirector, browser: Welcome, id: str) -> Encoded[wire.TournamentInfo]:
    """Withdraw; while the tournament runs, a bot plays on."""
    await entering.withdraw(director, browser, id)
    return await current(director, browser, id)


@router.post("/{id}/bots")
async def add_bot(
    director: TheDirector, browser: Welcome, id: str, wanted: BotBody
) -> Encoded[wire.TournamentInfo]:
    """Enter a bot; only for the host."""
    await entering.add_bot(director, browser, id, wanted.bot)
    return await current(director, browser, id)


@router.delete("/{id}/entrants/{number}")
async def remove(
    director: TheDirector, browser: Welcome, id: str, number: int
) -> Encoded[wire.TournamentInfo]:
    """Remove an entrant; only for the host."""
    await entering.remove_entrant(director, browser, id, number)
    return await current(director, browser, id)


@router.post("/{id}/start")
async def start(director: TheDirector, browser: Welcome, id: str) -> Encoded[wire.TournamentInfo]:
    """Begin the first round; only for the host."""
    await entering.start(director, browser, id)
    return await current(director, browser, id)


@router.post("/{id}/cancel")
async def cancel(director: TheDirector, browser: Welcome, id: str) -> Encoded[wire.TournamentInfo]:
    """End the tournament early; only for the host."""
    await entering.cancel(director, browser, id)
    return await current(director, browser, id)


@router.post("/{id}/matches/{number}")
async def decide(
    director: TheDirector, browser: Welcome, id: str, number: int, wanted: DecisionBody
) -> Encoded[wire.TournamentInfo]:
    """End a match by decision: a seat wins, or there is no result; only for the host."""
    await entering.decide(director, browser, id, number, wanted.winner)
    return await current(director, browser, id)
