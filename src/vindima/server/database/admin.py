"""What operators do with a database: inspect, end, remove, check, back up. Used by `vindima admin`."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, Row, func, select, update

from vindima.core.step import NOBODY
from vindima.server.database import privacy, schema
from vindima.server.database.access import jobs, rows
from vindima.server.database.access.files import BadDatabase, private
from vindima.server.database.access.store import (
    GONE,
    Store,
    announce,
    notify,
    opened,
    parsed,
    readable,
    writing,
)
from vindima.server.database.contests import ratings, results
from vindima.server.database.people import devices, moderation
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.table import Proposal
from vindima.server.tables.live.house import rebuilt

__all__ = [
    "BANNED",
    "backup",
    "beside",
    "broken_tables",
    "changing",
    "close_table",
    "delete_table",
    "export",
    "faults",
    "looking",
    "plain",
    "purge",
    "rate_again",
    "resolve",
    "restore",
    "set_browser",
    "statistics",
    "tables",
]

BANNED: Final = "banned"
"""The kind of the jobs by which a server on SQLite disconnects a banned person."""


def existing(address: str) -> URL:
    """The URL of a database; BadDatabase if its file is missing."""
    url = parsed(address)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise BadDatabase(f"database {url.database}: there is no such file")
    return url


@contextmanager
def connected(
    address: str, begin: Callable[[Engine], AbstractContextManager[Connection]]
) -> Iterator[Connection]:
    """A connection to a database that a server may use at the same time."""
    url = existing(address)
    engine = opened(url)
    try:
        with readable(url), begin(engine) as connection:
            yield connection
    finally:
        engine.dispose()


def looking(address: str) -> AbstractContextManager[Connection]:
    """A connection for reading."""
    return connected(address, Engine.connect)


@contextmanager
def changing(address: str) -> Iterator[Connection]:
    """A connection for changes. Servers on PostgreSQL notice them; one on SQLite must be stopped first."""
    with closing(Store(address)) as store, readable(store.url), store.begin() as connection:
        yield connection


def beside(address: str) -> AbstractContextManager[Connection]:
    """A connection for changes that a running server picks up by itself."""
    return connected(address, writing)


def tables(connection: Connection, most: int) -> list[Row[Any]]:
    """The most recently changed tables."""
    chosen = select(schema.tables).order_by(schema.tables.c.updated.desc()).limit(most)
    return list(connection.execute(chosen))


def close_table(connection: Connection, id: str) -> None:
    """End a game: nobody can act there any more."""
    found = connection.execute(
        update(schema.tables).where(schema.tables.c.id == id).values(closed=True)
    ).rowcount
    if not found:
        raise BadDatabase(f"there is no table {id}")
    notify(connection, id, 0)


def delete_table(connection: Connection, id: str) -> None:
    """Remove a table and everything that belongs to it."""
    if not privacy.delete_table(connection, id):
        raise BadDatabase(f"there is no table {id}")


def purge(connection: Connection, days: int, running: bool, browsers: bool) -> dict[str, int]:
    """Delete finished tables unused for some days; on request also running tables and browsers."""
    found = privacy.old_tables(connection, days, over=True)
    found += privacy.old_tables(connection, days, over=False) if running else []
    for id in found:
        privacy.delete_table(connection, id)
    gone = privacy.old_browsers(connection, days) if browsers else []
    for browser in gone:
        privacy.forget(connection, browser)
    return {"tables": len(found), "browsers": len(gone)}


def set_browser(connection: Connection, browser: int, **values: bool) -> None:
    """Ban or mute a browser, or lift the ban or mute."""
    same = schema.browsers.c.id == browser
    if not connection.execute(update(schema.browsers).where(same).values(values)).rowcount:
        raise BadDatabase(f"there is no browser {browser}")
    mine = [row.id for row in devices.devices_of(connection, browser)]
    if not values.get("banned") or not mine:
        return
    # All servers close the connections of these devices, and reload them when they come back.
    if connection.dialect.name == "postgresql":
        announce(connection, f"{GONE} {','.join(map(str, mine))}")
    else:
        jobs.add(connection, BANNED, f"{BANNED}:{browser}", rows.now(), {"devices": mine})


def resolve(connection: Connection, number: int) -> None:
    """Mark a report as dealt with."""
    if not moderation.drop_report(connection, number):
        raise BadDatabase(f"there is no report {number}")


def rate_again(connection: Connection) -> dict[str, int]:
    """Add the results of finished games that have none, and recompute all ratings from the results."""
    added = 0
    for id in results.missing(connection):
        try:
            table = table_of(connection, id)
        except Exception:  # `check` reports tables that cannot be replayed
            continue
        end, last = table.position, rows.acts_of(connection, id)[-1]
        ended = Proposal(
            last,
            end.year,
            NOBODY,
            over=True,
            winners=tuple(end.winners),
            result=end.result,
            scores=tuple(end.scores),
            sources=tuple(end.breakdown(seat) for seat in range(end.players)),
        )
        updated = connection.scalar(select(schema.tables.c.updated).where(schema.tables.c.id == id))
        added += results.report(connection, id, ended, updated)
    return {"results": added, "games": ratings.count_again(connection)}


def export(connection: Connection, id: str) -> str:
    """The record of a table as the text of a file; for a running game it contains every secret."""
    table = table_of(connection, id)
    record = table.play.record
    return "".join(f"{json.dumps(line)}\n" for line in (record.header(), *record.answers))


def table_of(connection: Connection, id: str) -> Any:
    stored = rows.stored(connection, id)
    if stored is None:
        raise BadDatabase(f"there is no table {id}")
    return rebuilt(stored, rows.acts_of(connection, id))


def broken_tables(connection: Connection) -> Iterator[tuple[str, str | None]]:
    """Every table, and why it cannot be replayed; None if it can."""
    for id in connection.scalars(select(schema.tables.c.id)).all():
        try:
            table_of(connection, id)
            yield id, None
        except Exception as error:
            yield id, str(error) if isinstance(error, Problem) else type(error).__name__


def faults(connection: Connection) -> list[str]:
    """Damage that the database itself reports; PostgreSQL finds damage when it reads the tables."""
    if connection.dialect.name != "sqlite":
        return []
    found = [str(line) for (line,) in connection.exec_driver_sql("PRAGMA integrity_check") if line != "ok"]
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    return found + [f"a row of {row[0]} belongs to no row of {row[2]}" for row in lost]


def statistics(connection: Connection) -> dict[str, int]:
    """Counts of everything in the database."""

    def count(table: Any, *where: Any) -> int:
        return int(connection.scalar(select(func.count()).select_from(table).where(*where)) or 0)

    return {
        "tables": count(schema.tables),
        "tables_over": count(schema.tables, schema.tables.c.over),
        "acts": count(schema.acts),
        "browsers": count(schema.browsers),
        "browsers_banned": count(schema.browsers, schema.browsers.c.banned),
        "browsers_muted": count(schema.browsers, schema.browsers.c.muted),
        "chat_lines": count(schema.chat),
        "reports": count(schema.reports),
        "campaigns": count(schema.campaigns),
        "results": count(schema.results),
        "results_rated": count(schema.results, schema.results.c.rated),
    }


# Copies


def backup(address: str, target: Path) -> None:
    """Copy a database while servers may use it: a SQLite file, or a dump of PostgreSQL."""
    if target.exists():
        raise BadDatabase(f"{target} already exists")
    url = parsed(address)
    if url.get_backend_name() == "postgresql":
        private(target)
        try:
            run_tool("pg_dump", "--format=custom", f"--file={target}", plain(url))
        except BadDatabase:
            target.unlink()
            raise
        return
    if not Path(str(url.database)).is_file():
        raise BadDatabase(f"database {url.database}: there is no such file")
    private(target)
    with closing(sqlite3.connect(str(url.database))) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)


def restore(address: str, source: Path) -> None:
    """Replace the contents of a database with a backup. No server may use it meanwhile."""
    if not source.is_file():
        raise BadDatabase(f"{source}: there is no such file")
    url = parsed(address)
    if url.get_backend_name() == "postgresql":
        run_tool("pg_restore", "--clean", "--if-exists", "--no-owner", f"--dbname={plain(url)}", str(source))
        return
    with closing(sqlite3.connect(source)) as copy:
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise BadDatabase(f"{source} is damaged")
        with closing(Store(address)) as store, closing(sqlite3.connect(str(store.url.database))) as target:
            copy.backup(target)


def plain(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def run_tool(name: str, *words: str) -> None:
    """Run a PostgreSQL program; its error output becomes the error."""
    if shutil.which(name) is None:
        raise BadDatabase(f"{name} is not installed: it comes with the client of PostgreSQL")
    done = subprocess.run([name, *words], capture_output=True, text=True, env=os.environ, check=False)
    if done.returncode:
        raise BadDatabase(f"{name}: {done.stderr.strip()[:500]}")
