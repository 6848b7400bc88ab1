"""Positions that the tests of several bots share."""

from __future__ import annotations

import random

import vindima
from tests import viticulture_table as viticulture
from vindima.viticulture.turn import PLACE_WORKER

__all__ = ["order_to_fill", "position_of", "questions", "solo_position"]


def position_of(game, players=3, seed=4, answers=60, **options):
    """A position after some random answers, with a choice to make."""
    position = vindima.game(game).new(players=players, seed=seed, **options)
    choice = random.Random(seed)
    while answers > 0 or len(position.legal) < 3:
        position.apply(choice.choice(position.legal))
        answers -= 1
    return position


def solo_position(seed=1, answers=0, **options):
    """The same, in a solo game of Viticulture."""
    return position_of("viticulture", 1, seed, answers, **options)


def questions(game, players, every, most, seed=4):
    """Positions of a random game that have several legal answers."""
    position = vindima.game(game).new(players=players, seed=seed)
    choice = random.Random(seed)
    count = 0
    while not position.over and most:
        if len(position.legal) > 1:
            count += 1
            if not count % every:
                most -= 1
                yield position
        position.apply(choice.choice(position.legal))


def order_to_fill():
    """A table of Viticulture where seat 0 places a worker and has the wines for its order."""
    table = viticulture.lay(season="winter")
    viticulture.hold(table, 0, "order-27")  # a red and a white 6
    viticulture.build(table, 0, "medium-cellar")
    viticulture.wines(table, 0, "red-6", "white-6")
    viticulture.begin(table, (PLACE_WORKER, 0), (PLACE_WORKER, 1))
    return table
