"""Which chat lines people have read, and which lines are hidden. `rows.add_chat` adds lines."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, and_, func, or_, select, update

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.database.access.store import notify_person
from vindima.server.tables.game.seats import WATCHING

__all__ = ["hear", "heard", "hide", "line", "unread"]

CHAT = schema.chat


def line(connection: Connection, table: str, number: int) -> Row[Any] | None:
    """A line written by a person."""
    same = and_(CHAT.c.table_id == table, CHAT.c.number == number, CHAT.c.browser.is_not(None))
    return connection.execute(select(CHAT).where(same)).one_or_none()


def hide(connection: Connection, table: str, number: int, hidden: bool) -> bool:
    """Hide a line from everybody, or show it again; False if nothing changes.

    A note follows, which tells every reader that the line has changed.
    """
    found = line(connection, table, number)
    if found is None or found.hidden == hidden:
        return False
    same = and_(CHAT.c.table_id == table, CHAT.c.number == number)
    connection.execute(update(CHAT).where(same).values(hidden=hidden))
    event = "web-note-hides" if hidden else "web-note-shows"
    rows.add_chat(connection, table, "", None, "", event, aside=found.aside, about=number)
    return True


def heard(connection: Connection, table: str, browser: int) -> int:
    """The number of the last line that a person has seen at a table."""
    places = schema.places
    mine = and_(places.c.table_id == table, places.c.browser == browser)
    return int(connection.scalar(select(func.max(places.c.heard)).where(mine)) or 0)


def hear(connection: Connection, table: str, browser: int, number: int) -> bool:
    """Record that a person has seen a line and those before it; False if that was known."""
    places = schema.places
    mine = and_(places.c.table_id == table, places.c.browser == browser, places.c.heard < number)
    if not connection.execute(update(places).where(mine).values(heard=number)).rowcount:
        return False
    notify_person(connection, browser)
    return True


def unread(connection: Connection, browser: int, tables: Collection[str]) -> dict[str, int]:
    """By table, how many lines of others a person has not seen, of those that they may and want to read."""
    places, stored, blocks = schema.places, schema.tables, schema.blocks
    mine = (
        select(
            places.c.table_id, func.max(places.c.heard).label("heard"), func.max(places.c.seat).label("seat")
        )
        .where(places.c.browser == browser, places.c.table_id.in_(tables))
        .group_by(places.c.table_id)
        .subquery()
    )
    muted = select(blocks.c.other).where(blocks.c.browser == browser)
    of_others = or_(CHAT.c.browser.is_(None), and_(CHAT.c.browser != browser, CHAT.c.browser.not_in(muted)))
    chosen = (
        select(CHAT.c.table_id, func.count())
        .join(mine, mine.c.table_id == CHAT.c.table_id)
        .join(stored, stored.c.id == CHAT.c.table_id)
        .where(CHAT.c.number > mine.c.heard, CHAT.c.event.is_(None), ~CHAT.c.hidden, of_others)
        .where(or_(~CHAT.c.aside, stored.c.over, mine.c.seat == WATCHING))
        .group_by(CHAT.c.table_id)
    )
    return {row[0]: row[1] for row in connection.execute(chosen)}
