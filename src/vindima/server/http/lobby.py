"""Endpoints below /api that belong to no table: the browser itself, games, its tables, links."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, cast

from fastapi import Depends, Request
from sqlalchemy import Connection

from vindima.core import contract
from vindima.server.database import chat, friends, rows
from vindima.server.database.store import Store
from vindima.server.desk.lobby import LISTED, Standing, table_line
from vindima.server.http.asking import Asking, TheHouse, TheStore, Welcome, name_of
from vindima.server.http.bodies import LinkBody, MeBody, NewTable
from vindima.server.http.encoding import packed
from vindima.server.http.rates import Rates
from vindima.server.http.schema import EventStream, Router, described
from vindima.server.people.words import Words
from vindima.server.tables import wire, wire_people
from vindima.server.tables.lobby import Guest
from vindima.server.tables.opening import game_info, open_table
from vindima.server.tables.problems import Problem
from vindima.server.tables.seating import follow, rename, takes_seat
from vindima.server.tables.seats import Browser, Seat

__all__ = ["router"]

router = Router(prefix="/api")

STREAMS: Final = 20
"""How many connections of one browser may listen to its tables."""


@router.get("/me")
async def me(store: TheStore, browser: Asking) -> wire.Me:
    if browser is None:
        return {"name": "", "language": "", "settings": None}
    return await store.read(lambda connection: rows.browser_told(connection, browser.id))


@router.put("/me")
async def change_me(
    request: Request, house: TheHouse, store: TheStore, browser: Welcome, wanted: MeBody
) -> wire.Me:
    """Change the name or the language. A new name is also that of the browser's seats at running tables."""
    words: Words = request.app.state.words
    words.check(wanted.name)

    def work(connection: Connection) -> wire.Me:
        rows.change_browser(connection, browser.id, wanted.model_dump(exclude_none=True))
        return rows.browser_told(connection, browser.id)

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
    """What is printed on the boards and cards of a game with its default options."""
    if game not in contract.known():
        raise Problem("bad-request", f"there is no game {game!r}")
    return cast(wire.Facts, contract.find(game).facts({}))


@router.get("/tables")
async def tables(store: TheStore, browser: Asking) -> list[wire.TableLine]:
    return [] if browser is None else await tables_of(store, browser)


async def tables_of(store: Store, browser: Browser) -> list[wire.TableLine]:
    return await store.read(lambda connection: lines_of(connection, browser.id))


def lines_of(connection: Connection, browser: int) -> list[wire.TableLine]:
    """A browser's tables, with those to which its player is invited first."""
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


async def waiting(house: TheHouse, browser: Asking) -> AsyncIterator[Guest]:
    """A guest of the lobby for as long as the connection lasts."""
    if browser is None:
        raise Problem("not-yours", "this browser has no tables")
    if house.lobby.count(browser.id) >= STREAMS:
        raise Problem("too-many", "this browser has too many connections to the lobby")
    house.check_device(browser)
    guest = house.lobby.enter(browser.id, browser.device)
    try:
        yield guest
    finally:
        house.lobby.leave(guest)


@router.get(
    "/lobby/events",
    response_class=EventStream,
    responses={
        200: {"model": described(wire.LobbyEvents), "description": "Server-sent events: data by event name"}
    },
)
async def events(store: TheStore, browser: Asking, guest: Annotated[Guest, Depends(waiting)]) -> EventStream:
    """The browser's tables, now and whenever something changes at one of them."""
    assert browser is not None
    known = browser
    return EventStream.of(guest.stream(lambda: tables_of(store, known), packed), guest.close)


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
    live = await open_table(house, browser, wanted.plain(), await name_of(store, browser))
    return {"id": live.id}


def uploaded_size(wanted: NewTable) -> int:
    """How much a new table brings with it: a record, or data tables among its options."""
    brings = any(isinstance(value, dict) for value in wanted.options.values())
    return len(wanted.record or "") + (len(packed(wanted.options)) if brings else 0)


@router.post("/links")
async def use_link(
    house: TheHouse, store: TheStore, browser: Welcome, wanted: LinkBody
) -> wire_people.Followed:
    """Follow a link to a seat, an invitation or a table to watch.

    Whoever comes to their seat from another device, and has told no name there, gets the name of the seat.
    """
    name = await name_of(store, browser)
    if wanted.named and not name and await takes_seat(house, browser, wanted.link):
        return {"table": None, "seat": None}
    table, seat = await follow(house, browser, wanted.link, name)
    if not name and seat is not None:
        called = (await house.live(table)).stored.seats[seat].name
        await store.write(lambda connection: rows.change_browser(connection, browser.id, {"name": called}))
    return {"table": table, "seat": seat}
