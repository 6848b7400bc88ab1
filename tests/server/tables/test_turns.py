"""Undo, and turns that wait for confirmation."""

from __future__ import annotations

import pytest

from tests.server.http.test_answers import problem
from tests.server.served import ME, bot, eventually, seed_that_asks

WITHOUT_REVEAL = "go bank"
"""An answer that reveals nothing and does not end its turn."""


def play_until(browser, table, wanted, seats=(0,)):
    """Give first answers until one of these seats may give the wanted answer; returns its state."""
    for _ in range(200):
        for seat in seats:
            state = browser.state(table, seat=seat)
            tokens = [answer["token"] for answer in state["answers"]]
            if wanted in tokens:
                return state
            if tokens:
                browser.answers(table, state)
                break
    raise AssertionError(f"{wanted} was never legal")


@pytest.fixture
def hot(ana) -> str:
    """A table at which Ana has both seats."""
    return ana.opens([ME, ME], hot_seat=True, seed=seed_that_asks(0))


def test_undo_takes_back_answers_of_this_turn(ana, hot):
    before = play_until(ana, hot, WITHOUT_REVEAL, (0, 1))
    after = ana.answer(hot, before, WITHOUT_REVEAL).json()
    assert after["trail"][-1]["message"] == after["log"][-1]["message"]
    undone = ana.act(hot, "undo", after, count=after["trail"][-1]["count"]).json()
    assert undone["view"] == before["view"]
    assert undone["revision"] == after["revision"] + 1
    assert undone["count"] == before["count"]
    assert ana.state(hot, seat=before["view"]["seat"])["log"] == before["log"]


def test_an_answer_before_the_marker_moves_belongs_to_the_turn(ana, hot):
    before = play_until(ana, hot, WITHOUT_REVEAL, (0, 1))
    divested = ana.answer(hot, before, "divest").json()
    after = ana.answer(hot, divested, WITHOUT_REVEAL).json()
    assert [line["turn"] for line in after["log"][-2:]] == [True, False]
    assert len(after["trail"]) == 2
    undone = ana.act(hot, "undo", after, count=after["trail"][0]["count"]).json()
    assert undone["view"] == before["view"]
    again = ana.answer(hot, undone, WITHOUT_REVEAL).json()
    assert again["log"][-1]["turn"]
    assert len(again["trail"]) == 1


def test_undo_stops_at_a_reveal(ana, hot):
    """Buying a vineyard reveals the next one."""
    state = ana.answers(hot, ana.state(hot, seat=0))
    assert state["trail"] == []
    assert state["undo_refused"]["message"]["key"] == "revealed"
    body = problem(ana.act(hot, "undo", state, count=0), 422, "undo")
    assert body["message"]["key"] == "revealed"
    assert body["rule"]


def test_before_the_first_decision_of_a_turn_there_is_nothing_to_undo(ana, hot):
    seen = 0
    for _ in range(40):
        state = next(found for seat in (0, 1) if (found := ana.state(hot, seat=seat))["answers"])
        if not state["trail"] and any(answer["token"].startswith("go ") for answer in state["answers"]):
            seen += 1
            assert state["undo_refused"]["message"]["key"] == "nothing-to-undo"
        ana.answers(hot, state)
    assert seen > 2


def test_undo_never_takes_back_another_persons_decisions(ana, hot):
    first = play_until(ana, hot, WITHOUT_REVEAL, (0, 1))
    mine = ana.answer(hot, first, WITHOUT_REVEAL).json()
    count = mine["trail"][0]["count"]
    other = 1 - first["view"]["seat"]
    for _ in range(20):
        now = ana.state(hot, seat=other)
        if now["answers"]:
            break
        mine = ana.state(hot, seat=1 - other)
        done = next((a["token"] for a in mine["answers"] if a["token"] == "done"), None)
        ana.answer(hot, mine, done or mine["answers"][-1]["token"])
    go = next(a["token"] for a in now["answers"] if a["token"].startswith("go "))
    ana.answer(hot, now, go)
    state = ana.state(hot, seat=1 - other)
    body = problem(ana.act(hot, "undo", state, count=count), 422, "undo")
    assert body["message"]["key"] in ("web-undo-others", "revealed")


def test_undo_is_an_entry_of_the_log_and_the_game_replays_without_it(ana, hot, running):
    before = play_until(ana, hot, WITHOUT_REVEAL, (0, 1))
    after = ana.answer(hot, before, WITHOUT_REVEAL).json()
    ana.act(hot, "undo", after, count=after["trail"][-1]["count"])
    table = running.house._lives[hot].table
    assert table.acts == before["revision"] + 2
    running.house._lives.pop(hot)
    again = ana.state(hot, seat=before["view"]["seat"])
    assert again["view"] == before["view"]
    assert again["revision"] == before["revision"] + 2


# Tables at which people confirm their turns


@pytest.fixture
def careful(ana) -> str:
    return ana.opens([ME, bot()], confirm=True, seed=seed_that_asks(0))


def held(ana, table):
    """Play until the first seat has to confirm its turn; returns that state."""
    for _ in range(200):
        state = eventually(lambda: (s := ana.state(table))["answers"] and s)
        done = [a["token"] for a in state["answers"] if a["token"] in ("done", "go bank", "go pass-press")]
        state = ana.answer(table, state, done[0] if done else state["answers"][0]["token"]).json()
        if state["confirm"]:
            return state
    raise AssertionError("no turn was ever held")


def test_nobody_plays_before_a_held_turn_is_confirmed(ana, careful):
    state = held(ana, careful)
    assert state["held_by"] == 0
    assert state["view"]["to_answer"] == 1
    assert state["answers"] == []
    assert ana.state(careful)["revision"] == state["revision"]
    confirmed = ana.act(careful, "confirm", state).json()
    assert (confirmed["confirm"], confirmed["held_by"]) == (False, None)
    assert eventually(lambda: (s := ana.state(careful))["revision"] > confirmed["revision"] and s)


def test_a_held_turn_can_be_undone(ana, careful):
    state = held(ana, careful)
    undone = ana.act(careful, "undo", state, count=state["trail"][-1]["count"]).json()
    assert (undone["confirm"], undone["held_by"]) == (False, None)
    assert undone["view"]["to_answer"] == 0
    assert undone["answers"]


def test_confirming_a_turn_that_is_not_held_is_refused(ana, careful):
    problem(ana.act(careful, "confirm", ana.state(careful)), 422, "not-asked")


def test_a_stand_in_bot_confirms_a_held_turn(ana, careful):
    state = held(ana, careful)
    ana.post(f"/tables/{careful}/seats/0", {"action": "stand-in", "bot": "random"})
    assert eventually(lambda: ana.state(careful)["revision"] > state["revision"] + 1)
