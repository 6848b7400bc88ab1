"""In played games every question and refusal cites paragraphs that exist in the reference."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

import vindima
from tests.answering import random_game
from tests.conformance.kit import fitted
from vindima.core.position import Position
from vindima.rules.citing import citations
from vindima.rules.reference import anchors, languages

GAMES = 24
MOST = 400
"""The maximum number of positions checked per game."""


def positions(name: str, seed: int) -> Iterator[Position]:
    """The positions of a random game with random options; the seed selects the number of players."""
    chance, game = random.Random(seed), vindima.game(name)
    players = game.seats[seed % len(game.seats)]
    wanted = {option.name: chance.choice(option.choices) for option in game.options if option.choices}
    position = game.new(players, seed=seed, **fitted(game, players, wanted))
    return islice(random_game(position, chance), MOST)


def cited(position: Position) -> Iterator[str]:
    assert position.question is not None
    yield position.question.rule
    yield from (refusal.rule for refusal in position.refusals())


@pytest.mark.parametrize("game", vindima.games())
def test_questions_and_refusals_have_paragraphs_in_every_language(game):
    looked = [list(cited(position)) for seed in range(GAMES) for position in positions(game, seed)]
    assert len(looked) > 2000
    met = {rule: citations(rule, game) for rules in looked for rule in rules}
    assert len(met) > 40
    for language in languages(game):
        known = set(anchors(game, language))
        assert {rule for rule, found in met.items() if not found or not known.issuperset(found)} == set()
