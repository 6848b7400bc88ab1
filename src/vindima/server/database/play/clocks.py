"""The clocks of tables: stored with each table, and a job that rings when the time for a turn is over.

While clocks run, a heartbeat job runs every few seconds. If it comes much too late, no server was working,
and all clocks are put back by that time.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Row, exists, select, update

from vindima.core.step import NOBODY
from vindima.server.database import schema
from vindima.server.database.access import jobs, news, rows
from vindima.server.database.access.store import notify
from vindima.server.database.people import days_off
from vindima.server.tables.common.clock import now
from vindima.server.tables.game.pace import NO_REST, TURNS, Cause, Clock, DaysOff, Pace, moved, over_at
from vindima.server.tables.game.seats import timed_seat

__all__ = [
    "BEAT",
    "BEATS",
    "CLOCK",
    "MOMENT",
    "beat",
    "change_rest",
    "is_late",
    "key_of",
    "of",
    "run_out",
    "settle",
]

CLOCK: Final = "clock"
"""The kind of the job that rings when the time for a turn is over."""
BEAT: Final = "beat"
"""The kind and key of the heartbeat job, which shows that a server is working."""
BEATS: Final = 20.0
"""Seconds between two beats."""
MOMENT: Final = 60.0
"""Interruptions shorter than this many seconds do not stop the clocks."""
WATCHED: Final = 15.0
"""Seconds between checks whether a bot has played a turn whose time was over."""
SOON: Final = 1.0
"""Seconds that a clock waits for the heartbeat to put it back."""
TIME_OVER: Final = "web-note-time-over"


def key_of(id: str) -> str:
    return f"{CLOCK}:{id}"


def of(connection: Connection, id: str) -> Clock | None:
    """The clocks of a table."""
    return rows.clock_from(connection.scalar(select(schema.tables.c.clock).where(schema.tables.c.id == id)))


def settle(connection: Connection, id: str, cause: Cause) -> Clock | None:
    """Start and stop the clocks of a table after an act or a change of its seats; None if it has none."""
    row = locked(connection, id)
    if row is None:
        return None
    pace, clock = rows.pace_from(row.pace), rows.clock_from(row.clock)
    assert pace is not None
    assert clock is not None
    seats = rows.seats_of(connection, id)
    seat = timed_seat(seats, row.asked, row.over or row.closed)
    after = moved(pace, clock, seat, now().timestamp(), cause, rest_of(connection, id, pace, seat))
    if after != clock:
        keep(connection, id, after)
    return after


def locked(connection: Connection, id: str) -> Row[Any, Any, Any, Any, Any] | None:
    """The row of a table that has clocks."""
    tables = schema.tables
    chosen = select(tables.c.pace, tables.c.clock, tables.c.asked, tables.c.over, tables.c.closed)
    found = chosen.where(tables.c.id == id, tables.c.pace.is_not(None)).with_for_update()
    return connection.execute(found).one_or_none()


def rest_of(connection: Connection, id: str, pace: Pace, seat: int) -> DaysOff:
    """The days off of the person in a seat."""
    if pace.kind != TURNS or seat == NOBODY:
        return NO_REST
    places = schema.places
    held = select(places.c.browser).where(places.c.table_id == id, places.c.seat == seat)
    browser = connection.scalar(held.order_by(places.c.browser).limit(1))
    return NO_REST if browser is None else days_off.of(connection, browser)


def keep(connection: Connection, id: str, clock: Clock, ring: float | None = None) -> None:
    """Store the clocks of a table, and when the running one rings."""
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.id == id).values(clock=json.dumps(clock)))
    if clock.seat == NOBODY:
        jobs.cancel(connection, key_of(id))
        return
    at = datetime.fromtimestamp(clock.until if ring is None else ring, UTC)
    jobs.add(connection, CLOCK, key_of(id), at, {"table": id})
    if ring is None:
        news.clock_runs(connection, id, at)
    jobs.ensure(connection, BEAT, BEAT, now() + timedelta(seconds=BEATS), beating())


# When a clock rings


def run_out(connection: Connection, id: str, acts: int, answers: int) -> bool:
    """Record that the time for a turn is over or, if it is not, ring again later. True if a bot must play.

    `acts` and `answers` are the lengths of the log as the caller knows it; these answers can no longer be
    taken back.
    """
    row = locked(connection, id)
    clock = None if row is None else rows.clock_from(row.clock)
    if row is None or clock is None or clock.seat == NOBODY or row.closed:
        jobs.cancel(connection, key_of(id))
        return False
    at = now().timestamp()
    newest = select(schema.acts.c.seq).where(schema.acts.c.table_id == id, schema.acts.c.seq > acts)
    if at < clock.until or connection.scalar(select(exists(newest))) or is_late(connection):
        keep(connection, id, clock, max(clock.until, at + SOON))
        return False
    if not clock.out:
        clock = clock._replace(out=True, final=answers)
        seat = rows.seats_of(connection, id)[clock.seat]
        rows.add_chat(connection, id, seat.name, seat.seat, "", TIME_OVER)
        notify(connection, id, 0)
    keep(connection, id, clock, at + WATCHED)
    return True


# Interruptions


def machine() -> float:
    """The machine's own time, which tests do not change: a test that moves the clock interrupts nothing."""
    return datetime.now(UTC).timestamp()


