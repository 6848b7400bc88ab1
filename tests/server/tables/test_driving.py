"""Bots answer by themselves, and continue once an obstacle is gone."""

from __future__ import annotations

import time

import pytest

from tests.server.served import ME, EventStream, bot, eventually, seed_that_asks
from vindima.server.tables.game.storage import Unavailable


@pytest.fixture
def troubles(ana):
    """Returns the reason why the bot of a table cannot play."""
    return lambda table: ana.table(table)["trouble"]


def break_method(monkeypatch, target, name, error, only=lambda *call: True):
    """Make a method fail; returns the list of its calls, and a list that repairs it once cleared."""
    calls, broken, real = [], [True], getattr(target, name)

    async def call(*args):
        calls.append(args)
        if broken and only(*args):
            raise error
        return await real(*args)

    monkeypatch.setattr(target, name, call)
    return calls, broken


def test_a_failing_bot_plays_nothing_and_the_table_reports_it(ana, running, monkeypatch, troubles):
    calls, broken = break_method(monkeypatch, running.house.bots, "ask", RuntimeError("no idea"))
    table = ana.opens([ME, bot()], seed=seed_that_asks(1))
    assert eventually(lambda: troubles(table) == "bot")
    assert eventually(lambda: len(calls) > 3)
    assert ana.state(table)["count"] == 0
    broken.clear()
    assert eventually(lambda: ana.state(table)["answers"])
    assert eventually(lambda: troubles(table) is None)


def test_a_bot_with_an_invalid_answer_plays_nothing(ana, running, monkeypatch, troubles):
    async def nonsense(*question):
        return "fly to the moon"

    monkeypatch.setattr(running.house.bots, "ask", nonsense)
    table = ana.opens([ME, bot()], seed=seed_that_asks(1))
    assert eventually(lambda: troubles(table) == "bot")
    assert ana.state(table)["count"] == 0


def test_a_bots_answer_is_kept_until_it_can_be_stored(ana, running, monkeypatch, troubles):
    asked, _ = break_method(monkeypatch, running.house.bots, "ask", None, lambda *call: False)
    calls, broken = break_method(monkeypatch, running.house.storage, "enter", Unavailable())
    table = ana.opens([ME, bot("greedy")], seed=seed_that_asks(1))
    assert eventually(lambda: troubles(table) == "storage")
    assert eventually(lambda: sum(call[0].id == table for call in calls) > 3)
    assert [call[0] for call in asked].count("greedy") == 1, "the bot thought more than once"
    (act,) = {call[2].act for call in calls if call[0].id == table}
    broken.clear()
    assert eventually(lambda: ana.state(table)["answers"])
    assert running.house._lives[table].table.play.record.answers[: len(act.tokens)] == list(act.tokens)


def test_a_new_listener_wakes_a_waiting_driver(ana, running, monkeypatch, troubles):
    monkeypatch.setattr("vindima.server.tables.live.driving.FIRST_PAUSE", 3600.0)
    monkeypatch.setattr("vindima.server.tables.live.driving.LONGEST_PAUSE", 3600.0)
    _, broken = break_method(monkeypatch, running.house.storage, "enter", Unavailable())
    table = ana.opens([ME, bot()], seed=seed_that_asks(1))
    assert eventually(lambda: troubles(table) == "storage")
    broken.clear()
    time.sleep(0.3)
    assert not ana.state(table)["answers"]
    stream = EventStream(ana, table)
    assert eventually(lambda: ana.state(table)["answers"])
    stream.close()
