"""Server-sent events: every revision once and in order, also after a connection was lost."""

from __future__ import annotations

import gc
import weakref

import pytest

from tests.server.http.test_answers import problem
from tests.server.served import ME, Ears, bot, eventually, seed_that_asks


@pytest.fixture
def listen():
    """Opens event streams and closes them at the end of the test."""
    made = []

    def make(*args, **kwargs) -> Ears:
        made.append(Ears(*args, **kwargs))
        return made[-1]

    yield make
    for ears in made:
        ears.close()


@pytest.fixture
def hot(ana) -> str:
    return ana.opens([ME, ME], hot_seat=True, seed=seed_that_asks(0))


def answer_some(browser, table, times):
    """Answer for the seat that is asked; returns the last revision."""
    for _ in range(times):
        state = browser.state(table, seat=0)
        state = state if state["answers"] else browser.state(table, seat=1)
        state = browser.answers(table, state)
    return state["revision"]


def test_a_listener_receives_the_state_and_every_change(ana, hot, listen):
    ears = listen(ana, hot, seat=0)
    last = answer_some(ana, hot, 5)
    ears.waits_for(last)
    assert [state["revision"] for state in ears.states()] == list(range(1, last + 1))
    assert [id for name, _, id in ears.events if name == "state"] == [str(n) for n in range(1, last + 1)]


def test_the_log_grows_together_from_the_parts_that_are_sent(ana, hot, listen):
    ears = listen(ana, hot, seat=0)
    ears.waits_for(answer_some(ana, hot, 12))
    log: list[object] = []
    for state in ears.states():
        assert state["log_from"] <= len(log) + 1
        log[state["log_from"] - 1 :] = state["log"]
        assert len(log) == state["count"]
    assert log == ana.state(hot, seat=0)["log"]


@pytest.mark.parametrize("how", ["header", "query"])
def test_a_reconnected_client_receives_every_missed_state(ana, hot, listen, how):
    ears = listen(ana, hot, seat=0)
    heard = answer_some(ana, hot, 2)
    ears.waits_for(heard)
    ears.close()
    last = answer_some(ana, hot, 4)
    if how == "header":
        again = listen(ana, hot, {"Last-Event-ID": str(heard)}, seat=0)
    else:
        again = listen(ana, hot, seat=0, after=heard)
    again.waits_for(last)
    assert [state["revision"] for state in again.states()] == list(range(heard + 1, last + 1))
    whole = listen(ana, hot, seat=0, after=0)
    whole.waits_for(last)
    assert [s for s in whole.states() if s["revision"] > heard] == again.states()


def test_a_reconnected_client_that_missed_too_much_receives_the_latest_state(ana, hot, listen, monkeypatch):
    monkeypatch.setattr("vindima.server.tables.house.MISSED", 2)
    last = answer_some(ana, hot, 4)
    ears = listen(ana, hot, seat=0, after=1)
    ears.waits_for(last)
    assert [state["revision"] for state in ears.states()] == [last]
    assert ears.states()[0]["log_from"] == 1


def test_a_reconnected_client_that_missed_nothing_receives_nothing(ana, hot, listen):
    last = answer_some(ana, hot, 2)
    ears = listen(ana, hot, seat=0, after=last)
    eventually(lambda: [name for name, _, _ in ears.events] == ["table"])
    ears.waits_for(answer_some(ana, hot, 1))
    assert len(ears.states()) == 1


def test_each_seat_is_told_what_it_may_see(ana, bo, listen):
    table = ana.opens(game="viticulture", seed=seed_that_asks(0, 2, "viticulture"))
    bo.follows(ana.table(table)["invite_links"]["1"])
    mine, other = listen(ana, table), listen(bo, table)
    last = ana.answers(table, ana.state(table))["revision"]
    assert mine.waits_for(last)["view"]["seats"][0]["hand"] is not None
    assert other.waits_for(last)["view"]["seats"][0]["hand"] is None
    assert other.waits_for(last)["view"]["seats"][1]["hand"] is not None


def test_a_player_who_leaves_a_seat_hears_nothing_more_of_it(ana, bo, listen):
    table = ana.opens(game="viticulture", seed=seed_that_asks(0, 2, "viticulture"))
    bo.follows(ana.table(table)["invite_links"]["1"])
    ears = listen(bo, table)
    eventually(lambda: ears.states())
    bo.post(f"/tables/{table}/seats/1", {"action": "leave"})
    eventually(lambda: ears.events[-1][0] == "table" and not ears.events[-1][1]["seats"][1]["mine"])
    told = len(ears.events)
    ana.post(f"/tables/{table}/seats/1", {"action": "take", "name": "Carl"})
    hers = listen(ana, table, seat=1)
    hers.waits_for(ana.answers(table, ana.state(table, seat=0))["revision"])
    assert len(ears.events) == told


def test_presence_chat_and_thinking_are_told(ana, bo, listen):
    table = ana.opens([ME, {"kind": "open"}, bot()], seed=seed_that_asks(0, 3))
    ears = listen(ana, table)
    bo.follows(ana.table(table)["invite_links"]["1"])
    others = listen(bo, table)
    eventually(lambda: any(name == "table" and data["seats"][1]["online"] for name, data, _ in ears.events))
    said = {**bo.post(f"/tables/{table}/chat", {"text": "Olá"}), "mine": False}
    eventually(lambda: ("chat", said, None) in ears.events)
    others.close()
    eventually(lambda: not [d for n, d, _ in ears.events if n == "table"][-1]["seats"][1]["online"])
    ana.answers(table, ana.state(table))
    ana.post(f"/tables/{table}/seats/1", {"action": "stand-in", "bot": "random"})
    eventually(lambda: ("thinking", {"seat": 2}, None) in ears.events)


def test_a_browser_cannot_listen_too_often(ana, hot, listen, monkeypatch):
    monkeypatch.setattr("vindima.server.http.table.STREAMS", 1)
    ears = listen(ana, hot)
    problem(ana.ask("GET", f"/tables/{hot}/events"), 429, "too-many")
    ears.close()


def test_what_a_client_leaves_unread_is_forgotten_at_once(ana, hot, running):
    gc.collect()
    gc.disable()
    try:
        ears = Ears(ana, hot, seat=0)
        eventually(ears.states)
        (left,) = (weakref.ref(listener) for listener in running.house._lives[hot].listeners)
        ears.close()
        assert eventually(lambda: left() is None)
    finally:
        gc.enable()
