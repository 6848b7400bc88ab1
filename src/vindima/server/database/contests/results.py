"""Results of games in the database: stored when a game ends, read for profiles.

The last act of a game and its result are one transaction, so a result is stored exactly once, whichever of
several servers plays the end.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.tables.game.results import Outcome, Result, counts, result_of
from vindima.server.tables.game.seats import PERSON, WATCHING, Place, Seat, Stored
from vindima.server.tables.game.table import ANSWER, Proposal

__all__ = [
    "READ",
    "add",
    "begin",
    "export",
    "forget",
    "forget_table",
    "merge",
    "missing",
    "of",
    "report",
    "sit",
]

READ = 2000
"""How many of a person's newest games a profile covers."""


# Who plays a rated game


def begin(connection: Connection, table: Stored) -> None:
    """Record who sits at a new rated table."""
    for place in table.places:
        if table.rated and place.seat != WATCHING:
            enter_seat(connection, table.id, place.seat, place.browser)


def sit(connection: Connection, id: str, after: Seat, place: Place | None) -> None:
    """Record a change of seat. Until the first answer, the new player counts for the seat."""
    sitters, acts = schema.sitters, schema.acts
    if not connection.scalar(select(schema.tables.c.rated).where(schema.tables.c.id == id)):
        return
    same = (sitters.c.table_id == id, sitters.c.seat == after.seat)
    answered = select(acts.c.seq).where(acts.c.table_id == id, acts.c.kind == ANSWER).limit(1)
    if connection.scalar(answered) is None:
        connection.execute(delete(sitters).where(*same))
    known = connection.execute(select(sitters).where(*same)).first()
    if known is None and after.kind == PERSON and place is not None and place.seat == after.seat:
        enter_seat(connection, id, after.seat, place.browser)


def enter_seat(connection: Connection, id: str, seat: int, browser: int) -> None:
    connection.execute(insert(schema.sitters).values(table_id=id, seat=seat, browser=browser))


def sitters_of(connection: Connection, id: str) -> dict[int, int | None]:
    sitters = schema.sitters
    chosen = select(sitters.c.seat, sitters.c.browser).where(sitters.c.table_id == id)
    return {row.seat: row.browser for row in connection.execute(chosen)}


def left_to_bots(connection: Connection, id: str) -> frozenset[int]:
    """The seats for which bots have given at least half of the answers."""
    acts = schema.acts
    answers = (
        select(acts.c.seat, func.count(), func.count().filter(acts.c.decided))
        .where(acts.c.table_id == id, acts.c.kind == ANSWER)
        .group_by(acts.c.seat)
    )
    return frozenset(seat for seat, given, decided in connection.execute(answers) if decided * 2 <= given)


# Results


def report(connection: Connection, id: str, proposal: Proposal, ended: datetime | None = None) -> bool:
    """Store the result of a table's game together with its last act; False if no person was involved."""
    stored = rows.stored(connection, id)
    if stored is None or not counts(stored):
        return False
    bots = left_to_bots(connection, id) if stored.rated else frozenset()
    sitters = sitters_of(connection, id) if stored.rated else {}
    found = result_of(stored, proposal, "", sitters, bots)
    if all(one.browser is None for one in found.seats):
        return False
    add(connection, found, ended or rows.now())
    return True


def add(connection: Connection, found: Result, ended: datetime) -> None:
    values = {"table_id": found.table, "game": found.game, "players": found.players, "ended": ended}
    values |= {"result": found.result, "rated": found.rated}
    number = connection.execute(insert(schema.results).values(values)).inserted_primary_key
    assert number is not None
    for one in found.seats:
        fields = one._asdict() | {"sources": json.dumps(one.sources), "result": number[0]}
        del fields["rating"], fields["before"]
        connection.execute(insert(schema.outcomes).values(fields))


def missing(connection: Connection) -> list[str]:
    """The finished tables without a result: they ended before results were stored."""
    tables, results = schema.tables, schema.results
    known = select(results.c.table_id).where(results.c.table_id.is_not(None))
    chosen = select(tables.c.id).where(tables.c.over, tables.c.id.not_in(known))
    return list(connection.scalars(chosen.order_by(tables.c.updated)))


