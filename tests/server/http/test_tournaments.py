"""Tournaments over HTTP: from creation to the standings; no deal is revealed before all have played it."""

from __future__ import annotations

import pytest

from tests.server.http.test_standing import play_to_the_end
from tests.server.served import EventStream, eventually
from tests.server.tournament import NAMES, created, does, finished, in_round, my_table, named, told
from vindima.server.database.access import rows


@pytest.fixture
def people(browsers):
    """Makes people with names."""

    def make(count: int):
        return [named(browsers(), name) for name in NAMES[:count]]

    return make


def refused(response, name: str) -> bool:
    return response.status_code >= 400 and response.json()["error"] == f"web-error-{name}"


def decide(host, id: str, match: int, winner: int | None = None) -> None:
    does(host, id, f"matches/{match}", winner=winner)


def with_people(people, count: int, **more):
    """A running tournament: its id, its host (who does not play), and its players."""
    host, *players = people(count + 1)
    id = created(host, **more)
    for player in players:
        does(player, id, "enter")
    does(host, id, "start")
    return id, host, players


def test_bots_play_a_duplicate_which_is_compared_deal_by_deal(ana):
    id = created(ana, format="duplicate", rounds=1, bots=["random", "random", "random"], listed=True)
    assert told(ana, id)["needed"] == 3
    does(ana, id, "start")
    found = finished(ana, id)
    first, second = found["matches"]
    assert {first["round"], second["round"]} == {1}
    assert sorted(number for match in found["matches"] for number in match["seats"]) == [-1, 1, 2, 3]
    averages = found["deals"][0]["averages"]
    for match in found["matches"]:
        expected = [score - mean for score, mean in zip(match["scores"], averages, strict=True)]
        assert match["above"] == pytest.approx(expected, abs=1e-3)
    for seat in range(2):
        assert first["above"][seat] + second["above"][seat] == pytest.approx(0, abs=1e-3)
    line = next(one for one in ana.get("/tournaments") if one["id"] == id)
    assert (line["state"], line["entrants"], line["hosted"], line["entered"]) == ("over", 3, True, False)
    # The games can be replayed now.
    table = ana.follows(first["watch"])["table"]
    assert ana.get(f"/tables/{table}/replay")["count"] > 0


def test_people_enter_by_link_and_find_their_tables(people):
    id, host, players = with_people(people, 4)
    assert all(one["id"] != id for one in players[0].get("/tournaments") if not one["entered"])
    tables = {my_table(player, id) for player in players}
    assert len(tables) == 2
    for player in players:
        table = player.table(my_table(player, id))
        assert table["contest"]["tournament"] == id
        assert table["contest"]["round"] == 1
        assert not table["hints"]
        assert table["seat_links"] == {}
    assert refused(host.ask("GET", f"/tables/{tables.pop()}"), "not-yours")


def test_the_pace_of_a_tournament_applies_to_its_tables(people):
    pace = {"kind": "live", "bank": 600, "increment": 10, "bot": "random"}
    id, _, players = with_people(people, 2, pace=pace)
    assert told(players[0], id)["pace"] == {**pace, "hours": 0}
    table = players[0].table(my_table(players[0], id))
    assert table["pace"] == {**pace, "hours": 0}
    assert table["clock"] is not None


PACE = {"kind": "live", "bank": 600, "increment": 10, "bot": "easy"}


def test_equal_bots_play_the_same_deal_differently(ana):
    id = created(ana, format="duplicate", rounds=1, bots=["random"] * 6)
    does(ana, id, "start")
    matches = finished(ana, id)["matches"]
    assert len({tuple(match["scores"]) for match in matches}) > 1


def test_a_rated_match_cannot_be_ended_early_and_withdrawing_loses_it(people):
    id, host, players = with_people(people, 2, rounds=1, pace=PACE, rated=True, house="easy")
    assert told(host, id)["rated"]
    table = my_table(players[0], id)
    assert players[0].table(table)["rated"]
    # After the first answer, nobody can end this game or remove a player from it.
    asked = next(player for player in players if player.state(table)["answers"])
    other = next(player for player in players if player is not asked)
    asked.answers(table, asked.state(table))
    for what in ("cancel", "matches/1"):
        assert refused(host.ask("POST", f"/tournaments/{id}/{what}", {}), "rated"), what
    number = next(one["number"] for one in told(other, id)["entrants"] if one["mine"])
    host.ask("DELETE", f"/tournaments/{id}/entrants/{number}", {})
    assert all(seat["kind"] == "person" and not seat["stand_in"] for seat in other.table(table)["seats"])
    does(asked, id, "withdraw")
    assert sorted(seat["kind"] for seat in other.table(table)["seats"]) == ["bot", "person"]
    assert asked.table(table)["seat_links"] == {}
    play_to_the_end(other, table)
    finished(host, id)
    (lost,), (won,) = asked.get("/profile")["games"], other.get("/profile")["games"]
    assert (lost["abandoned"], won["abandoned"]) == (True, False)
    assert lost["change"] < 0 < won["change"]


