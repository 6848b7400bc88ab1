"""First attempts at puzzles in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from vindima.puzzles.rating import Try
from vindima.server.database import schema
from vindima.server.database.access import rows

__all__ = ["add", "export", "merge", "of"]

TRIES = schema.tries


def of(connection: Connection, browser: int) -> list[Try]:
    """A browser's first attempts, in order."""
    mine = select(TRIES).where(TRIES.c.browser == browser).order_by(TRIES.c.id)
    return [Try(row.puzzle, row.token, row.solved) for row in connection.execute(mine)]


def add(connection: Connection, browser: int, made: Try) -> None:
    """Store an attempt, unless another tab has stored one for the same puzzle."""
    if all(one.puzzle != made.puzzle for one in of(connection, browser)):
        values = {"browser": browser, "puzzle": made.puzzle, "token": made.token, "solved": made.right}
        connection.execute(insert(TRIES).values(**values, at=rows.now()))


def merge(connection: Connection, guest: int, person: int) -> None:
    """Give a guest's attempts to a person, whose own first attempts take precedence."""
    known = select(TRIES.c.puzzle).where(TRIES.c.browser == person)
    connection.execute(delete(TRIES).where(TRIES.c.browser == guest, TRIES.c.puzzle.in_(known)))
    connection.execute(update(TRIES).where(TRIES.c.browser == guest).values(browser=person))


def export(connection: Connection, browser: int) -> list[dict[str, Any]]:
    """A person's attempts, for the export of their data."""
    return [one._asdict() for one in of(connection, browser)]
