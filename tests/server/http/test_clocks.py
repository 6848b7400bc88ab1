"""Tables with a pace: clocks, days off, and bots that play when the time has run out."""

from __future__ import annotations

from contextlib import closing
from datetime import timedelta

import pytest

from tests.server.served import ME, Browser, eventually, served
from vindima.server.database.access import jobs
from vindima.server.database.access.store import Store
from vindima.server.database.play import clocks
from vindima.server.tables.common.clock import CLOCK, now

LIVE = {"kind": "live", "bank": 600, "increment": 30, "bot": "random"}
TURNS = {"kind": "turns", "hours": 48, "bot": "random"}
DAY = timedelta(days=1)


@pytest.fixture
def moved():
    """Advances the clock of this process, and resets it at the end."""
    before = CLOCK.ahead
    yield CLOCK.move
    CLOCK.move(before - CLOCK.ahead)


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    return tmp_path_factory.mktemp("clocks") / "tables.db"


@pytest.fixture(scope="module")
def server(database):
    with served(database) as running:
        yield running


@pytest.fixture
def pair(server):
    found = Browser(server.address), Browser(server.address)
    yield found
    for browser in found:
        browser.close()


def sit(ana: Browser, bo: Browser, pace) -> tuple[str, list[Browser]]:
    """A table for two: its id, and the players in the order of their seats."""
    table = ana.opens([ME, {"kind": "open"}], pace=pace, seed=0)
    assert ana.table(table)["clock"]["seat"] is None, "a clock runs although nobody is waiting yet"
    bo.follows(ana.table(table)["invite_links"]["1"])
    return table, [ana, bo]


def asked(table: str, players: list[Browser]) -> tuple[int, Browser]:
    seat = players[0].state(table)["view"]["to_answer"]
    return seat, players[seat]


def end_turn(table: str, players: list[Browser]) -> int:
    """Play the turn of the player to answer; returns their seat."""
    seat, player = asked(table, players)
    while asked(table, players)[0] == seat:
        state = player.state(table)
        # The last answers end a turn soonest.
        player.answers(table, state, len(state["answers"]) - 1)
    return seat


def seconds(clock, seat: int) -> float:
    return float(clock["left"][seat])


def test_a_live_clock_runs_for_the_player_to_answer_and_gains_after_a_turn(pair, moved):
    table, players = sit(*pair, LIVE)
    face = pair[0].table(table)
    assert face["pace"] == {"kind": "live", "bank": 600, "increment": 30, "hours": 0, "bot": "random"}
    seat, _ = asked(table, players)
    assert face["clock"]["seat"] == seat
    moved(timedelta(seconds=100))
    assert seconds(pair[0].table(table)["clock"], seat) == pytest.approx(500, abs=20)
    end_turn(table, players)
    after = pair[0].table(table)["clock"]
    assert after["seat"] == 1 - seat
    assert seconds(after, seat) == pytest.approx(530, abs=20)
    assert seconds(after, 1 - seat) == pytest.approx(600, abs=20)
    line = pair[0].get("/tables")[0]
    assert line["pace"]["kind"] == "live"
    assert line["until"] == after["until"]


def test_when_the_time_has_run_out_a_bot_plays_only_this_turn(pair, moved):
    table, players = sit(*pair, TURNS)
    seat, player = asked(table, players)
    state = player.state(table)
    moved(2 * DAY + timedelta(minutes=1))
    eventually(lambda: asked(table, players)[0] != seat)
    late = player.answer(table, state, state["answers"][0]["token"])
    assert late.status_code == 409
    clock = player.table(table)["clock"]
    assert (clock["seat"], clock["out"]) == (1 - seat, False)
    assert clock["left"][1 - seat] == pytest.approx(48 * 3600, abs=60)
    notes = [line["event"] for line in player.get(f"/tables/{table}/chat")]
    assert notes.count("web-note-time-over") == 1
    refused = player.state(table)["undo_refused"]
    assert refused is not None
    # The seat is still theirs.
    end_turn(table, players)
    assert asked(table, players)[0] == seat
    player.answers(table, player.state(table))


