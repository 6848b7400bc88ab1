"""Queries of the database, grouped by noun. Each function works on a given connection."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from vindima.server.database import schema
from vindima.server.database.access.prepared import Prepared
from vindima.server.database.access.store import notify
from vindima.server.tables.common import clock
from vindima.server.tables.common.links import new_salt
from vindima.server.tables.game.chat import HIDDEN, Said
from vindima.server.tables.game.daily import Attempt
from vindima.server.tables.game.pace import Clock, Pace
from vindima.server.tables.game.seats import (
    BOT,
    OPEN,
    PERSON,
    WATCHING,
    Contest,
    Ending,
    Link,
    Listing,
    Place,
    Seat,
    Stored,
    Takeover,
    distinct,
)
from vindima.server.tables.game.table import Act, Proposal
from vindima.server.wire import table as wire


def now() -> datetime:
    return clock.now()


def stamp(at: datetime) -> str:
    """A time as it is sent over the wire; SQLite stores it without its zone."""
    known = at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
    return known.isoformat(timespec="seconds")


# Browsers


def is_banned(connection: Connection, browser: int) -> bool:
    return bool(connection.scalar(select(schema.browsers.c.banned).where(schema.browsers.c.id == browser)))


def is_muted(connection: Connection, browser: int) -> bool:
    return bool(connection.scalar(select(schema.browsers.c.muted).where(schema.browsers.c.id == browser)))


def drop_new_browser(connection: Connection, browser: int) -> None:
    """Remove a new browser that has nothing here yet."""
    for table in (
        schema.places,
        schema.campaigns,
        schema.lessons,
        schema.tries,
        schema.entrants,
        schema.days_off,
    ):
        if connection.scalar(select(func.count()).select_from(table).where(table.c.browser == browser)):
            return
    for table in (schema.devices, schema.tickets):
        connection.execute(delete(table).where(table.c.browser == browser))
    connection.execute(delete(schema.browsers).where(schema.browsers.c.id == browser))


def player_settings(connection: Connection, browser: int) -> wire.Me:
    """The settings of a browser's player."""
    row = connection.execute(select(schema.browsers).where(schema.browsers.c.id == browser)).one()
    settings = None if row.settings is None else json.loads(row.settings)
    return {"name": row.name, "language": row.language, "settings": settings}


def language_of(connection: Connection, browser: int) -> str | None:
    """The language of a browser's player; None if there is no such browser."""
    same = schema.browsers.c.id == browser
    found: str | None = connection.scalar(select(schema.browsers.c.language).where(same))
    return found


def change_browser(connection: Connection, browser: int, changes: dict[str, Any]) -> None:
    """Change the name, the language or the settings of a browser's player."""
    if "settings" in changes:
        changes = {**changes, "settings": json.dumps(changes["settings"])}
    if changes:
        connection.execute(update(schema.browsers).where(schema.browsers.c.id == browser).values(changes))


# Tables


def add_table(connection: Connection, table: Stored, proposal: Proposal) -> None:
    """Add a new table with the first act of its log."""
    connection.execute(
        insert(schema.tables).values(
            id=table.id,
            game=table.header["game"],
            header=json.dumps(table.header),
            hot_seat=table.hot_seat,
            confirm=table.confirm,
            hints=table.hints,
            coach=table.coach,
            watch=table.watch,
            campaign=table.campaign,
            shuffle=None if table.shuffle is None else json.dumps(table.shuffle),
            daily=None if table.daily is None else json.dumps(table.daily),
            tournament=None if table.contest is None else json.dumps(table.contest),
            sealed=table.sealed,
            pace=None if table.pace is None else json.dumps(table.pace),
            clock=None if table.clock is None else json.dumps(table.clock),
            rated=table.rated,
            **listed(table.listing),
            **standing(proposal),
            updated=now(),
        )
    )
    for seat in table.seats:
        connection.execute(insert(schema.seats).values(table_id=table.id, **seat._asdict()))
    for place in table.places:
        add_place(connection, table.id, place)
    add_act(connection, table.id, 1, proposal.act)


def listed(listing: Listing) -> dict[str, Any]:
    """The stored listing of a table."""
    open, public, level, language = listing
    return {"listed": now() if open else None, "public": public, "level": level, "language": language}


