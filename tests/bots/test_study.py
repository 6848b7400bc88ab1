"""Learning what to expect: what the games say is found again in the weights."""

from __future__ import annotations

import pytest

import vindima
from vindima.bots.foresight import A_YEAR, Foresight, foresight
from vindima.bots.look import sampled
from vindima.bots.plan import Year

numpy = pytest.importorskip("numpy")

from vindima.bots import study  # noqa: E402 - it needs numpy

VITICULTURE = vindima.game("viticulture")


@pytest.fixture(scope="module")
def game():
    """A game that was played to be learnt from."""
    return study.played_alone(("viticulture", {"level": "normal"}, foresight("viticulture"), 5, 4))


def test_a_game_is_played_to_its_end(game):
    years = [stage // A_YEAR for (stage, _, _), _ in game.within]
    assert years == sorted(years)
    assert set(years) == set(range(7))
    assert game.end > 5
    assert all(position.stage % A_YEAR == 0 and not position.over for position in game.years)
    assert len({position.stage for position in game.years}) > 4


def test_a_year_is_worth_what_it_ends_with(game):
    eyes = foresight("viticulture")
    last = next(position for position in reversed(game.years) if position.stage == 6 * A_YEAR)
    (end,) = study.year_ends((eyes, [last], 5, 3))
    assert end == int(end) >= last.scores[0], "points alone, be they a victory or not"
    ends = Year(eyes, sampled(last, study.seeded(3, study.YEARS), 0), 5).ends
    assert any(0 in line[1].winners for line in ends)
    assert end == max(line[1].scores[0] for line in ends)
    assert study.year_ends((eyes, [last], 5, 3)) == [end]
    first = game.years[0]
    assert study.year_ends((Foresight([[0.0] * 93] * 21, [[0.0] * 112] * 21), [first], 1, 3)) == [0.0]


def test_where_a_turn_might_end_is_worth_what_can_be_planned_from_there(game):
    stages = [stage for (stage, _, _), _ in game.within]
    assert {stage % A_YEAR for stage in stages} == {1, 2}, "not the beginnings of years"
    points = [terms[1] for (_, terms, _), _ in game.within]
    last = [expected for (stage, _, _), expected in game.within if stage >= 6 * A_YEAR]
    assert all(end >= start for end, start in zip(last, points[-len(last) :], strict=True)), (
        "no point is lost"
    )
    assert max(last) > points[-1]


def rows(count):
    """Terms and a card, and what they are worth: 3, and 1 and 2 for each unit, and 4 for the card."""
    chance = numpy.random.default_rng(5)
    terms = numpy.c_[numpy.ones(count), chance.integers(0, 9, (count, 2))]
    cards = chance.integers(0, 2, count)
    moments = [(0, row.tolist(), [0] if card else []) for row, card in zip(terms, cards, strict=True)]
    return study.matrix(moments, numpy.ones(3), 1), terms @ [3, 1, 2] + 4 * cards


def test_weights_explain_what_was_wanted():
    found = study.fitted(*rows(600), numpy.zeros(4), 1.0)
    assert found == pytest.approx([3, 1, 2, 4], abs=0.2)


def test_few_games_change_little():
    former = numpy.array([3.0, 1.0, 0.0, 0.0])
    few, many = (study.fitted(*rows(count), former, 1000.0) for count in (3, 3000))
    assert abs(few - former)[2] < abs(many - former)[2] / 5


class Nobody:
    """Processes that are given nothing to do."""

    def map(self, function, tasks, chunksize):
        assert not tasks
        return []


def test_a_stage_without_games_keeps_its_weights(game):
    eyes = foresight("viticulture")
    spread = numpy.ones(len(VITICULTURE.prospects))
    weights = study.weights_of(eyes, spread)
    only = study.Played(game.end, [], [end for end in game.within if end[0][0] == 19])
    found = study.learnt([only], weights, spread, Nobody(), 5, 1)
    changed = [stage for stage in range(21) if (found[stage] != weights[stage]).any()]
    assert changed == [19]


def test_other_weights_leave_the_points_alone():
    chance = numpy.random.default_rng(2)
    weights = numpy.array([[5.0, 1.0, 0.5, -0.5, 0.0]])
    (other,) = study.varied(weights, 4, chance)
    assert tuple(other[:2]) == (5.0, 1.0)
    assert 0 < abs(other[2] - 0.5) < 0.6
    assert other[4]


@pytest.mark.interpreted
def test_what_is_written_can_be_read(tmp_path, monkeypatch):
    eyes = foresight("viticulture")
    (tmp_path / "viticulture-alone.toml").write_text(study.written("viticulture", eyes), "utf-8")
    monkeypatch.setattr("vindima.bots.foresight.FOLDER", tmp_path)
    again = foresight.__wrapped__("viticulture")
    assert isinstance(again, Foresight)
    assert (again.terms, again.cards) == (eyes.terms, eyes.cards)


def test_a_round_is_studied(tmp_path, capsys):
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
