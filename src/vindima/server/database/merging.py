"""Merges two players who turn out to be one person: everything of the one passes to the other."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, delete, select, update

from vindima.server.database import privacy, schema
from vindima.server.database.access import rows
from vindima.server.database.access.store import notify
from vindima.server.database.contests import ratings, results, tournaments
from vindima.server.database.notices import wishes
from vindima.server.database.people import blocks, days_off, friends, moderation
from vindima.server.database.play import daily, tries
from vindima.server.tables.game.seats import WATCHING

__all__ = ["merge"]


def merge(connection: Connection, guest: int, person: int) -> list[str]:
    """Give everything that a guest has to a person, and delete the guest; returns the tables that changed.

    If both have places at one table, the person has both afterwards, even two seats: the same person knew
    both hands all along. The others at the table are told.
    """
    tables = privacy.tables_of(connection, guest)
    for id in tables:
        merge_places(connection, id, guest, person)
        merge_table(connection, id, guest, person)
        notify(connection, id, 0)
    merge_lessons(connection, guest, person)
    played = daily.merge(connection, guest, person)
    tries.merge(connection, guest, person)
    tournaments.merge(connection, guest, person)
    days_off.merge(connection, guest, person)
    for part in (blocks, friends, moderation):
        part.merge(connection, guest, person)
    results.merge(connection, guest, person)
    ratings.merge(connection, guest, person)
    wishes.merge(connection, guest, person)
    mine = schema.campaigns.c.browser == guest
    connection.execute(update(schema.campaigns).where(mine).values(browser=person))
    merge_person(connection, guest, person)
    for table in (schema.devices, schema.tickets):
        connection.execute(delete(table).where(table.c.browser == guest))
    connection.execute(delete(schema.browsers).where(schema.browsers.c.id == guest))
    return [*tables, *(id for id in played if id not in tables)]


def merge_places(connection: Connection, id: str, guest: int, person: int) -> None:
    """Move a guest's places at a table. Of two equal places, the person's stays, with its link."""
    stored = rows.locked(connection, id)
    assert stored is not None
    places = schema.places
    theirs = {place.seat for place in stored.places if place.browser == guest}
    mine = {place.seat for place in stored.places if place.browser == person}
    hosts = any(place.host for place in stored.places if place.browser in (guest, person))
    of_guest = and_(places.c.table_id == id, places.c.browser == guest)
    connection.execute(delete(places).where(of_guest, places.c.seat.in_(theirs & mine)))
    connection.execute(update(places).where(of_guest).values(browser=person))
    both = and_(places.c.table_id == id, places.c.browser == person)
    connection.execute(update(places).where(both).values(host=hosts))
    new = sorted(theirs - mine - {WATCHING})
    if new and mine - {WATCHING}:
        for seat in new:
            rows.add_chat(connection, id, stored.seats[seat].name, seat, "", "web-note-one-person")


def merge_table(connection: Connection, id: str, guest: int, person: int) -> None:
    """Reassign to the person what the guest has said and asked at a table."""
    chat, acts = schema.chat, schema.acts
    said = and_(chat.c.table_id == id, chat.c.browser == guest)
    connection.execute(update(chat).where(said).values(browser=person))
    # The keys that make requests idempotent begin with the number of the browser.
    keys = and_(acts.c.table_id == id, acts.c.key.startswith(f"{guest}:"))
    connection.execute(update(acts).where(keys).values(key=None))
    stored = rows.stored(connection, id)
    assert stored is not None
    asked = stored.takeover
    if asked is not None and asked.browser == guest:
        held = {place.seat for place in stored.places if place.browser == person}
        rows.change_takeover(connection, id, None if asked.seat in held else asked._replace(browser=person))


def merge_lessons(connection: Connection, guest: int, person: int) -> None:
    """Of two attempts at a lesson, the one that has gone further stays. A finished lesson stays finished."""
    lessons = schema.lessons
    mine = {(row.game, row.lesson): row for row in lessons_of(connection, person)}
    for row in lessons_of(connection, guest):
        own = mine.get((row.game, row.lesson))
        this = rows.same_lesson(guest, row.game, row.lesson)
        if own is None:
            connection.execute(update(lessons).where(this).values(browser=person))
            continue
        further = row if row.steps > own.steps else own
        values = {"answers": further.answers, "steps": further.steps, "done": row.done or own.done}
        same = rows.same_lesson(person, row.game, row.lesson)
        connection.execute(update(lessons).where(same).values(values))
        connection.execute(delete(lessons).where(this))


def lessons_of(connection: Connection, browser: int) -> list[Any]:
    return list(connection.execute(select(schema.lessons).where(schema.lessons.c.browser == browser)))


def merge_person(connection: Connection, guest: int, person: int) -> None:
    """A person without a name or settings gets the guest's. A mute remains in force."""
    browsers = schema.browsers
    theirs = connection.execute(select(browsers).where(browsers.c.id == guest)).one()
    own = connection.execute(select(browsers).where(browsers.c.id == person)).one()
    values = {
        "name": own.name or theirs.name,
        "language": own.language or theirs.language,
        "settings": own.settings or theirs.settings,
        "muted": own.muted or theirs.muted,
    }
    connection.execute(update(browsers).where(browsers.c.id == person).values(values))