def test_a_stand_in_and_an_open_seat_stop_the_clock(pair, moved):
    table, players = sit(*pair, TURNS)
    seat, player = asked(table, players)
    moved(timedelta(hours=10))
    other = players[1 - seat]
    other.post(f"/tables/{table}/seats/{1 - seat}", {"action": "leave"})
    assert player.table(table)["clock"]["seat"] is None
    moved(timedelta(hours=100))
    assert pair[0].table(table)["clock"]["seat"] is None


def test_days_off_do_not_count_and_are_limited(pair, moved):
    table, players = sit(*pair, TURNS)
    seat, player = asked(table, players)
    before = player.table(table)["clock"]["until"]
    tomorrow = (now() + DAY).date()
    told = player.ask("PUT", "/me/days-off", {"dates": [tomorrow.isoformat()]}).json()
    assert told["dates"] == [tomorrow.isoformat()]
    after = player.table(table)["clock"]
    assert after["left"][seat] == pytest.approx(72 * 3600, abs=60)
    assert after["until"] > before
    for wrong in (
        {"weekdays": [0, 1, 2]},
        {"weekdays": [7]},
        {"dates": [now().date().isoformat()]},
        {"dates": [(now() + n * DAY).date().isoformat() for n in range(1, 60)]},
        {"dates": ["2026-13-45"]},
        {"zone": "Nowhere/Land"},
    ):
        assert player.ask("PUT", "/me/days-off", wrong).status_code in (400, 422)
    player.ask("PUT", "/me/days-off", {"weekdays": [0, 6], "zone": "Europe/Lisbon"})
    player.ask("PUT", "/me/days-off", {"weekdays": [1]})
    refused = player.ask("PUT", "/me/days-off", {"weekdays": [2]})
    assert refused.json()["error"] == "web-error-days-off"
    assert player.get("/me/days-off")["weekdays_from"] is not None
    assert player.get("/me/data")["days_off"]["weekdays"] == [1]


def test_a_pace_out_of_bounds_is_refused(pair):
    ana, _ = pair
    for wrong in (
        {"kind": "live", "bank": 1, "increment": 5},
        {"kind": "live", "bank": 600, "increment": 0},
        {"kind": "turns", "hours": 0},
        {"kind": "turns", "hours": 48, "bank": 5},
        {"kind": "hourglass"},
        {"kind": "turns", "hours": 48, "bot": "none"},
    ):
        body = {"game": "vinhos", "seats": [ME, {"kind": "bot", "bot": "random"}], "pace": wrong}
        assert ana.ask("POST", "/tables", body).status_code == 400


def test_clocks_stop_while_no_server_runs(tmp_path):
    """A short interruption counts; a long one is not deducted."""
    path = tmp_path / "tables.db"
    with (
        served(path) as running,
        closing(Browser(running.address)) as ana,
        closing(Browser(running.address)) as bo,
    ):
        table, players = sit(ana, bo, {**LIVE, "bank": 60})
        seat, _ = asked(table, players)
    with closing(Store(str(path))) as store, store.begin() as connection:
        # Both the last heartbeat and the beginning of the turn were ten minutes ago.
        clock = clocks.of(connection, table)
        assert clock is not None
        earlier = clock._replace(since=clock.since - 600, until=clock.until - 600)
        clocks.keep(connection, table, earlier)
        jobs.add(connection, clocks.BEAT, clocks.BEAT, now(), {"at": clocks.machine() - 600})
    with served(path) as running, closing(Browser(running.address)) as again:
        again.client.cookies = ana.client.cookies
        ana, players = again, [again, again]
        found = eventually(lambda: seconds(ana.table(table)["clock"], seat) > 0 and ana.table(table)["clock"])
        assert seconds(found, seat) == pytest.approx(58, abs=20)
        assert not found["out"]
        assert asked(table, players)[0] == seat
