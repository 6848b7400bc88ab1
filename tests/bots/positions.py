"""Positions that the tests of several bots share."""

from __future__ import annotations

import random

import vindima

__all__ = ["position_of", "solo_position"]


def position_of(game, players=3, seed=4, answers=60, **options):
    """A position after some random answers, with a choice to make."""
    position = vindima.game(game).new(players=players, seed=seed, **options)
    choice = random.Random(seed)
    while answers > 0 or len(position.legal) < 3:
        position.apply(choice.choice(position.legal))
        answers -= 1
    return position


def solo_position(seed=1, answers=0, **options):
    """The same of a solo game of Viticulture."""
    return position_of("viticulture", 1, seed, answers, **options)
