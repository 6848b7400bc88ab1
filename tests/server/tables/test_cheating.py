"""Ways to cheat at a table: each is refused, or everybody can see it."""

from __future__ import annotations

import json

import pytest

from tests.server.http.test_answers import problem
from tests.server.served import ME, bot, eventually, seed_that_asks
from vindima.cli import main
from vindima.core.record import Record
from vindima.core.shuffle import commitment_to

OPEN = {"kind": "open"}


@pytest.fixture
def table(ana, bo) -> str:
    """A table that Ana has opened and Bo has joined."""
    id = ana.opens([{**ME, "name": "Ana"}, OPEN, bot()], seed=seed_that_asks(0, 3))
    bo.ask("PUT", "/me", {"name": "Bo"})
    bo.follows(ana.table(id)["invite_links"]["1"])
    return str(id)


def notes(browser, table):
    return [(line["event"], line["name"]) for line in browser.get(f"/tables/{table}/chat") if line["event"]]


# The seed


def test_nobody_may_choose_the_seed_of_a_table_with_open_seats(ana):
    body = {"game": "vinhos", "seats": [ME, OPEN], "seed": 5}
    problem(ana.ask("POST", "/tables", body), 400, "bad-request")


def test_a_seed_that_someone_may_know_is_shown_to_everybody(ana, bo):
    record = json.dumps(Record("vinhos", 2, 77).header())
    id = ana.post("/tables", {"game": "vinhos", "seats": [ME, OPEN], "record": record})["id"]
    bo.follows(ana.table(id)["invite_links"]["1"])
    told = bo.table(id)["shuffle"]
    assert (told["kind"], told["seed"]) == ("chosen", "77")


def test_a_seed_drawn_by_the_server_is_shown_to_nobody(ana, running):
    id = ana.opens()
    assert (ana.table(id)["shuffle"]["kind"], ana.table(id)["shuffle"]["seed"]) == ("server", None)
    seeds = [running.house._lives[ana.opens()].table.play.record.seed for _ in range(8)]
    assert max(seeds).bit_length() > 100


def test_the_record_of_a_finished_game_proves_the_servers_commitment_to_its_seed(
    ana, running, tmp_path, capsys
):
    id = ana.opens([bot(), bot()])
    noted = ana.table(id)["shuffle"]["commitment"]
    assert eventually(lambda: ana.table(id)["over"])
    file = tmp_path / "game.jsonl"
    file.write_text(ana.ask("GET", f"/tables/{id}/record").text)
    assert main(["replay", str(file), "--verify", "--commitment", noted]) == 0
    assert noted in capsys.readouterr().out
    assert main(["replay", str(file), "--verify", "--commitment", "0" * 64]) == 2
    assert "another commitment" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": 6}, "not the one that the server committed to"),
        ({"shuffle": {}}, "nobody has committed"),
        ({"shuffle": None}, "nobody has committed"),
    ],
)
def test_a_forged_shuffle_is_detected(tmp_path, capsys, change, reason):
    proof = {"salt": "ab", "commitment": commitment_to(5, "ab")}
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps({**Record("vinhos", 2, 5).header(), "shuffle": proof}))
    assert main(["replay", str(file), "--verify"]) == 0
    file.write_text(json.dumps({**Record("vinhos", 2, 5).header(), "shuffle": proof, **change}))
    assert main(["replay", str(file), "--verify"]) == 2
    assert reason in capsys.readouterr().err


# Seats


def test_everybody_is_informed_when_the_host_removes_a_player(ana, bo, table):
    ana.answers(table, ana.state(table))
    ana.post(f"/tables/{table}/seats/1", {"action": "leave"})
    assert ("web-note-removed", "Bo") in notes(ana, table)


def act(browser, table, seat, action, **more):
    return browser.ask("POST", f"/tables/{table}/seats/{seat}", {"action": action, **more})


def test_only_a_bot_takes_over_a_hand_if_nobody_else_could_agree(ana, bo, table):
    ana.answers(table, ana.state(table))
    act(ana, table, 1, "leave")
    problem(act(ana, table, 1, "take"), 409, "hand-known")
    act(ana, table, 1, "bot", bot="easy")
    act(ana, table, 1, "leave")
    problem(act(ana, table, 1, "take"), 409, "hand-known")


@pytest.fixture
def asked(ana, bo, browsers, table):
    """Carl, who asks for the seat of Bo, who was removed after the first answer."""
    carl = browsers()
    ana.answers(table, ana.state(table))
    act(ana, table, 1, "leave")
    carl.ask("PUT", "/me", {"name": "Carl"})
    assert carl.follows(ana.table(table)["invite_links"]["1"])["seat"] is None
    return carl


