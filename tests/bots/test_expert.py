"""`expert` follows the policy of `master` and errs only where another answer is plausible."""

from __future__ import annotations

import logging

import pytest

import vindima

pytest.importorskip("numpy", reason="numpy is not installed")

from tests.bots.positions import questions
from vindima.bots import LEARNED, make, master
from vindima.bots.expert import Expert
from vindima.bots.hard import Hard
from vindima.bots.learned.search import PolicySearch
from vindima.bots.master import Master, network_of, report
from vindima.server.tables.opening import game_info

SEEDS = range(12)


def priors(position):
    """The probability that the network assigns to each answer."""
    network = network_of(position.game.name)
    assert network is not None
    return {code: edge.prior for code, edge in PolicySearch(network, position, 1).root.edges.items()}


@pytest.mark.parametrize("game", vindima.games())
def test_its_answers_differ_but_are_never_blunders(game):
    bot, given = Expert(), []
    for position in questions(game, 3, every=11, most=8):
        chances = priors(position)
        answers = {bot.choose(position, seed) for seed in SEEDS}
        given.append(len(answers))
        assert all(chances[code] >= bot.blunder * max(chances.values()) for code in answers)
    assert max(given) > 1


@pytest.mark.parametrize("game", vindima.games())
def test_without_a_plausible_second_answer_it_plays_like_master(game):
    for position in questions(game, 2, every=31, most=5):
        best = Master().choose(position, 1)
        assert {Expert(blunder=1.0).choose(position, seed) for seed in SEEDS} == {best}
        assert {Expert(temperature=0.01, blunder=0.9).choose(position, seed) for seed in SEEDS} == {best}


def test_a_higher_temperature_errs_more_often():
    low, high, best = Expert(temperature=0.5), Expert(temperature=5.0), Master()
    few = many = 0
    for position in questions("viticulture", 2, every=31, most=5):
        for seed in SEEDS:
            answer = best.choose(position, seed)
            few += low.choose(position, seed) != answer
            many += high.choose(position, seed) != answer
    assert few < many


def test_it_explains_the_answer_that_it_gives():
    for position in questions("viticulture", 2, every=31, most=3):
        for seed in range(5):
            assert Expert().explain(position, seed)[0][0] == Expert().choose(position, seed)


def test_without_weights_hard_takes_over_and_the_level_is_not_offered(monkeypatch, caplog, tmp_path):
    report.cache_clear()
    assert set(game_info("vinhos")["bots"]) >= LEARNED
    monkeypatch.setattr(master, "FOLDER", tmp_path)
    monkeypatch.setattr(Hard, "choose", lambda self, position, seed: position.legal[-1])
    position = vindima.game("vinhos").new(players=2, seed=6)
    with caplog.at_level(logging.WARNING, "vindima"):
        assert {make("expert").choose(position, seed) for seed in range(3)} == {position.legal[-1]}
    assert [record.getMessage() for record in caplog.records] == [
        "expert cannot play, so hard plays instead: no network has been trained for vinhos"
    ]
    assert not LEARNED & set(game_info("vinhos")["bots"])


@pytest.mark.parametrize("words", ["temperature=0", "temperature=nan", "blunder=0", "blunder=1.5"])
def test_impossible_parameters_are_refused(words):
    with pytest.raises(vindima.BadData, match="expert needs a temperature above 0"):
        make(f"expert:{words}")
