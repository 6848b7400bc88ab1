"""Shared by the tests of the research interfaces: tables of every size, and random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import vindima
from vindima.core.chance import Chance
from vindima.core.position import Position

TABLES = [(name, players) for name in vindima.games() for players in vindima.game(name).seats]


def random_game(name: str, players: int, seed: int, every: int = 1, **options: Any) -> Iterator[Position]:
    """A random game: its first position, every `every`th one after that, and the last."""
    position = vindima.game(name).new(players, seed, **options)
    chance = Chance(seed)
    count = 0
    while not position.over:
        if count % every == 0:
            yield position
        position.apply(position.legal[chance.below(len(position.legal))])
        count += 1
    yield position
