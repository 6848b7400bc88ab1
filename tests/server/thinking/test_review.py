"""The review of a finished game: win probabilities after each answer, and turning points."""

from __future__ import annotations

import json

import pytest

import vindima
from tests.server.http.test_answers import problem
from tests.server.served import ME, eventually
from vindima.bots import ask, make
from vindima.server.thinking import review
from vindima.server.thinking.review import Judgement, chances, course, judged


def finished(game: str, players: int) -> str:
    """The record of a game between random bots."""
    record = vindima.Record(game, players, 3)
    position, bot = record.replay(), make("random")
    while not position.over:
        code = ask(bot, position, len(record.answers))
        record.answers.append(position.token(code))
        position.apply(code)
    return "".join(f"{json.dumps(line)}\n" for line in [record.header(), *record.answers])


def reviewed(browser, table):
    return eventually(lambda: (told := browser.get(f"/tables/{table}/review"))["ready"] and told)


def test_a_finished_game_is_reviewed(ana):
    table = ana.opens([ME, ME], "viticulture", record=finished("viticulture", 2), hot_seat=True)
    told, replay = reviewed(ana, table), ana.get(f"/tables/{table}/replay")
    counts = [row["count"] for row in told["chances"]]
    assert (counts[0], counts[-1]) == (0, replay["count"])
    assert counts == sorted(counts)
    assert all(sum(row["chances"]) == pytest.approx(1, abs=0.01) for row in told["chances"])
    winners = ana.state(table)["view"]["winners"]
    assert [seat for seat, chance in enumerate(told["chances"][-1]["chances"]) if chance] == winners
    for seat in (0, 1):
        losses = [entry["loss"] for entry in told["turning"] if entry["seat"] == seat]
        assert 0 < len(losses) <= 3
        assert losses == sorted(losses, reverse=True)
    first, second = told["balance"]
    assert first["luck"] == pytest.approx(-second["luck"], abs=0.11)
    assert first["lost"] > 5, "random answers lost too little"
    assert 0 < len(told["reveals"]) <= 6


def test_a_lost_solo_game_is_reviewed(ana):
    table = ana.opens([ME], "viticulture", record=finished("viticulture", 1))
    assert ana.state(table)["view"]["winners"] == []
    told = reviewed(ana, table)
    assert told["chances"][-1]["chances"] == [0.0]
    assert max(row["chances"][0] for row in told["chances"]) > 0.05
    assert told["turning"]


def test_without_a_network_luck_is_not_estimated(monkeypatch):
    monkeypatch.setattr(review, "network_of", lambda game: None)
    position = vindima.game("viticulture").new(2, 1)
    found = judged(position.clone(), [position.token(position.legal[0])], [position.seat], 0, 0.0)[0]
    assert not found.luck
    assert sum(dict(found.chances).values()) == pytest.approx(1, abs=0.01)
    assert course([found], 2) == [[chance for _, chance in found.chances]]


def test_a_win_probability_holds_until_its_seat_answers_again():
    found = [Judgement(0, [(0, 0.5)]), Judgement(1, [(1, 0.5)]), Judgement(2), Judgement(0, [(0, 0.0)])]
    assert course(found, 3) == [
        [0.429, 0.286, 0.286],
        [0.375, 0.375, 0.25],
        [0.375, 0.375, 0.25],
        [0.0, 0.6, 0.4],
    ]
    assert course([Judgement(0, [(0, 0.7)])], 1) == [[0.7]]


def test_a_turning_point_refers_to_the_answer_given_then(ana):
    table = ana.opens([ME], "viticulture", record=finished("viticulture", 1))
    lines = ana.get(f"/tables/{table}/replay")["lines"]
    for entry in reviewed(ana, table)["turning"]:
        line = lines[entry["count"]]
        assert (line["seat"], line["year"]) == (entry["seat"], entry["year"])
        if line["message"] is not None:
            assert line["message"]["key"] == entry["given"]["key"]
        assert entry["given"] != entry["best"]


def test_a_running_game_is_not_reviewed_and_strangers_get_no_review(ana, bo):
    table = ana.opens()
    problem(ana.ask("GET", f"/tables/{table}/review"), 409, "running")
    problem(bo.ask("GET", f"/tables/{table}/review"), 403, "not-yours")


def test_a_lead_counts_more_towards_the_end():
    early, late = chances([30.0, 24.0], 0.0)[0], chances([30.0, 24.0], 1.0)[0]
    assert 0.5 < early < late < 1


def test_the_best_answer_loses_nothing():
    position = vindima.game("vinhos").new(2, 1)
    tokens = [position.token(code) for code in position.legal]
    losses = [judged(position.clone(), [token], [position.seat], 0, 0.0)[0].loss for token in tokens]
    assert min(losses) == 0 < max(losses)
    assert judged(position.clone(), tokens[:1], [], 0, 0.0)[0].loss == 0
