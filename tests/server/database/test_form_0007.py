"""A database of schema version 0007, which had no devices: people continue with the same cookie."""

from __future__ import annotations

import json
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, DateTime, MetaData, insert
from sqlalchemy.types import TypeEngine

from tests.server.postgres import binaries, cluster
from tests.server.served import Browser, served
from vindima.server.database.access.store import Store
from vindima.server.database.migrate import upgrade

FORM = json.loads((Path(__file__).parent / "form-0007.json").read_text("utf-8"))
"""The rows that a server of that version had stored after Ana and Bo had begun a game, and their cookies."""


def value(of: Any, kind: TypeEngine[Any]) -> Any:
    """A value that SQLite stored, converted for any database."""
    if isinstance(kind, Boolean):
        return bool(of)
    return datetime.fromisoformat(of) if of is not None and isinstance(kind, DateTime) else of


def write_old_database(address: str) -> None:
    """Write the old database."""
    with closing(Store(address)) as store, store.begin() as connection:
        upgrade(connection, "0007")
        known = MetaData()
        known.reflect(connection)
        for name, rows in FORM["rows"].items():
            table = known.tables[name]
            for row in rows:
                values = {key: value(of, table.c[key].type) for key, of in row.items()}
                connection.execute(insert(table).values(values))
        if store.shared:
            highest = "SELECT setval(pg_get_serial_sequence('browsers', 'id'), max(id)) FROM browsers"
            connection.exec_driver_sql(highest)


def check(address: str) -> None:
    write_old_database(address)
    with served(address) as running:
        ana, bo, stranger = (Browser(running.address) for _ in range(3))
        for browser, name in ((ana, "Ana"), (bo, "Bo")):
            browser.client.cookies.set("vindima", FORM["tokens"][name])
            assert browser.get("/me")["name"] == name
            assert [line["id"] for line in browser.get("/tables")] == [FORM["table"]]
        (device,) = ana.get("/me/identity")["devices"]
        assert device["current"]
        # The links are the same, and the game continues.
        assert ana.table(FORM["table"])["seat_links"] == {"0": FORM["link"]}
        bo.answers(FORM["table"], bo.state(FORM["table"]))
        assert [lesson["lesson"] for lesson in ana.get("/me/data")["lessons"]] == ["first"]
        assert stranger.follows(FORM["link"]) == {"table": FORM["table"], "seat": 0}
        with running.app.state.store.engine.connect() as connection:
            if not running.app.state.store.shared:
                assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
        for browser in (ana, bo, stranger):
            browser.close()


def test_cookies_remain_valid_on_sqlite(tmp_path):
    check(str(tmp_path / "tables.db"))


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_cookies_remain_valid_on_postgresql():
    pytest.importorskip("psycopg")
    with cluster() as database:
        check(database)
