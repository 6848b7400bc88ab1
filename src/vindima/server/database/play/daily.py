"""Attempts at the deals of the day in the database."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, Select, insert, select, update

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.tables.game.daily import Attempt, Deal, Entry, outcome, seat_of
from vindima.server.tables.game.table import Proposal

__all__ = ["add", "counted", "export", "forget_table", "has_seen", "merge", "of", "report"]

ATTEMPTS = schema.attempts


def add(connection: Connection, attempt: Attempt, browser: int, table: str) -> None:
    """Add an attempt that begins; raises IntegrityError if it has been started already."""
    values = {**attempt._asdict(), "browser": browser, "table_id": table, "began": rows.now()}
    connection.execute(insert(ATTEMPTS).values(over=False, points=0, result="", **values))


def report(connection: Connection, attempt: Attempt, table: str, proposal: Proposal) -> None:
    """Record how an attempt has ended."""
    points, result = outcome(seat_of(attempt.deal), proposal.scores, proposal.winners, proposal.result)
    mine = update(ATTEMPTS).where(ATTEMPTS.c.table_id == table)
    connection.execute(mine.values(over=True, points=points, result=result))


def chosen(deal: Deal) -> Select[Any]:
    """The attempts at a deal, with the names of the players."""
    browsers = schema.browsers
    return (
        select(ATTEMPTS, browsers.c.name)
        .join(browsers, browsers.c.id == ATTEMPTS.c.browser)
        .where(ATTEMPTS.c.day == deal.day, ATTEMPTS.c.game == deal.game, ATTEMPTS.c.kind == deal.kind)
    )


def read(row: Row[Any]) -> Entry:
    attempt = Attempt(row.day, row.game, row.kind, row.number, row.counted)
    return Entry(str(row.id), attempt, row.browser, row.name, row.table_id, row.over, row.points, row.result)


def of(connection: Connection, deal: Deal, browser: int) -> list[Entry]:
    """A browser's attempts at a deal, in order."""
    mine = chosen(deal).where(ATTEMPTS.c.browser == browser).order_by(ATTEMPTS.c.number)
    return [read(row) for row in connection.execute(mine)]


def counted(connection: Connection, deal: Deal) -> list[Entry]:
    """The counted and finished attempts of all people at a deal."""
    done = chosen(deal).where(ATTEMPTS.c.counted, ATTEMPTS.c.over).order_by(ATTEMPTS.c.id)
    return [read(row) for row in connection.execute(done)]


def has_seen(connection: Connection, deal: Deal, browser: int) -> bool:
    """True if a browser has a place at another person's table with a deal."""
    places = schema.places
    others = chosen(deal).join(places, places.c.table_id == ATTEMPTS.c.table_id)
    seen = others.where(places.c.browser == browser, ATTEMPTS.c.browser != browser)
    return connection.execute(seen.limit(1)).first() is not None


def export(connection: Connection, browser: int) -> list[dict[str, Any]]:
    """A person's attempts, for the export of their data."""
    found = connection.execute(select(ATTEMPTS).where(ATTEMPTS.c.browser == browser).order_by(ATTEMPTS.c.id))
    names = ("day", "game", "kind", "number", "counted", "over", "points", "result")
    return [{**{name: getattr(row, name) for name in names}, "table": row.table_id} for row in found]


def forget_table(connection: Connection, table: str) -> None:
    """When a table is deleted, its attempt stays, so that no further attempt counts in its place."""
    connection.execute(update(ATTEMPTS).where(ATTEMPTS.c.table_id == table).values(table_id=None))


def merge(connection: Connection, guest: int, person: int) -> list[str]:
    """Give a guest's attempts to a person. Only the first attempt at a deal may count."""
    tables: list[str] = []
    both = select(ATTEMPTS).where(ATTEMPTS.c.browser.in_((guest, person)))
    found = connection.execute(both.order_by(ATTEMPTS.c.day, ATTEMPTS.c.game, ATTEMPTS.c.kind, ATTEMPTS.c.id))
    for _, attempts in groupby(found.all(), lambda row: (row.day, row.game, row.kind)):
        mine = sorted(attempts, key=lambda row: (row.began, row.id))
        if all(row.browser == person for row in mine):
            continue
        # Temporary numbers that are not in use, so that no two attempts have the same number meanwhile.
        beyond = max(row.number for row in mine) + 1
        for number, row in enumerate(mine):
            change(connection, row, person, beyond + number, row.counted and number == 0)
        for number, row in enumerate(mine):
            change(connection, row, person, 1 + number, row.counted and number == 0)
        tables += [row.table_id for row in mine if row.table_id is not None]
    return tables


def change(connection: Connection, row: Row[Any], browser: int, number: int, counted: bool) -> None:
    """Change an attempt's owner, its number, and whether it counts; its table is updated accordingly."""
    values = {"browser": browser, "number": number, "counted": counted}
    connection.execute(update(ATTEMPTS).where(ATTEMPTS.c.id == row.id).values(values))
    said = json.dumps(Attempt(row.day, row.game, row.kind, number, counted))
    connection.execute(update(schema.tables).where(schema.tables.c.id == row.table_id).values(daily=said))
