"""The passkeys of people: the data needed to verify their signatures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, insert, select, update

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.people.passkeys import Made

__all__ = ["add", "drop", "find", "passkeys_of", "use"]


def passkeys_of(connection: Connection, person: int) -> Sequence[Row[Any]]:
    passkeys = schema.passkeys
    return connection.execute(
        select(passkeys).where(passkeys.c.browser == person).order_by(passkeys.c.id)
    ).all()


def add(connection: Connection, person: int, made: Made, handle: str, name: str) -> bool:
    """Add a passkey; False if it is already registered."""
    if find(connection, made.credential) is not None:
        return False
    values = {**made._asdict(), "browser": person, "handle": handle, "name": name, "created": rows.now()}
    connection.execute(insert(schema.passkeys).values(values))
    return True


def find(connection: Connection, credential: str) -> Row[Any] | None:
    passkeys = schema.passkeys
    return connection.execute(select(passkeys).where(passkeys.c.credential == credential)).one_or_none()


def use(connection: Connection, id: int, uses: int) -> None:
    """Store the authenticator's signature count, which exposes a cloned passkey."""
    passkeys = schema.passkeys
    connection.execute(update(passkeys).where(passkeys.c.id == id).values(uses=uses, seen=rows.now()))


def drop(connection: Connection, person: int, id: int) -> bool:
    passkeys = schema.passkeys
    mine = and_(passkeys.c.browser == person, passkeys.c.id == id)
    return connection.execute(delete(passkeys).where(mine)).rowcount == 1
