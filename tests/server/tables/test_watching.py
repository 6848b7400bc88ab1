"""Bots pause when nobody watches; many changes of seats are sent as one."""

from __future__ import annotations

import time

from tests.server.served import ME, Browser, EventStream, bot, eventually, served
from vindima.server.tables.game.seats import Browser as Who
from vindima.server.tables.live import events, live
from vindima.server.tables.live.events import Event, Listener


def test_bots_without_people_pause_while_nobody_watches(ana, running, monkeypatch):
    monkeypatch.setattr(live, "ATTENTION", 0.0)
    table = ana.opens([bot(), bot()])
    here = running.house._lives[table]
    time.sleep(0.2)
    assert here.table.acts <= 2
    monkeypatch.setattr(live, "ATTENTION", 60.0)
    assert eventually(lambda: ana.state(table)["count"] > 5)


def test_a_listener_resumes_paused_bots(ana, running, monkeypatch):
    monkeypatch.setattr(live, "ATTENTION", 0.0)
    table = ana.opens([bot(), bot()])
    stream = EventStream(ana, table)
    assert eventually(lambda: len(stream.states()) > 3)
    stream.close()


def test_bots_continue_for_an_absent_person(ana, running, monkeypatch):
    monkeypatch.setattr(live, "ATTENTION", 0.0)
    table = ana.opens([bot(), ME])
    assert eventually(lambda: ana.state(table)["answers"])


def test_a_starting_server_leaves_tables_without_people_paused(tmp_path):
    with served(tmp_path / "tables.db") as running:
        ana = Browser(running.address)
        for seats in ([bot(), bot()], [{**ME, "name": "Ana"}, bot()]):
            ana.opens(seats)
        left = ana.opens([ME, bot()])
        ana.post(f"/tables/{left}/seats/0", {"action": "stand-in", "bot": "random"})
        ana.close()
    with served(tmp_path / "tables.db") as running:
        waiting = running.app.state.store.engine
        from vindima.server.database.access import rows

        with waiting.connect() as connection:
            found = rows.waiting_for_bots(connection)
        assert left not in found


def test_many_changes_of_seats_cause_few_events(ana, browsers):
    table = ana.opens()
    stream = EventStream(ana, table)
    link = ana.table(table)["watch_link"]
    for _ in range(20):
        browsers().follows(link)
    time.sleep(2 * live.PAUSE)
    assert sum(name == "table" for name, _, _ in stream.events) < 20
    stream.close()


def test_a_listener_that_does_not_read_is_dropped():
    listener = Listener(Who(1, "token"), 0, 0)
    piece = "x" * (events.UNSENT // 4)
    for number in range(20):
        listener.put(Event("state", piece, str(number)))
    assert listener._closed
    assert not listener._events


def test_one_large_event_is_sent():
    listener = Listener(Who(1, "token"), 0, 0)
    listener.put(Event("state", "x" * 2 * events.UNSENT))
    assert len(listener._events) == 1
