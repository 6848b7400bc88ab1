"""The rows of the job queue. `server/jobs` runs them.

A server takes a job by a lease: it postpones the time at which any server may take the job, and enters itself
as the holder. To finish a job, a server must still be its holder, so a server that has lost its lease changes
nothing.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vindima.server.database import schema
from vindima.server.database.access.store import tell_of_job

__all__ = [
    "KEY",
    "URGENT",
    "Taken",
    "add",
    "cancel",
    "ensure",
    "finish",
    "keys_of",
    "next_at",
    "order_of",
    "payload_of",
    "put_off",
    "renew",
    "take",
]

KEY: Final = 120
"""The maximum length of a job's key."""
URGENT: Final = ("beat", "clock")
"""The kinds of jobs that come before all others: clocks do not stop while notices queue up."""


class Taken(NamedTuple):
    """A job that a server holds."""

    key: str
    kind: str
    payload: dict[str, Any]
    tries: int
    """How often it was taken, including this time."""
    holder: str


def order_of(key: str) -> str:
    """The place of a write in `Store.write`: a key `kind:table` belongs to its table."""
    return key.partition(":")[2] or key


def add(connection: Connection, kind: str, key: str, due: datetime, payload: Mapping[str, Any]) -> None:
    """Add a job in the same transaction as its subject, or reschedule the job that has this key.

    A job that is rescheduled while it runs will run again at its new time.
    """
    if not 0 < len(key) <= KEY:
        raise ValueError(f"the key of a job has 1 to {KEY} letters, not {len(key)}")
    fresh = {"kind": kind, "payload": json.dumps(payload), "at": due, "tries": 0, "holder": None}
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(schema.jobs).values(key=key, **fresh)
    connection.execute(statement.on_conflict_do_update(index_elements=["key"], set_=fresh))
    tell_of_job(connection, due)


def ensure(connection: Connection, kind: str, key: str, due: datetime, payload: Mapping[str, Any]) -> None:
    """Add a job, unless there is one with this key."""
    fresh = {"key": key, "kind": kind, "payload": json.dumps(payload), "at": due, "tries": 0}
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(schema.jobs).values(fresh).on_conflict_do_nothing()
    if connection.scalar(statement.returning(schema.jobs.c.key)) is not None:
        tell_of_job(connection, due)


def payload_of(connection: Connection, key: str, lock: bool = False) -> dict[str, Any] | None:
    """The payload of a job; with `lock`, nobody else changes the job until the transaction ends."""
    chosen = select(schema.jobs.c.payload).where(schema.jobs.c.key == key)
    found = connection.scalar(chosen.with_for_update() if lock else chosen)
    return None if found is None else dict(json.loads(found))


def keys_of(connection: Connection, kind: str) -> list[str]:
    """The keys of all jobs of a kind."""
    chosen = select(schema.jobs.c.key).where(schema.jobs.c.kind == kind)
    return list(connection.scalars(chosen.order_by(schema.jobs.c.key)))


def cancel(connection: Connection, key: str) -> bool:
    """Remove a job; False if there is none. A running job is not interrupted."""
    return connection.execute(delete(schema.jobs).where(schema.jobs.c.key == key)).rowcount == 1


def take(
    connection: Connection,
    kinds: Collection[str],
    now: datetime,
    until: datetime,
    holder: str,
    most: int,
    own: Collection[str] = (),
) -> list[Taken]:
    """Take the jobs that are due: urgent ones, then the longest due. Jobs of `own` holders still run here."""
    jobs = schema.jobs
    chosen = (
        select(jobs)
        .where(jobs.c.at <= now, jobs.c.kind.in_(kinds), not_held_by(own))
        .order_by(jobs.c.kind.notin_(URGENT), jobs.c.at, jobs.c.key)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    rows = connection.execute(chosen).all()
    if rows:
        values = {"at": until, "tries": jobs.c.tries + 1, "holder": holder}
        connection.execute(update(jobs).where(jobs.c.key.in_([row.key for row in rows])).values(values))
    return [Taken(row.key, row.kind, json.loads(row.payload), row.tries + 1, holder) for row in rows]


def next_at(connection: Connection, kinds: Collection[str], own: Collection[str] = ()) -> datetime | None:
    """When the next job may be taken: when it is due, its pause ends, or another server's lease expires."""
    jobs = schema.jobs
    at: datetime | None = connection.scalar(
        select(func.min(jobs.c.at)).where(jobs.c.kind.in_(kinds), not_held_by(own))
    )
    return at.replace(tzinfo=UTC) if at is not None and at.tzinfo is None else at


def not_held_by(own: Collection[str]) -> ColumnElement[bool]:
    holder = schema.jobs.c.holder
    return or_(holder.is_(None), holder.notin_(own))


def renew(connection: Connection, held: Sequence[Taken], until: datetime) -> None:
    """Renew the leases of jobs that are still running."""
    for job in sorted(held):
        connection.execute(update(schema.jobs).where(held_as(job)).values(at=until))


def finish(connection: Connection, job: Taken) -> bool:
    """Remove a finished job; False if its lease was lost or it was rescheduled meanwhile."""
    return connection.execute(delete(schema.jobs).where(held_as(job))).rowcount == 1


def put_off(connection: Connection, job: Taken, at: datetime, again: bool = False) -> None:
    """Release a job: any server may take it from a given time. With `again`, this try does not count."""
    values = {"at": at, "holder": None, "tries": job.tries - 1 if again else job.tries}
    if connection.execute(update(schema.jobs).where(held_as(job)).values(values)).rowcount:
        tell_of_job(connection, at)


def held_as(job: Taken) -> ColumnElement[bool]:
    return and_(schema.jobs.c.key == job.key, schema.jobs.c.holder == job.holder)