def test_a_tournament_is_rated_only_with_a_pace_and_rated_bots(people):
    (host,) = people(1)
    plan = {"name": "Cup", "game": "vinhos", "format": "swiss", "players": 2, "rounds": 2, "rated": True}
    for more in ({"pace": None}, {"pace": PACE, "house": "random"}, {"pace": PACE, "bots": ["random"]}):
        assert refused(host.ask("POST", "/tournaments", {**plan, **more}), "unratable"), more
    id = created(host, house="easy", pace=PACE, rated=True)
    assert refused(host.ask("POST", f"/tournaments/{id}/bots", {"bot": "random"}), "unratable")
    # A match between bots is not rated.
    for _ in range(2):
        does(host, id, "bots", bot="easy")
    does(host, id, "start")
    watch = eventually(lambda: told(host, id)["matches"][0]["watch"])
    assert not host.table(host.follows(watch)["table"])["rated"]


def test_only_the_host_directs_a_tournament(people):
    id, host, players = with_people(people, 2)
    for what, body in (("cancel", {}), ("bots", {"bot": "random"}), ("matches/1", {}), ("start", {})):
        assert refused(players[0].ask("POST", f"/tournaments/{id}/{what}", body), "not-yours"), what
    assert refused(players[0].ask("DELETE", f"/tournaments/{id}/entrants/1", {}), "not-yours")
    assert told(host, id)["hosted"]
    assert not told(players[0], id)["hosted"]


def test_rounds_follow_when_the_host_decides_matches(people):
    id, host, players = with_people(people, 3, rounds=2)
    first = in_round(players[0], id, 1)
    assert sorted(match["state"] for match in first["matches"]) == ["bye", "running"]
    running = next(match for match in first["matches"] if match["state"] == "running")
    decide(host, id, running["number"], 0)
    second = eventually(lambda: (found := told(host, id))["round"] == 2 and found)
    byes = [match["seats"][0] for match in second["matches"] if match["state"] == "bye"]
    assert len(set(byes)) == 2
    running = next(match for match in second["matches"] if match["state"] == "running")
    decide(host, id, running["number"])
    last = finished(host, id)
    assert [line["played"] for line in last["standings"]].count(1) == 2
    assert last["standings"][0]["points"] in (1.0, 2.0)
    assert last["matches"][running["number"] - 1]["state"] == "void"


def test_a_player_who_withdraws_is_replaced_and_may_return(people):
    id, host, players = with_people(people, 2)
    table = my_table(players[0], id)
    does(players[0], id, "withdraw")
    seat = next(one for one in players[1].table(table)["seats"] if one["name"] == NAMES[1])
    assert (seat["stand_in"], seat["bot"]) == (True, "random")
    me = next(one for one in told(players[0], id)["entrants"] if one["mine"])
    assert not me["active"]
    assert told(players[0], id)["may_enter"]
    does(players[0], id, "enter")
    seat = next(one for one in players[1].table(table)["seats"] if one["name"] == NAMES[1])
    assert not seat["stand_in"]
    # The host removes a player who does not show up.
    host.ask("DELETE", f"/tournaments/{id}/entrants/{me['number']}", {})
    assert not told(host, id)["entrants"][me["number"] - 1]["active"]


def test_late_entries_are_possible_only_if_the_host_allows_them(people):
    id, *_ = with_people(people, 2, late=True)
    late, other = people(2)
    assert told(late, id)["may_enter"]
    does(late, id, "enter")
    assert refused(late.ask("POST", f"/tournaments/{id}/enter", {}), "entered")
    assert told(late, id)["entrants"][-1]["since"] == 2
    closed, *_ = with_people(people, 2)
    assert refused(other.ask("POST", f"/tournaments/{closed}/enter", {}), "not-open")


def test_cancelling_a_tournament_ends_its_games(people):
    id, host, players = with_people(people, 2)
    table = my_table(players[0], id)
    does(host, id, "cancel")
    assert told(host, id)["state"] == "cancelled"
    assert eventually(lambda: players[0].table(table)["closed"])
    assert refused(host.ask("POST", f"/tournaments/{id}/cancel", {}), "stale")


def test_people_may_enter_and_withdraw_before_the_start(people):
    host, guest = people(2)
    id = created(host, bots=["random"], enters=True)
    does(guest, id, "enter")
    does(host, id, "bots", bot="random")
    assert [one["name"] for one in told(host, id)["entrants"]] == ["Ana", "Rui", "Bo", "Inês"]
    does(guest, id, "withdraw")
    host.ask("DELETE", f"/tournaments/{id}/entrants/2", {})
    host.ask("DELETE", f"/tournaments/{id}/entrants/4", {})
    assert [one["name"] for one in told(host, id)["entrants"]] == ["Ana"]
    assert refused(host.ask("POST", f"/tournaments/{id}/start", {}), "few-entrants")


