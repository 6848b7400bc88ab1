"""The devices on which people play. Each has a token in a cookie; the database stores only its hash."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.database.access.store import GONE, announce

__all__ = [
    "MOST",
    "Found",
    "add_device",
    "add_person",
    "devices_of",
    "drop",
    "find",
    "is_kept",
    "rename",
    "see",
]

MOST: Final = 20
"""How many devices one person may have. One more signs out the least recently used one."""


class Found(NamedTuple):
    """The owner of the device that a token belongs to."""

    person: int
    device: int
    banned: bool
    seen: datetime
    """When the device was last used, to the day."""


def find(connection: Connection, token: str) -> Found | None:
    """The device whose token has this hash."""
    devices, browsers = schema.devices, schema.browsers
    chosen = select(browsers.c.id, devices.c.id, browsers.c.banned, devices.c.seen)
    chosen = chosen.join_from(devices, browsers, browsers.c.id == devices.c.browser)
    row = connection.execute(chosen.where(devices.c.token == token)).one_or_none()
    return None if row is None else Found(row[0], row[1], row[2], zoned(row[3]))


def zoned(at: datetime) -> datetime:
    """SQLite keeps a time without its zone."""
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at


def add_person(connection: Connection, token: str, name: str) -> tuple[int, int]:
    """Add a new person and their first device."""
    at = rows.now()
    values = {"name": "", "language": "", "created": at, "seen": at}
    key = connection.execute(insert(schema.browsers).values(values)).inserted_primary_key
    assert key is not None
    person = int(key[0])
    return person, add_device(connection, person, token, name)


def add_device(connection: Connection, person: int, token: str, name: str) -> int:
    """Add another device to a person."""
    at = rows.now()
    values = {"browser": person, "token": token, "name": name, "created": at, "seen": at}
    key = connection.execute(insert(schema.devices).values(values)).inserted_primary_key
    assert key is not None
    return int(key[0])


def see(connection: Connection, found: Found, name: str) -> None:
    """Record that a device is in use, and what kind of device it is."""
    devices, browsers, at = schema.devices, schema.browsers, rows.now()
    connection.execute(update(devices).where(devices.c.id == found.device).values(seen=at, name=name))
    connection.execute(update(browsers).where(browsers.c.id == found.person).values(seen=at))


def rename(connection: Connection, person: int, number: int, label: str) -> bool:
    """Set the owner's label of a device, or remove it; False if the device is not theirs."""
    devices = schema.devices
    mine = (devices.c.id == number, devices.c.browser == person)
    return connection.execute(update(devices).where(*mine).values(label=label or None)).rowcount == 1


def devices_of(connection: Connection, person: int) -> Sequence[Row[Any]]:
    """The devices of a person, most recently used first."""
    devices = schema.devices
    chosen = select(devices).where(devices.c.browser == person)
    return connection.execute(chosen.order_by(devices.c.seen.desc(), devices.c.id.desc())).all()


def drop(connection: Connection, gone: list[int]) -> None:
    """Sign out devices. All servers close their connections."""
    if gone:
        connection.execute(delete(schema.devices).where(schema.devices.c.id.in_(gone)))
        if connection.dialect.name == "postgresql":
            announce(connection, f"{GONE} {','.join(map(str, gone))}")


def is_kept(connection: Connection, person: int) -> bool:
    """True if a person can come back without the cookie of any one device."""
    passkeys, browsers, devices = schema.passkeys, schema.browsers, schema.devices
    if connection.scalar(select(exists().where(passkeys.c.browser == person))):
        return True
    if connection.scalar(select(browsers.c.email).where(browsers.c.id == person)) is not None:
        return True
    mine = select(func.count()).select_from(devices).where(devices.c.browser == person)
    return (connection.scalar(mine) or 0) > 1
