"""Friends, who have shared a table and both chosen to be friends, and invitations to friends."""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, exists, func, insert, or_, select, update

from vindima.server.database import schema
from vindima.server.database.access import news, rows
from vindima.server.database.access.store import notify_person
from vindima.server.database.people import blocks
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import OPEN, WATCHING
from vindima.server.wire import friends as wire_friends

__all__ = [
    "accept",
    "ask",
    "at_table",
    "decline",
    "drop",
    "export",
    "friend",
    "friends_of",
    "invitations",
    "invite",
    "invited_by",
    "known_people",
    "merge",
    "person_at",
]

FRIENDS, INVITATIONS = schema.friendships, schema.invitations
MOST: Final = 200
"""How many friendships one person may have, including pending requests."""
MET: Final = 30
"""How many people with whom a person has played are listed."""
INVITED: Final = 20
"""How many invitations may wait for one person."""


# Who is meant


def person_at(
    connection: Connection, browser: int, table: str, seat: int | None, number: int | None
) -> int | None:
    """The person who holds a seat of a table or wrote a line there; None if the reader has no place there."""
    places, chat = schema.places, schema.chat
    here = exists().where(places.c.table_id == table, places.c.browser == browser)
    if not connection.scalar(select(here)):
        return None
    if seat is not None:
        held = and_(places.c.table_id == table, places.c.seat == seat, places.c.browser != browser)
        chosen = select(places.c.browser).where(held, places.c.seat != WATCHING).order_by(places.c.browser)
    else:
        chosen = select(chat.c.browser).where(chat.c.table_id == table, chat.c.number == number)
    found: int | None = connection.scalar(chosen.limit(1))
    return None if found == browser else found


def have_played(connection: Connection, one: int, other: int) -> bool:
    """True if two people have had seats at the same table."""
    mine, theirs = schema.places.alias(), schema.places.alias()
    both = and_(mine.c.browser == one, theirs.c.browser == other, mine.c.table_id == theirs.c.table_id)
    return bool(connection.scalar(select(exists().where(both, mine.c.seat >= 0, theirs.c.seat >= 0))))


# Friendships


def either(browser: int) -> ColumnElement[bool]:
    return or_(FRIENDS.c.browser == browser, FRIENDS.c.other == browser)


def ask(connection: Connection, browser: int, other: int) -> bool:
    """Ask a person to be friends; if they have asked already, both are. True if this is news to them."""
    if not have_played(connection, browser, other):
        raise Problem("not-yours", "only people who have played together can be friends")
    theirs = and_(FRIENDS.c.browser == other, FRIENDS.c.other == browser)
    if connection.execute(update(FRIENDS).where(theirs).values(accepted=True)).rowcount:
        return True
    mine = and_(FRIENDS.c.browser == browser, FRIENDS.c.other == other)
    if connection.scalar(select(exists().where(mine))):
        return False
    if (connection.scalar(select(func.count()).select_from(FRIENDS).where(either(browser))) or 0) >= MOST:
        raise Problem("quota", f"one person may have at most {MOST} friends")
    values = {"browser": browser, "other": other, "accepted": False, "at": rows.now()}
    connection.execute(insert(FRIENDS).values(values))
    return browser not in blocked_by(connection, other)


def blocked_by(connection: Connection, browser: int) -> list[int]:
    """Whom a person has blocked."""
    table = schema.blocks
    return list(connection.scalars(select(table.c.other).where(table.c.browser == browser, table.c.full)))


def accept(connection: Connection, browser: int, number: int) -> bool:
    """Accept a friend request; False if there is none with this number."""
    asked = and_(FRIENDS.c.id == number, FRIENDS.c.other == browser)
    return connection.execute(update(FRIENDS).where(asked).values(accepted=True)).rowcount == 1


def drop(connection: Connection, browser: int, number: int) -> bool:
    """End a friendship, decline a request, or withdraw one; False if it is not the person's.

    Invitations between the two become void.
    """
    row = connection.execute(select(FRIENDS).where(FRIENDS.c.id == number, either(browser))).one_or_none()
    if row is None:
        return False
    pair = (row.browser, row.other)
    connection.execute(delete(FRIENDS).where(FRIENDS.c.id == number))
    between = and_(INVITATIONS.c.browser.in_(pair), INVITATIONS.c.inviter.in_(pair))
    connection.execute(delete(INVITATIONS).where(between))
    return True


def friend(connection: Connection, browser: int, number: int) -> int | None:
    """The other person of an accepted friendship of this person."""
    mine = and_(FRIENDS.c.id == number, either(browser), FRIENDS.c.accepted)
    row = connection.execute(select(FRIENDS).where(mine)).one_or_none()
    if row is None:
        return None
    return int(row.other if row.browser == browser else row.browser)


def friends_of(connection: Connection, browser: int) -> list[int]:
    """The friends of a person."""
    found = connection.execute(select(FRIENDS).where(either(browser), FRIENDS.c.accepted))
    return [row.other if row.browser == browser else row.browser for row in found]


