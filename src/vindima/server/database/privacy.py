"""Exports and deletes what the database knows about a person, and applies the retention rules.

Games of other people stay intact: a deleted person's name and chat lines disappear from them, and a running
seat becomes open, so that the host can give it to a bot.
"""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Connection, Row, and_, delete, exists, select, update

from vindima.server.database import schema
from vindima.server.database.access import jobs, rows
from vindima.server.database.access.store import notify
from vindima.server.database.contests import ratings, results, tournaments
from vindima.server.database.notices import wishes
from vindima.server.database.people import blocks, days_off, devices, friends, moderation, passkeys, tickets
from vindima.server.database.play import clocks, daily, plans, tries
from vindima.server.tables.common.links import new_secret
from vindima.server.tables.game.seats import OPEN, PERSON, WATCHING
from vindima.server.tables.game.table import ANSWER
from vindima.server.tournaments.model import CANCELLED, OVER
from vindima.server.tournaments.model import OPEN as OPEN_TO_ALL

__all__ = [
    "KEEP_ALL",
    "Rules",
    "delete_table",
    "export",
    "forget",
    "naming_people",
    "old_browsers",
    "old_tables",
    "purge",
]

PORTION: Final = 50
"""How many tables and browsers one transaction removes, so that no answer waits for long."""
GONE: Final = "web-note-deleted"
"""The replacement for a chat line of a person who has deleted their data."""


class Rules(NamedTuple):
    """After how many days something is deleted; 0: never."""

    finished: int = 0
    """Finished tables, since their last change."""
    idle: int = 0
    """Unfinished tables, since their last change."""
    browsers: int = 0
    """Everything about a browser, since its last visit."""


KEEP_ALL: Final = Rules()


# Tables


def delete_table(connection: Connection, id: str) -> bool:
    """Remove a table and everything that belongs to it; False if there is none."""
    campaigns = schema.campaigns
    connection.execute(update(campaigns).where(campaigns.c.table_id == id).values(table_id=None))
    daily.forget_table(connection, id)
    tournaments.forget_table(connection, id)
    results.forget_table(connection, id)
    parts = (schema.acts, schema.chat, schema.places, schema.seats, schema.removals, schema.invitations)
    for table in (*parts, schema.plans):
        connection.execute(delete(table).where(table.c.table_id == id))
    jobs.cancel(connection, clocks.key_of(id))
    found = connection.execute(delete(schema.tables).where(schema.tables.c.id == id)).rowcount
    notify(connection, id, 0)
    return bool(found)


def delete_tournament(connection: Connection, id: str) -> list[str]:
    """Remove a tournament, and its tables at which nobody has a place; returns these tables."""
    tables = tournaments.remove(connection, id)
    for table in tables:
        delete_table(connection, table)
    return tables


def before(days: int) -> datetime:
    return rows.now() - timedelta(days=days)


def old_tables(connection: Connection, days: int, over: bool) -> list[str]:
    """The finished, or the unfinished, tables that nobody has changed for some days."""
    tables = schema.tables
    chosen = select(tables.c.id).where(tables.c.updated < before(days), tables.c.over.is_(over))
    return list(connection.scalars(chosen.order_by(tables.c.updated)))


def old_browsers(connection: Connection, days: int) -> list[int]:
    """The browsers that have not been here for some days, except banned ones."""
    browsers = schema.browsers
    chosen = select(browsers.c.id).where(browsers.c.seen < before(days), ~browsers.c.banned)
    return list(connection.scalars(chosen.order_by(browsers.c.seen)))


def purge(connection: Connection, rules: Rules) -> tuple[list[str], int]:
    """Apply the rules to one portion; returns the tables removed or changed, and the number of browsers."""
    tables = [
        id
        for days, over in ((rules.finished, True), (rules.idle, False))
        if days
        for id in old_tables(connection, days, over)
    ][:PORTION]
    for id in tables:
        delete_table(connection, id)
    for days, states in ((rules.finished, (OVER, CANCELLED)), (rules.idle, (OPEN_TO_ALL,))):
        for id in tournaments.old(connection, before(days), states)[:PORTION] if days else ():
            tables += delete_tournament(connection, id)
    browsers = old_browsers(connection, rules.browsers)[:PORTION] if rules.browsers else []
    for browser in browsers:
        tables += forget(connection, browser)
    return tables, len(browsers)


