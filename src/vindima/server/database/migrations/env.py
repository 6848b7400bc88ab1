"""Lets Alembic migrate a database through an open connection."""

from __future__ import annotations

from alembic import context

from vindima.server.database.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