def beating() -> dict[str, Any]:
    return {"at": machine()}


def is_late(connection: Connection) -> bool:
    """True if no server has worked for more than a moment and the clocks have not been put back yet."""
    payload = jobs.payload_of(connection, BEAT)
    return payload is not None and machine() - payload["at"] > MOMENT


def beat(connection: Connection, at: float) -> list[str]:
    """Record a heartbeat, and put all clocks back if there was none since `at`; returns their tables.

    Does nothing if another server has recorded one since.
    """
    payload = jobs.payload_of(connection, BEAT, lock=True)
    if payload is None or payload["at"] != at:
        return []
    gap = machine() - at
    running = jobs.keys_of(connection, CLOCK)
    put_back = [key.partition(":")[2] for key in running] if gap > MOMENT else []
    for id in put_back:
        put_off(connection, id, gap)
    if running:
        jobs.add(connection, BEAT, BEAT, now() + timedelta(seconds=BEATS), beating())
    else:
        jobs.cancel(connection, BEAT)
    return put_back


def put_off(connection: Connection, id: str, seconds: float) -> None:
    """Put the running clock of a table back."""
    row = locked(connection, id)
    clock = None if row is None else rows.clock_from(row.clock)
    if row is None or clock is None or clock.seat == NOBODY or clock.out:
        return
    again(connection, id, rows.pace_from(row.pace), clock._replace(since=clock.since + seconds))


def again(connection: Connection, id: str, pace: Pace | None, clock: Clock) -> None:
    """Recompute when the time for a turn is over."""
    assert pace is not None
    rest = rest_of(connection, id, pace, clock.seat)
    keep(connection, id, clock._replace(until=over_at(pace, clock.left[clock.seat], clock.since, rest)))
    notify(connection, id, 0)


def change_rest(connection: Connection, browser: int, days: DaysOff) -> list[str]:
    """Store a person's days off; returns the tables whose clocks have changed as a result."""
    days_off.keep(connection, browser, days)
    tables, places = schema.tables, schema.places
    mine = select(tables.c.id).join(places, places.c.table_id == tables.c.id)
    asked = mine.where(places.c.browser == browser, places.c.seat == tables.c.asked, ~tables.c.over)
    changed = []
    for id in connection.scalars(asked.where(tables.c.pace.is_not(None)).order_by(tables.c.id)).all():
        row = locked(connection, id)
        clock = None if row is None else rows.clock_from(row.clock)
        if row is not None and clock is not None and clock.seat == row.asked and not clock.out:
            again(connection, id, rows.pace_from(row.pace), clock)
            changed.append(id)
    return changed
