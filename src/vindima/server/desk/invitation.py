"""What a link to a table reveals: to the person who opens it, and to programs that show a preview."""

from __future__ import annotations

from typing import Literal

from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.pace import pace_to_wire
from vindima.server.tables.game.seats import OPEN, WATCHING, Browser, Link
from vindima.server.tables.live.house import House
from vindima.server.tables.live.live import Live, listed
from vindima.server.tables.meeting import unusual
from vindima.server.tables.seating import found_link
from vindima.server.wire import meeting as wire_meeting

Kind = Literal["seat", "invite", "watch"]

__all__ = ["host_of", "invitation"]


async def invitation(house: House, browser: Browser | None, link: str) -> wire_meeting.Invitation:
    """What a link leads to. An invitation is void once the seat is taken."""
    _, found = await found_link(house, link)
    live = await house.live(found.table)
    mine = live.seats_of(browser)
    here = found.seat in mine or (found.seat == WATCHING and is_there(live, browser))
    if found.kind == OPEN and not here and live.stored.seats[found.seat].kind != OPEN:
        raise Problem("full", "somebody already sits here")
    return invitation_to_wire(live, found, found.table if here else None)


def is_there(live: Live, browser: Browser | None) -> bool:
    return any(browser is not None and place.browser == browser.id for place in live.stored.places)


def invitation_to_wire(live: Live, link: Link, here: str | None) -> wire_meeting.Invitation:
    """An invitation as it goes over the wire: nothing that its holder would not see at the table."""
    stored, table = live.stored, live.table
    options, corrected = unusual(stored.header)
    offered = listed(stored.listing)
    kind: Kind = "invite" if link.kind == OPEN else "watch" if link.seat == WATCHING else "seat"
    asks = link.kind == OPEN and stored.seats[link.seat].played and table.begun
    return {
        "kind": kind,
        "here": here,
        "host": host_of(live),
        "game": stored.header["game"],
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in stored.seats],
        "seat": link.seat,
        "options": options,
        "corrected": corrected,
        "pace": pace_to_wire(stored.pace),
        "rated": stored.rated,
        "level": offered["level"],
        "language": offered["language"],
        "public": offered["public"],
        "year": table.year,
        "dealt": table.dealt,
        "over": table.position.over,
        "asks": asks,
    }


def host_of(live: Live) -> str:
    """The name of the host, if the host has a seat."""
    seats = [place.seat for place in live.stored.places if place.host and place.seat != WATCHING]
    return live.stored.seats[seats[0]].name if seats else ""