@pytest.mark.parametrize(
    "more",
    [
        {"players": 7},
        {"rounds": 0},
        {"rounds": 65},
        {"format": "knockout"},
        {"game": "chess"},
        {"options": {"tables": "/etc"}},
        {"options": {"nonsense": 1}},
        {"bots": ["py:os:system"]},
        {"house": "cmd:rm"},
        {"name": " "},
    ],
)
def test_invalid_plans_are_refused(ana, more):
    plan = {"name": "Cup", "game": "vinhos", "format": "swiss", "players": 2, "rounds": 2, **more}
    assert refused(ana.ask("POST", "/tournaments", plan), "bad-request")


def test_a_person_without_a_name_cannot_enter(people, bo):
    (host,) = people(1)
    id = created(host)
    assert refused(bo.ask("POST", f"/tournaments/{id}/enter", {}), "bad-request")
    assert refused(bo.ask("GET", "/tournaments/0000000000000000"), "no-page")
    assert refused(bo.ask("GET", "/tournaments/..%2f"), "no-page")


def test_the_number_of_tournaments_that_a_person_hosts_is_limited(ana):
    for _ in range(10):
        created(ana)
    plan = {"name": "Cup", "game": "vinhos", "format": "swiss", "players": 2, "rounds": 2}
    assert refused(ana.ask("POST", "/tournaments", plan), "quota")


# Secrets


def test_no_deal_is_revealed_before_all_tables_have_played_it(people, running):
    """Other players, spectators and the host learn nothing about a table until all have played its deal."""
    id, host, players = with_people(people, 4, format="duplicate", rounds=1)
    stream = EventStream(host, None, place=f"tournaments/{id}")
    mine = players[0]
    table = my_table(mine, id)
    others = [player for player in players if my_table(player, id) != table]
    other, elsewhere = others[0], my_table(others[0], id)
    with running.app.state.store.engine.connect() as connection:
        watch = rows.stored(connection, table).watch
        seed = str(rows.stored(connection, table).header["seed"])
        assert rows.stored(connection, elsewhere).header["seed"] == int(seed)
    # While it runs: no spectators, no links, no seats for others.
    assert mine.table(table)["watch_link"] == ""
    assert mine.table(table)["contest"]["sealed"]
    for stranger in (other, host):
        assert refused(stranger.ask("POST", "/links", {"link": f"/join/{watch}"}), "sealed")
        assert refused(stranger.ask("GET", f"/tables/{table}/state"), "not-yours")
    for action in ("leave", "stand-in", "only-here", "take", "bot"):
        body = {"action": action, "bot": "random"}
        assert refused(mine.ask("POST", f"/tables/{table}/seats/0", body), "contest"), action
    assert refused(mine.ask("POST", f"/tables/{table}/hints", {"hints": True}), "not-yours")
    assert refused(mine.ask("GET", f"/tables/{table}/hint", params={"depth": "quick"}), "not-yours")
    # One table has finished: only its players know the deal.
    withdraw_all(id, table, players)
    seats = mine.table(table)["seats"]
    assert len(seats) == 2
    for path in ("replay", "replay/3", "record", "review"):
        assert refused(mine.ask("GET", f"/tables/{table}/{path}"), "sealed"), path
    again = {
        "game": "vinhos",
        "seats": [{"kind": "bot", "bot": "random"}] * 2,
        "from": {"table": table, "count": 3},
    }
    assert refused(mine.ask("POST", "/tables", again), "sealed")
    assert seed not in mine.ask("GET", "/me/data").text
    assert refused(other.ask("POST", "/links", {"link": f"/join/{watch}"}), "sealed")
    for reader in (host, other, mine):
        match = next(one for one in told(reader, id)["matches"] if one["state"] == "over")
        assert (match["scores"], match["shares"], match["above"], match["watch"]) == (None,) * 4
        assert told(reader, id)["deals"] == []
        assert all(line["played"] == 0 for line in told(reader, id)["standings"])
    # All tables have finished: everything is public.
    withdraw_all(id, elsewhere, players)
    finished(host, id)
    assert eventually(lambda: not mine.table(table)["contest"]["sealed"])
    assert other.follows(f"/join/{watch}")["table"] == table
    assert other.get(f"/tables/{table}/replay")["count"] > 0
    assert seed in mine.ask("GET", f"/tables/{table}/record").text
    # Nothing sent before that contains the seed or a watch link.
    eventually(lambda: any(one["state"] == "over" for one in tournaments_in(stream)))
    early = [
        text for text, one in zip(stream.texts, tournaments_in(stream), strict=True) if one["state"] != "over"
    ]
    assert early
    assert all(seed not in text and watch not in text for text in early)
    stream.close()


def tournaments_in(stream):
    return [data for name, data, _ in stream.events if name == "tournament"]


def withdraw_all(id: str, table: str, players) -> None:
    """Let the players withdraw, so that house bots play their game to its end."""
    here = [player for player in players if player.ask("GET", f"/tables/{table}").status_code == 200]
    for player in here:
        does(player, id, "withdraw")
    eventually(lambda: here[0].table(table)["over"])
