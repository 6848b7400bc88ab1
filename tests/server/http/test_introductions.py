"""The introductions over the wire, and that a browser has seen them."""

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


def test_it_is_remembered_for_the_browser_that_has_seen_it(ana, bo):
    assert seen(ana) == []
    assert ana.post("/introductions/vinhos", {}) == {"game": "vinhos", "seen": True}
    ana.post("/introductions/vinhos", {})
    assert (seen(ana), seen(bo)) == (["vinhos"], [])
    assert ana.get("/introductions/vinhos")["seen"]
    assert not any(line["done"] for line in ana.get("/lessons"))


def test_there_are_no_other_introductions(ana):
    problem(ana.ask("GET", "/introductions/chess"), 404, "no-page")
    problem(ana.ask("POST", "/introductions/chess", {}), 404, "no-page")