def of(connection: Connection, browser: int, sealed: bool = True) -> list[Result]:
    """A person's newest games, oldest first; without `sealed`, no deals that others are still playing."""
    results, outcomes = schema.results, schema.outcomes
    mine = select(outcomes.c.result).where(outcomes.c.browser == browser)
    chosen = select(results).where(results.c.id.in_(mine))
    if not sealed:
        secret = select(schema.tables.c.id).where(schema.tables.c.sealed)
        chosen = chosen.where(or_(results.c.table_id.is_(None), results.c.table_id.not_in(secret)))
    found = list(connection.execute(chosen.order_by(results.c.id.desc()).limit(READ)))
    seats: dict[int, list[Outcome]] = {}
    ids = [row.id for row in found]
    for part in range(0, len(ids), 500):
        within = select(outcomes).where(outcomes.c.result.in_(ids[part : part + 500]))
        for row in connection.execute(within.order_by(outcomes.c.result, outcomes.c.seat)):
            seats.setdefault(row.result, []).append(outcome(row))
    return [read(row, seats[row.id]) for row in reversed(found)]


def read(row: Row[Any], seats: Sequence[Outcome]) -> Result:
    ended = rows.stamp(row.ended)
    return Result(str(row.id), row.table_id, row.game, row.players, ended, row.rated, row.result, list(seats))


def outcome(row: Row[Any]) -> Outcome:
    after = None if row.mu is None else (row.mu, row.sigma)
    before = None if row.mu_before is None else (row.mu_before, row.sigma_before)
    about = (row.seat, row.browser, row.name, row.bot, row.points, row.place, row.abandoned)
    return Outcome(*about, json.loads(row.sources), after, before)


# Deleted people and tables


def forget_table(connection: Connection, id: str) -> None:
    """Detach the result from a deleted table."""
    connection.execute(delete(schema.sitters).where(schema.sitters.c.table_id == id))
    results = schema.results
    connection.execute(update(results).where(results.c.table_id == id).values(table_id=None))


def forget(connection: Connection, browser: int) -> None:
    """Remove a deleted person from the results; games of others stay."""
    sitters, outcomes, results = schema.sitters, schema.outcomes, schema.results
    mine = set(connection.scalars(select(outcomes.c.result).where(outcomes.c.browser == browser)))
    connection.execute(update(sitters).where(sitters.c.browser == browser).values(browser=None))
    gone = {"browser": None, "name": ""}
    connection.execute(update(outcomes).where(outcomes.c.browser == browser).values(gone))
    others = select(outcomes.c.result).where(outcomes.c.browser.is_not(None))
    for number in mine - set(connection.scalars(others.where(outcomes.c.result.in_(mine)))):
        connection.execute(delete(outcomes).where(outcomes.c.result == number))
        connection.execute(delete(results).where(results.c.id == number))


def merge(connection: Connection, guest: int, person: int) -> None:
    """Give a guest's games to a person."""
    for table in (schema.sitters, schema.outcomes):
        connection.execute(update(table).where(table.c.browser == guest).values(browser=person))


def seats_answered_for(connection: Connection, browser: int) -> list[dict[str, Any]]:
    """The seats of rated tables for which a person answers, for the export of their data."""
    sitters = schema.sitters
    found = connection.execute(select(sitters).where(sitters.c.browser == browser))
    return [{"table": row.table_id, "seat": row.seat} for row in found]


def export(connection: Connection, browser: int) -> list[dict[str, Any]]:
    """A person's results, for the export of their data."""
    return [
        {
            "game": result.game,
            "players": result.players,
            "ended": result.ended,
            "rated": result.rated,
            "result": result.result,
            "seat": one.seat,
            "points": one.points,
            "place": one.place,
            "abandoned": one.abandoned,
            "sources": one.sources,
            "rating": one.rating,
        }
        for result in of(connection, browser)
        for one in result.seats
        if one.browser == browser
    ]
