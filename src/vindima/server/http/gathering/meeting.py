"""Endpoints for people who do not know each other: open tables, public games, quick matches, invitations."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Query
from sqlalchemy import Connection

from vindima.server.database.people import friends
from vindima.server.desk import invitation as desk
from vindima.server.http.requests.asking import Asking, TheHouse, TheLive, TheStore, Welcome, name_of
from vindima.server.http.requests.bodies import ListingBody, MatchBody
from vindima.server.http.schema import Router
from vindima.server.tables import meeting, rematch
from vindima.server.tables.game.seats import OPEN
from vindima.server.tables.live.board import Wanted
from vindima.server.tables.opening import open_table
from vindima.server.wire import meeting as wire_meeting
from vindima.server.wire import people as wire_people
from vindima.server.wire import table as wire

__all__ = ["router"]

router = Router(prefix="/api")


@router.get("/offers")
async def offers(
    house: TheHouse,
    game: Annotated[str, Query(max_length=40)] = "",
    players: Annotated[int, Query(ge=0, le=8)] = 0,
    language: Annotated[str, Query(max_length=3)] = "",
    pace: Literal["", "live", "turns", "none"] = "",
    most: Annotated[int, Query(ge=1, le=500)] = 50,
) -> wire_meeting.OfferList:
    """The tables that everybody may join or watch, newest first."""
    return await house.lobby.board.page(Wanted(game, players, language, pace), most)


@router.post("/match")
async def match(
    house: TheHouse, store: TheStore, browser: Welcome, wanted: MatchBody
) -> wire_meeting.Matched:
    """Join a matching open table, or open one."""
    plan = wanted.plain()
    await meeting.check_room(house, browser)
    return await meeting.match(house, browser, plan, await name_of(store, browser))


@router.post("/tables/{id}/join")
async def join(house: TheHouse, store: TheStore, live: TheLive, browser: Welcome) -> wire_people.Followed:
    """Take a free seat at an open table."""
    seat = await meeting.join(house, live, browser, await name_of(store, browser))
    return {"table": live.id, "seat": seat}


@router.post("/tables/{id}/watch")
async def watch(house: TheHouse, live: TheLive, browser: Welcome) -> wire_people.Followed:
    """Watch a public game."""
    await meeting.watch(house, live, browser)
    return {"table": live.id, "seat": None}


@router.post("/tables/{id}/rematch")
async def play_again(
    house: TheHouse, store: TheStore, live: TheLive, browser: Welcome
) -> wire_meeting.Rematch:
    """Open another game with the same people and invite them, or return the invitation of one of them."""
    people = rematch.others(live, browser)
    title = live.table.play.record.title
    waiting = await store.read(lambda connection: friends.invited_by(connection, browser.id, people, title))
    if waiting is not None:
        return {"table": None, "link": f"/join/{waiting}"}
    plan = rematch.rematch_of(live, browser)
    opened = await open_table(house, browser, plan, await name_of(store, browser))

    def work(connection: Connection) -> None:
        for person in people:
            friends.invite(connection, opened.id, person, browser.id)

    if any(seat.kind == OPEN for seat in opened.stored.seats):
        await store.write(work, opened.id)
        house.lobby.tell(opened.id, people)
    return {"table": opened.id, "link": None}


@router.put("/tables/{id}/listing")
async def change_listing(house: TheHouse, live: TheLive, browser: Welcome, wanted: ListingBody) -> wire.Table:
    """Offer a table to everybody, or withdraw the offer."""
    live.reader(browser, None)
    await meeting.change_listing(house, live, browser, wanted.plain())
    return live.face(browser)


@router.get("/invitations/{secret}")
async def invitation(house: TheHouse, browser: Asking, secret: str) -> wire_meeting.Invitation:
    """What a link leads to; following it is another request."""
    return await desk.invitation(house, browser, secret)