def known_people(connection: Connection, browser: int) -> wire_friends.People:
    """The people whom a person knows here."""
    browsers = schema.browsers
    partner = or_(
        and_(FRIENDS.c.browser == browser, browsers.c.id == FRIENDS.c.other),
        and_(FRIENDS.c.other == browser, browsers.c.id == FRIENDS.c.browser),
    )
    chosen = select(FRIENDS, browsers.c.name).join(browsers, partner).order_by(browsers.c.name, FRIENDS.c.id)
    unwanted = set(blocked_by(connection, browser))
    found: wire_friends.People = {
        "friends": [],
        "asking": [],
        "asked": [],
        "met": [],
        "blocked": blocks.of(connection, browser),
        "tables": open_tables(connection, browser),
    }
    known = {browser, *unwanted}
    for row in connection.execute(chosen):
        other = row.other if row.browser == browser else row.browser
        if other in unwanted:
            continue
        known.add(other)
        group = found["friends"] if row.accepted else found["asked" if row.browser == browser else "asking"]
        group.append({"id": row.id, "name": row.name})
    found["met"] = met(connection, browser, known)
    return found


def met(connection: Connection, browser: int, known: set[int]) -> list[wire_friends.Met]:
    """People with whom a person has shared a table, except those already known; most recent first."""
    mine, theirs, tables, browsers = schema.places, schema.places.alias(), schema.tables, schema.browsers
    shared = and_(theirs.c.table_id == mine.c.table_id, theirs.c.seat != WATCHING)
    last = func.max(tables.c.updated)
    chosen = (
        select(theirs.c.browser, func.count(tables.c.id.distinct()).label("games"), last.label("last"))
        .select_from(mine)
        .join(theirs, shared)
        .join(tables, tables.c.id == mine.c.table_id)
        .where(mine.c.browser == browser, mine.c.seat != WATCHING, theirs.c.browser.not_in(known))
        .group_by(theirs.c.browser)
        .order_by(last.desc())
        .limit(MET)
    )
    found: list[wire_friends.Met] = []
    for row in connection.execute(chosen).all():
        at = (
            select(theirs.c.table_id, theirs.c.seat, browsers.c.name)
            .select_from(theirs)
            .join(mine, and_(shared, mine.c.browser == browser, mine.c.seat != WATCHING))
            .join(browsers, browsers.c.id == theirs.c.browser)
            .where(theirs.c.browser == row.browser)
            .limit(1)
        )
        table, seat, name = connection.execute(at).one()
        when = rows.stamp(row.last)
        found.append({"name": name, "table": table, "seat": seat, "games": row.games, "last": when})
    return found


def open_tables(connection: Connection, browser: int) -> list[wire_friends.FriendTable]:
    """Tables open to everybody at which a friend sits and the person does not; newest first."""
    tables, seats, places, browsers = schema.tables, schema.seats, schema.places, schema.browsers
    sits = and_(places.c.table_id == tables.c.id, places.c.seat != WATCHING)
    mine = places.alias()
    here = exists().where(mine.c.table_id == tables.c.id, mine.c.browser == browser)
    vacant = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == OPEN)
    chosen = (
        select(tables.c.id, tables.c.game, browsers.c.name)
        .join(places, sits)
        .join(browsers, browsers.c.id == places.c.browser)
        .where(tables.c.listed.is_not(None), ~tables.c.over, ~tables.c.closed, vacant, ~here)
        .where(places.c.browser.in_(friends_of(connection, browser)))
        .order_by(tables.c.listed.desc(), places.c.seat)
        .limit(MET)
    )
    found: dict[str, wire_friends.FriendTable] = {}
    for row in connection.execute(chosen):
        found.setdefault(row.id, {"id": row.id, "game": row.game, "friend": row.name})
    return list(found.values())


def at_table(connection: Connection, browser: int, table: str) -> wire_friends.Company:
    """What a person can do about the people at a table, and which friends could be invited to it."""
    places, unwanted = schema.places, set(blocked_by(connection, browser))
    here = connection.execute(
        select(places.c.browser, places.c.seat)
        .where(places.c.table_id == table, places.c.seat != WATCHING, places.c.browser != browser)
        .order_by(places.c.seat, places.c.browser)
    ).all()
    known: dict[int, Row[Any]] = {}
    for row in connection.execute(select(FRIENDS).where(either(browser))):
        known[row.other if row.browser == browser else row.browser] = row
    bonds: dict[int, wire_friends.Bond] = {}
    for other, seat in here:
        if seat not in bonds and other not in unwanted:
            bonds[seat] = {"seat": seat, "kind": kind_of(known.get(other), browser)}
    asked = select(INVITATIONS.c.browser).where(INVITATIONS.c.table_id == table)
    invited, seated = set(connection.scalars(asked)), {other for other, _ in here}
    guests: list[wire_friends.Guest] = []
    for entry in known_people(connection, browser)["friends"]:
        other = next(person for person, row in known.items() if row.id == entry["id"])
        if other not in seated:
            guests.append({**entry, "invited": other in invited})
    return {"bonds": list(bonds.values()), "guests": guests}


