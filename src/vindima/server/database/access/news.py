"""Records events at a table that people may have to be told about, as jobs in the same transaction.

There is one job per table and kind of event: another event of the kind reschedules it. `server/notices` runs
these jobs. It reads the table as it is then, so nobody is told what is no longer true.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, exists, or_, select

from vindima.core.shuffle import SHARED
from vindima.core.step import NOBODY
from vindima.server.database import schema
from vindima.server.database.access import jobs, rows
from vindima.server.database.access.prepared import Prepared
from vindima.server.tables.common.notices import Event
from vindima.server.tables.game.seats import OPEN, PERSON, Seat, Stored
from vindima.server.tables.game.table import DEAL, Proposal

__all__ = ["TELL", "clock_runs", "entered", "seat_taken", "tell"]

TELL: Final = "tell"
"""The kind of the jobs."""
LAST: Final = 2**31 - 1
"""No act has a higher number."""
LONG: Final = timedelta(hours=1)
"""Players with less time for a turn are expected to stay at the table."""
WARNING: Final = 6
"""The fraction of the time that is left when a player is warned."""
PAUSES: Final[dict[Event, int]] = {
    "turn": 10,
    "began": 10,
    "over": 10,
    "invited": 0,
    "chat": 60,
    "clock": 0,
}
"""Seconds during which people at the table see the event for themselves, and answer."""


def entered(
    connection: Connection, table: Stored, seq: int, proposal: Proposal, prepared: bool = False
) -> None:
    """Record an act, with its number: the game began or ended, or another person has to answer.

    The person who had `prepared` the answer is also told, unless it ended the turn.
    """
    act, asked = proposal.act, proposal.asked
    events: list[Event] = ["over"] if proposal.over else ["began"] if act.kind == DEAL else []
    if not proposal.over and asked != NOBODY and (prepared or asked != act.seat):
        seat = table.seats[asked]
        events += ["turn"] if seat.kind == PERSON and seat.player is None else []
    # At a shared screen, everybody sees it.
    if events and not table.hot_seat and wanted(connection, table.id):
        for event in events:
            note(connection, table.id, event, seq=seq if event == "turn" else LAST)


def seat_taken(connection: Connection, table: Stored, before: Seat) -> None:
    """A person has taken an open seat. If it was the last one, a game whose cards are dealt begins."""
    dealt = table.shuffle is None or table.shuffle["kind"] != SHARED
    if dealt and not before.played and all(seat.kind != OPEN for seat in table.seats):
        tell(connection, table.id, "began")


def clock_runs(connection: Connection, table: str, until: datetime) -> None:
    """A player's clock runs until the given time: unless the turn is short, warn them near its end."""
    left = until - rows.now()
    if left >= LONG and wanted(connection, table):
        note(connection, table, "clock", due=until - left / WARNING)


def tell(connection: Connection, table: str, event: Event, people: Sequence[int] = ()) -> None:
    """Notify the people who want to hear of an event: everybody with a seat at the table, or those given."""
    if people:
        wishes = schema.wishes
        chosen = select(wishes.c.browser).where(wishes.c.browser.in_(people))
        people = sorted(connection.scalars(chosen))
        for person in people:
            note(connection, table, event, person)
    elif wanted(connection, table):
        note(connection, table, event)


def note(
    connection: Connection,
    table: str,
    event: Event,
    person: int | None = None,
    seq: int = LAST,
    due: datetime | None = None,
) -> None:
    """Add the job. It is void if the seat that is asked has acted after `seq`."""
    due = due or rows.now() + timedelta(seconds=PAUSES[event])
    payload: dict[str, Any] = {"table": table, "event": event, "person": person, "seq": seq}
    one = "" if person is None else f"-{person}"
    jobs.add(connection, TELL, f"tell-{event}{one}:{table}", due, payload)


def wanted_by_anybody() -> Prepared:
    """Finds a place at a table whose person wants notifications or has a webhook."""
    places, wishes, hooks = schema.places, schema.wishes, schema.hooks
    table = bindparam("table_id", type_=places.c.table_id.type)
    of_table = or_(hooks.c.table_id.is_(None), hooks.c.table_id == table)
    hears = exists().where(hooks.c.browser == places.c.browser, of_table)
    wants = exists().where(wishes.c.browser == places.c.browser)
    chosen = select(places.c.seat).where(places.c.table_id == table, or_(wants, and_(places.c.host, hears)))
    return Prepared(chosen, ("table_id",))


WANTED: Final = wanted_by_anybody()


def wanted(connection: Connection, table: str) -> bool:
    """True if anybody may want to hear of events at a table. Nearly every answer asks this."""
    return WANTED.execute(connection, {"table_id": table}).first() is not None
