"""`vindima admin`: commands for the database of a server."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest

from tests.server.http.test_answers import problem
from tests.server.postgres import binaries, cluster
from tests.server.served import ME, Browser, EventStream, seed_that_asks, served
from vindima.cli import main
from vindima.core.record import Record


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "tables.db")


@pytest.fixture
def asked(capsys, path):
    """A function that runs a command and returns its status and output."""

    def ask(*words, database=path):
        status = main(["admin", "--database", database, *map(str, words)])
        output = capsys.readouterr()
        return status, [json.loads(line) for line in output.out.splitlines()] or output.err

    return ask


def played(database) -> tuple[str, object]:
    """Play one answer at a new table; return its id and the cookies of the player."""
    with served(database) as running:
        ana = Browser(running.address)
        id = ana.opens([ME, ME], seed=seed_that_asks(0))
        ana.answers(id, ana.state(id))
        ana.close()
    return id, ana.client.cookies


def again(running, cookies) -> Browser:
    browser = Browser(running.address)
    browser.client.cookies = cookies
    return browser


def test_a_database_can_be_inspected_while_a_server_runs(asked, path, tmp_path):
    with served(path) as running:
        ana = Browser(running.address)
        id = ana.opens([ME, ME])
        assert asked("list")[1][0]["id"] == id
        assert asked("show", id)[1][0]["seats"][0]["kind"] == "person"
        assert asked("stats")[1][0]["tables"] == 1
        assert asked("check") == (0, [{"checked": 1, "broken": 0}])
        assert asked("export", id, tmp_path / "game.jsonl")[0] == 0
        assert Record.load(tmp_path / "game.jsonl").title == "vinhos"
        status, said = asked("delete", id)
        assert status == 2
        assert "another server is using it" in said
        ana.close()


def test_a_damaged_table_is_reported(asked, path):
    id, _ = played(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE acts SET tokens = 'no json'")
    status, lines = asked("check")
    assert status == 1
    assert lines[0]["table"] == id


def test_a_damaged_database_is_reported(asked, path):
    played(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE seats SET table_id = 'lost' WHERE seat = 1")
    status, lines = asked("check")
    assert status == 1
    assert lines[0] == {"database": "a row of seats belongs to no row of tables"}


def test_a_closed_game_takes_no_more_answers(asked, path):
    id, cookies = played(path)
    assert asked("close", id)[0] == 0
    with served(path) as running:
        ana = again(running, cookies)
        assert ana.table(id)["closed"]
        state = next(s for s in (ana.state(id, seat=0), ana.state(id, seat=1)) if s["answers"])
        problem(ana.answer(id, state, state["answers"][0]["token"]), 409, "closed")
        ana.close()


def test_deleted_and_purged_tables_are_gone(asked, path):
    first, cookies = played(path)
    second, _ = played(path)
    assert asked("delete", first)[0] == 0
    assert asked("delete", first)[0] == 2
    assert asked("purge", "--days", 0)[1] == [{"done": "purge", "tables": 0, "browsers": 0}]
    assert asked("purge", "--days", 0, "--running")[1] == [{"done": "purge", "tables": 1, "browsers": 0}]
    assert asked("stats")[1][0]["acts"] == 0
    assert asked("stats")[1][0]["browsers"] == 2
    assert asked("purge", "--days", 1, "--browsers")[1] == [{"done": "purge", "tables": 0, "browsers": 0}]
    with served(path) as running:
        ana = again(running, cookies)
        problem(ana.ask("GET", f"/tables/{second}"), 404, "no-table")
        ana.close()


def test_a_banned_browser_is_refused_and_a_muted_one_cannot_chat(asked, path):
    id, cookies = played(path)
    assert asked("ban", 99)[0] == 2
    for verb, words, code in (
        ("mute", ("POST", f"/tables/{id}/chat", {"text": "x"}), 403),
        ("ban", ("GET", f"/tables/{id}"), 403),
    ):
        assert asked(verb, 1)[0] == 0
        with served(path) as running:
            ana = again(running, cookies)
            assert ana.ask(*words).status_code == code
            ana.close()
        assert asked(f"un{verb}", 1)[0] == 0
        with served(path) as running:
            ana = again(running, cookies)
            assert ana.ask(*words).status_code == 200
            ana.close()


def test_a_ban_closes_connections_at_once(asked, path):
    id, cookies = played(path)
    with served(path) as running:
        ana = again(running, cookies)
        streams = [EventStream(ana, id), EventStream(ana, None)]
        assert asked("ban", 1)[0] == 0
        for one in streams:
            one.join(20)
            assert not one.is_alive()
            one.close()
        assert ana.ask("GET", f"/tables/{id}").status_code == 403
        assert asked("unban", 1)[0] == 0
        assert ana.ask("GET", f"/tables/{id}").status_code == 200
        ana.close()


def test_a_backup_restores_the_database(asked, path, tmp_path):
    id, _ = played(path)
    copy = tmp_path / "copy.db"
    assert asked("backup", copy)[0] == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert asked("backup", copy)[0] == 2
    asked("delete", id)
    assert asked("restore", copy)[0] == 0
    assert asked("check") == (0, [{"checked": 1, "broken": 0}])
    assert asked("restore", tmp_path / "none.db")[0] == 2


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_a_backup_of_postgresql_restores_the_database(asked, tmp_path):
    pytest.importorskip("psycopg")
    with cluster() as database:
        id, _ = played(database)
        copy = tmp_path / "copy.dump"
        assert asked("backup", copy, database=database)[0] == 0
        assert asked("delete", id, database=database)[0] == 0
        assert asked("restore", copy, database=database)[0] == 0
        assert asked("check", database=database) == (0, [{"checked": 1, "broken": 0}])
