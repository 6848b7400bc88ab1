"""Previews over HTTP: for the seat to answer, at tables and in lessons."""

from __future__ import annotations

import pytest

import vindima
from tests.server.http.test_answers import problem
from tests.server.served import ME, bot, seed_that_asks
from vindima import learn


@pytest.mark.parametrize("game", vindima.games())
def test_every_answer_has_a_preview_which_can_be_requested_alone(ana, game):
    table = ana.opens([ME, ME], game, hot_seat=True)
    state = ana.state(table)
    seat = state["view"]["to_answer"]
    tokens = [answer["token"] for answer in ana.state(table, seat=seat)["answers"]]
    told = ana.post(f"/tables/{table}/preview", {"seat": seat})["previews"]
    assert [preview["token"] for preview in told] == tokens
    one = ana.post(f"/tables/{table}/preview", {"seat": seat, "token": tokens[-1]})["previews"]
    assert one == told[-1:]


def test_a_preview_shows_what_the_answer_changes(ana):
    table = ana.opens([ME, ME], "vinhos", seed=seed_that_asks(0), hot_seat=True)
    state = ana.state(table, seat=0)
    told = ana.post(f"/tables/{table}/preview", {"seat": 0})["previews"][0]
    after = ana.answers(table, state, 0)
    assert told["changes"]
    for change in told["changes"]:
        value = after["view"]
        for key in change["path"]:
            value = value[key]
        if not isinstance(value, list):
            assert value == change["after"]


def test_only_the_seat_to_answer_gets_previews(ana, bo):
    table = ana.opens([ME, {"kind": "open"}], seed=seed_that_asks(0))
    bo.follows(ana.table(table)["invite_links"]["1"])
    problem(bo.ask("POST", f"/tables/{table}/preview", {"seat": 1}), 422, "not-asked")
    problem(bo.ask("POST", f"/tables/{table}/preview", {"seat": 0}), 403, "not-yours")


def test_an_illegal_answer_has_no_preview(ana):
    table = ana.opens([ME, bot()], seed=seed_that_asks(0))
    for token in ("nonsense", ana.state(table)["refusals"][0]["token"]):
        problem(ana.ask("POST", f"/tables/{table}/preview", {"seat": 0, "token": token}), 422, "illegal")


def test_an_answered_question_has_no_previews(ana):
    table = ana.opens([ME, bot()], seed=seed_that_asks(0))
    state = ana.state(table)
    token = state["answers"][0]["token"]
    body = {"seat": 0, "revision": state["revision"], "token": token}
    assert len(ana.post(f"/tables/{table}/preview", body)["previews"]) == 1
    stale = {**body, "revision": state["revision"] + 1}
    assert ana.post(f"/tables/{table}/preview", stale) == {"previews": []}


@pytest.mark.parametrize("game", vindima.games())
def test_lessons_have_previews(ana, game):
    path = f"/lessons/{game}/{learn.lessons(game)[0].id}"
    tokens = [answer["token"] for answer in ana.get(path)["state"]["answers"]]
    told = ana.post(f"{path}/preview", {})["previews"]
    assert [preview["token"] for preview in told] == tokens
