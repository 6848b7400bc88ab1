"""What one who plays alone expects to end with: the terms of the game, weighed by how far it is.

The weights are in `weights/<game>-alone.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt, tanh
from typing import Any, Final, final

from vindima.bots.value import FOLDER, Eyes
from vindima.core import contract
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = ["A_YEAR", "Foresight", "foresight", "read", "table_file"]

VICTORY: Final = 8.0
"""Points that a victory is worth beside its score."""
A_YEAR: Final = 3
"""Stages of a year."""
SPREAD: Final = 2.2
"""How far a year usually leads from what was expected of it, in points."""
STEEP: Final = 0.85
"""With it a hyperbolic tangent is about as steep as the normal distribution."""


@final
class Foresight(Eyes):
    """The eyes of one who plays alone: the points to expect at the end. Never changed once made."""

    __slots__ = ("cards", "terms")

    def __init__(self, terms: Sequence[Sequence[float]], cards: Sequence[Sequence[float]]) -> None:
        self.terms = [list(weights) for weights in terms]
        """The weights of the terms at each stage."""
        self.cards = [list(weights) for weights in cards]
        """What each card in hand is worth beyond what the terms say, at each stage."""

    def __reduce__(self) -> tuple[object, ...]:
        return Foresight, (self.terms, self.cards)

    def worth(self, position: Position, seat: int) -> float:
        """The score to expect, with something on top if the game is won."""
        if position.over:
            return position.scores[seat] + (VICTORY if seat in position.winners else 0.0)
        return self.expected(position.stage, *position.prospects())

    def expected(self, stage: int, terms: list[int], held: list[int]) -> float:
        """The same of a game that goes on, from its numbers."""
        expected = 0.0
        weights = self.terms[stage]
        for number in range(len(terms)):
            if terms[number]:
                expected += weights[number] * terms[number]
        worths = self.cards[stage]
        for card in held:
            expected += worths[card]
        return expected

    def result(self, position: Position, seat: int) -> float:
        return self.worth(position, seat)

    def hope(self, result: float, start: Position, years: int) -> float:
        left = len(self.terms) // A_YEAR - start.stage // A_YEAR - years
        if left <= 0:
            return result
        ahead = (result - start.to_beat - 0.5) / (SPREAD * sqrt(left))
        return result + VICTORY * (1 + tanh(STEEP * ahead)) / 2

    def margin(self, position: Position, seat: int) -> float:
        """The same: there is no rival."""
        return self.worth(position, seat)


def table_file(game: str) -> str:
    """The name of the file of a game's weights for one who plays alone."""
    return f"{game}-alone.toml"


def read(game: str, table: Mapping[str, Any]) -> Foresight:
    """The eyes that a file describes: for each term, and for each card, its worth at every stage."""
    rules = contract.find(game)
    terms: dict[str, list[float]] = table["terms"]
    cards: dict[str, list[float]] = table["cards"]
    if list(terms) != list(rules.prospects) or list(cards) != list(rules.held):
        raise BadData(f"{table_file(game)} has other terms or cards than the game: it has to be made anew")
    return Foresight(list(zip(*terms.values(), strict=True)), list(zip(*cards.values(), strict=True)))


@cache
def foresight(game: str) -> Foresight:
    """The eyes of one who plays a game alone. Of a game that nobody can play so raises BadData."""
    file = FOLDER / table_file(game)
    if not file.exists():
        raise BadData(f"nobody can play {game} alone: it has no weights for that")
    return read(game, tomllib.loads(file.read_text("utf-8")))
