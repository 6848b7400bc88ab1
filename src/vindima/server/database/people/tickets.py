"""Tickets: single-use secrets that expire soon. The database stores only their hashes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, and_, delete, insert, select

from vindima.server.database import schema
from vindima.server.database.access import rows

__all__ = [
    "ADDRESS",
    "DEVICE",
    "EMAIL",
    "MAILS",
    "MINUTES",
    "REGISTER",
    "SIGN_IN",
    "Kind",
    "Ticket",
    "add",
    "look",
    "mail_key",
    "use",
]

Kind = Literal["device", "email", "address", "register", "sign-in"]
DEVICE: Final = "device"
"""A personal link, which signs in another device."""
EMAIL: Final = "email"
"""A sign-in link in a mail."""
ADDRESS: Final = "address"
"""A link in a mail that verifies an address."""
REGISTER: Final = "register"
"""The challenge for a new passkey."""
SIGN_IN: Final = "sign-in"
"""The challenge for signing in with a passkey."""
MINUTES: Final[dict[Kind, int]] = {"device": 10, "email": 20, "address": 20, "register": 5, "sign-in": 5}
"""How many minutes each kind is valid."""
MAILS: Final = "signin"
"""The kind of the jobs that send links by mail."""
MOST: Final = 5
"""How many tickets of one kind one person may have at a time; one more voids the oldest."""


def mail_key(person: int, address: str) -> str:
    """The key of the job that sends a requested link to an address, given as a hash."""
    return f"{MAILS}-{person}:{address}"


class Ticket(NamedTuple):
    """What a secret is valid for."""

    kind: Kind
    person: int | None
    about: str | None
    """The address that it was sent to, or the handle of a new passkey."""


def add(
    connection: Connection, secret: str, kind: Kind, person: int | None, about: str | None = None
) -> None:
    """Issue a ticket for a hash, and delete those that have expired."""
    tickets, at = schema.tickets, rows.now()
    connection.execute(delete(tickets).where(tickets.c.expires < at))
    if person is not None:
        mine = and_(tickets.c.browser == person, tickets.c.kind == kind)
        newest = select(tickets.c.secret).where(mine).order_by(tickets.c.expires.desc())
        void = list(connection.scalars(newest))[MOST - 1 :]
        connection.execute(delete(tickets).where(tickets.c.secret.in_(void)))
    values: dict[str, Any] = {"secret": secret, "kind": kind, "browser": person, "about": about}
    values["expires"] = at + timedelta(minutes=MINUTES[kind])
    connection.execute(insert(tickets).values(values))


def look(connection: Connection, secret: str, *kinds: Kind) -> Ticket | None:
    """The ticket with this hash; None if it is not a valid ticket of one of these kinds."""
    tickets = schema.tickets
    good = and_(tickets.c.secret == secret, tickets.c.kind.in_(kinds), tickets.c.expires >= rows.now())
    row = connection.execute(select(tickets).where(good)).one_or_none()
    return None if row is None else Ticket(row.kind, row.browser, row.about)


def use(connection: Connection, secret: str, *kinds: Kind) -> Ticket | None:
    """Redeem the ticket with this hash. Of several requests with one ticket, only the first succeeds."""
    found = look(connection, secret, *kinds)
    used = delete(schema.tickets).where(schema.tickets.c.secret == secret)
    return found if found is not None and connection.execute(used).rowcount == 1 else None
