"""Whether the server is alive, and whether it is ready."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing

import pytest

from tests.server.http.test_answers import problem
from tests.server.served import ME, Browser, eventually, seed_that_asks, served
from vindima.server.http.operations import health


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(health, "FRESH", 0.0)


@pytest.fixture
def own(tmp_path, impatient):
    """A server for one test, which may break it."""
    with served(tmp_path / "tables.db") as running:
        yield running


@pytest.fixture
def zoe(own):
    browser = Browser(own.address)
    yield browser
    browser.close()


def test_a_working_server_reports_that_it_is_alive_and_ready(zoe):
    assert zoe.get("/alive") == {"ok": True}
    assert zoe.get("/health") == {"ok": True, "database": True, "workers": True}


def test_the_health_check_writes_to_the_database(zoe, tmp_path):
    """Otherwise a full or read-only disk would look healthy."""
    log = tmp_path / "tables.db-wal"
    before = log.read_bytes()
    assert zoe.get("/health")["ok"]
    assert log.read_bytes() != before


def test_a_locked_database_makes_the_server_unready_until_it_is_free(own, zoe, tmp_path, monkeypatch):
    monkeypatch.setattr(health, "PATIENCE", 0.3)
    assert zoe.get("/health")["ok"]
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        response = zoe.ask("GET", "/health")
        assert (response.status_code, response.json()["database"]) == (503, False)
        assert zoe.get("/alive")["ok"]
        other.execute("ROLLBACK")
    assert eventually(lambda: zoe.ask("GET", "/health").status_code == 200)


def test_failing_workers_make_the_server_unready(own, zoe, monkeypatch):
    async def fail(*work):
        raise RuntimeError

    monkeypatch.setattr(own.app.state.bots, "do", fail)
    response = zoe.ask("GET", "/health")
    assert (response.status_code, response.json()["workers"]) == (503, False)


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be deleted here")
def test_no_acknowledged_answer_is_lost_with_a_deleted_file(own, zoe, tmp_path):
    table = zoe.opens([ME, ME], seed=seed_that_asks(0))
    state = zoe.answers(table, zoe.state(table))
    for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    seat = state["view"]["to_answer"]
    after = zoe.answers(table, zoe.state(table, seat=seat))
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in tmp_path.glob("tables.db*"):
        if not path.name.endswith("-lock"):
            shutil.copy(path, copy)
    with served(copy / "tables.db") as other:
        later = Browser(other.address)
        later.client.cookies = zoe.client.cookies
        assert later.state(table, seat=seat)["revision"] == after["revision"]
        later.close()


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be replaced here")
def test_a_replaced_file_is_neither_used_nor_overwritten(own, zoe, tmp_path):
    other = tmp_path / "other.db"
    sqlite3.connect(other).close()
    other.write_text("precious")
    other.replace(tmp_path / "tables.db")
    problem(zoe.ask("PUT", "/me", {"name": "Zoe"}), 503, "unavailable")
    assert (tmp_path / "tables.db").read_text() == "precious"


@pytest.mark.skipif(os.name != "posix", reason="needs a Unix system: its permissions")
def test_only_the_owner_can_read_the_database(own, zoe, tmp_path):
    zoe.opens()
    files = list(tmp_path.glob("tables.db*"))
    assert len(files) > 1
    assert not any(path.stat().st_mode & 0o077 for path in files)