def standing(proposal: Proposal) -> dict[str, Any]:
    """The state of a table, for lists of tables."""
    return {
        "year": proposal.year,
        "asked": proposal.asked,
        "over": proposal.over,
        "winners": " ".join(map(str, proposal.winners)),
    }


def stored(connection: Connection, id: str) -> Stored | None:
    """A table with its seats and places; None if there is no table with that id."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
    if row is None:
        return None
    return Stored(
        id,
        json.loads(row.header),
        row.hot_seat,
        row.confirm,
        row.watch,
        row.campaign,
        seats_of(connection, id),
        places_of(connection, id),
        row.hints,
        None if row.shuffle is None else json.loads(row.shuffle),
        row.closed,
        row.coach,
        None if row.takeover is None else asked_takeover(json.loads(row.takeover)),
        None if row.daily is None else Attempt(*json.loads(row.daily)),
        rated=row.rated,
        contest=None if row.tournament is None else Contest(*json.loads(row.tournament)),
        sealed=row.sealed,
        pace=pace_from(row.pace),
        clock=clock_from(row.clock),
        listing=Listing(row.listed is not None, row.public, row.level, row.language),
        ending=None if row.ending is None else asked_ending(json.loads(row.ending)),
    )


def pace_from(text: str | None) -> Pace | None:
    """The stored pace of a table."""
    return None if text is None else Pace(*json.loads(text))


def clock_from(text: str | None) -> Clock | None:
    """The stored clocks of a table."""
    if text is None:
        return None
    left, seat, since, until, out, final, last = json.loads(text)
    return Clock(tuple(left), seat, since, until, out, final, None if last is None else tuple(last))


def ended(connection: Connection, id: str) -> str:
    """When a table was last changed: for a finished game, when it ended."""
    return stamp(
        connection.execute(select(schema.tables.c.updated).where(schema.tables.c.id == id)).scalar_one()
    )


def asked_takeover(data: dict[str, Any]) -> Takeover:
    return Takeover(**{**data, "agreed": tuple(data["agreed"])})


def asked_ending(data: dict[str, Any]) -> Ending:
    return Ending(**{**data, "agreed": tuple(data["agreed"])})


def change_takeover(connection: Connection, id: str, takeover: Takeover | None) -> None:
    """Store the request to take over a seat of a table."""
    values = {"takeover": None if takeover is None else json.dumps(takeover._asdict())}
    connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(values))


def locked(connection: Connection, id: str) -> Stored | None:
    """Lock a table: no other process changes it until the transaction ends."""
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == id).with_for_update())
    return stored(connection, id)


def change_shuffle(connection: Connection, id: str, shuffle: dict[str, Any]) -> None:
    """Store the state of a table's shuffle."""
    values = {"shuffle": json.dumps(shuffle)}
    connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(values))


def change_help(connection: Connection, id: str, hints: bool, coach: bool) -> None:
    """Switch hints and the coach of a table on or off."""
    changes = {"hints": hints, "coach": coach}
    connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(changes))
    notify(connection, id, 0)


def lines_for(connection: Connection, browser: int, most: int) -> list[tuple[Row[Any], list[Seat], set[int]]]:
    """The newest running tables of a browser: the row, the seats, and which of them are its own."""
    tables, places = schema.tables, schema.places
    mine: dict[str, set[int]] = {}
    listed = select(places.c.table_id, places.c.seat).where(places.c.browser == browser, ~places.c.hidden)
    for id, seat in connection.execute(listed):
        mine.setdefault(id, set()).add(seat)
    chosen = select(tables).where(tables.c.id.in_(mine), ~tables.c.over, ~tables.c.closed)
    rows = connection.execute(chosen.order_by(tables.c.updated.desc()).limit(most)).all()
    seats = seats_of_all(connection, [row.id for row in rows])
    return [(row, seats[row.id], mine[row.id]) for row in rows]


