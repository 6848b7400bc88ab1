"""Advice: only for the seat to answer, and based only on what it may know."""

from __future__ import annotations

import json
from functools import cache

import pytest

import vindima
from tests.server.http.test_answers import problem
from tests.server.served import ME, bot, seed_that_asks
from vindima.core.remedy import remedy
from vindima.server.thinking.advice import ADVISERS, asked


@cache
def refused(helped: bool) -> tuple[str, str, list[str]]:
    """A record of Vinhos, a refused answer of the first seat at its end, and, if helped, what allows it."""
    for seed in range(40):
        record = vindima.Record("vinhos", 2, seed)
        position = record.replay()
        for number in range(60):
            for refusal in position.refusals() if position.seat == 0 else ():
                found = remedy(position, refusal.code) or []
                if bool(found) == helped:
                    lines = [record.header(), *record.answers]
                    text = "".join(f"{json.dumps(line)}\n" for line in lines)
                    return text, refusal.token, [answer.token for answer in found]
            code = position.legal[(seed + number) % len(position.legal)]
            record.answers.append(position.token(code))
            position.apply(code)
    raise AssertionError("no such game")


def test_a_remedy_makes_a_refused_answer_legal(ana):
    record, token, wanted = refused(helped=True)
    table = ana.opens(record=record)
    told = ana.get(f"/tables/{table}/remedy", params={"seat": 0, "token": token})
    assert [answer["token"] for answer in told["answers"]] == wanted
    for answer in wanted:
        state = ana.state(table)
        assert token not in [possible["token"] for possible in state["answers"]]
        assert ana.answer(table, state, answer).status_code == 200
    assert token in [possible["token"] for possible in ana.state(table)["answers"]]


def test_a_refused_answer_may_have_no_remedy(ana):
    record, token, _ = refused(helped=False)
    table = ana.opens(record=record)
    assert ana.get(f"/tables/{table}/remedy", params={"token": token}) == {"answers": None}


def test_only_the_seat_to_answer_gets_a_remedy(ana, bo, browsers):
    record, token, _ = refused(helped=True)
    table = ana.opens(record=record)
    bo.follows(ana.table(table)["invite_links"]["1"])
    watcher = browsers()
    watcher.follows(ana.table(table)["watch_link"])
    path = f"/tables/{table}/remedy"
    problem(bo.ask("GET", path, params={"token": token}), 422, "not-asked")
    problem(watcher.ask("GET", path, params={"token": token}), 422, "not-asked")
    problem(bo.ask("GET", path, params={"token": token, "seat": 0}), 403, "not-yours")
    problem(browsers().ask("GET", path, params={"token": token}), 403, "not-yours")
    problem(ana.ask("GET", path, params={"token": "fly away"}), 422, "illegal")


@pytest.mark.parametrize("depth", ADVISERS)
@pytest.mark.parametrize("game", vindima.games())
def test_the_only_person_at_a_table_may_ask_for_hints(ana, game, depth):
    table = ana.opens([ME, bot()], game, seed=seed_that_asks(0, 2, game))
    assert ana.table(table)["hints"]
    told = ana.get(f"/tables/{table}/hint", params={"depth": depth})["answers"]
    possible = {answer["token"]: answer["message"] for answer in ana.state(table)["answers"]}
    assert 1 <= len(told) <= 3
    for hint in told:
        assert hint["message"] == possible[hint["token"]]
        assert {entry["term"] for entry in hint["terms"]} <= set(vindima.game(game).terms)
    gains = [hint["gain"] for hint in told]
    assert gains == sorted(gains, reverse=True)


def test_the_host_decides_on_hints_for_several_people(ana, bo):
    table = ana.opens(seed=seed_that_asks(0))
    bo.follows(ana.table(table)["invite_links"]["1"])
    path, depth = f"/tables/{table}/hint", {"depth": "quick"}
    assert not ana.table(table)["hints"]
    problem(ana.ask("GET", path, params=depth), 403, "not-yours")
    problem(bo.ask("POST", f"{path}s", {"hints": True}), 403, "not-yours")
    assert ana.post(f"{path}s", {"hints": True})["hints"]
    assert bo.table(table)["hints"]
    assert ana.get(path, params=depth)["answers"]
    problem(bo.ask("GET", path, params=depth), 422, "not-asked")
    problem(bo.ask("GET", path, params={**depth, "seat": 0}), 403, "not-yours")
    problem(ana.ask("GET", path, params={"depth": "bottomless"}), 400, "bad-request")


def test_spectators_get_no_hints(ana, bo):
    table = ana.opens([ME, bot()], seed=seed_that_asks(0))
    bo.follows(ana.table(table)["watch_link"])
    problem(bo.ask("GET", f"/tables/{table}/hint", params={"depth": "quick"}), 422, "not-asked")


def test_an_adviser_sees_only_what_its_seat_sees(ana, running):
    """The other hands are redrawn before the adviser sees the position."""
    seed = seed_that_asks(0, 2, "viticulture")
    table = ana.opens([ME, {"kind": "open"}], "viticulture", seed=seed)
    live = running.house._lives[table]
    true, shown = live.table.position, asked(live, 0)
    assert shown.view(0) == true.view(0)
    assert shown.view(1) != true.view(1)
