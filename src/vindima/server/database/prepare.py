"""Brings a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    insert,
    inspect,
    select,
    text,
)

from vindima.server.database.access.store import BadDatabase, Store, readable
from vindima.server.database.schema import METADATA

__all__ = ["FORM", "KNOWN", "NEWEST", "prepare"]

VERSIONS: Final = Path(__file__).parent / "migrations" / "versions"
KNOWN: Final = sorted(path.name.partition("_")[0] for path in VERSIONS.glob("[0-9]*.py"))
"""The forms of databases of this version and older ones; the file of a migration is named after its form."""
NEWEST: Final = KNOWN[-1]
LOCK: Final = 0x76696E64
"""The advisory lock that lets one process at a time change the form of a PostgreSQL database."""
FORM: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""The table in which Alembic keeps the form of a database."""


def prepare(store: Store) -> None:
    """Create or migrate the tables. Raises BadDatabase, without changes, if the database is too new.

    Alembic is imported only to migrate an old database: importing and running it doubles the time of a start.
    """
    with readable(store.url), store.begin() as connection:
        if store.shared:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if not inspect(connection).has_table(FORM.name):
            create(connection)
            return
        form = connection.scalar(select(FORM.c.version_num))
        if form == NEWEST:
            return
        if form is not None and form not in KNOWN:
            shown = store.url.render_as_string(hide_password=True)
            raise BadDatabase(f"database {shown} is too new: it has form {form}, from a newer Vindima")
        from vindima.server.database.migrate import migrate

        migrate(store, connection, form, NEWEST)


def create(connection: Connection) -> None:
    """Create all tables in an empty database."""
    METADATA.create_all(connection, checkfirst=False)
    FORM.create(connection)
    connection.execute(insert(FORM).values(version_num=NEWEST))
