"""People, their devices, and their relations to each other."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from vindima.server.database.schema.base import HASH, ID, METADATA

__all__ = ["blocks", "browsers", "days_off", "devices", "friendships", "invitations", "passkeys", "tickets"]

browsers: Final = Table(
    "browsers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(16), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
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
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("token", HASH, nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
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
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),
    Column("handle", String(43), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True)),
)
"""Passkeys. The handle tells an authenticator who the owner is; all passkeys of a person share it."""

tickets: Final = Table(
    "tickets",
    METADATA,
    Column("secret", HASH, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("browser", Integer, ForeignKey("browsers.id"), index=True),
    Column("about", String(254)),
    Column("expires", DateTime(timezone=True), nullable=False),
)
"""Single-use secrets that expire soon: sign-in links, and challenges for passkeys.

`about` is the address that a link was sent to, or the handle of a new passkey.
"""

friendships: Final = Table(
    "friendships",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False),
    Column("other", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("accepted", Boolean, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("browser", "other"),
)
"""Friendships once the other person has accepted; until then, friend requests."""

blocks: Final = Table(
    "blocks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False),
    Column("other", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("full", Boolean, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("browser", "other"),
)
"""Whose chat lines a person does not want to read. A full block also bars them from the person's tables."""

invitations: Final = Table(
    "invitations",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("inviter", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "browser"),
)
"""Friends invited to a table. An invitation ends when the friend takes a seat there."""

days_off: Final = Table(
    "days_off",
    METADATA,
    Column("browser", Integer, ForeignKey("browsers.id"), primary_key=True, autoincrement=False),
    Column("weekdays", String(20), nullable=False),
    Column("dates", Text, nullable=False),
    Column("zone", String(60), nullable=False),
    Column("changed", String(10), nullable=False),
)
"""The days on which a person's turns take no time, in correspondence games."""
