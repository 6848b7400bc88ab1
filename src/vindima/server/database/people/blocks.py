"""The people whom somebody mutes and blocks, and whom tables turn away."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.tables.common.problems import Problem
from vindima.server.wire import friends as wire_friends

__all__ = ["add", "deaf_to", "drop", "export", "merge", "of", "turned_away"]

BLOCKS = schema.blocks
MOST: Final = 500
"""How many people one person may mute or block."""


def deaf_to(connection: Connection, author: int) -> Collection[int]:
    """The people who do not want to read what a person says."""
    return frozenset(connection.scalars(select(BLOCKS.c.browser).where(BLOCKS.c.other == author)))


def turned_away(connection: Connection, table: str, browser: int) -> bool:
    """True if the host of a table has removed or blocked the person."""
    removals, places = schema.removals, schema.places
    removed = exists().where(removals.c.table_id == table, removals.c.browser == browser)
    hosts = select(places.c.browser).where(places.c.table_id == table, places.c.host)
    blocked = exists().where(BLOCKS.c.browser.in_(hosts), BLOCKS.c.other == browser, BLOCKS.c.full)
    return bool(connection.scalar(select(or_(removed, blocked))))


def add(connection: Connection, browser: int, other: int, full: bool) -> None:
    """Mute a person or, with `full`, block them. A block also ends a friendship and its invitations."""
    if other == browser:
        raise Problem("bad-request", "people cannot block themselves")
    same = and_(BLOCKS.c.browser == browser, BLOCKS.c.other == other)
    if not connection.execute(update(BLOCKS).where(same).values(full=full)).rowcount:
        mine = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.browser == browser)
        if (connection.scalar(mine) or 0) >= MOST:
            raise Problem("quota", f"one person may mute or block at most {MOST} people")
        values = {"browser": browser, "other": other, "full": full, "at": rows.now()}
        connection.execute(insert(BLOCKS).values(values))
    if full:
        friends, asked = schema.friendships, schema.invitations
        # The other person's request stays pending, so that they do not learn of the block.
        between = or_(
            and_(friends.c.browser == browser, friends.c.other == other),
            and_(friends.c.browser == other, friends.c.other == browser, friends.c.accepted),
        )
        connection.execute(delete(friends).where(between))
        of_both = or_(
            and_(asked.c.browser == browser, asked.c.inviter == other),
            and_(asked.c.browser == other, asked.c.inviter == browser),
        )
        connection.execute(delete(asked).where(of_both))


def drop(connection: Connection, browser: int, number: int) -> bool:
    """Unmute or unblock a person; False if the block is not this person's."""
    same = and_(BLOCKS.c.id == number, BLOCKS.c.browser == browser)
    return connection.execute(delete(BLOCKS).where(same)).rowcount == 1


def of(connection: Connection, browser: int) -> list[wire_friends.Blocked]:
    """Whom a person has muted or blocked, most recent first."""
    browsers = schema.browsers
    chosen = select(BLOCKS.c.id, BLOCKS.c.full, browsers.c.name).join(
        browsers, browsers.c.id == BLOCKS.c.other
    )
    found = connection.execute(chosen.where(BLOCKS.c.browser == browser).order_by(BLOCKS.c.id.desc()))
    return [{"id": row.id, "name": row.name, "full": row.full} for row in found]


def merge(connection: Connection, guest: int, person: int) -> None:
    """Give a guest's blocks to a person, and redirect others' blocks of the guest to the person."""
    for mine, theirs in ((BLOCKS.c.browser, BLOCKS.c.other), (BLOCKS.c.other, BLOCKS.c.browser)):
        known = select(theirs).where(mine == person)
        twice = or_(theirs.in_(known), theirs == person)
        connection.execute(delete(BLOCKS).where(mine == guest, twice))
        connection.execute(update(BLOCKS).where(mine == guest).values({mine.name: person}))


def export(connection: Connection, browser: int) -> list[dict[str, Any]]:
    """Whom a person has muted or blocked, for the export of their data."""
    return [{"name": one["name"], "blocked": one["full"]} for one in of(connection, browser)]
