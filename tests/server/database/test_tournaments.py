"""Tournaments survive restarts, several servers and the deletion of people."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from datetime import timedelta

import pytest

from tests.server.postgres import binaries, cluster
from tests.server.served import Browser, EventStream, eventually, served
from tests.server.tournament import created, does, finished, my_table, named, told
from vindima.server.database.contests import tournaments
from vindima.server.directing import director

BOTS = ["random", "random", "random"]


def complete(found, rounds: int) -> bool:
    """True if each round was drawn once, and each of its matches has a result."""
    by_round = Counter(match["round"] for match in found["matches"])
    return by_round == dict.fromkeys(range(1, rounds + 1), 2) and all(
        match["scores"] for match in found["matches"]
    )


def test_a_tournament_continues_after_a_restart(tmp_path):
    database = tmp_path / "tables.db"
    with served(database) as running, closing(Browser(running.address)) as ana:
        id = created(ana, format="duplicate", rounds=2, bots=BOTS)
        does(ana, id, "start")
        cookies = ana.client.cookies
    with served(database) as running, closing(Browser(running.address)) as ana:
        ana.client.cookies = cookies
        found = finished(ana, id)
        assert complete(found, 2)
        assert found["hosted"]


def test_another_server_continues_a_tournament_when_one_has_stopped(monkeypatch):
    pytest.importorskip("psycopg", reason="needs the extra postgres")
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    monkeypatch.setattr(director, "PERIOD", timedelta(seconds=1))
    with cluster() as database, served(database) as other, closing(Browser(other.address)) as bo:
        with served(database) as one, closing(Browser(one.address)) as ana:
            id = created(ana, format="duplicate", rounds=1, bots=BOTS, listed=True)
            stream = EventStream(bo, None, place=f"tournaments/{id}")
            does(ana, id, "start")
            eventually(lambda: any(one["opened"] for one in matches(other, id)))
        found = finished(bo, id)
        assert complete(found, 1)
        # The change was sent to everybody who has the tournament open on the other server.
        assert eventually(lambda: any(data["state"] == "over" for _, data, _ in stream.events))
        stream.close()
        check_that_withdrawing_loses_a_rated_match(bo)


def check_that_withdrawing_loses_a_rated_match(bo: Browser) -> None:
    """A player who withdraws from a rated match after their first answer loses it."""
    named(bo, "Bo")
    pace = {"kind": "turns", "hours": 24, "bot": "easy"}
    id = created(bo, rounds=1, enters=True, bots=["easy"], house="easy", pace=pace, rated=True)
    does(bo, id, "start")
    table = my_table(bo, id)
    bo.answers(table, eventually(lambda: (state := bo.state(table))["answers"] and state))
    does(bo, id, "withdraw")
    finished(bo, id)
    (game,) = bo.get("/profile")["games"]
    assert (game["rated"], game["abandoned"], game["place"]) == (True, True, 2)
    assert game["change"] < 0


def matches(server, id: str):
    """The matches of a tournament in the database."""
    with server.app.state.store.engine.connect() as connection:
        found = tournaments.of(connection, id)
        return [] if found is None else [match._asdict() for match in found.matches]


def test_a_deleted_person_leaves_no_name_and_a_bot_takes_the_seat(tmp_path):
    with served(tmp_path / "tables.db") as running:
        ana, bo, cy = (named(Browser(running.address), name) for name in ("Ana", "Bo", "Cy"))
        id = created(ana, enters=True, rounds=1)
        for person in (bo, cy):
            does(person, id, "enter")
        does(ana, id, "start")
        played = next(match for match in told(ana, id)["matches"] if match["state"] == "running")
        people = {entrant["number"]: entrant["name"] for entrant in told(ana, id)["entrants"]}
        here = [person for person in (ana, bo, cy) if name_of(person) in [people[n] for n in played["seats"]]]
        gone, left = here
        table = my_table(left, id)
        gone.ask("DELETE", "/me", {})
        # At once, not only when the director next checks the tournament.
        seats = eventually(lambda: bots_at(left, table))
        assert len(seats) == 1
        found = told(left, id)
        assert sum(not entrant["active"] for entrant in found["entrants"]) == 1
        assert all(entrant["name"] for entrant in found["entrants"] if entrant["active"])
        for person in (ana, bo, cy):
            person.close()


def name_of(person) -> str:
    return str(person.get("/me")["name"])


def bots_at(person, table: str):
    return [seat for seat in person.table(table)["seats"] if seat["kind"] == "bot"]
