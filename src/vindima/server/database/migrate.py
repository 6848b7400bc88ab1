"""Migrates a database from an older form, with Alembic."""

from __future__ import annotations

import logging
import os
import tempfile
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from vindima.server.database.access.store import BadDatabase, Store
from vindima.server.database.admin import backup, plain

__all__ = ["migrate", "upgrade"]

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOG: Final = logging.getLogger("vindima.server")


def upgrade(connection: Connection, form: str) -> None:
    """Migrate a database to this form; an empty database gets its tables."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def migrate(store: Store, connection: Connection, old: str | None, new: str) -> None:
    """Keep a copy of a database that has a form, and migrate it."""
    if old is not None:
        report(store, old, new)
    upgrade(connection, new)


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