def line_for(connection: Connection, id: str) -> tuple[Row[Any], list[Seat]]:
    """The line of an existing table, and its seats."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one()
    return row, seats_of(connection, id)


def waiting_for_bots(connection: Connection) -> list[str]:
    """The tables where a bot is asked and a person or a tournament waits for it.

    At all others, the bot waits until somebody watches.
    """
    tables, seats = schema.tables, schema.seats
    person = schema.seats.alias()
    played = exists().where(
        person.c.table_id == tables.c.id, person.c.kind == PERSON, person.c.stand_in.is_(False)
    )
    asked = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked)
    by_bot = or_(seats.c.kind == BOT, seats.c.stand_in)
    chosen = (
        select(tables.c.id)
        .join(seats, asked)
        .where(~tables.c.over, ~tables.c.closed, by_bot, or_(played, tables.c.tournament.is_not(None)))
    )
    return list(connection.scalars(chosen))


def hosted(connection: Connection, browser: int) -> tuple[int, int]:
    """How many running tables a browser hosts, and the total size in bytes of its tables' first acts."""
    tables, places = schema.tables, schema.places
    mine = select(places.c.table_id).where(places.c.browser == browser, places.c.host)
    ended = or_(tables.c.over, tables.c.closed)
    begun = select(
        func.count().filter(~ended), func.coalesce(func.sum(func.length(tables.c.header)), 0)
    ).where(tables.c.id.in_(mine))
    running, size = connection.execute(begun).one()
    return int(running), int(size)


def hosts(connection: Connection, browser: int, table: str) -> bool:
    """True if a browser hosts a table."""
    places = schema.places
    return bool(
        connection.scalar(
            select(exists().where(places.c.table_id == table, places.c.browser == browser, places.c.host))
        )
    )


# The log

STANDING: Final = ("year", "asked", "over", "winners")
ADD_ACT: Final = Prepared(insert(schema.acts), schema.acts.c.keys())
STAND: Final = Prepared(update(schema.tables).where(schema.tables.c.id == bindparam("this")), STANDING)
STAND_NOTICED: Final = Prepared(STAND.statement, (*STANDING, "updated"))


def add_act(connection: Connection, id: str, seq: int, act: Act, key: str | None = None) -> None:
    """Add an act. Raises IntegrityError if another process has already added one with that number."""
    values = {"table_id": id, "seq": seq, "key": key, **act._asdict(), "tokens": json.dumps(act.tokens)}
    ADD_ACT.execute(connection, values)


def enter(connection: Connection, id: str, seq: int, proposal: Proposal, key: str | None) -> None:
    """Add an act and store the state of the table after it."""
    add_act(connection, id, seq, proposal.act, key)
    values = {"this": id, **standing(proposal)}
    if proposal.noticed:
        STAND_NOTICED.execute(connection, {**values, "updated": now()})
    else:
        STAND.execute(connection, values)
    notify(connection, id, seq)


def acts_of(connection: Connection, id: str, after: int = 0, until: int | None = None) -> list[Act]:
    """The log of a table, or a part of it."""
    acts = schema.acts
    chosen = select(acts).where(acts.c.table_id == id, acts.c.seq > after).order_by(acts.c.seq)
    if until is not None:
        chosen = chosen.where(acts.c.seq <= until)
    return [
        Act(row.kind, row.seat, tuple(json.loads(row.tokens)), row.keep, row.held, row.decided)
        for row in connection.execute(chosen)
    ]


def seq_of(connection: Connection, id: str, key: str) -> int | None:
    """The number of the act that was added under an idempotency key."""
    acts = schema.acts
    found: int | None = connection.scalar(select(acts.c.seq).where(acts.c.table_id == id, acts.c.key == key))
    return found


# Seats and places


def seats_of(connection: Connection, id: str) -> list[Seat]:
    columns = [schema.seats.c[name] for name in Seat._fields]
    chosen = select(*columns).where(schema.seats.c.table_id == id).order_by(schema.seats.c.seat)
    return [Seat(*row) for row in connection.execute(chosen)]