# One person


def export(connection: Connection, browser: int) -> dict[str, Any]:
    """Everything that is stored about a browser's player, and nothing about the others."""
    row = connection.execute(select(schema.browsers).where(schema.browsers.c.id == browser)).one()
    return {
        "name": row.name,
        "language": row.language,
        "created": rows.stamp(row.created),
        "seen": rows.stamp(row.seen or row.created),
        "email": row.email,
        "settings": None if row.settings is None else json.loads(row.settings),
        "devices": [{**known(one), "label": one.label} for one in devices.devices_of(connection, browser)],
        "passkeys": [known(one) for one in passkeys.passkeys_of(connection, browser)],
        "tables": [table_of(connection, id, browser) for id in tables_of(connection, browser)],
        "campaigns": [json.loads(one.data) for one in rows.campaigns_of(connection, browser)],
        "lessons": [
            {"game": game, "lesson": lesson, "steps": steps, "done": done}
            for (game, lesson), (steps, done) in rows.lessons_of(connection, browser).items()
        ],
        "daily": daily.export(connection, browser),
        "puzzles": tries.export(connection, browser),
        "tournaments": tournaments.export(connection, browser),
        "days_off": days_off.of(connection, browser)._asdict(),
        "blocked": blocks.export(connection, browser),
        **friends.export(connection, browser),
        **moderation.export(connection, browser),
        "results": results.export(connection, browser),
        "rated_seats": results.seats_answered_for(connection, browser),
        "standing": ratings.export(connection, browser),
        "notices": wishes.export(connection, browser),
    }


def known(row: Row[Any]) -> dict[str, Any]:
    """A device or a passkey, without the secret that proves its ownership."""
    seen = None if row.seen is None else rows.stamp(row.seen)
    return {"name": row.name, "created": rows.stamp(row.created), "seen": seen}


def tables_of(connection: Connection, browser: int) -> list[str]:
    """The tables at which a browser has a place."""
    places = schema.places
    mine = select(places.c.table_id).where(places.c.browser == browser).distinct()
    return list(connection.scalars(mine.order_by(places.c.table_id)))


def seats_of(connection: Connection, id: str, browser: int) -> list[int]:
    """The seats that a browser holds at a table."""
    places = schema.places
    mine = (places.c.table_id == id, places.c.browser == browser, places.c.seat != WATCHING)
    return list(connection.scalars(select(places.c.seat).where(*mine).order_by(places.c.seat)))


def table_of(connection: Connection, id: str, browser: int) -> dict[str, Any]:
    """A person's part of a table: the seats, the answers given there, and what the person said."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one()
    mine = seats_of(connection, id, browser)
    seats = [seat for seat in rows.seats_of(connection, id) if seat.seat in mine]
    acts, chat = schema.acts, schema.chat
    answers = select(acts.c.seat, acts.c.tokens).where(
        acts.c.table_id == id, acts.c.kind == ANSWER, acts.c.decided, acts.c.seat.in_(mine)
    )
    said = select(chat).where(chat.c.table_id == id, chat.c.browser == browser).order_by(chat.c.number)
    return {
        "id": id,
        "game": row.game,
        "over": row.over,
        "updated": rows.stamp(row.updated),
        "seats": [{"seat": seat.seat, "name": seat.name} for seat in seats],
        # The answer is the first token; the following ones were forced, and may be secrets of others.
        "answers": [
            {"seat": seat, "answer": json.loads(tokens)[0]}
            for seat, tokens in connection.execute(answers.order_by(acts.c.seq))
        ],
        "chat": [{"at": rows.stamp(line.at), "text": line.text} for line in connection.execute(said)],
    }


def forget(connection: Connection, browser: int) -> list[str]:
    """Delete everything about a browser's player; returns the tables that have changed."""
    tables, places = tables_of(connection, browser), schema.places
    for id in tables:
        held = (places.c.table_id == id, places.c.browser != browser, places.c.seat != WATCHING)
        if connection.scalar(select(exists().where(*held))):
            leave_table(connection, id, browser)
        else:
            delete_table(connection, id)
    for id in tournaments.forget(connection, browser):
        tables += delete_tournament(connection, id)
    mine = select(schema.campaigns.c.id).where(schema.campaigns.c.browser == browser)
    connection.execute(update(schema.tables).where(schema.tables.c.campaign.in_(mine)).values(campaign=None))
    results.forget(connection, browser)
    ratings.forget(connection, browser)
    devices.drop(connection, [row.id for row in devices.devices_of(connection, browser)])
    connection.execute(delete(schema.tickets).where(schema.tickets.c.browser == browser))
    mails = schema.jobs.c.key.startswith(tickets.mail_key(browser, ""))
    connection.execute(delete(schema.jobs).where(mails))
    for column in naming_people():
        same = column == browser
        if column.nullable:
            connection.execute(update(column.table).where(same).values({column.name: None}))
        else:
            connection.execute(delete(column.table).where(same))
    connection.execute(delete(schema.browsers).where(schema.browsers.c.id == browser))
    return tables


