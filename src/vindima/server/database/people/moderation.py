"""Decisions of hosts and operators about other people: removals, and reports of lines."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, or_, select, update

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import WATCHING
from vindima.server.wire import friends as wire_friends

__all__ = [
    "drop_report",
    "export",
    "let_back",
    "merge",
    "remove",
    "removed",
    "report",
    "reports",
    "silenced",
    "watcher",
]

REMOVALS, REPORTS = schema.removals, schema.reports
OPEN: Final = 50
"""How many reports of one person may wait to be read."""
REMOVED: Final = 300
"""How many people may be removed from one table."""


# Removals


def silenced(connection: Connection, table: str, browser: int) -> bool:
    """True if the host has removed a person from a table."""
    same = exists().where(REMOVALS.c.table_id == table, REMOVALS.c.browser == browser)
    return bool(connection.scalar(select(same)))


def remove(connection: Connection, table: str, browser: int, name: str) -> None:
    """Remove a person from a table: they no longer watch it or write there. A player keeps the seat."""
    places = schema.places
    mine = and_(places.c.table_id == table, places.c.browser == browser)
    if connection.scalar(select(func.count()).select_from(places).where(mine, places.c.host)):
        raise Problem("bad-request", "the host cannot be removed")
    if silenced(connection, table, browser):
        return
    count = select(func.count()).select_from(REMOVALS).where(REMOVALS.c.table_id == table)
    if (connection.scalar(count) or 0) >= REMOVED:
        raise Problem("quota", f"at most {REMOVED} people can be removed from a table")
    values = {"table_id": table, "browser": browser, "name": name, "at": rows.now()}
    connection.execute(insert(REMOVALS).values(values))
    connection.execute(delete(places).where(mine, places.c.seat == WATCHING))
    plays = connection.scalar(select(func.max(places.c.seat)).where(mine))
    event = "web-note-sent-away" if plays is None else "web-note-silenced"
    rows.add_chat(connection, table, name, plays, "", event)


def let_back(connection: Connection, table: str, number: int) -> bool:
    """Let a removed person come back; False if nobody was removed under this number."""
    same = and_(REMOVALS.c.id == number, REMOVALS.c.table_id == table)
    return connection.execute(delete(REMOVALS).where(same)).rowcount == 1


def watcher(connection: Connection, table: str, key: str) -> tuple[int, str] | None:
    """The spectator of a table whom the host knows by a key, and their name."""
    places, browsers = schema.places, schema.browsers
    chosen = select(browsers.c.id, browsers.c.name).join(places, places.c.browser == browsers.c.id)
    here = and_(places.c.table_id == table, places.c.seat == WATCHING, places.c.salt == key)
    row = connection.execute(chosen.where(here)).first()
    return None if row is None else (row.id, row.name)


def removed(connection: Connection, table: str) -> wire_friends.Audience:
    """The spectators of a table other than its host and players, and the removed people."""
    places, browsers = schema.places, schema.browsers
    seated = select(places.c.browser).where(places.c.table_id == table, places.c.seat != WATCHING)
    chosen = select(places.c.salt, browsers.c.name).join(browsers, browsers.c.id == places.c.browser)
    here = and_(places.c.table_id == table, places.c.seat == WATCHING, ~places.c.host)
    watching = connection.execute(
        chosen.where(here, places.c.browser.not_in(seated)).order_by(browsers.c.name, browsers.c.id)
    )
    gone = connection.execute(select(REMOVALS).where(REMOVALS.c.table_id == table).order_by(REMOVALS.c.id))
    return {
        "watching": [{"key": row.salt, "name": row.name} for row in watching],
        "removed": [{"id": row.id, "name": row.name} for row in gone],
    }


# Reports


def report(connection: Connection, line: Row[Any], reporter: int, reason: str) -> None:
    """Report a line to the operators. Reporting it again changes nothing."""
    if line.browser == reporter:
        raise Problem("bad-request", "only lines written by other people can be reported")
    mine = REPORTS.c.reporter == reporter
    same = and_(mine, REPORTS.c.table_id == line.table_id, REPORTS.c.number == line.number)
    if connection.scalar(select(exists().where(same))):
        return
    if (connection.scalar(select(func.count()).select_from(REPORTS).where(mine)) or 0) >= OPEN:
        raise Problem("quota", f"at most {OPEN} reports of one person wait to be read")
    values = {name: getattr(line, name) for name in ("table_id", "number", "browser", "name", "text")}
    values |= {"reporter": reporter, "reason": reason, "at": rows.now()}
    connection.execute(insert(REPORTS).values(values))


def reports(connection: Connection) -> list[Row[Any]]:
    """The reports that nobody has dealt with, oldest first."""
    return list(connection.execute(select(REPORTS).order_by(REPORTS.c.id)))


def drop_report(connection: Connection, number: int) -> bool:
    """Remove a report that has been dealt with; False if there is none with that number."""
    return connection.execute(delete(REPORTS).where(REPORTS.c.id == number)).rowcount == 1


# People


def merge(connection: Connection, guest: int, person: int) -> None:
    """Reassign a guest's removals and reports to the person."""
    known = select(REMOVALS.c.table_id).where(REMOVALS.c.browser == person)
    connection.execute(delete(REMOVALS).where(REMOVALS.c.browser == guest, REMOVALS.c.table_id.in_(known)))
    connection.execute(update(REMOVALS).where(REMOVALS.c.browser == guest).values(browser=person))
    mine = REPORTS.alias()
    twice = exists().where(
        mine.c.reporter == person, mine.c.table_id == REPORTS.c.table_id, mine.c.number == REPORTS.c.number
    )
    connection.execute(delete(REPORTS).where(REPORTS.c.reporter == guest, twice))
    connection.execute(update(REPORTS).where(REPORTS.c.reporter == guest).values(reporter=person))
    connection.execute(update(REPORTS).where(REPORTS.c.browser == guest).values(browser=person))
    connection.execute(delete(REPORTS).where(REPORTS.c.browser == REPORTS.c.reporter))


def export(connection: Connection, browser: int) -> dict[str, Any]:
    """What a person has reported, what others have reported about them, and where they were removed."""
    both = or_(REPORTS.c.reporter == browser, REPORTS.c.browser == browser)
    found = connection.execute(select(REPORTS).where(both).order_by(REPORTS.c.id)).all()
    gone = connection.execute(select(REMOVALS).where(REMOVALS.c.browser == browser).order_by(REMOVALS.c.id))
    return {
        "reports": [
            {"table": row.table_id, "line": row.number, "reason": row.reason, "at": rows.stamp(row.at)}
            for row in found
            if row.reporter == browser
        ],
        "reported": [
            {"table": row.table_id, "text": row.text, "at": rows.stamp(row.at)}
            for row in found
            if row.browser == browser
        ],
        "removed": [{"table": row.table_id, "at": rows.stamp(row.at)} for row in gone],
    }
