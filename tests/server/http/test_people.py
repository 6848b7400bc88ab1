"""A person's own data: exported, deleted on request, and deleted by age. Other people's games stay intact."""

from __future__ import annotations

import json

import pytest

from tests.server.http.test_answers import problem
from tests.server.postgres import binaries, cluster
from tests.server.served import ME, Browser, bot, eventually, seed_that_asks, served
from vindima.server.database import privacy, schema
from vindima.server.database.access import rows
from vindima.server.database.privacy import Rules

OPEN = {"kind": "open"}


@pytest.fixture
def table(ana, bo) -> str:
    """A table that Ana hosts and Bo has joined; both have written in the chat, and Ana has answered."""
    ana.ask("PUT", "/me", {"name": "Ana"})
    id = str(ana.opens([{**ME, "name": "Ana"}, OPEN], seed=seed_that_asks(0)))
    bo.ask("PUT", "/me", {"name": "Bo"})
    bo.follows(ana.table(id)["invite_links"]["1"])
    for browser in (ana, bo):
        browser.post(f"/tables/{id}/chat", {"text": f"said by {browser.get('/me')['name']}"})
    ana.answers(id, ana.state(id))
    return id


def delete_me(browser):
    return browser.ask("DELETE", "/me", {})


def test_people_get_only_their_own_data(ana, bo, table):
    response = ana.ask("GET", "/me/data")
    assert response.headers["content-disposition"].startswith("attachment")
    found = response.json()
    (mine,) = found["tables"]
    assert (found["name"], mine["id"], mine["seats"]) == ("Ana", table, [{"seat": 0, "name": "Ana"}])
    assert [line["text"] for line in mine["chat"]] == ["said by Ana"]
    assert len(mine["answers"]) == 1
    assert "Bo" not in response.text


def test_there_are_no_data_about_a_stranger(browsers):
    stranger = browsers()
    problem(stranger.ask("GET", "/me/data"), 403, "not-yours")
    problem(delete_me(stranger), 403, "not-yours")


def test_a_person_can_be_deleted_and_games_of_others_continue(ana, bo, table, running):
    alone = ana.opens([ME, bot()])
    state = bo.state(table)
    response = delete_me(ana)
    assert response.json() == {"tables": 2}
    assert ana.get("/me") == {"name": "", "language": "", "settings": None}
    told = bo.table(table)
    assert told["host"]
    assert (told["seats"][0]["kind"], told["seats"][0]["name"]) == ("open", "")
    chat = bo.get(f"/tables/{table}/chat")
    assert "Ana" not in json.dumps(chat)
    assert "web-note-deleted" in [line["event"] for line in chat]
    assert "said by Bo" in [line["text"] for line in chat]
    assert bo.state(table)["log"] == state["log"]
    bo.post(f"/tables/{table}/seats/0", {"action": "bot", "bot": "random"})
    problem(bo.ask("GET", f"/tables/{alone}"), 404, "no-table")
    with running.app.state.store.engine.connect() as connection:
        assert rows.stored(connection, alone) is None
        assert "Ana" not in json.dumps(rows.stored(connection, table).header)


def test_a_finished_game_keeps_its_seats_without_the_name(ana, bo, table):
    for browser, seat in ((ana, 0), (bo, 1)):
        browser.post(f"/tables/{table}/seats/{seat}", {"action": "stand-in", "bot": "random"})
    eventually(lambda: bo.table(table)["over"])
    delete_me(ana)
    assert [(seat["kind"], seat["name"]) for seat in bo.table(table)["seats"]] == [
        ("person", ""),
        ("person", "Bo"),
    ]
    assert "Ana" not in bo.ask("GET", f"/tables/{table}/record").text


def test_a_browser_starts_afresh_after_deletion(ana, table):
    delete_me(ana)
    assert not ana.client.cookies
    ana.ask("PUT", "/me", {"name": "Ana again"})
    assert ana.get("/tables") == []


# By age


def aged(store, days: int) -> None:
    """Make everything some days older."""
    with store.begin() as connection:
        connection.execute(schema.tables.update().values(updated=privacy.before(days)))
        for table in (schema.browsers, schema.devices):
            connection.execute(table.update().values(seen=privacy.before(days)))


def check_ages(database) -> None:
    with served(database) as running:
        ana = Browser(running.address)
        table = ana.opens([ME, ME])
        store = running.app.state.store
        aged(store, 9)
        with store.begin() as connection:
            assert privacy.purge(connection, Rules(5, 10, 10)) == ([], 0)
            assert privacy.purge(connection, Rules(0, 5, 0)) == ([table], 0)
            assert privacy.purge(connection, Rules(0, 0, 5)) == ([], 1)
        ana.close()


def test_old_data_are_deleted_by_the_retention_rules(tmp_path):
    check_ages(tmp_path / "tables.db")


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_data_are_deleted_from_postgresql():
    pytest.importorskip("psycopg")
    with cluster() as database:
        check_ages(database)
        with served(database) as running:
            ana, bo = Browser(running.address), Browser(running.address)
            table = ana.opens([{**ME, "name": "Ana"}, OPEN])
            bo.follows(ana.table(table)["invite_links"]["1"])
            ana.post(f"/tables/{table}/chat", {"text": "said by Ana"})
            assert len(ana.ask("GET", "/me/data").json()["tables"]) == 1
            assert delete_me(ana).json() == {"tables": 1}
            assert bo.table(table)["seats"][0]["kind"] == "open"
            assert "Ana" not in json.dumps(bo.get(f"/tables/{table}/chat"))
            ana.close()
            bo.close()


def test_a_server_with_retention_rules_deletes_automatically_and_publishes_them(tmp_path):
    path = tmp_path / "tables.db"
    with served(path) as running:
        ana = Browser(running.address)
        table = ana.opens([ME, ME])
        aged(running.app.state.store, 9)
        assert ana.get("/privacy") == {"finished": 0, "idle": 0, "browsers": 0}
    with served(path, rules=Rules(finished=3, idle=5)) as running:
        ana.client.base_url = f"{running.address}/api"
        assert ana.get("/privacy")["idle"] == 5
        assert eventually(lambda: ana.ask("GET", f"/tables/{table}").status_code == 404)
        ana.close()


def test_a_returning_person_is_recorded_as_seen(tmp_path):
    with served(tmp_path / "tables.db") as running:
        ana = Browser(running.address)
        ana.ask("PUT", "/me", {"name": "Ana"})
        store = running.app.state.store
        aged(store, 9)
        running.app.state.accounts._known.clear()
        ana.get("/me")
        with store.engine.connect() as connection:
            assert privacy.old_browsers(connection, 5) == []
        ana.close()
