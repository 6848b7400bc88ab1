"""Migrates a database to the schema of this version."""

from __future__ import annotations

import logging
import os
import tempfile
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from vindima.server.database.admin import backup, plain
from vindima.server.database.store import BadDatabase, Store, readable

__all__ = ["configured", "prepare"]

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOG: Final = logging.getLogger("vindima.server")
LOCK: Final = 0x76696E64
"""The advisory lock that lets one process at a time migrate a PostgreSQL database."""


def configured() -> Config:
    """The configuration of Alembic, with the location of the scripts."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def prepare(store: Store) -> None:
    """Create or migrate the tables. Raises BadDatabase, without changes, if the database is too new."""
    config = configured()
    scripts = ScriptDirectory.from_config(config)
    known, newest = {script.revision for script in scripts.walk_revisions()}, scripts.get_current_head()
    with readable(store.url), store.engine.begin() as connection:
        if store.shared:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        for revision in MigrationContext.configure(connection).get_current_heads():
            if revision not in known:
                shown = store.url.render_as_string(hide_password=True)
                raise BadDatabase(
                    f"database {shown} is too new: it has form {revision}, from a newer Vindima"
                )
            if revision != newest:
                report(store, revision, str(newest))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def dumped(store: Store, new: str) -> Path:
    """A dump of a PostgreSQL database as it is now, in `VINDIMA_HOME` or a new temporary folder."""
    folder = Path(os.environ.get("VINDIMA_HOME") or tempfile.mkdtemp(prefix="vindima-"))
    target = folder / f"{store.url.database}.before-{new}"
    target.unlink(missing_ok=True)
    backup(plain(store.url), target)
    return target


def report(store: Store, old: str, new: str) -> None:
    """Log that a database was migrated, and keep a copy: of a SQLite file beside it, of PostgreSQL a dump."""
    try:
        copy = store.copy(f"before-{new}") or dumped(store, new)
        kept = f"the copy {copy} has the old form; delete it once everything works"
    except (BadDatabase, OSError) as error:
        kept = f"in one transaction, without a copy ({error})"
    LOG.warning("the database was migrated from form %s to form %s; %s", old, new, kept)
