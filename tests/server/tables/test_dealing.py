"""A shared deal: the cards are dealt only after everybody has sealed and then opened a share."""

from __future__ import annotations

import json

import pytest

from tests.server.http.test_answers import problem
from tests.server.served import ME, EventStream, bot, eventually
from vindima.cli import main
from vindima.core.shuffle import seal_of

OPEN = {"kind": "open"}
ANA, BO = "aa" * 32, "bb" * 32


@pytest.fixture
def table(ana) -> str:
    """A table at which Ana and a bot wait for another player."""
    return ana.opens([{**ME, "name": "Ana"}, OPEN, bot()], shared=True)


def seal_share(browser, table, seat, share):
    seal = seal_of(browser.table(table)["shuffle"]["commitment"], seat, share)
    return browser.post(f"/tables/{table}/seal", {"seat": seat, "seal": seal})["shuffle"]


def open_share(browser, table, seat, share):
    return browser.ask("POST", f"/tables/{table}/share", {"seat": seat, "share": share})


def join_and_seal(ana, bo, table):
    """Let Bo sit down, and both people seal a share."""
    bo.ask("PUT", "/me", {"name": "Bo"})
    bo.follows(ana.table(table)["invite_links"]["1"])
    seal_share(ana, table, 0, ANA)
    return seal_share(bo, table, 1, BO)


def notes(browser, table):
    return [line["event"] for line in browser.get(f"/tables/{table}/chat") if line["event"]]


def test_before_the_deal_there_is_no_question_and_no_bot_plays(ana, table, running):
    assert ana.table(table)["shuffle"]["dealt"] is False
    state = ana.state(table)
    assert state["answers"] == state["refusals"] == []
    problem(ana.answer(table, state, "pass"), 422, "not-asked")
    assert ana.get("/tables")[0]["my_turn"] is False
    assert running.house.loaded(table).bot() is None
    problem(ana.ask("POST", f"/tables/{table}/preview", {"seat": 0}), 422, "not-asked")


def test_the_cards_are_dealt_when_everybody_has_opened_a_share(ana, bo, table, running):
    assert join_and_seal(ana, bo, table)["opening"]
    stream = EventStream(ana, table)
    assert open_share(bo, table, 1, BO).json()["shuffle"]["opened"] == [1]
    assert ana.table(table)["shuffle"]["dealt"] is False
    assert open_share(ana, table, 0, ANA).json()["shuffle"]["dealt"]
    assert stream.wait_for(2)
    stream.close()
    live = running.house.loaded(table)
    assert live.table.dealt
    assert live.table.play.record.seed.bit_length() > 64
    problem(open_share(ana, table, 0, ANA), 409, "stale")
    assert str(live.table.play.record.seed) not in "".join(ana.heard + bo.heard)


def test_no_share_can_be_opened_before_all_are_sealed(ana, bo, table):
    seal_share(ana, table, 0, ANA)
    problem(open_share(ana, table, 0, ANA), 409, "stale")
    bo.follows(ana.table(table)["invite_links"]["1"])
    problem(open_share(ana, table, 0, ANA), 409, "stale")
    seal_share(bo, table, 1, BO)
    problem(open_share(ana, table, 0, BO), 400, "bad-request")
    problem(open_share(ana, table, 1, BO), 403, "not-yours")


def test_sealing_again_after_a_share_was_opened_begins_a_new_round(ana, bo, table):
    join_and_seal(ana, bo, table)
    open_share(bo, table, 1, BO)
    told = seal_share(ana, table, 0, "cc" * 32)
    assert (told["round"], list(told["seals"]), told["opened"]) == (2, ["0"], [])
    assert "web-note-deal-again" in notes(bo, table)


@pytest.mark.parametrize("action", ["stand-in", "leave"])
def test_a_change_of_players_requires_new_shares(ana, bo, table, action):
    join_and_seal(ana, bo, table)
    open_share(ana, table, 0, ANA)
    told = ana.post(f"/tables/{table}/seats/1", {"action": action})["shuffle"]
    assert (told["round"], told["seals"], told["opened"]) == (2, {}, [])


def test_a_table_of_bots_is_dealt_without_shares(ana, table):
    ana.post(f"/tables/{table}/seats/0", {"action": "leave"})
    for seat in (0, 1):
        ana.post(f"/tables/{table}/seats/{seat}", {"action": "bot", "bot": "random"})
    assert ana.table(table)["shuffle"]["dealt"]
    assert eventually(lambda: ana.table(table)["over"])


def test_the_record_proves_the_deal_and_a_forged_one_is_detected(ana, bo, table, tmp_path, capsys):
    noted = join_and_seal(ana, bo, table)["commitment"]
    open_share(ana, table, 0, ANA)
    open_share(bo, table, 1, BO)
    for browser, seat in ((ana, 0), (bo, 1)):
        browser.post(f"/tables/{table}/seats/{seat}", {"action": "stand-in", "bot": "random"})
    assert eventually(lambda: ana.table(table)["over"])
    file = tmp_path / "game.jsonl"
    text = ana.ask("GET", f"/tables/{table}/record").text
    file.write_text(text)
    assert main(["replay", str(file), "--verify", "--commitment", noted, "--share", BO]) == 0
    assert "1, 2" in capsys.readouterr().out
    assert main(["replay", str(file), "--share", "cc" * 32]) == 2
    header, _, answers = text.partition("\n")
    forged = json.loads(header)
    forged["shuffle"]["shares"]["1"] = "cc" * 32
    file.write_text(f"{json.dumps(forged)}\n{answers}")
    assert main(["replay", str(file), "--verify"]) == 2
    assert "the share of seat 2" in capsys.readouterr().err


def test_an_interrupted_deal_is_completed_when_the_table_is_loaded_again(ana, bo, table, running):
    join_and_seal(ana, bo, table)
    live = running.house.loaded(table)

    async def nothing(live) -> None:
        """As if the process ended before the cards are dealt."""

    running.house.deal = nothing
    try:
        open_share(ana, table, 0, ANA)
        open_share(bo, table, 1, BO)
    finally:
        del running.house.deal
    assert not live.table.dealt
    running.house._lives.pop(table)
    assert ana.state(table)["revision"] == 2
    assert running.house.loaded(table).table.dealt


def test_without_open_seats_the_cards_are_dealt_at_once(ana):
    assert ana.table(ana.opens([ME, bot()], shared=True))["shuffle"]["kind"] == "server"
