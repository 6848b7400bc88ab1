"""Webhooks, which report the events of a table, or of all tables of a host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, or_, select

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.tables.common.problems import Problem

__all__ = ["MOST", "add", "drop", "hooks_at", "hooks_of"]

MOST: Final = 20
"""How many webhooks one person may have."""


def hooks_of(connection: Connection, person: int, table: str | None = None) -> Sequence[Row[Any]]:
    """The webhooks of a person, or only those for one of their tables."""
    hooks = schema.hooks
    chosen = select(hooks).where(hooks.c.browser == person).order_by(hooks.c.id)
    return connection.execute(chosen if table is None else chosen.where(hooks.c.table_id == table)).all()


def hooks_at(connection: Connection, table: str) -> Sequence[Row[Any]]:
    """The webhooks that receive a table's events: its own, and those for all tables of its hosts."""
    hooks, places = schema.hooks, schema.places
    hosts = select(places.c.browser).where(places.c.table_id == table, places.c.host)
    general = hooks.c.table_id.is_(None) & hooks.c.browser.in_(hosts)
    chosen = select(hooks).where(or_(hooks.c.table_id == table, general))
    return connection.execute(chosen.order_by(hooks.c.id)).all()


def add(
    connection: Connection, person: int, table: str | None, kind: str, url: str, language: str, origin: str
) -> None:
    """Add a webhook."""
    hooks = schema.hooks
    mine = select(func.count()).select_from(hooks).where(hooks.c.browser == person)
    if (connection.scalar(mine) or 0) >= MOST:
        raise Problem("quota", f"one person may have {MOST} webhooks; remove one first")
    values = {"browser": person, "table_id": table, "kind": kind, "url": url, "language": language}
    connection.execute(insert(hooks).values(**values, origin=origin, created=rows.now()))


def drop(connection: Connection, person: int, number: int) -> bool:
    """Remove a webhook; False if it is not this person's."""
    hooks = schema.hooks
    mine = delete(hooks).where(hooks.c.id == number, hooks.c.browser == person)
    return connection.execute(mine).rowcount == 1
