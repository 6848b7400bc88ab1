"""The rating model, the fixed ratings of the bots, and the averages of strong players."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from vindima.core import contract
from vindima.ratings import anchors as anchored
from vindima.ratings.anchors import anchor, levels
from vindima.ratings.model import BETA, NEW, Skill, places, rated
from vindima.ratings.strong import strong
from vindima.research.anchors import Match, fitted, matches, page
from vindima.research.ladder import remembered

REFERENCE = Path(__file__).parents[2] / "docs/reference"
LADDER = REFERENCE / "ladder.json"


def test_winning_raises_a_rating_and_a_game_makes_both_more_certain():
    winner, loser = rated([NEW, NEW], [1, 2])
    assert winner.mu > NEW.mu > loser.mu
    assert winner.sigma < NEW.sigma
    assert loser.sigma < NEW.sigma


def test_beating_a_weak_bot_gains_less_than_beating_a_strong_one():
    gains = []
    for level in levels("vinhos"):
        fixed = anchor("vinhos", 2, level)
        assert fixed is not None
        gains.append(rated([NEW, fixed], [1, 2])[0].mu - NEW.mu)
    assert gains == sorted(gains)
    assert gains[0] > 0


def test_a_shown_rating_starts_at_1500_and_becomes_more_certain():
    assert NEW.shown == 1500
    assert Skill(26.0, 2.0).shown == 1540
    assert Skill(26.0, 2.0).spread < NEW.spread


def test_winners_come_first_and_equal_scores_share_a_place():
    assert places([20, 25, 20, 25], [1]) == [3, 1, 3, 2]
    assert places([7, 7], [0, 1]) == [1, 1]


@pytest.mark.parametrize("game", ["vinhos", "viticulture"])
def test_bots_are_ordered_as_on_the_ladder(game):
    assert levels(game) == ["easy", "greedy", "medium", "hard", "expert", "master"]
    assert anchor(game, 4, "greedy") == Skill(25.0, 1.0)
    assert anchor(game, 2, "random") is None
    assert anchor(game, 2, "greedy:style=exporter") is None


def test_the_fixed_ratings_follow_from_the_ladder():
    results = remembered(LADDER)
    kept = json.loads(anchored.FILE.read_text("utf-8"))["strengths"]
    for game in contract.known():
        assert fitted(matches(results, game)) == {name: tuple(entry) for name, entry in kept[game].items()}


def test_the_page_of_levels_is_up_to_date():
    strengths = json.loads(anchored.FILE.read_text("utf-8"))["strengths"]
    assert (REFERENCE / "levels.md").read_text("utf-8") == page(strengths)


def test_a_strength_is_a_win_probability():
    found = fitted([Match("medium", "greedy", 3, 1000, 500.0)])
    assert found["greedy"][0] == 0
    assert found["medium"][0] == pytest.approx(math.log(3), abs=0.01)


def test_a_player_as_strong_as_a_bot_stays_at_its_rating():
    """With as many wins as the ladder expects, wins and losses cancel out."""
    lead, certain = 1.2, 1e-3
    own, rival = Skill(25.0 + lead * BETA * math.sqrt(2), certain), Skill(25.0, certain)
    chance = 1 / (1 + math.exp(-lead))
    gain, loss = (rated([own, rival], ranks)[0].mu - own.mu for ranks in ([1, 2], [2, 1]))
    assert chance * gain + (1 - chance) * loss == pytest.approx(0.0, abs=gain / 100)


@pytest.mark.parametrize("game", ["vinhos", "viticulture"])
def test_averages_of_strong_players_exist_for_every_number_of_players(game):
    for players in contract.find(game).seats:
        found = strong(game, players)
        assert found is not None
        assert found.games >= 50
        assert sum(found.sources.values()) == pytest.approx(found.points, abs=0.1)
    assert strong(game, 9) is None
