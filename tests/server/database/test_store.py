"""The database: migrations, locks, write transactions, and the errors for unusable databases."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError

from tests.server.database.forms import form_of
from vindima.server.database import migrate, privacy, schema
from vindima.server.database.access import rows
from vindima.server.database.access.store import BadDatabase, InUse, Store, opened, parsed, writing
from vindima.server.database.migrate import upgrade
from vindima.server.database.people import devices
from vindima.server.database.prepare import FORM, KNOWN, NEWEST, prepare


@pytest.fixture
def store(tmp_path):
    store = Store(str(tmp_path / "tables.db"))
    prepare(store)
    yield store
    store.close()


@pytest.fixture
def migrated(tmp_path):
    """A database that the migrations have created."""
    with closing(Store(str(tmp_path / "migrated.db"))) as store:
        with store.begin() as connection:
            upgrade(connection, NEWEST)
        yield store


def test_the_migrations_create_the_schema(migrated):
    with migrated.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.METADATA) == []


def test_a_new_database_equals_a_migrated_one(store, migrated):
    with store.engine.connect() as new, migrated.engine.connect() as old:
        assert form_of(new) == form_of(old)
        assert new.execute(select(FORM)).all() == old.execute(select(FORM)).all() == [(NEWEST,)]


def test_the_files_of_the_migrations_are_named_after_their_forms(store):
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        scripts = ScriptDirectory(str(migrate.SCRIPTS))
        assert sorted(script.revision for script in scripts.walk_revisions()) == KNOWN
        assert (scripts.get_current_head(), context.get_current_revision()) == (NEWEST, NEWEST)


def test_only_an_old_database_needs_alembic(tmp_path):
    program = (
        "import sys; from contextlib import closing\n"
        "from vindima.server.database.prepare import prepare\n"
        "from vindima.server.database.access.store import Store\n"
        "with closing(Store(sys.argv[1])) as store: prepare(store); prepare(store)\n"
        "print('alembic' in sys.modules)"
    )
    run = [sys.executable, "-c", program, str(tmp_path / "tables.db")]
    assert subprocess.run(run, capture_output=True, text=True, check=True).stdout == "False\n"


def test_preparing_twice_changes_nothing(store):
    prepare(store)


def test_a_migration_is_logged_and_saves_a_copy(tmp_path, caplog):
    path = tmp_path / "tables.db"
    store = Store(str(path))
    with store.begin() as connection:
        upgrade(connection, "0004")
        connection.execute(
            text(
                "INSERT INTO browsers (token, name, language, created) "
                "VALUES ('t', 'Ana', 'pt', '2026-01-01 00:00:00')"
            )
        )
    prepare(store)
    (copy,) = tmp_path.glob("tables.db.before-*")
    assert "from form 0004" in caplog.text
    assert copy.name in caplog.text
    assert copy.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(copy)) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0004",)
        assert old.execute("SELECT name FROM browsers").fetchone() == ("Ana",)
    with store.engine.connect() as connection:
        assert rows.player_settings(connection, 1)["name"] == "Ana"
        assert privacy.old_browsers(connection, 1) == []
    store.close()
    caplog.clear()
    with closing(Store(str(path))) as store:
        prepare(store)
    assert caplog.text == ""


def test_a_database_of_a_newer_version_is_refused(store):
    with store.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match="too new: it has form 9999"):
        prepare(store)


def test_only_one_server_may_use_a_file(store, tmp_path):
    with pytest.raises(InUse, match="another server is using it"):
        Store(str(tmp_path / "tables.db"))
    store.close()
    Store(str(tmp_path / "tables.db")).close()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("sqlite://", "name a file"),
        ("sqlite:///:memory:", "name a file"),
        ("mysql://localhost/x", "only sqlite and postgresql"),
        ("/no/such/folder/tables.db", "there is no folder"),
        ("://", "database '://'"),
    ],
)
def test_an_unusable_address_is_refused_with_a_reason(address, reason):
    with pytest.raises(BadDatabase, match=reason):
        Store(address)


def test_a_file_that_is_not_a_database_is_reported(tmp_path):
    path = tmp_path / "tables.db"
    path.write_text("something dear " * 100)
    with pytest.raises((BadDatabase, sqlite3.DatabaseError), match="not a database"):
        prepare(Store(str(path)))
    assert path.read_text().startswith("something dear")


def test_an_unreachable_database_is_reported():
    store = Store("postgresql://nobody@127.0.0.1:1/none?connect_timeout=1")
    with pytest.raises(BadDatabase, match=r"127\.0\.0\.1"):
        prepare(store)
    store.close()


def test_a_password_is_not_shown(monkeypatch):
    url = parsed("postgresql://ana:secret@127.0.0.1:1/none?connect_timeout=1")
    assert "secret" not in url.render_as_string(hide_password=True)


def test_a_failed_write_does_not_affect_others(store):
    async def add(token):
        return await store.write(
            lambda connection: devices.add_person(connection, token, "") and 1 / int(token)
        )

    async def work():
        return await asyncio.gather(*map(add, ["1", "0", "2"]), return_exceptions=True)

    results = asyncio.run(work())
    assert [type(result) for result in results] == [float, ZeroDivisionError, float]
    with store.engine.connect() as connection:
        assert [devices.find(connection, token) is None for token in "102"] == [False, True, False]


def test_a_transaction_may_read_before_it_writes_although_another_process_writes(store):
    """As `vindima admin` does beside a running server: one of them waits, and neither fails."""
    admin = opened(store.url)

    def change() -> None:
        with writing(admin) as other:
            devices.add_person(other, "other", "")

    with ThreadPoolExecutor() as pool:
        with store.begin() as connection:
            assert devices.find(connection, "own") is None
            waiting = pool.submit(change)
            wait([waiting], timeout=0.2)
            devices.add_person(connection, "own", "")
        waiting.result()
    with store.engine.connect() as connection:
        assert None not in [devices.find(connection, token) for token in ("own", "other")]
    admin.dispose()


def test_prepared_statements_write_the_same_as_sqlalchemy(store):
    values = {"table_id": "one", "seq": 1, "kind": "answer", "seat": 0, "tokens": "[]", "keep": 0}
    values |= {"held": False, "decided": True, "key": None}
    game = {"id": "one", "game": "toy", "header": "{}", "hot_seat": False, "confirm": True, "watch": "w"}
    game |= {"year": 1, "asked": 0, "over": False, "winners": "", "updated": rows.now()}
    later = {"year": 2, "asked": 1, "over": True, "winners": "0 1", "updated": rows.now()}
    with store.begin() as connection:
        connection.execute(insert(schema.tables).values(game))
        connection.execute(insert(schema.tables).values({**game, "id": "two", "watch": "x"}))
        connection.execute(insert(schema.acts).values({**values, "seq": 2}))
        connection.execute(update(schema.tables).where(schema.tables.c.id == "two").values(later))
        rows.ADD_ACT.execute(connection, values)
        rows.STAND_NOTICED.execute(connection, {"this": "one", **later})
        acts, tables = (
            connection.execute(text(f"SELECT * FROM {name}")).all() for name in ("acts", "tables")
        )
    assert {row[2:] for row in acts} == {("answer", 0, "[]", 0, 0, 1, None)}
    assert len({row[1:3] + row[8:13] for row in tables}) == 1


def test_a_position_in_the_log_is_assigned_once(store):
    proposal = rows.Proposal(rows.Act("start", -1), 1, 0)
    table = rows.Stored("t", {"game": "vinhos"}, False, False, "w", None, [], [])

    async def work():
        await store.write(lambda connection: rows.add_table(connection, table, proposal))
        return await asyncio.gather(
            *(store.write(lambda c, k=k: rows.enter(c, "t", 2, proposal, k), "t") for k in "ab"),
            return_exceptions=True,
        )

    first, second = asyncio.run(work())
    assert first is None
    assert isinstance(second, IntegrityError)
    with store.engine.connect() as connection:
        assert len(rows.acts_of(connection, "t")) == 2
