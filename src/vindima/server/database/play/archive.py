"""Searches finished games, with paging."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, String, and_, cast, exists, func, literal, or_, select

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.tables.common.archive import PAGE, Query
from vindima.server.tables.game.seats import OPEN, WATCHING, Seat
from vindima.server.wire import meeting as wire_meeting

__all__ = ["archive"]


def archive(connection: Connection, browser: int, query: Query, page: int) -> wire_meeting.Archive:
    """A page of a browser's finished games, newest first."""
    tables = schema.tables
    chosen = select(tables).where(*conditions(browser, query))
    count = int(connection.scalar(select(func.count()).select_from(chosen.subquery())) or 0)
    pages = max(1, -(-count // PAGE))
    page = min(page, pages)
    ordered = chosen.order_by(tables.c.updated.desc(), tables.c.id)
    found = connection.execute(ordered.limit(PAGE).offset((page - 1) * PAGE)).all()
    ids = [row.id for row in found]
    seats, mine, hosts = rows.seats_of_all(connection, ids), {id: set[int]() for id in ids}, set[str]()
    places = schema.places
    for place in connection.execute(
        select(places).where(places.c.browser == browser, places.c.table_id.in_(ids))
    ):
        mine[place.table_id].add(place.seat)
        if place.host:
            hosts.add(place.table_id)
    lines = [line(row, seats[row.id], mine[row.id], row.id in hosts, query.hidden) for row in found]
    return {"lines": lines, "count": count, "page": page, "pages": pages}


def line(row: Any, seats: list[Seat], mine: set[int], host: bool, hidden: bool) -> wire_meeting.ArchiveLine:
    return {
        "id": row.id,
        "game": row.game,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in seats],
        "mine": sorted(mine - {WATCHING}),
        "year": row.year,
        "over": row.over,
        "closed": row.closed,
        "winners": [int(word) for word in row.winners.split()],
        "updated": rows.stamp(row.updated),
        "host": host,
        "hidden": hidden,
    }


def conditions(browser: int, query: Query) -> list[ColumnElement[bool]]:
    """The conditions that a table must meet to be found."""
    tables, places, seats, chat = schema.tables, schema.places, schema.seats, schema.chat
    here = and_(places.c.table_id == tables.c.id, places.c.browser == browser)
    playing = and_(here, places.c.seat != WATCHING)
    found: list[ColumnElement[bool]] = [
        exists().where(here, places.c.hidden.is_(query.hidden)),
    ]
    if not query.hidden:
        found.append(or_(tables.c.over, tables.c.closed))
    if query.game:
        found.append(tables.c.game == query.game)
    if query.after is not None:
        found.append(tables.c.updated >= midnight(query.after))
    if query.until is not None:
        found.append(tables.c.updated < midnight(query.until) + timedelta(days=1))
    # Is a seat among the winners? These are stored as numbers separated by spaces.
    spaced = literal(" ").concat(tables.c.winners).concat(" ")
    number = literal("% ").concat(cast(places.c.seat, String)).concat(" %")
    won = exists().where(playing, spaced.like(number))
    if query.result == "won":
        found += [tables.c.over, won]
    elif query.result == "lost":
        found += [tables.c.over, exists().where(playing), ~won]
    elif query.result == "ended":
        found += [tables.c.closed, ~tables.c.over]
    elif query.result == "watched":
        found.append(~exists().where(playing))
    at_table = seats.c.table_id == tables.c.id
    if query.opponent:
        others = ~exists().where(playing, places.c.seat == seats.c.seat)
        found.append(
            exists().where(at_table, others, seats.c.kind != OPEN, has(seats.c.name, query.opponent))
        )
    if query.text:
        called = exists().where(at_table, seats.c.kind != OPEN, has(seats.c.name, query.text))
        said = exists().where(
            chat.c.table_id == tables.c.id,
            chat.c.event.is_(None),
            ~chat.c.hidden,
            # Spectators' private chat is visible to players once the game is over.
            or_(~chat.c.aside, tables.c.over),
            has(chat.c.text, query.text),
        )
        found.append(or_(called, said))
    return found


def midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)


def has(column: ColumnElement[str], part: str) -> ColumnElement[bool]:
    """True where one text contains the other, ignoring case."""
    return func.lower(column).contains(part.lower(), autoescape=True)
