"""Keys of this server, made on its first start and shared by all servers of a database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from vindima.server.database import schema

__all__ = ["PUSH", "SEAL", "key_of"]

PUSH: Final = "push"
"""The private key that signs messages to push services."""
SEAL: Final = "notices"
"""The key that makes the names of notices and the links in mails unpredictable."""


def key_of(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A key, created if there is none. If several servers start together, one creates it."""
    secrets = schema.secrets
    chosen = select(secrets.c.value).where(secrets.c.name == name)
    found: str | None = connection.scalar(chosen)
    if found is None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(secrets).values(name=name, value=make()).on_conflict_do_nothing())
        found = connection.scalar(chosen)
    assert found is not None
    return found
