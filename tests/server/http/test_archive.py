"""Finished games can be searched; tables can be hidden, ended and deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.http.test_answers import problem
from tests.server.http.test_meeting import OPEN, called
from tests.server.served import ME, Browser, bot

GOLDEN = Path(__file__).parents[2] / "golden"


def finished(browser: Browser, game: str, *others) -> str:
    """A table with a finished game, at which the browser has the first seat."""
    record = (GOLDEN / game / "2-players.jsonl").read_text("utf-8")
    return browser.opens([ME, *others], game, record=record)


def found(browser, **query):
    return [line["id"] for line in browser.get("/archive", params=query)["lines"]]


@pytest.fixture(scope="module")
def played(running):
    """Ana, and her three finished games."""
    ana = called(Browser(running.address), "Ana")
    games = [
        finished(ana, "vinhos", {**bot(), "name": "Łucja"}),
        finished(ana, "viticulture", {**bot(), "name": "Rui"}),
        finished(ana, "vinhos", {**bot(), "name": "100%_"}),
    ]
    ana.post(f"/tables/{games[1]}/chat", {"text": "What a HARVEST"})
    yield ana, games
    ana.close()


def test_the_archive_is_searched_by_game_opponent_date_result_and_text(played):
    ana, (lucja, rui, odd) = played
    assert set(found(ana)) == {lucja, rui, odd}
    assert found(ana, game="viticulture") == [rui]
    assert found(ana, opponent="łUCJ") == [lucja]
    assert found(ana, opponent="Ana") == []
    assert found(ana, text="ana", game="viticulture") == [rui]
    assert found(ana, text="harvest") == [rui]
    assert found(ana, text="%_") == [odd]
    assert found(ana, text="_") == [odd]
    assert found(ana, until="2000-01-01") == found(ana, after="2999-01-01") == []
    assert len(found(ana, after="2000-01-01", until="2999-01-01")) == 3
    won = ana.get(f"/tables/{rui}/state")["view"]["winners"]
    assert (rui in found(ana, result="won")) == (0 in won)
    assert (rui in found(ana, result="lost")) == (0 not in won)
    assert found(ana, result="watched") == []
    assert ana.get("/tables") == []


def test_the_archive_is_divided_into_pages(played, monkeypatch):
    ana, games = played
    monkeypatch.setattr("vindima.server.database.play.archive.PAGE", 2)
    first, second = (ana.get("/archive", params={"page": page}) for page in (1, 2))
    assert (first["count"], first["pages"], first["page"]) == (3, 2, 1)
    assert {line["id"] for line in first["lines"] + second["lines"]} == set(games)
    assert ana.get("/archive", params={"page": 99})["page"] == 2
    problem(ana.ask("GET", "/archive", params={"page": 0}), 400, "bad-request")
    problem(ana.ask("GET", "/archive", params={"after": "soon"}), 400, "bad-request")


def test_strangers_do_not_find_a_game(played, bo, browsers):
    ana, (table, *_) = played
    assert found(bo) == []
    bo.follows(ana.table(table)["watch_link"])
    assert found(bo) == found(bo, result="watched") == [table]
    assert found(bo, result="lost") == []
    assert found(browsers()) == []


def test_a_hidden_table_is_found_among_the_hidden_ones(ana):
    table = ana.opens()
    assert [line["id"] for line in ana.get("/tables")] == [table]
    ana.ask("PUT", f"/tables/{table}/hidden", {"hidden": True})
    assert ana.get("/tables") == [] == found(ana)
    assert found(ana, hidden=True) == [table]
    ana.ask("PUT", f"/tables/{table}/hidden", {"hidden": False})
    assert found(ana, hidden=True) == []


def test_a_game_with_others_ends_only_if_they_agree(ana, bo, browsers):
    table = called(ana, "Ana").opens()
    called(bo, "Bo").follows(ana.table(table)["invite_links"]["1"])
    problem(ana.ask("DELETE", f"/tables/{table}", {}), 409, "others-play")
    assert ana.post(f"/tables/{table}/end", {"agree": True})["ending"] == {
        "seat": 0,
        "mine": True,
        "agreed": [0],
        "waiting": [1],
    }
    assert bo.post(f"/tables/{table}/end", {"agree": False})["ending"] is None
    problem(bo.ask("POST", f"/tables/{table}/end", {"agree": False}), 409, "stale")
    ana.post(f"/tables/{table}/end", {"agree": True})
    assert bo.post(f"/tables/{table}/end", {"agree": True})["closed"]
    asked = next(state for one in (ana, bo) if (state := one.state(table))["answers"])
    player = (ana, bo)[asked["view"]["seat"]]
    problem(player.answer(table, asked, asked["answers"][0]["token"]), 409, "closed")
    assert found(ana, result="ended") == found(bo, result="ended") == [table]
    problem(bo.ask("DELETE", f"/tables/{table}", {}), 403, "not-yours")


def test_others_keep_a_finished_game_after_its_host_deletes_it(ana, bo, browsers):
    carl = browsers()
    table = finished(called(ana, "Ana"), "vinhos", OPEN)
    face = ana.table(table)
    called(bo, "Bo").follows(face["invite_links"]["1"])
    carl.follows(face["watch_link"])
    assert ana.ask("DELETE", f"/tables/{table}", {}).json() == {"kept": True}
    assert found(ana) == found(carl) == []
    problem(ana.ask("GET", f"/tables/{table}"), 403, "not-yours")
    assert found(bo) == [table]
    assert bo.ask("GET", f"/tables/{table}/record").status_code == 200
    assert bo.table(table)["seats"][0]["name"] == "Ana"
    assert bo.ask("DELETE", f"/tables/{table}", {}).json() == {"kept": False}
    problem(bo.ask("GET", f"/tables/{table}"), 404, "no-table")


def test_a_table_without_other_people_is_deleted_at_once(ana):
    table = ana.opens([ME, bot()])
    assert ana.ask("DELETE", f"/tables/{table}", {}).json() == {"kept": False}
    problem(ana.ask("GET", f"/tables/{table}"), 404, "no-table")
    assert ana.get("/tables") == []
