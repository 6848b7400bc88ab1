"""Kept identities: how people can come back, and signing in on another device."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select, update

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.database.merging import merge
from vindima.server.database.people import devices, passkeys
from vindima.server.wire import people as wire_people

__all__ = ["SignedIn", "address_of", "find_address", "keep_address", "sign_in", "summary"]


class SignedIn(NamedTuple):
    """What signing in has changed."""

    device: int
    tables: list[str]
    """The tables that came along, if the person had played in this browser without keeping their identity."""
    gone: list[int]
    """The devices that are signed out."""


def sign_in(
    connection: Connection, person: int, current: tuple[int, int] | None, token: str, name: str
) -> SignedIn:
    """Add a device to a person. `current` holds the person and device that the browser had until now.

    A person who could not come back otherwise brings their games along. A kept identity remains as it is:
    this browser merely leaves it.
    """
    tables: list[str] = []
    gone: list[int] = []
    if current is not None:
        guest, device = current
        kept = devices.is_kept(connection, guest)
        gone.append(device)
        devices.drop(connection, gone)
        if not kept:
            tables = merge(connection, guest, person)
    excess = [row.id for row in devices.devices_of(connection, person)[devices.MOST - 1 :]]
    devices.drop(connection, excess)
    return SignedIn(devices.add_device(connection, person, token, name), tables, gone + excess)


def summary(
    connection: Connection, person: int, device: int, offers: wire_people.Offers
) -> wire_people.Identity:
    """How a person can come back."""
    browsers = schema.browsers
    row = connection.execute(select(browsers).where(browsers.c.id == person)).one()
    return {
        "name": row.name,
        "kept": devices.is_kept(connection, person),
        "devices": [
            {
                "id": one.id,
                "name": one.name,
                "label": one.label,
                "seen": rows.stamp(one.seen),
                "current": one.id == device,
            }
            for one in devices.devices_of(connection, person)
        ],
        "passkeys": [
            {"id": one.id, "name": one.name, "created": rows.stamp(one.created)}
            for one in passkeys.passkeys_of(connection, person)
        ],
        "email": row.email,
        "offers": offers,
    }


# Addresses


def find_address(connection: Connection, address: str) -> int | None:
    """The person who has verified an address."""
    browsers = schema.browsers
    found: int | None = connection.scalar(select(browsers.c.id).where(browsers.c.email == address))
    return found


def address_of(connection: Connection, person: int) -> str | None:
    """The address that a person has verified."""
    browsers = schema.browsers
    found: str | None = connection.scalar(select(browsers.c.email).where(browsers.c.id == person))
    return found


def keep_address(connection: Connection, person: int, address: str | None) -> bool:
    """Store the verified address of a person, or remove it; False if another person has it."""
    if address is not None and find_address(connection, address) not in (None, person):
        return False
    browsers = schema.browsers
    connection.execute(update(browsers).where(browsers.c.id == person).values(email=address))
    return True
