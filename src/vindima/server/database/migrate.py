"""Migrating a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from vindima.server.database.store import BadDatabase, Store, readable

__all__ = ["configured", "prepare"]

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x76696E64
"""The advisory lock with which one process at a time migrates a PostgreSQL database."""


def configured() -> Config:
    """Alembic, told where the scripts are."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def prepare(store: Store) -> None:
    """Create or migrate the tables. Raises BadDatabase, without changes, if the database is too new."""
    config = configured()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with readable(store.url), store.engine.begin() as connection:
        if store.shared:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        for revision in MigrationContext.configure(connection).get_current_heads():
            if revision not in known:
                shown = store.url.render_as_string(hide_password=True)
                raise BadDatabase(
                    f"database {shown} is too new: it has form {revision}, which a newer Vindima has made"
                )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
