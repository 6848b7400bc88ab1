"""Server-sent events: every revision once and in order, even after a connection was lost."""

from __future__ import annotations

import gc
import weakref

import pytest

from tests.server.http.test_answers import problem
from tests.server.served import ME, EventStream, bot, closing_all, eventually, seed_that_asks


@pytest.fixture
def listen():
    """Opens event streams and closes them at the end of the test."""
    with closing_all(EventStream) as make:
        yield make


@pytest.fixture
def hot(ana) -> str:
    return ana.opens([ME, ME], hot_seat=True, seed=seed_that_asks(0))


def answer_some(browser, table, times):
    """Answer for the seat to answer; returns the last revision."""
    for _ in range(times):
        state = browser.state(table, seat=0)
        state = state if state["answers"] else browser.state(table, seat=1)
        state = browser.answers(table, state)
    return state["revision"]


def test_a_listener_receives_the_state_and_every_change(ana, hot, listen):
    stream = listen(ana, hot, seat=0)
    last = answer_some(ana, hot, 5)
    stream.wait_for(last)
    assert [state["revision"] for state in stream.states()] == list(range(1, last + 1))
    assert [id for name, _, id in stream.events if name == "state"] == [str(n) for n in range(1, last + 1)]


def test_the_log_can_be_assembled_from_the_parts_sent(ana, hot, listen):
    stream = listen(ana, hot, seat=0)
    stream.wait_for(answer_some(ana, hot, 12))
    log: list[object] = []
    for state in stream.states():
        assert state["log_from"] <= len(log) + 1
        log[state["log_from"] - 1 :] = state["log"]
        assert len(log) == state["count"]
    assert log == ana.state(hot, seat=0)["log"]


@pytest.mark.parametrize("how", ["header", "query"])
def test_a_reconnected_client_receives_every_missed_state(ana, hot, listen, how):
    stream = listen(ana, hot, seat=0)
    heard = answer_some(ana, hot, 2)
    stream.wait_for(heard)
    stream.close()
    last = answer_some(ana, hot, 4)
    if how == "header":
        again = listen(ana, hot, {"Last-Event-ID": str(heard)}, seat=0)
    else:
        again = listen(ana, hot, seat=0, after=heard)
    again.wait_for(last)
    assert [state["revision"] for state in again.states()] == list(range(heard + 1, last + 1))
    whole = listen(ana, hot, seat=0, after=0)
    whole.wait_for(last)
    assert [s for s in whole.states() if s["revision"] > heard] == again.states()


def test_a_reconnected_client_that_missed_too_much_receives_the_latest_state(ana, hot, listen, monkeypatch):
    monkeypatch.setattr("vindima.server.tables.live.house.MISSED", 2)
    last = answer_some(ana, hot, 4)
    stream = listen(ana, hot, seat=0, after=1)
    stream.wait_for(last)
    assert [state["revision"] for state in stream.states()] == [last]
    assert stream.states()[0]["log_from"] == 1


def test_a_reconnected_client_that_missed_nothing_receives_nothing(ana, hot, listen):
    last = answer_some(ana, hot, 2)
    stream = listen(ana, hot, seat=0, after=last)
    eventually(lambda: [name for name, _, _ in stream.events] == ["table"])
    stream.wait_for(answer_some(ana, hot, 1))
    assert len(stream.states()) == 1


def test_each_seat_is_sent_only_what_it_may_see(ana, bo, listen):
    table = ana.opens(game="viticulture", seed=seed_that_asks(0, 2, "viticulture"))
    bo.follows(ana.table(table)["invite_links"]["1"])
    mine, other = listen(ana, table), listen(bo, table)
    last = ana.answers(table, ana.state(table))["revision"]
    assert mine.wait_for(last)["view"]["seats"][0]["hand"] is not None
    assert other.wait_for(last)["view"]["seats"][0]["hand"] is None
    assert other.wait_for(last)["view"]["seats"][1]["hand"] is not None


def test_a_player_who_leaves_a_seat_receives_no_more_of_its_events(ana, bo, listen):
    table = ana.opens(game="viticulture", seed=seed_that_asks(0, 2, "viticulture"))
    bo.follows(ana.table(table)["invite_links"]["1"])
    stream = listen(bo, table)
    eventually(lambda: stream.states())
    bo.post(f"/tables/{table}/seats/1", {"action": "leave"})
    eventually(lambda: stream.events[-1][0] == "table" and not stream.events[-1][1]["seats"][1]["mine"])
    told = len(stream.events)
    ana.post(f"/tables/{table}/seats/1", {"action": "take", "name": "Carl"})
    hers = listen(ana, table, seat=1)
    hers.wait_for(ana.answers(table, ana.state(table, seat=0))["revision"])
    assert len(stream.events) == told


def test_presence_chat_and_thinking_are_sent(ana, bo, listen):
    table = ana.opens([ME, {"kind": "open"}, bot()], seed=seed_that_asks(0, 3))
    stream = listen(ana, table)
    bo.follows(ana.table(table)["invite_links"]["1"])
    others = listen(bo, table)
    eventually(lambda: any(name == "table" and data["seats"][1]["online"] for name, data, _ in stream.events))
    said = {**bo.post(f"/tables/{table}/chat", {"text": "Olá"}), "mine": False}
    eventually(lambda: ("chat", said, None) in stream.events)
    others.close()
    eventually(lambda: not [d for n, d, _ in stream.events if n == "table"][-1]["seats"][1]["online"])
    ana.answers(table, ana.state(table))
    ana.post(f"/tables/{table}/seats/1", {"action": "stand-in", "bot": "random"})
    eventually(lambda: ("thinking", {"seat": 2}, None) in stream.events)


def test_the_number_of_streams_of_a_browser_is_limited(ana, hot, listen, monkeypatch):
    monkeypatch.setattr("vindima.server.http.playing.table.STREAMS", 1)
    stream = listen(ana, hot)
    problem(ana.ask("GET", f"/tables/{hot}/events"), 429, "too-many")
    stream.close()


def test_a_listener_is_freed_when_its_client_disconnects(ana, hot, running):
    gc.collect()
    gc.disable()
    try:
        stream = EventStream(ana, hot, seat=0)
        eventually(stream.states)
        (left,) = (weakref.ref(listener) for listener in running.house._lives[hot].listeners)
        stream.close()
        assert eventually(lambda: left() is None)
    finally:
        gc.enable()
