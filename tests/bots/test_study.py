"""Learning what to expect: what the games say is found again in the weights."""

from __future__ import annotations

import random

import pytest

import vindima
from vindima.bots import alone, study
from vindima.bots.alone import Foresight, foresight

numpy = pytest.importorskip("numpy")

VITICULTURE = vindima.game("viticulture")
STAGES = 14


def told(games=60, moments=3):
    """Games of which the score is what there is of the second term, twice that of the third, and a card."""
    choice = random.Random(1)
    found = []
    for _ in range(games):
        points, lira, card = choice.randrange(10), choice.randrange(5), choice.randrange(2)
        terms = [1.0, float(points), float(lira)]
        score = 3 + points + 2 * lira + 4 * card
        found.append(([(stage, terms, [0] if card else []) for stage in range(moments)], float(score)))
    return found


def test_a_game_is_played_to_its_end():
    task = ("viticulture", {"level": "very-easy"}, foresight("viticulture"), 4)
    moments, score = study.played_alone(task)
    assert (moments, score) == study.played_alone(task)
    assert len({stage for stage, _, _ in moments}) > STAGES / 2
    assert score > 5


def test_the_next_year_is_found():
    games = [([(0, [], []), (1, [], []), (2, [], [])], 1.0), ([(1, [], []), (5, [], [])], 1.0)]
    assert study.next_years(games) == [2, 2, -1, 4, -1]


def test_weights_explain_how_the_games_went_on():
    games = study.Games(told(2000), 3, 1)
    weights, cards = study.fitted(games, numpy.zeros((3, 3)), numpy.zeros(1))
    for row in weights:
        assert row[1:] == pytest.approx([1, 2], abs=0.3)
    assert 1 < cards[0] < 8


def test_few_games_change_little():
    before = numpy.tile([3.0, 1.0, 0.0], (3, 1))
    few, _ = study.fitted(study.Games(told(3), 3, 1), before, numpy.zeros(1))
    many, _ = study.fitted(study.Games(told(600), 3, 1), before, numpy.zeros(1))
    assert abs(few - before)[:, 2].max() < abs(many - before)[:, 2].min() / 5


def test_other_weights_leave_the_points_alone():
    chance = numpy.random.default_rng(2)
    weights = numpy.array([[5.0, 1.0, 0.5, -0.5]])
    other = study.varied(weights, numpy.zeros(2), numpy.ones(4), chance)
    assert other.stages[0][:2] == (5.0, 1.0)
    assert 0 < abs(other.stages[0][2] - 0.5) < 0.6
    assert any(other.cards)


def test_what_is_written_can_be_read(tmp_path, monkeypatch):
    eyes = foresight("viticulture")
    text = study.written("viticulture", numpy.array(eyes.stages), numpy.array(eyes.cards))
    (tmp_path / "viticulture-alone.toml").write_text(text, "utf-8")
    monkeypatch.setattr(alone, "FOLDER", tmp_path)
    again = foresight.__wrapped__("viticulture")
    assert isinstance(again, Foresight)
    assert (again.stages, again.cards) == (eyes.stages, eyes.cards)


def test_a_round_is_studied(tmp_path, capsys):
    out = tmp_path / "found.toml"
    words = ["viticulture", "--games", "1", "--seconds", "0.001", "--out", str(out), "--levels", "very-easy"]
    assert study.main(words) == 0
    assert "1 games," in capsys.readouterr().out
    assert "points = [" in out.read_text("utf-8")
    with pytest.raises(SystemExit):
        study.main(words)
