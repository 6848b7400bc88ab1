"""People, their devices, and their relations to each other."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Integer,
    String,
    Table,
    Text,
    false,
)

from vindima.server.database.schema.base import (
    HASH,
    METADATA,
    person,
    person_at_table,
    person_to_person,
    time,
)

__all__ = ["blocks", "browsers", "days_off", "devices", "friendships", "invitations", "passkeys", "tickets"]

browsers: Final = Table(
    "browsers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(16), nullable=False),
    time("created"),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("seen", DateTime(timezone=True)),
    Column("email", String(254), unique=True),
    Column("settings", Text),
    sqlite_autoincrement=True,
)
"""A person: one browser, or all devices of a person with a kept identity. Ids are never reused."""

devices: Final = Table(
    "devices",
    METADATA,
    Column("id", Integer, primary_key=True),
    person(nullable=False, index=True),
    Column("token", HASH, nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    time("created"),
    time("seen"),
    Column("label", String(40)),
    sqlite_autoincrement=True,
)
"""The cookies of people's devices. Only their hashes are stored.

`name` is what the browser calls itself, `label` what its owner calls it.
"""

passkeys: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Integer, primary_key=True),
    person(nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),
    Column("handle", String(43), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    time("created"),
    Column("seen", DateTime(timezone=True)),
)
"""Passkeys. The handle tells an authenticator who the owner is; all passkeys of a person share it."""

tickets: Final = Table(
    "tickets",
    METADATA,
    Column("secret", HASH, primary_key=True),
    Column("kind", String(8), nullable=False),
    person(index=True),
    Column("about", String(254)),
    time("expires"),
)
"""Single-use secrets that expire soon: sign-in links, and challenges for passkeys.

`about` is the address that a link was sent to, or the handle of a new passkey.
"""

friendships: Final = person_to_person("friendships", Column("accepted", Boolean, nullable=False))
"""Friendships once the other person has accepted; until then, friend requests."""

blocks: Final = person_to_person("blocks", Column("full", Boolean, nullable=False))
"""Whose chat lines a person does not want to read. A full block also bars them from the person's tables."""

invitations: Final = person_at_table("invitations", person("inviter", nullable=False, index=True))
"""Friends invited to a table. An invitation ends when the friend takes a seat there."""

days_off: Final = Table(
    "days_off",
    METADATA,
    person(primary_key=True, autoincrement=False),
    Column("weekdays", String(20), nullable=False),
    Column("dates", Text, nullable=False),
    Column("zone", String(60), nullable=False),
    Column("changed", String(10), nullable=False),
)
"""The days on which a person's turns take no time, in correspondence games."""