def test_another_person_takes_over_a_hand_only_if_the_others_agree(ana, asked, browsers, table):
    told = ana.table(table)["takeover"]
    assert told == {"seat": 1, "name": "Carl", "mine": False, "agreed": [], "waiting": [0]}
    assert asked.table(table)["takeover"]["mine"]
    problem(asked.ask("GET", f"/tables/{table}/state", params={"seat": 1}), 403, "not-yours")
    problem(act(asked, table, 1, "agree"), 403, "not-yours")
    problem(act(ana, table, 2, "agree"), 409, "stale")
    told = act(ana, table, 1, "agree").json()
    assert (told["takeover"], told["seats"][1]["name"]) == (None, "Carl")
    assert asked.state(table, seat=1)["view"]["seat"] == 1
    assert browsers().follows(asked.table(table)["seat_links"]["1"])["seat"] == 1
    events = [event for event, _ in notes(ana, table)]
    assert events[-4:] == ["web-note-asks", "web-note-agrees", "web-note-took-over", "web-note-device"]


@pytest.mark.parametrize(("who", "event"), [("ana", "web-note-refuses"), ("asked", "web-note-asks-no-more")])
def test_one_refusal_ends_the_request_for_a_seat(ana, asked, table, who, event):
    act({"ana": ana, "asked": asked}[who], table, 1, "refuse")
    assert ana.table(table)["takeover"] is None
    assert ana.table(table)["seats"][1]["kind"] == "open"
    assert notes(ana, table)[-1][0] == event


def test_a_change_of_seats_ends_the_request_for_a_seat(ana, asked, table):
    act(ana, table, 1, "bot", bot="easy")
    assert ana.table(table)["takeover"] is None
    problem(act(ana, table, 1, "agree"), 409, "stale")


def test_before_the_first_answer_anybody_may_take_a_free_seat(ana, bo, browsers, table):
    bo.post(f"/tables/{table}/seats/1", {"action": "leave"})
    assert browsers().follows(ana.table(table)["invite_links"]["1"])["seat"] == 1
    assert [event for event, _ in notes(ana, table)] == ["web-note-taken", "web-note-leave", "web-note-taken"]


# Links


def test_the_link_of_an_earlier_sitting_is_invalid(ana, bo, browsers, table):
    old = bo.table(table)["seat_links"]["1"]
    bo.post(f"/tables/{table}/seats/1", {"action": "leave"})
    bo.follows(ana.table(table)["invite_links"]["1"])
    assert bo.table(table)["seat_links"]["1"] != old
    problem(browsers().ask("POST", "/links", {"link": old}), 404, "bad-link")


def test_other_holders_of_a_seat_are_shown_and_can_be_removed(ana, bo, browsers, table):
    thief = browsers()
    link = bo.table(table)["seat_links"]["1"]
    thief.follows(link)
    assert bo.table(table)["seats"][1]["holders"] == 2
    assert ("web-note-device", "Bo") in notes(ana, table)
    problem(ana.ask("POST", f"/tables/{table}/seats/1", {"action": "only-here"}), 403, "not-yours")
    told = bo.post(f"/tables/{table}/seats/1", {"action": "only-here"})
    assert told["seats"][1]["holders"] == 1
    problem(thief.ask("GET", f"/tables/{table}/state"), 403, "not-yours")
    problem(browsers().ask("POST", "/links", {"link": link}), 404, "bad-link")
    assert bo.state(table, seat=1)


# Names


@pytest.mark.parametrize("text", ["\u202egnihtemos", "a\u2066b", "x\u200by", "\ufeffname", "one\u2028two"])
def test_invisible_and_reordering_characters_are_removed(ana, table, text):
    said = ana.post(f"/tables/{table}/chat", {"text": text})["text"]
    assert said.isprintable()
    assert len(said) < len(text)


def test_nobody_can_use_the_name_of_a_player(ana, bo, browsers, table):
    carl = browsers()
    carl.ask("PUT", "/me", {"name": "ＡNA"})
    carl.follows(ana.table(table)["watch_link"])
    assert carl.post(f"/tables/{table}/chat", {"text": "Hello"})["name"] == "ＡNA (2)"
    other = ana.opens([{**ME, "name": "Ana"}, OPEN])
    carl.follows(ana.table(other)["invite_links"]["1"])
    assert eventually(lambda: ana.table(other)["seats"][1]["name"] == "ＡNA (2)")
