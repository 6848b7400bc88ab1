"""The introductions over HTTP, and which of them a browser has seen."""

from __future__ import annotations

import pytest

import vindima
from tests.server.http.test_answers import problem
from vindima import learn


def seen(browser):
    return [line["game"] for line in browser.get("/introductions") if line["seen"]]


@pytest.mark.parametrize("game", vindima.games())
def test_an_introduction_shows_a_table_and_its_stops(ana, game):
    told = ana.get(f"/introductions/{game}")
    introduction = learn.introduction(game)
    assert [stop["spots"] for stop in told["stops"]] == [list(stop.spots) for stop in introduction.stops]
    assert told["state"]["view"]["seats"]
    assert told["next"] == learn.lessons(game)[0].id


def test_a_seen_introduction_is_stored_for_the_browser(ana, bo):
    assert seen(ana) == []
    assert ana.post("/introductions/vinhos", {}) == {"game": "vinhos", "seen": True}
    ana.post("/introductions/vinhos", {})
    assert (seen(ana), seen(bo)) == (["vinhos"], [])
    assert ana.get("/introductions/vinhos")["seen"]
    assert not any(line["done"] for line in ana.get("/lessons"))


def test_an_introduction_of_an_unknown_game_is_not_found(ana):
    problem(ana.ask("GET", "/introductions/chess"), 404, "no-page")
    problem(ana.ask("POST", "/introductions/chess", {}), 404, "no-page")
