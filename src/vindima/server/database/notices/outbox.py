"""Notices: what has to be sent to whom, and what was sent."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import Connection, Row, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vindima.core.step import NOBODY
from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.database.notices import wishes
from vindima.server.database.people import devices
from vindima.server.database.play import plans
from vindima.server.tables.common.notices import NOTHING, Channel, Event, Mode, Wishes
from vindima.server.tables.game.seats import PERSON, WATCHING, Stored

__all__ = [
    "Notice",
    "Person",
    "Standing",
    "add",
    "bundled",
    "drop_target",
    "finish",
    "finish_batch",
    "mail_due",
    "notice_of",
    "person_of",
    "seated",
    "standing_of",
    "tidy",
    "waiting_tables",
]

KEPT: Final = timedelta(days=30)
"""How long the record of sent notices is kept."""
MAIL_PAUSE: Final = timedelta(minutes=5)
"""How long the first notice of a mail waits for others."""
LISTED: Final = 50
"""How many tables that wait for a person are listed."""


class Notice(NamedTuple):
    """One message to one target."""

    key: str
    """The unguessable name of the notice, which it also has outside."""
    channel: Channel
    person: int
    """The recipient; for a webhook, its owner."""
    target: int
    """The subscription or the webhook; 0 for mail."""
    table: str
    event: Event
    turn: int


class Standing(NamedTuple):
    """The state of a table, as far as everybody may know it, and which turn this is."""

    table: Stored
    year: int
    asked: int
    over: bool
    winners: tuple[int, ...]
    turn: int
    """The number of the last act of the seat that is asked: the same until the seat answers."""
    chat: tuple[int, int | None]
    """The number of the last chat line, and its author."""
    prepared: bool = False
    """True if the seat that is asked has prepared its turn, which is played before anybody is notified."""

    @property
    def waits(self) -> bool:
        """True if a person is asked and has to answer."""
        if self.over or self.table.closed or self.asked == NOBODY or self.prepared:
            return False
        seat = self.table.seats[self.asked]
        return seat.kind == PERSON and seat.player is None

    @property
    def answering(self) -> set[int]:
        """The people who hold the seat that is asked."""
        return self.holders(self.asked) if self.waits else set()

    def holders(self, seat: int) -> set[int]:
        return {place.browser for place in self.table.places if place.seat == seat}


class Person(NamedTuple):
    """A person who may be notified about a table."""

    id: int
    language: str
    email: str | None
    wishes: Wishes
    mode: Mode
    devices: tuple[int, ...]
    """The subscriptions of their devices."""


def standing_of(connection: Connection, table: str) -> Standing | None:
    """The state of a table; None if there is no such table."""
    stored = rows.stored(connection, table)
    if stored is None:
        return None
    tables, acts, chat = schema.tables, schema.acts, schema.chat
    row = connection.execute(select(tables).where(tables.c.id == table)).one()
    own = select(acts.c.seq).where(acts.c.table_id == table, acts.c.seat == row.asked)
    turn = connection.scalar(own.order_by(acts.c.seq.desc()).limit(1)) or 0
    last = select(chat.c.number, chat.c.browser).where(chat.c.table_id == table, chat.c.event.is_(None))
    last = last.where(chat.c.aside.is_(False))
    line = connection.execute(last.order_by(chat.c.number.desc()).limit(1)).one_or_none()
    winners = tuple(map(int, row.winners.split()))
    said = (0, None) if line is None else (line[0], line[1])
    prepared = plans.is_due(connection, table, row.asked)
    return Standing(stored, row.year, row.asked, row.over, winners, turn, said, prepared)


def seated(standing: Standing) -> set[int]:
    """The people with a seat at the table."""
    return {place.browser for place in standing.table.places if place.seat != WATCHING}


def person_of(connection: Connection, person: int, table: str) -> Person | None:
    """A person's preferences about a table; None if the person is gone."""
    browsers = schema.browsers
    row = connection.execute(select(browsers).where(browsers.c.id == person)).one_or_none()
    if row is None or row.banned:
        return None
    receiving = tuple(one.id for one in wishes.subscriptions_of(connection, person))
    mode = wishes.mode_of(connection, person, table)
    wanted = wishes.wishes_of(connection, person)
    return Person(person, row.language, row.email, wanted, mode, receiving)


# Sending