def kind_of(row: Row[Any] | None, browser: int) -> Literal["friend", "asked", "asking", "none"]:
    """The kind of a friendship as one of the two sees it."""
    if row is None:
        return "none"
    if row.accepted:
        return "friend"
    return "asked" if row.browser == browser else "asking"


# Invitations


def invite(connection: Connection, table: str, browser: int, inviter: int) -> bool:
    """Invite a person to a table; False if they are already invited or have a place there."""
    places = schema.places
    here = exists().where(places.c.table_id == table, places.c.browser == browser, places.c.seat != WATCHING)
    same = exists().where(INVITATIONS.c.table_id == table, INVITATIONS.c.browser == browser)
    if connection.scalar(select(or_(here, same))):
        return False
    waiting = select(func.count()).select_from(INVITATIONS).where(INVITATIONS.c.browser == browser)
    if (connection.scalar(waiting) or 0) >= INVITED:
        raise Problem("quota", f"{INVITED} invitations wait for this person already")
    values = {"table_id": table, "browser": browser, "inviter": inviter, "at": rows.now()}
    connection.execute(insert(INVITATIONS).values(values))
    notify_person(connection, browser)
    news.tell(connection, table, "invited", [browser])
    return True


def decline(connection: Connection, table: str, browser: int) -> bool:
    """Decline an invitation; False if there is none."""
    same = and_(INVITATIONS.c.table_id == table, INVITATIONS.c.browser == browser)
    return connection.execute(delete(INVITATIONS).where(same)).rowcount == 1


def invitations(connection: Connection, browser: int) -> list[Row[Any]]:
    """The open-seat invitations of a person: the table's id, who invites, and a link."""
    seats, tables, browsers = schema.seats, schema.tables, schema.browsers
    chosen = (
        select(INVITATIONS.c.table_id, browsers.c.name, func.min(seats.c.invite).label("invite"))
        .join(tables, tables.c.id == INVITATIONS.c.table_id)
        .join(browsers, browsers.c.id == INVITATIONS.c.inviter)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.kind == OPEN, seats.c.invite.is_not(None)))
        .where(INVITATIONS.c.browser == browser, ~tables.c.over, ~tables.c.closed)
        .group_by(INVITATIONS.c.table_id, browsers.c.name)
    )
    return list(connection.execute(chosen))


def invited_by(connection: Connection, browser: int, inviters: list[int], game: str) -> str | None:
    """The secret of an open seat in a game to which any of the given people has invited the person."""
    seats, tables = schema.seats, schema.tables
    chosen = (
        select(seats.c.invite)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(INVITATIONS, INVITATIONS.c.table_id == tables.c.id)
        .where(INVITATIONS.c.browser == browser, INVITATIONS.c.inviter.in_(inviters), tables.c.game == game)
        .where(seats.c.kind == OPEN, seats.c.invite.is_not(None), ~tables.c.over, ~tables.c.closed)
        .order_by(INVITATIONS.c.id.desc(), seats.c.seat)
    )
    found: str | None = connection.scalar(chosen.limit(1))
    return found


# One person


def merge(connection: Connection, guest: int, person: int) -> None:
    """Give a guest's friends and invitations to a person."""
    for row in connection.execute(select(FRIENDS).where(either(guest))).all():
        other = row.other if row.browser == guest else row.browser
        mine = and_(FRIENDS.c.browser == person, FRIENDS.c.other == other)
        theirs = and_(FRIENDS.c.browser == other, FRIENDS.c.other == person)
        this = FRIENDS.c.id == row.id
        if other == person:
            connection.execute(delete(FRIENDS).where(this))
        elif connection.scalar(select(exists().where(or_(mine, theirs)))):
            if row.accepted:
                connection.execute(update(FRIENDS).where(or_(mine, theirs)).values(accepted=True))
            connection.execute(delete(FRIENDS).where(this))
        else:
            column = "browser" if row.browser == guest else "other"
            connection.execute(update(FRIENDS).where(this).values({column: person}))
    known = select(INVITATIONS.c.table_id).where(INVITATIONS.c.browser == person)
    twice = and_(INVITATIONS.c.browser == guest, INVITATIONS.c.table_id.in_(known))
    connection.execute(delete(INVITATIONS).where(twice))
    connection.execute(update(INVITATIONS).where(INVITATIONS.c.browser == guest).values(browser=person))
    connection.execute(update(INVITATIONS).where(INVITATIONS.c.inviter == guest).values(inviter=person))
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.browser == INVITATIONS.c.inviter))


def export(connection: Connection, browser: int) -> dict[str, Any]:
    """A person's friends and invitations, for the export of their data."""
    people = known_people(connection, browser)
    mine = or_(INVITATIONS.c.browser == browser, INVITATIONS.c.inviter == browser)
    found = connection.execute(select(INVITATIONS).where(mine).order_by(INVITATIONS.c.id))
    return {
        "friends": [one["name"] for one in people["friends"]],
        "asked_to_be_friends": [one["name"] for one in people["asked"]],
        "want_to_be_friends": [one["name"] for one in people["asking"]],
        "invitations": [
            {"table": row.table_id, "mine": row.inviter == browser, "at": rows.stamp(row.at)} for row in found
        ],
    }
