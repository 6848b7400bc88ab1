"""What servers have to do: jobs, notifications and their settings."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, DateTime, ForeignKey, Integer, String, Table, Text

from vindima.server.database.schema.base import ID, METADATA, of_person, of_table, time

__all__ = ["hooks", "jobs", "notices", "secrets", "servers", "subscriptions", "table_wishes", "wishes"]

jobs: Final = Table(
    "jobs",
    METADATA,
    Column("key", String(120), primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("holder", String(48)),
)
"""Jobs, and the time from which a server may take each. The server that has taken a job is its holder."""

wishes: Final = Table(
    "wishes",
    METADATA,
    Column("browser", Integer, of_person(), primary_key=True, autoincrement=False),
    Column("channels", String(40), nullable=False),
    Column("events", String(80), nullable=False),
    Column("quiet", String(11)),
    Column("zone", String(64), nullable=False),
    Column("digest", Integer, nullable=False),
    Column("mailed", DateTime(timezone=True)),
)
"""Which notifications a person wants; without a row, none. Lists are words separated by spaces.

`quiet` are the quiet hours in the time zone `zone`, such as `22:00-07:00`; `digest` is the minimum number of
minutes between two mails, and `mailed` when the last one was sent.
"""

table_wishes: Final = Table(
    "table_wishes",
    METADATA,
    Column("table_id", ID, of_table(), primary_key=True),
    Column("browser", Integer, of_person(), primary_key=True, autoincrement=False, index=True),
    Column("mode", String(8), nullable=False),
)
"""Tables about which a person wants all notifications or none, whatever the general settings."""

subscriptions: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, of_person(), nullable=False, index=True),
    Column("device", Integer, ForeignKey("devices.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("public_key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    time("created"),
    sqlite_autoincrement=True,
)
"""The devices that receive Web Push: the endpoints of their push services, and their encryption keys."""

hooks: Final = Table(
    "hooks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, of_person(), nullable=False, index=True),
    Column("table_id", ID, of_table(), index=True),
    Column("kind", String(8), nullable=False),
    Column("url", String(1000), nullable=False),
    Column("language", String(16), nullable=False),
    Column("origin", String(300), nullable=False),
    time("created"),
    sqlite_autoincrement=True,
)
"""Webhooks of one table, or of all tables that a person hosts. Links in them begin with `origin`."""

notices: Final = Table(
    "notices",
    METADATA,
    Column("key", String(43), primary_key=True),
    Column("channel", String(8), nullable=False),
    Column("browser", Integer, of_person(), nullable=False, index=True),
    Column("target", Integer, nullable=False),
    Column("table_id", ID, of_table(), nullable=False, index=True),
    Column("event", String(8), nullable=False),
    Column("turn", Integer, nullable=False),
    time("at"),
    Column("batch", String(43)),
    Column("done", DateTime(timezone=True), index=True),
)
"""Notices to send and sent ones: one row per notice, channel and target, so nothing is sent twice.

The target is a subscription or a webhook. `turn` distinguishes several such events at the table, and `batch`
says which mail contains the notice. Rows are kept for a while after sending.
"""

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys of this server, made on its first start."""

servers: Final = Table(
    "servers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("address", String(200), nullable=False),
)
"""The address at which the last server of this database answers."""
