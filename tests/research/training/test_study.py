"""Training the solo weights: samples, targets, fits and the written file."""

from __future__ import annotations

import tomllib

import pytest

import vindima
from vindima.bots.thinking.beam import BeamSearch
from vindima.bots.thinking.lookahead import determinized
from vindima.bots.thinking.solo_value import SoloEvaluator, read, solo_evaluator
from vindima.core.solo import STAGES_PER_YEAR

numpy = pytest.importorskip("numpy")

from vindima.research.training import study  # noqa: E402 - it needs numpy

VITICULTURE = vindima.game("viticulture")


@pytest.fixture(scope="module")
def game():
    """A game played to collect samples."""
    return study.play_game(("viticulture", {"level": "normal"}, solo_evaluator("viticulture"), 5, 4))


def test_a_game_is_played_to_the_end(game):
    years = [stage // STAGES_PER_YEAR for (stage, _, _), _ in game.within]
    assert years == sorted(years)
    assert set(years) == set(range(7))
    assert game.score > 5
    assert all(
        study.stage_of(position) % STAGES_PER_YEAR == 0 and not position.over for position in game.years
    )
    assert len({study.stage_of(position) for position in game.years}) > 4


def test_the_target_of_a_year_is_the_score_at_its_end(game):
    evaluator = solo_evaluator("viticulture")
    last = next(
        position for position in reversed(game.years) if study.stage_of(position) == 6 * STAGES_PER_YEAR
    )
    (end,) = study.year_scores((evaluator, [last], 5, 3))
    assert end == int(end) >= last.scores[0], "only points count, without a bonus for a win"
    ends = BeamSearch(evaluator, determinized(last, study.seeded(3, study.YEARS), 0), 5).ends
    assert any(0 in line[1].winners for line in ends)
    assert end == max(line[1].scores[0] for line in ends)
    assert study.year_scores((evaluator, [last], 5, 3)) == [end]
    first = game.years[0]
    assert study.year_scores((SoloEvaluator([[0.0] * 93] * 21, [[0.0] * 112] * 21), [first], 1, 3)) == [0.0]


def test_the_target_within_a_year_is_the_score_of_the_best_line(game):
    stages = [stage for (stage, _, _), _ in game.within]
    assert {stage % STAGES_PER_YEAR for stage in stages} == {1, 2}, "not from the start of a year"
    points = [terms[1] for (_, terms, _), _ in game.within]
    last = [expected for (stage, _, _), expected in game.within if stage >= 6 * STAGES_PER_YEAR]
    assert all(end >= start for end, start in zip(last, points[-len(last) :], strict=True)), "points are lost"
    assert max(last) > points[-1]


def rows(count):
    """Features with known weights: 3 for the constant, 1 and 2 for two terms, and 4 for a card."""
    chance = numpy.random.default_rng(5)
    terms = numpy.c_[numpy.ones(count), chance.integers(0, 9, (count, 2))]
    cards = chance.integers(0, 2, count)
    samples = [(0, row.tolist(), [0] if card else []) for row, card in zip(terms, cards, strict=True)]
    return study.feature_matrix(samples, numpy.ones(3), 1), terms @ [3, 1, 2] + 4 * cards


def test_the_fit_finds_the_weights_of_the_targets():
    found = study.ridge_fit(*rows(600), numpy.zeros(4), 1.0)
    assert found == pytest.approx([3, 1, 2, 4], abs=0.2)


def test_few_samples_change_weights_little():
    former = numpy.array([3.0, 1.0, 0.0, 0.0])
    few, many = (study.ridge_fit(*rows(count), former, 1000.0) for count in (3, 3000))
    assert abs(few - former)[2] < abs(many - former)[2] / 5


class IdlePool:
    """A pool that must not receive any tasks."""

    def map(self, function, tasks):
        assert not tasks
        return []


def test_a_stage_without_samples_keeps_its_weights(game):
    evaluator = solo_evaluator("viticulture")
    spread = numpy.ones(len(VITICULTURE.solo.terms))
    weights = study.weights_of(evaluator, spread)
    only = study.PlayedGame(game.score, [], [end for end in game.within if end[0][0] == 19])
    found = study.train_stages([only], weights, spread, IdlePool(), 5, 1)
    changed = [stage for stage in range(21) if (found[stage] != weights[stage]).any()]
    assert changed == [19]


def test_varied_weights_leave_the_points_unchanged():
    chance = numpy.random.default_rng(2)
    weights = numpy.array([[5.0, 1.0, 0.5, -0.5, 0.0]])
    (other,) = study.vary(weights, 4, chance)
    assert tuple(other[:2]) == (5.0, 1.0)
    assert 0 < abs(other[2] - 0.5) < 0.6
    assert other[4]


def test_written_weights_can_be_read():
    evaluator = solo_evaluator("viticulture")
    again = read("viticulture", tomllib.loads(study.write_weights("viticulture", evaluator)))
    assert (again.terms, again.cards) == (evaluator.terms, evaluator.cards)


def test_a_round_of_training_writes_the_weights(tmp_path, capsys):
    out = tmp_path / "found.toml"
    words = [
        "viticulture",
        "--games",
        "1",
        "--seconds",
        "0.001",
        "--out",
        str(out),
        "--levels",
        "very-easy",
        "--lines",
        "1",
    ]
    assert study.main(words) == 0
    assert "1 games," in capsys.readouterr().out
    assert "points = [" in out.read_text("utf-8")
    with pytest.raises(SystemExit):
        study.main(words)
