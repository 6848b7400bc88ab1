"""Tuning by self-play: proposals, seatings, fitness and the written file."""

from __future__ import annotations

import tomllib

import pytest

import vindima
from vindima.bots.greedy import Greedy
from vindima.bots.thinking.value import BALANCED, read, search_of, styles, tables
from vindima.research.training.tune import Tuned, fitness, proposal, seatings, write_weights


def test_a_proposal_changes_weights_in_proportion():
    present = {"points": 1.0, "lira": 0.25, "lateness": -0.02, "rivals": 0.5}
    proposed = proposal(present, ["lira", "lateness"], [1.0, 2.0])
    assert proposed["points"] == 1.0
    assert proposed["lira"] == pytest.approx(0.325)
    assert proposed["lateness"] == pytest.approx(0.04), "a small weight may change its sign"
    assert proposal(present, ["lira"], [0.0]) == present


def test_every_member_plays_the_same_number_of_games_at_random_tables():
    tables = seatings(members=12, players=4, games=5, seed=3)
    assert len(tables) == 15
    assert all(len(set(table)) == 4 for table in tables)
    assert all(sum(table.count(member) for table in tables) == 5 for member in range(12))
    assert tables[:3] != tables[3:6]


@pytest.mark.parametrize("game", vindima.games())
def test_written_weights_can_be_read(game):
    table = proposal(dict(tables(game)[BALANCED]), ["points"], [1.0])
    file = tomllib.loads(write_weights(game, BALANCED, table))
    assert read(game, file, BALANCED).weights[0] == pytest.approx(table["points"], abs=1e-3)
    assert file["search"] == search_of(game)
    assert set(file) == {"search", *styles(game)}


@pytest.mark.slow
def test_better_weights_have_a_higher_fitness():
    present = dict(tables("viticulture")[BALANCED])
    useless = dict.fromkeys(present, 0.0)
    good, bad = fitness(("viticulture", [present, useless], 3, 0))
    assert good > 0 > bad
    assert good + bad == pytest.approx(6.0), "margins must cancel out except for the bonus of a win"
    (solo,) = fitness(("viticulture", [present], 3, 0))
    assert solo > 0
    assert isinstance(Tuned(present, 0), Greedy)