def add(connection: Connection, notice: Notice) -> bool:
    """Record what is to be sent; False if it was recorded before, so that nothing is sent twice."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {**notice._asdict(), "browser": notice.person, "table_id": notice.table, "at": rows.now()}
    del values["person"], values["table"]
    statement = dialect.insert(schema.notices).values(values).on_conflict_do_nothing()
    # PostgreSQL does not count the inserted rows.
    return connection.scalar(statement.returning(schema.notices.c.key)) is not None


def notice_from(row: Row[Any]) -> Notice:
    return Notice(row.key, row.channel, row.browser, row.target, row.table_id, row.event, row.turn)


def notice_of(connection: Connection, key: str) -> tuple[Notice, Row[Any]] | None:
    """A notice to send, with its subscription or webhook; None if either is gone or it was sent."""
    notices = schema.notices
    row = connection.execute(select(notices).where(notices.c.key == key)).one_or_none()
    if row is None or row.done is not None:
        return None
    targets = schema.subscriptions if row.channel == "push" else schema.hooks
    target = connection.execute(select(targets).where(targets.c.id == row.target)).one_or_none()
    return None if target is None else (notice_from(row), target)


def finish(connection: Connection, key: str) -> None:
    """Record that a notice was sent, or that there is no longer a reason to send it."""
    notices = schema.notices
    connection.execute(update(notices).where(notices.c.key == key).values(done=rows.now()))


def drop_target(connection: Connection, notice: Notice) -> None:
    """Forget a device or a webhook that no longer exists."""
    targets = schema.subscriptions if notice.channel == "push" else schema.hooks
    connection.execute(delete(targets).where(targets.c.id == notice.target))


# Mails


def pending(person: int) -> Any:
    notices = schema.notices
    return and_(notices.c.browser == person, notices.c.channel == "mail", notices.c.done.is_(None))


def mail_due(connection: Connection, person: int) -> datetime | None:
    """When the next mail to a person is due; None if there is nothing to send."""
    first = connection.scalar(select(func.min(schema.notices.c.at)).where(pending(person)))
    if first is None:
        return None
    mails = schema.wishes
    row = connection.execute(select(mails).where(mails.c.browser == person)).one_or_none()
    wanted = NOTHING if row is None else wishes.wishes_in(row)
    due = devices.zoned(first) + MAIL_PAUSE
    if row is not None and row.mailed is not None:
        due = max(due, devices.zoned(row.mailed) + timedelta(minutes=wanted.digest))
    return wanted.quiet_until(due) or due


def bundled(connection: Connection, person: int, batch: str) -> tuple[str, list[Notice]]:
    """The contents of the next mail to a person, and its name.

    A mail that may already have been sent keeps its name and its contents.
    """
    notices = schema.notices
    known: str | None = connection.scalar(
        select(notices.c.batch).where(pending(person), notices.c.batch.is_not(None)).limit(1)
    )
    if known is None:
        connection.execute(update(notices).where(pending(person)).values(batch=batch))
    chosen = select(notices).where(pending(person), notices.c.batch == (known or batch))
    return known or batch, [
        notice_from(row) for row in connection.execute(chosen.order_by(notices.c.at, notices.c.key))
    ]


def finish_batch(connection: Connection, person: int, batch: str, sent: bool) -> None:
    """Record that a mail was sent, or that there was nothing left to send in it."""
    notices, mails = schema.notices, schema.wishes
    connection.execute(
        update(notices).where(pending(person), notices.c.batch == batch).values(done=rows.now())
    )
    if sent:
        connection.execute(update(mails).where(mails.c.browser == person).values(mailed=rows.now()))


def tidy(connection: Connection) -> None:
    """Delete the records of what was sent long ago."""
    notices, limit = schema.notices, rows.now() - KEPT
    connection.execute(delete(notices).where(or_(notices.c.done < limit, notices.c.at < limit)))


# Waiting tables


def waiting_tables(connection: Connection, person: int) -> Sequence[Row[Any]]:
    """The tables at which a person has to answer, longest waiting first: id, game, mode.

    A turn that the person has prepared is played first: the table waits only if the plan does not complete
    the turn.
    """
    tables, seats, places, modes = schema.tables, schema.seats, schema.places, schema.table_wishes
    asked = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked)
    held = and_(places.c.table_id == tables.c.id, places.c.seat == tables.c.asked)
    wished = and_(modes.c.table_id == tables.c.id, modes.c.browser == person)
    chosen = (
        select(tables.c.id, tables.c.game, tables.c.asked, func.coalesce(modes.c.mode, "usual").label("mode"))
        .join(places, held)
        .join(seats, asked)
        .outerjoin(modes, wished)
        .where(places.c.browser == person, ~tables.c.over, ~tables.c.closed)
        .where(seats.c.kind == PERSON, seats.c.stand_in.is_(False))
        .order_by(tables.c.updated, tables.c.id)
        .limit(LISTED)
    )
    found = cast(Sequence[Row[Any]], connection.execute(chosen).all())
    return [row for row in found if not plans.is_due(connection, row.id, row.asked)]