def seats_of_all(connection: Connection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    columns = [schema.seats.c[name] for name in Seat._fields]
    chosen = select(schema.seats.c.table_id, *columns).where(schema.seats.c.table_id.in_(ids))
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    for id, *fields in connection.execute(chosen.order_by(schema.seats.c.seat)):
        found[id].append(Seat(*fields))
    return found


def places_of(connection: Connection, id: str) -> list[Place]:
    columns = [schema.places.c[name] for name in Place._fields]
    chosen = select(*columns).where(schema.places.c.table_id == id)
    return [Place(*row) for row in connection.execute(chosen.order_by(schema.places.c.seat))]


def change_seat(connection: Connection, id: str, before: Seat, after: Seat) -> bool:
    """Change who plays a seat; False if somebody else has changed it first."""
    seats = schema.seats
    same = and_(
        seats.c.table_id == id,
        seats.c.seat == before.seat,
        seats.c.kind == before.kind,
        seats.c.invite.is_(None) if before.invite is None else seats.c.invite == before.invite,
    )
    return connection.execute(update(seats).where(same).values(after._asdict())).rowcount == 1


def rename_seats(connection: Connection, browser: int, old: str, new: str) -> list[str]:
    """Rename a browser's seats at running tables that have its old name, or none; returns the tables."""
    seats, places, tables = schema.seats, schema.places, schema.tables
    held = and_(places.c.table_id == seats.c.table_id, places.c.seat == seats.c.seat)
    running = and_(tables.c.id == seats.c.table_id, ~tables.c.over)
    chosen = (
        select(seats.c.table_id, seats.c.seat)
        .join(places, held)
        .join(tables, running)
        .where(places.c.browser == browser, seats.c.kind == PERSON, seats.c.name.in_(("", old)))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    changed: dict[str, None] = {}
    for id, number in connection.execute(chosen).all():
        others = [seat.name for seat in seats_of(connection, id) if seat.seat != number]
        same = and_(seats.c.table_id == id, seats.c.seat == number)
        connection.execute(update(seats).where(same).values(name=distinct(new, others)))
        changed[id] = None
    return list(changed)


def add_place(connection: Connection, id: str, place: Place) -> None:
    """Let a browser see a table; its earlier place there stays."""
    places = schema.places
    same = and_(places.c.table_id == id, places.c.browser == place.browser, places.c.seat == place.seat)
    if connection.scalar(select(func.count()).select_from(places).where(same)):
        return
    connection.execute(insert(places).values(table_id=id, **place._asdict()))
    if place.seat != WATCHING:
        asked = schema.invitations
        same = and_(asked.c.table_id == id, asked.c.browser == place.browser)
        connection.execute(delete(asked).where(same))


def keep_place(connection: Connection, id: str, place: Place) -> None:
    """Make a browser the only holder of its seat, with a new link."""
    places = schema.places
    connection.execute(delete(places).where(places.c.table_id == id, places.c.seat == place.seat))
    add_place(connection, id, place)


def drop_places(connection: Connection, id: str, seat: int) -> None:
    """Vacate the seat; a host remains host, as a spectator."""
    places = schema.places
    here = and_(places.c.table_id == id, places.c.seat == seat)
    hosts = connection.scalars(select(places.c.browser).where(here, places.c.host)).all()
    connection.execute(delete(places).where(here))
    for browser in hosts:
        add_place(connection, id, Place(browser, WATCHING, host=True, salt=new_salt()))


def find_link(connection: Connection, secret: str, hashed: str) -> Link | None:
    """The place that a secret restores, the seat that it invites to, or the table that it shows."""
    places, seats, tables = schema.places, schema.seats, schema.tables
    row = connection.execute(select(places).where(places.c.link == hashed)).one_or_none()
    if row is not None:
        return Link(row.table_id, row.seat, PERSON, row.host)
    row = connection.execute(select(seats).where(seats.c.invite == secret)).one_or_none()
    if row is not None:
        return Link(row.table_id, row.seat, OPEN)
    row = connection.execute(select(tables.c.id).where(tables.c.watch == secret)).one_or_none()
    return None if row is None else Link(row.id, WATCHING, PERSON)


# Chat

CHAT_KEPT: Final = 2000
"""How many chat lines of a table are kept."""


def add_chat(
    connection: Connection,
    id: str,
    name: str,
    seat: int | None,
    text: str,
    event: str | None = None,
    browser: int | None = None,
    aside: bool = False,
    about: int | None = None,
) -> Said:
    """Add a line or, with `event`, a note of the server about an event at the table.

    Only the newest lines of a table are kept; older ones are deleted.
    """
    chat, table = schema.chat, schema.tables
    # Servers that share a database take turns at a table, so that no two lines get the same number.
    connection.execute(select(table.c.id).where(table.c.id == id).with_for_update())
    last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == id)) or 0
    values = {"table_id": id, "number": last + 1, "name": name, "seat": seat, "text": text, "at": now()}
    values |= {"event": event, "browser": browser, "aside": aside, "about": about}
    connection.execute(insert(chat).values(values))
    connection.execute(delete(chat).where(chat.c.table_id == id, chat.c.number <= last + 1 - CHAT_KEPT))
    notify(connection, id, 0)
    same = and_(chat.c.table_id == id, chat.c.number == last + 1)
    return chat_line(connection.execute(select(chat).where(same)).one())