def naming_people() -> list[Column[Any]]:
    """Every column that refers to a person; tables that depend on others come first."""
    return [
        column
        for table in reversed(schema.METADATA.sorted_tables)
        for column in table.columns
        if any(key.column.table is schema.browsers for key in column.foreign_keys)
    ]


def leave_table(connection: Connection, id: str, browser: int) -> None:
    """Remove a person from a table that others play at."""
    stored = rows.locked(connection, id)
    assert stored is not None
    chat, acts, places = schema.chat, schema.acts, schema.places
    elsewhere = {place.seat for place in stored.places if place.browser != browser}
    alone = [seat for seat in seats_of(connection, id, browser) if seat not in elsewhere]
    hosts = any(place.host for place in stored.places if place.browser == browser)
    connection.execute(delete(places).where(places.c.table_id == id, places.c.browser == browser))
    for number in alone:
        leave_seat(connection, id, number)
    if hosts:
        heir = next(place for place in stored.places if place.browser != browser and place.seat != WATCHING)
        same = and_(places.c.table_id == id, places.c.browser == heir.browser)
        connection.execute(update(places).where(same).values(host=True))
    if stored.takeover is not None and stored.takeover.browser == browser:
        rows.change_takeover(connection, id, None)
    clocks.settle(connection, id, "seats")
    said = and_(chat.c.table_id == id, chat.c.browser == browser)
    connection.execute(update(chat).where(said).values(name="", text="", event=GONE, browser=None))
    # The keys that make requests idempotent begin with the number of the browser.
    keys = and_(acts.c.table_id == id, acts.c.key.startswith(f"{browser}:"))
    connection.execute(update(acts).where(keys).values(key=None))
    notify(connection, id, 0)


def leave_seat(connection: Connection, id: str, number: int) -> None:
    """Vacate a person's seat: remove the name and, while the game runs, open the seat."""
    tables, chat = schema.tables, schema.chat
    row = connection.execute(select(tables.c.header, tables.c.over).where(tables.c.id == id)).one()
    seat = rows.seats_of(connection, id)[number]
    after = seat._replace(name="")
    if not row.over and seat.kind == PERSON:
        after = after._replace(kind=OPEN, bot=None, stand_in=False, invite=seat.invite or new_secret())
    rows.change_seat(connection, id, seat, after)
    plans.drop_seat(connection, id, number)
    header = json.loads(row.header)
    header["seats"][number] = header["seats"][number].partition(":")[0]
    connection.execute(update(tables).where(tables.c.id == id).values(header=json.dumps(header)))
    notes = and_(chat.c.table_id == id, chat.c.seat == number, chat.c.event.is_not(None))
    connection.execute(update(chat).where(notes, chat.c.name == seat.name).values(name=""))
    rows.add_chat(connection, id, "", number, "", "web-note-leave")
