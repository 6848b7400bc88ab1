"""Tournaments, their entrants and their matches in the database."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, or_, select, update

from vindima.server.database import schema
from vindima.server.database.access import jobs, rows
from vindima.server.database.access.store import announce, notify
from vindima.server.tables.game.pace import Pace
from vindima.server.tables.game.table import Proposal
from vindima.server.tournaments.course import Step
from vindima.server.tournaments.model import (
    CANCELLED,
    OPEN,
    OVER,
    RUNNING,
    VOID,
    Entrant,
    Match,
    Plan,
    State,
    Tournament,
)

__all__ = [
    "ADVANCE",
    "HALL",
    "Listing",
    "add",
    "add_entrant",
    "change_entrant",
    "drop_entrant",
    "end_match",
    "export",
    "forget",
    "forget_table",
    "games_of",
    "listings",
    "locked",
    "merge",
    "of",
    "old",
    "remove",
    "report",
    "running",
    "set_state",
    "stalled",
    "take_step",
    "tell",
    "unseal",
]

HALL: Final = "hall"
"""The prefix of a notification that names a tournament which has changed."""
ADVANCE: Final = "tournament"
"""The kind of the jobs that advance a tournament."""
TOURNAMENTS, ENTRANTS, MATCHES = schema.tournaments, schema.entrants, schema.matches


class Listing(NamedTuple):
    """A tournament in a list."""

    id: str
    plan: Plan
    state: State
    round: int
    total: int
    entrants: int
    host: bool
    entered: bool
    called: str
    updated: datetime


# Reading


def of(connection: Connection, id: str) -> Tournament | None:
    """A tournament with everything in it; None if there is none with that id."""
    browsers = schema.browsers
    chosen = (
        select(TOURNAMENTS, browsers.c.name.label("called"))
        .outerjoin(browsers, browsers.c.id == TOURNAMENTS.c.host)
        .where(TOURNAMENTS.c.id == id)
    )
    row = connection.execute(chosen).one_or_none()
    if row is None:
        return None
    return Tournament(
        id,
        plan_of(row),
        row.host,
        row.state,
        row.round,
        row.version,
        aware(row.created),
        schedule_of(row),
        entrants_of(connection, id),
        matches_of(connection, id),
        row.called or "",
    )


def locked(connection: Connection, id: str) -> Tournament | None:
    """Lock a tournament for a change: no other process changes it until the transaction ends."""
    raised = {"version": TOURNAMENTS.c.version + 1, "updated": rows.now()}
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(raised))
    tell(connection, id)
    return of(connection, id)


def plan_of(row: Row[Any]) -> Plan:
    plan = Plan(**json.loads(row.plan))
    return plan._replace(pace=None if plan.pace is None else Pace(*plan.pace))


def schedule_of(row: Row[Any]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(tuple(map(tuple, round)) for round in json.loads(row.schedule))


def aware(at: datetime) -> datetime:
    """The time in UTC: SQLite stores times without their zone."""
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at


def entrants_of(connection: Connection, id: str) -> tuple[Entrant, ...]:
    columns = [ENTRANTS.c[name] for name in Entrant._fields]
    chosen = select(*columns).where(ENTRANTS.c.tournament == id).order_by(ENTRANTS.c.number)
    return tuple(Entrant(*row) for row in connection.execute(chosen))


def matches_of(connection: Connection, id: str) -> tuple[Match, ...]:
    tables = schema.tables
    chosen = (
        select(MATCHES, tables.c.watch)
        .outerjoin(tables, tables.c.id == MATCHES.c.table_id)
        .where(MATCHES.c.tournament == id)
        .order_by(MATCHES.c.number)
    )
    return tuple(
        Match(
            row.number,
            row.round,
            tuple(json.loads(row.seats)),
            row.state,
            row.table_id,
            int(row.seed),
            tuple(json.loads(row.scores)),
            tuple(json.loads(row.winners)),
            row.watch is not None,
            row.watch or "",
        )
        for row in connection.execute(chosen)
    )


def listings(connection: Connection, browser: int | None, most: int) -> list[Listing]:
    """The public tournaments that have not ended long ago, and those of a browser."""
    browsers = schema.browsers
    entered = exists().where(ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.browser == browser)
    count = select(func.count()).where(ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.active)
    public = and_(TOURNAMENTS.c.listed, TOURNAMENTS.c.state != CANCELLED)
    shown = public if browser is None else or_(public, TOURNAMENTS.c.host == browser, entered)
    chosen = (
        select(
            TOURNAMENTS,
            browsers.c.name.label("called"),
            entered.label("entered"),
            count.scalar_subquery().label("entrants"),
        )
        .outerjoin(browsers, browsers.c.id == TOURNAMENTS.c.host)
        .where(shown)
        .order_by(TOURNAMENTS.c.updated.desc())
        .limit(most)
    )
    return [
        Listing(
            row.id,
            plan := plan_of(row),
            row.state,
            row.round,
            Tournament(row.id, plan, None, row.state, 0, 0, row.created, schedule_of(row)).total,
            row.entrants,
            browser is not None and row.host == browser,
            bool(row.entered),
            row.called or "",
            aware(row.updated),
        )
        for row in connection.execute(chosen)
    ]


def running(connection: Connection) -> list[str]:
    """The tournaments in progress."""
    return list(connection.scalars(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.state == RUNNING)))


def stalled(connection: Connection, id: str, before: datetime) -> list[str]:
    """The tables of a tournament at which a bot was asked before a given time and has not answered."""
    tables, waiting = schema.tables, rows.waiting_for_bots(connection)
    chosen = (
        select(tables.c.id)
        .join(MATCHES, MATCHES.c.table_id == tables.c.id)
        .where(MATCHES.c.tournament == id, MATCHES.c.state == RUNNING, tables.c.updated < before)
    )
    return [table for table in connection.scalars(chosen) if table in waiting]


def games_of(connection: Connection, host: int) -> tuple[int, int]:
    """How many tournaments of a host are not over, and how many matches all of them have."""
    mine = TOURNAMENTS.c.host == host
    unfinished = select(func.count()).where(mine, TOURNAMENTS.c.state.in_((OPEN, RUNNING)))
    matches = select(func.count()).join_from(MATCHES, TOURNAMENTS).where(mine)
    return int(connection.scalar(unfinished) or 0), int(connection.scalar(matches) or 0)


# Changing


def add(connection: Connection, id: str, host: int, plan: Plan, entrants: Sequence[Entrant]) -> None:
    values = {"id": id, "host": host, "plan": json.dumps(plan._asdict()), "listed": plan.listed}
    at = rows.now()
    standing = {"state": OPEN, "round": 0, "version": 1, "schedule": "[]", "created": at, "updated": at}
    connection.execute(insert(TOURNAMENTS).values(**values, **standing))
    for entrant in entrants:
        add_entrant(connection, id, entrant)


def changed(connection: Connection, id: str, version: int, **values: Any) -> bool:
    """Change a tournament unless somebody else has changed it since this version; notify everybody."""
    same = and_(TOURNAMENTS.c.id == id, TOURNAMENTS.c.version == version)
    found = update(TOURNAMENTS).where(same).values(version=version + 1, updated=rows.now(), **values)
    if not connection.execute(found).rowcount:
        return False
    tell(connection, id)
    return True


def tell(connection: Connection, id: str) -> None:
    """On commit, notify the other servers that a tournament has changed."""
    if connection.dialect.name == "postgresql":
        announce(connection, f"{HALL} {id}")


def set_state(connection: Connection, id: str, version: int, state: str) -> bool:
    return changed(connection, id, version, state=state)


def take_step(connection: Connection, id: str, version: int, step: Step) -> bool:
    """Begin a round or end the tournament; False, and nothing changes, if another server was faster."""
    values = {"state": step.state, "round": step.round, "schedule": json.dumps(step.schedule)}
    if not changed(connection, id, version, **values):
        return False
    for match in step.matches:
        connection.execute(
            insert(MATCHES).values(
                tournament=id,
                number=match.number,
                round=match.round,
                seats=json.dumps(match.seats),
                state=match.state,
                table_id=match.table,
                seed=str(match.seed),
                scores="[]",
                winners="[]",
            )
        )
    return True


def add_entrant(connection: Connection, id: str, entrant: Entrant) -> None:
    connection.execute(insert(ENTRANTS).values(tournament=id, **entrant._asdict()))


def change_entrant(connection: Connection, id: str, number: int, active: bool) -> None:
    same = and_(ENTRANTS.c.tournament == id, ENTRANTS.c.number == number)
    connection.execute(update(ENTRANTS).where(same).values(active=active))


def drop_entrant(connection: Connection, id: str, number: int) -> None:
    """Remove an entrant who has not played."""
    connection.execute(delete(ENTRANTS).where(ENTRANTS.c.tournament == id, ENTRANTS.c.number == number))


def end_match(connection: Connection, id: str, number: int, state: str, winners: Sequence[int] = ()) -> bool:
    """End a match without finishing its game; False if it has ended already."""
    same = and_(MATCHES.c.tournament == id, MATCHES.c.number == number, MATCHES.c.state == RUNNING)
    values = {"state": state, "winners": json.dumps(list(winners))}
    return connection.execute(update(MATCHES).where(same).values(values)).rowcount == 1


def report(connection: Connection, table: str, proposal: Proposal) -> None:
    """When the game of a match is over, store its result and advance the tournament."""
    values = {
        "state": OVER,
        "scores": json.dumps(proposal.scores),
        "winners": json.dumps(proposal.winners),
    }
    same = and_(MATCHES.c.table_id == table, MATCHES.c.state == RUNNING)
    if connection.execute(update(MATCHES).where(same).values(values)).rowcount:
        proceed(connection, table)


def proceed(connection: Connection, table: str) -> None:
    """Schedule the advance of a table's tournament. Each match has its own job.

    Servers that end two matches at the same time would block each other on a common row.
    """
    id = connection.scalar(select(MATCHES.c.tournament).where(MATCHES.c.table_id == table))
    jobs.add(connection, ADVANCE, f"match:{table}", rows.now(), {"tournament": id})


def unseal(connection: Connection, tables: Iterable[str]) -> None:
    """Reveal a deal that has been played at all its tables."""
    for id in tables:
        same = and_(schema.tables.c.id == id, schema.tables.c.sealed)
        if connection.execute(update(schema.tables).where(same).values(sealed=False)).rowcount:
            notify(connection, id, 0)


# People, and deletion


def forget_table(connection: Connection, table: str) -> None:
    """When a table is deleted, its match stays, without a result if the game was not over."""
    row = connection.execute(select(MATCHES).where(MATCHES.c.table_id == table)).one_or_none()
    if row is None:
        return
    same = and_(MATCHES.c.tournament == row.tournament, MATCHES.c.number == row.number)
    if row.state == RUNNING:
        proceed(connection, table)
        connection.execute(update(MATCHES).where(same).values(state=VOID))
    connection.execute(update(MATCHES).where(same).values(table_id=None))


def forget(connection: Connection, browser: int) -> list[str]:
    """Remove a person from tournaments, which stay. Returns those without other people."""
    mine = select(ENTRANTS.c.tournament).where(ENTRANTS.c.browser == browser)
    for id in list(connection.scalars(mine.distinct())):
        tell(connection, id)
        jobs.add(connection, ADVANCE, f"tournament:{id}", rows.now(), {"tournament": id})
    same = ENTRANTS.c.browser == browser
    connection.execute(update(ENTRANTS).where(same).values(browser=None, name="", active=False))
    hosted = list(connection.scalars(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.host == browser)))
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.host == browser).values(host=None))
    played = select(ENTRANTS.c.tournament).where(ENTRANTS.c.browser.is_not(None)).distinct()
    others = set(connection.scalars(played.where(ENTRANTS.c.tournament.in_(hosted))))
    return [id for id in hosted if id not in others]


def remove(connection: Connection, id: str) -> list[str]:
    """Delete a tournament; returns its tables at which nobody has a place. The others stay as they are."""
    tables, places = schema.tables, schema.places
    chosen = select(MATCHES.c.table_id).where(MATCHES.c.tournament == id, MATCHES.c.table_id.is_not(None))
    played = list(connection.scalars(chosen))
    for table in (MATCHES, ENTRANTS):
        connection.execute(delete(table).where(table.c.tournament == id))
    connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == id))
    connection.execute(update(tables).where(tables.c.id.in_(played)).values(tournament=None, sealed=False))
    for table_id in played:
        notify(connection, table_id, 0)
    tell(connection, id)
    held = set(connection.scalars(select(places.c.table_id).where(places.c.table_id.in_(played))))
    return [table_id for table_id in played if table_id not in held]


def old(connection: Connection, before: datetime, states: Sequence[str]) -> list[str]:
    """The tournaments in some states that nobody has changed since a time."""
    chosen = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.updated < before, TOURNAMENTS.c.state.in_(states))
    return list(connection.scalars(chosen.order_by(TOURNAMENTS.c.updated)))


def merge(connection: Connection, guest: int, person: int) -> None:
    """Give a guest's tournaments and entries to a person; of two entries, the person's stays."""
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.host == guest).values(host=person))
    mine = select(ENTRANTS.c.tournament).where(ENTRANTS.c.browser == person)
    twice = and_(ENTRANTS.c.browser == guest, ENTRANTS.c.tournament.in_(mine))
    connection.execute(update(ENTRANTS).where(twice).values(browser=None, active=False))
    connection.execute(update(ENTRANTS).where(ENTRANTS.c.browser == guest).values(browser=person))


def export(connection: Connection, browser: int) -> list[dict[str, Any]]:
    """A person's tournaments, for the export of their data."""
    found = []
    for one in listings(connection, browser, 1000):
        if one.host or one.entered:
            found.append(
                {
                    "id": one.id,
                    "name": one.plan.name,
                    "game": one.plan.game,
                    "format": one.plan.format,
                    "state": one.state,
                    "host": one.host,
                    "entered": one.entered,
                }
            )
    return found