def chat_of(connection: Connection, id: str, after: int, most: int) -> list[Said]:
    """The newest chat lines after a number, oldest first."""
    chat = schema.chat
    chosen = select(chat).where(chat.c.table_id == id, chat.c.number > after)
    found = connection.execute(chosen.order_by(chat.c.number.desc()).limit(most)).all()
    return [chat_line(row) for row in reversed(found)]


def chat_line(row: Row[Any]) -> Said:
    at = stamp(row.at)
    if row.hidden:
        return Said(row.number, row.name, row.seat, "", at, HIDDEN, None, row.aside, row.browser)
    return Said(row.number, row.name, row.seat, row.text, at, row.event, row.about, row.aside, row.browser)


# Campaigns


def add_campaign(connection: Connection, id: str, browser: int, data: dict[str, Any]) -> None:
    connection.execute(insert(schema.campaigns).values(id=id, browser=browser, data=json.dumps(data)))


def campaigns_of(connection: Connection, browser: int) -> Sequence[Row[Any]]:
    mine = schema.campaigns.c.browser == browser
    return connection.execute(select(schema.campaigns).where(mine)).all()


def campaign_row(connection: Connection, id: str) -> Row[Any] | None:
    return connection.execute(select(schema.campaigns).where(schema.campaigns.c.id == id)).one_or_none()


def change_campaign(
    connection: Connection, id: str, was: str | None, data: dict[str, Any], table: str | None
) -> bool:
    """Store a campaign; False if its game in progress has changed meanwhile."""
    campaigns = schema.campaigns
    same = and_(
        campaigns.c.id == id,
        campaigns.c.table_id.is_(None) if was is None else campaigns.c.table_id == was,
    )
    values = {"data": json.dumps(data), "table_id": table}
    return connection.execute(update(campaigns).where(same).values(values)).rowcount == 1


# Lessons


def lessons_of(connection: Connection, browser: int) -> dict[tuple[str, str], tuple[int, bool]]:
    """By game and lesson: how many steps a browser has done, and whether it was ever finished."""
    mine = select(schema.lessons).where(schema.lessons.c.browser == browser)
    return {(row.game, row.lesson): (row.steps, row.done) for row in connection.execute(mine)}


def lesson_answers(connection: Connection, browser: int, game: str, lesson: str) -> list[str]:
    """A browser's answers in a lesson so far."""
    data = connection.scalar(select(schema.lessons.c.answers).where(same_lesson(browser, game, lesson)))
    return [] if data is None else list(json.loads(data))


def keep_lesson(
    connection: Connection, browser: int, game: str, lesson: str, answers: list[str], steps: int, over: bool
) -> None:
    """Store the progress of a lesson. A finished lesson starts again at the next visit."""
    lessons, same = schema.lessons, same_lesson(browser, game, lesson)
    values = {"answers": json.dumps([] if over else answers), "steps": 0 if over else steps}
    done = {"done": True} if over else {}
    if connection.execute(update(lessons).where(same).values({**values, **done})).rowcount == 0:
        key = {"browser": browser, "game": game, "lesson": lesson, "done": over}
        connection.execute(insert(lessons).values({**values, **key}))


def same_lesson(browser: int, game: str, lesson: str) -> ColumnElement[bool]:
    lessons = schema.lessons
    return and_(lessons.c.browser == browser, lessons.c.game == game, lessons.c.lesson == lesson)


# Servers


def note_server(connection: Connection, address: str) -> None:
    connection.execute(delete(schema.servers))
    connection.execute(insert(schema.servers).values(address=address))


def touch_server(connection: Connection) -> None:
    """Write without effect, to test the database."""
    address = schema.servers.c.address
    # SQLite does not write a row that stays the same, so change it and change it back.
    connection.execute(update(schema.servers).values(address=address + " "))
    connection.execute(update(schema.servers).values(address=func.rtrim(address)))
