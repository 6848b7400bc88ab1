"""The days on which people's turns take no time."""

from __future__ import annotations

import json

from sqlalchemy import Connection, delete, insert, select

from vindima.server.database import schema
from vindima.server.tables.game.pace import NO_REST, DaysOff

__all__ = ["keep", "merge", "of"]


def of(connection: Connection, browser: int) -> DaysOff:
    """The days off of a person."""
    table = schema.days_off
    row = connection.execute(select(table).where(table.c.browser == browser)).one_or_none()
    if row is None:
        return NO_REST
    weekdays = tuple(int(day) for day in row.weekdays.split())
    return DaysOff(weekdays, tuple(json.loads(row.dates)), row.zone, row.changed)


def keep(connection: Connection, browser: int, days: DaysOff) -> None:
    """Store the days off of a person."""
    table = schema.days_off
    connection.execute(delete(table).where(table.c.browser == browser))
    values = {"weekdays": " ".join(map(str, days.weekdays)), "dates": json.dumps(days.dates)}
    values |= {"zone": days.zone, "changed": days.changed}
    connection.execute(insert(table).values(browser=browser, **values))


def merge(connection: Connection, guest: int, person: int) -> None:
    """Give a guest's days off to a person who has none."""
    theirs = of(connection, guest)
    connection.execute(delete(schema.days_off).where(schema.days_off.c.browser == guest))
    if theirs != NO_REST and of(connection, person) == NO_REST:
        keep(connection, person, theirs)
