"""Tables that everybody may join or watch, and the early end of games."""

from __future__ import annotations

import json
from collections.abc import Collection
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, exists, func, or_, select, update

from vindima.core.step import NOBODY
from vindima.server.database import privacy, schema
from vindima.server.database.access import rows
from vindima.server.database.access.store import notify
from vindima.server.database.play import clocks
from vindima.server.tables.game.pace import pace_to_wire
from vindima.server.tables.game.seats import BOT, OPEN, PERSON, WATCHING, Ending, Listing, Seat
from vindima.server.tables.meeting import free_seats, unusual
from vindima.server.wire import meeting as wire_meeting

__all__ = ["change", "change_ending", "hide", "offers", "remove", "waiting_at"]

OFFERED: Final = timedelta(days=7)
"""How long a table is offered. Its host can offer it again."""
MOST: Final = 2000
"""How many tables are offered at a time; the newest ones count."""


def change(connection: Connection, id: str, listing: Listing) -> None:
    """Set how a table is offered; one that stays open keeps its place in the list."""
    tables = schema.tables
    values = rows.listed(listing)
    if listing.open and connection.scalar(select(tables.c.listed.is_not(None)).where(tables.c.id == id)):
        del values["listed"]
    connection.execute(update(tables).where(tables.c.id == id).values(values))
    notify(connection, id, 0)


def offers(connection: Connection, ids: Collection[str] | None) -> list[wire_meeting.Offer]:
    """The tables, of those given or of all, that everybody may join or watch."""
    tables, seats = schema.tables, schema.seats
    vacant = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == OPEN)
    open = and_(tables.c.listed > rows.now() - OFFERED, vacant)
    running = and_(tables.c.public, tables.c.updated > rows.now() - OFFERED)
    chosen = select(tables).where(~tables.c.over, ~tables.c.closed, or_(open, running))
    if ids is not None:
        chosen = chosen.where(tables.c.id.in_(ids))
    found = connection.execute(chosen.order_by(tables.c.updated.desc()).limit(MOST)).all()
    seated = rows.seats_of_all(connection, [row.id for row in found])
    hosts = hosts_of(connection, [row.id for row in found])
    lines = [offer_of(row, seated[row.id], hosts.get(row.id)) for row in found]
    return [line for line in lines if line["free"] or line["public"]]


def hosts_of(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """The seats of the hosts who play."""
    places = schema.places
    chosen = select(places.c.table_id, places.c.seat).where(
        places.c.table_id.in_(ids), places.c.host, places.c.seat != WATCHING
    )
    return {row.table_id: row.seat for row in connection.execute(chosen.order_by(places.c.seat.desc()))}


def offer_of(row: Row[Any], seats: list[Seat], host: int | None) -> wire_meeting.Offer:
    """A table as everybody may see it."""
    dealt = row.asked != NOBODY
    options, corrected = unusual(json.loads(row.header))
    return {
        "id": row.id,
        "game": row.game,
        "seats": [shown(seat, named=row.public or seat.seat == host) for seat in seats],
        "host": host,
        "free": 0 if row.listed is None else len(free_seats(seats, dealt)),
        "public": row.public,
        "options": options,
        "corrected": corrected,
        "pace": pace_to_wire(rows.pace_from(row.pace)),
        "rated": row.rated,
        "level": row.level,
        "language": row.language,
        "year": row.year,
        "dealt": dealt,
        "since": None if row.listed is None else rows.stamp(row.listed),
        "here": False,
    }


def shown(seat: Seat, named: bool) -> wire_meeting.OfferSeat:
    """A seat of an offered table; people's names appear only where they know that everybody reads them."""
    return {"kind": seat.kind, "name": seat.name if named or seat.kind == BOT else "", "bot": seat.bot}


def waiting_at(connection: Connection, browser: int) -> int:
    """At how many open tables that still wait for players a browser has a place."""
    tables, places, seats = schema.tables, schema.places, schema.seats
    mine = exists().where(places.c.table_id == tables.c.id, places.c.browser == browser, places.c.seat >= 0)
    vacant = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == OPEN)
    open = and_(tables.c.listed > rows.now() - OFFERED, ~tables.c.over, ~tables.c.closed)
    return int(connection.scalar(select(func.count()).select_from(tables).where(open, mine, vacant)) or 0)


# Ending, hiding, deleting


def change_ending(
    connection: Connection, id: str, before: Ending | None, after: Ending | None, closed: bool
) -> bool:
    """Change the request to end a game, or end it; False if another person has changed it first."""
    stored = rows.locked(connection, id)
    if stored is None or stored.closed or stored.ending != before:
        return False
    values: dict[str, Any] = {"ending": None if after is None else json.dumps(after._asdict())}
    if closed:
        values |= {"closed": True, "listed": None, "updated": rows.now()}
    connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(values))
    if closed:
        clocks.settle(connection, id, "seats")
    notify(connection, id, 0)
    return True


def hide(connection: Connection, id: str, browser: int, hidden: bool) -> None:
    """Remove a table from a browser's list, or put it back."""
    places = schema.places
    mine = and_(places.c.table_id == id, places.c.browser == browser)
    connection.execute(update(places).where(mine).values(hidden=hidden))


def remove(connection: Connection, id: str, browser: int) -> bool:
    """Remove a table for its host and its spectators; True if other players keep it."""
    stored = rows.locked(connection, id)
    if stored is None:
        return False
    played = {seat.seat for seat in stored.seats if seat.kind == PERSON}
    keepers = {place.browser for place in stored.places if place.browser != browser and place.seat in played}
    if not keepers:
        privacy.delete_table(connection, id)
        return False
    places = schema.places
    here = places.c.table_id == id
    connection.execute(delete(places).where(here, places.c.browser.not_in(keepers)))
    heir = min((place.seat, place.browser) for place in stored.places if place.browser in keepers)[1]
    connection.execute(update(places).where(here, places.c.browser == heir).values(host=True))
    change(connection, id, Listing())
    return True
