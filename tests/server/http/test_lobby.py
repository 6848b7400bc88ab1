"""The lobby is sent changes at its browser's own tables, and of offers."""

from __future__ import annotations

from contextlib import contextmanager

from tests.server.http.test_answers import problem
from tests.server.served import ME, EventStream, eventually, seed_that_asks


@contextmanager
def heard(browser, **query):
    stream = EventStream(browser, None, **query)
    try:
        yield stream
    finally:
        stream.close()


def lines(stream, table):
    """The lines about a table that the lobby was sent, in order."""
    return [line for _, told, _ in stream.events[:] for line in told if line["id"] == table]


def test_the_lobby_shows_when_it_is_my_turn(ana, bo):
    table = ana.opens([ME, {"kind": "open"}], seed=seed_that_asks(0))
    bo.follows(ana.table(table)["invite_links"]["1"])
    with heard(bo) as stream:
        eventually(lambda: lines(stream, table))
        assert not lines(stream, table)[-1]["my_turn"]
        while (state := ana.state(table))["answers"]:
            ana.answers(table, state)
        eventually(lambda: lines(stream, table)[-1]["my_turn"])
        assert {name for name, _, _ in stream.events} == {"tables"}


def test_new_tables_appear_but_not_those_of_others(ana, bo):
    mine, others = ana.opens(), bo.opens()
    with heard(ana) as stream:
        eventually(lambda: lines(stream, mine))
        new = ana.opens()
        bo.opens()
        eventually(lambda: lines(stream, new))
        assert not lines(stream, others)
        bo.post("/links", {"link": ana.table(new)["invite_links"]["1"]})
        eventually(lambda: lines(stream, new)[-1]["seats"][1]["kind"] == "person")


def test_strangers_are_sent_only_offers(ana, browsers, monkeypatch):
    stranger = browsers()
    mark = stranger.get("/offers")["mark"]
    monkeypatch.setattr("vindima.server.http.gathering.lobby.STREAMS", 1)
    with heard(stranger, mark=mark) as stream:
        problem(stranger.ask("GET", "/lobby/events"), 429, "too-many")
        table = ana.opens(listing={"open": True})
        eventually(lambda: stream.events)
        ana.opens()
        name, told, mark = stream.events[0]
        assert name == "offers"
        assert [offer["id"] for offer in told["changed"]] == [table]
        assert {name for name, _, _ in stream.events} == {"offers"}


def test_finished_and_hidden_tables_disappear_from_the_lobby(ana):
    table, other = ana.opens(), ana.opens()
    with heard(ana) as stream:
        eventually(lambda: lines(stream, table))
        ana.ask("PUT", f"/tables/{table}/hidden", {"hidden": True})
        eventually(lambda: [line["id"] for line in stream.events[-1][1]] == [other])
        ana.post(f"/tables/{other}/end", {"agree": True})
        eventually(lambda: stream.events[-1][1] == [])
        ana.ask("PUT", f"/tables/{table}/hidden", {"hidden": False})
        eventually(lambda: [line["id"] for line in stream.events[-1][1]] == [table])
