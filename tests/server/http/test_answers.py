"""Answers over HTTP: which are accepted, which are refused, and that none has an effect twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.served import ME, Browser, bot, eventually, key, seed_that_asks
from vindima import Record
from vindima.cli.terminal import Session


@pytest.fixture
def table(ana) -> str:
    """A table at which Ana has the first seat, and the other is open."""
    return ana.opens(seed=seed_that_asks(0))


def problem(response, status: int, name: str):
    assert response.status_code == status, response.text
    body = response.json()
    assert body["error"] == f"web-error-{name}"
    return body


def test_an_answer_leads_to_the_next_state(ana, table):
    before = ana.state(table)
    assert before["view"]["to_answer"] == before["view"]["seat"] == 0
    after = ana.answers(table, before)
    assert after["revision"] == before["revision"] + 1
    assert after["log"][-1]["token"] == before["answers"][0]["token"]
    assert ana.state(table)["view"] == after["view"]


def test_a_stale_answer_changes_nothing(ana, table):
    before = ana.state(table)
    after = ana.answers(table, before)
    body = problem(ana.answer(table, before, before["answers"][1]["token"]), 409, "stale")
    assert body["revision"] == after["revision"] == ana.state(table)["revision"]


def test_an_illegal_answer_is_refused_with_its_rule(ana, table):
    before = ana.state(table)
    refused = before["refusals"][0]
    body = problem(ana.answer(table, before, refused["token"]), 422, "illegal")
    assert (body["message"], body["rule"]) == (refused["message"], refused["rule"])
    assert ana.state(table) == before


def test_an_unknown_answer_is_illegal(ana, table):
    body = problem(ana.answer(table, ana.state(table), "fly moon"), 422, "illegal")
    assert body["message"]["key"] == "not-an-answer"


def test_a_repeated_key_returns_the_same_state_without_another_answer(ana, table):
    before = ana.state(table)
    once = key()
    token = before["answers"][0]["token"]
    first = ana.answer(table, before, token, key=once)
    second = ana.answer(table, before, token, key=once)
    assert first.status_code == second.status_code == 200
    assert first.text == second.text
    assert ana.state(table)["revision"] == before["revision"] + 1


def test_a_repeated_key_returns_its_state_even_after_later_answers(ana, table):
    before = ana.state(table)
    once = key()
    first = ana.answer(table, before, before["answers"][0]["token"], key=once)
    bo = Browser(str(ana.client.base_url).removesuffix("/api/"))
    bo.follows(ana.table(table)["invite_links"]["1"])
    bo.answers(table, bo.state(table))
    assert ana.answer(table, before, before["answers"][0]["token"], key=once).text == first.text
    bo.close()


def test_a_key_used_for_another_answer_has_no_effect(ana, table):
    before = ana.state(table)
    once = key()
    first = ana.answer(table, before, before["answers"][0]["token"], key=once)
    undone = ana.state(table)
    again = ana.answer(table, undone, "fly moon", key=once)
    assert again.status_code in (200, 422)
    assert ana.state(table)["revision"] == first.json()["revision"]


def test_only_one_of_many_simultaneous_answers_is_accepted(ana, table):
    before = ana.state(table)
    tokens = [answer["token"] for answer in before["answers"]] * 3
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda token: ana.answer(table, before, token).status_code, tokens))
    assert sorted(found) == [200] + [409] * (len(tokens) - 1)
    assert ana.state(table)["revision"] == before["revision"] + 1


def test_simultaneous_answers_with_one_key_get_the_same_state(ana, table):
    before = ana.state(table)
    once = key()
    token = before["answers"][0]["token"]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: ana.answer(table, before, token, key=once), range(8)))
    assert {response.status_code for response in found} == {200}
    assert len({response.text for response in found}) == 1


def test_only_the_holder_of_a_seat_answers_for_it(ana, bo, table):
    state = ana.state(table)
    problem(bo.answer(table, state, state["answers"][0]["token"]), 403, "not-yours")
    bo.follows(ana.table(table)["invite_links"]["1"])
    problem(bo.answer(table, state, state["answers"][0]["token"]), 403, "not-yours")
    problem(bo.answer(table, bo.state(table), state["answers"][0]["token"]), 422, "not-asked")


def test_answers_and_refusals_are_sent_only_to_the_seat_to_answer(ana, bo, table):
    bo.follows(ana.table(table)["invite_links"]["1"])
    mine, other = ana.state(table), bo.state(table)
    assert mine["answers"]
    assert mine["refusals"]
    assert (other["answers"], other["refusals"], other["view"]["legal"], other["trail"]) == ([], [], [], [])


def test_bots_answer_by_themselves(ana):
    table = ana.opens([ME, bot(), bot()], seed=seed_that_asks(0, 3))
    state = ana.answers(table, ana.state(table))
    asked = eventually(lambda: (s := ana.state(table))["answers"] and s)
    assert asked["revision"] > state["revision"]
    assert {line["seat"] for line in asked["log"]} == {0, 1, 2}


def test_a_game_at_a_table_is_the_same_as_in_the_terminal(ana):
    """Forced answers and the random numbers of bots follow the same rules."""
    table = ana.opens([bot(), bot("easy")], seed=6)
    session = Session(Record("vinhos", 2, 6, {}, ["random", "easy"]))
    while not session.play.position.over:
        position = session.play.position
        code = position.legal[0] if len(position.legal) == 1 else session.bot_choice()
        session.answer(position.token(code))
    eventually(lambda: ana.table(table)["over"])
    assert Record.parse(ana.ask("GET", f"/tables/{table}/record").text) == session.play.record


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seat": 0, "revision": 1, "token": "x"},
        {"seat": "0", "revision": 1, "token": "x", "key": "k"},
        {"seat": 0, "revision": 1, "token": "x" * 1000, "key": "k"},
        {"seat": 0, "revision": 1, "token": "x", "key": ""},
        {"seat": 0, "revision": 1 << 70, "token": "x", "key": "k"},
        {"seat": -1, "revision": 1, "token": "x", "key": "k"},
        {"seat": 0, "revision": 1, "token": "x", "key": "k", "more": 1},
        [],
    ],
)
def test_a_malformed_answer_is_refused(ana, table, body):
    problem(ana.ask("POST", f"/tables/{table}/answers", body), 400, "bad-request")


def test_an_answer_for_a_nonexistent_seat_is_refused(ana, table):
    state = ana.state(table)
    problem(ana.answer(table, state, "x", seat=9), 403, "not-yours")
