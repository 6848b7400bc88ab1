"""Endpoints below /api that belong to no table: the browser itself, games, its tables, links."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any, Final, cast

from fastapi import Depends, Header, Query, Request
from sqlalchemy import Connection

from vindima.core import contract
from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.database.people import friends
from vindima.server.database.play import chat
from vindima.server.desk.lobby import LISTED, Standing, table_line
from vindima.server.http.operations.metrics import Metrics
from vindima.server.http.requests.accounts import address_of
from vindima.server.http.requests.asking import Asking, TheHouse, TheStore, Welcome, name_of
from vindima.server.http.requests.bodies import LinkBody, MeBody, NewTable
from vindima.server.http.requests.encoding import packed
from vindima.server.http.requests.rates import Rates
from vindima.server.http.schema import EventStream, Router
from vindima.server.people.words import Words
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Browser, Seat
from vindima.server.tables.live.lobby import STRANGER, Guest
from vindima.server.tables.meeting import check_room
from vindima.server.tables.opening import game_info, open_table
from vindima.server.tables.seating import follow, rename, takes_seat, watch_by_link
from vindima.server.wire import people as wire_people
from vindima.server.wire import table as wire

__all__ = ["router"]

router = Router(prefix="/api")

STREAMS: Final = 20
"""How many connections of one browser may listen to the lobby."""


@router.get("/me")
async def me(store: TheStore, browser: Asking) -> wire.Me:
    if browser is None:
        return {"name": "", "language": "", "settings": None}
    return await store.read(lambda connection: rows.player_settings(connection, browser.id))


@router.put("/me")
async def change_me(
    request: Request, house: TheHouse, store: TheStore, browser: Welcome, wanted: MeBody
) -> wire.Me:
    """Change the name or the language. A new name also applies to the browser's seats at running tables."""
    words: Words = request.app.state.words
    words.check(wanted.name)

    def work(connection: Connection) -> wire.Me:
        rows.change_browser(connection, browser.id, wanted.model_dump(exclude_none=True))
        return rows.player_settings(connection, browser.id)

    old = await name_of(store, browser)
    me = await store.write(work)
    if me["name"] and me["name"] != old:
        await rename(house, browser, old, me["name"])
    return me


@router.get("/games")
async def games() -> list[wire.GameInfo]:
    return [game_info(name) for name in contract.known()]


@router.get("/games/{game}/facts")
async def facts(game: str) -> wire.Facts:
    """The facts printed on the boards and cards of a game with its default options."""
    if game not in contract.known():
        raise Problem("bad-request", f"there is no game {game!r}")
    return cast(wire.Facts, contract.find(game).facts({}))


@router.get("/tables")
async def tables(store: TheStore, browser: Asking) -> list[wire.TableLine]:
    return [] if browser is None else await tables_of(store, browser)


async def tables_of(store: Store, browser: Browser) -> list[wire.TableLine]:
    return await store.read(lambda connection: lines_of(connection, browser.id))


def lines_of(connection: Connection, browser: int) -> list[wire.TableLine]:
    """A browser's tables, and before them those to which its player is invited."""
    found = rows.lines_for(connection, browser, LISTED)
    unread = chat.unread(connection, browser, [row.id for row, _, _ in found])
    mine = [line_of(*entry, unread.get(entry[0].id, 0)) for entry in found]
    known = {line["id"] for line in mine}
    invited = []
    for asked in friends.invitations(connection, browser):
        if asked.table_id not in known:
            by: wire.Invited = {"by": asked.name, "link": f"/join/{asked.invite}"}
            row, seats = rows.line_for(connection, asked.table_id)
            invited.append(line_of(row, seats, set(), invited=by))
    return invited + mine


async def waiting(
    request: Request,
    house: TheHouse,
    browser: Asking,
    mark: Annotated[str | None, Query(max_length=40)] = None,
    last_event_id: Annotated[str, Header()] = "",
) -> AsyncIterator[Guest]:
    """A guest of the lobby for as long as the connection lasts. A reconnecting one names its last event."""
    person = STRANGER if browser is None else browser.id
    address = address_of(request)
    if house.lobby.count(person, address) >= STREAMS:
        raise Problem("too-many", "this browser has too many connections to the lobby")
    if browser is not None:
        house.check_device(browser)
    known = last_event_id if mark is not None and last_event_id else mark
    guest = house.lobby.enter(person, 0 if browser is None else browser.device, address, known)
    try:
        yield guest
    finally:
        house.lobby.leave(guest)


@router.get(
    "/lobby/events",
    response_class=EventStream,
    responses={200: {"model": wire.LobbyEvents, "description": "Server-sent events: data by event name"}},
)
async def events(
    request: Request, store: TheStore, browser: Asking, guest: Annotated[Guest, Depends(waiting)]
) -> EventStream:
    """The browser's tables, now and after every change; with a mark, also the offers."""
    read = None if browser is None else partial(tables_of, store, browser)
    metrics: Metrics = request.app.state.metrics
    return EventStream.of(metrics.counted(guest.stream(read, packed)), guest.close)


def line_of(
    row: Any, seats: list[Seat], mine: set[int], unread: int = 0, invited: wire.Invited | None = None
) -> wire.TableLine:
    winners = [int(word) for word in row.winners.split()]
    standing = Standing(
        row.year,
        row.asked,
        row.over,
        winners,
        rows.stamp(row.updated),
        rows.pace_from(row.pace),
        rows.clock_from(row.clock),
    )
    return table_line(row.id, row.game, seats, mine, standing, unread, invited)


@router.post("/tables")
async def new_table(
    request: Request, house: TheHouse, store: TheStore, browser: Welcome, wanted: NewTable
) -> wire.Opened:
    words: Words = request.app.state.words
    words.check(*(seat.name for seat in wanted.seats))
    uploads: Rates = request.app.state.uploads
    size = uploaded_size(wanted)
    if size and not uploads.take(browser.address, size):
        raise Problem("quota", "this address has uploaded too much in a short time")
    plan = wanted.plain()
    if plan.listing.open:
        await check_room(house, browser)
    live = await open_table(house, browser, plan, await name_of(store, browser))
    return {"id": live.id}


def uploaded_size(wanted: NewTable) -> int:
    """The size of what a new table uploads: a record, or data tables among its options."""
    brings = any(isinstance(value, dict) for value in wanted.options.values())
    return len(wanted.record or "") + (len(packed(wanted.options)) if brings else 0)


@router.post("/links")
async def use_link(
    house: TheHouse, store: TheStore, browser: Welcome, wanted: LinkBody
) -> wire_people.Followed:
    """Follow a link to a seat, an invitation or a table to watch.

    A player who comes to their seat from another device that has no name yet gets the name of the seat.
    """
    name = await name_of(store, browser)
    if wanted.watch:
        return {"table": await watch_by_link(house, browser, wanted.link), "seat": None}
    if wanted.named and not name and await takes_seat(house, browser, wanted.link):
        return {"table": None, "seat": None}
    table, seat = await follow(house, browser, wanted.link, name)
    if not name and seat is not None:
        called = (await house.live(table)).stored.seats[seat].name
        await store.write(lambda connection: rows.change_browser(connection, browser.id, {"name": called}))
    return {"table": table, "seat": seat}
