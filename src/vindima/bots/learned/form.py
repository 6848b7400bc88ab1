"""The input of a learned network: an encoded observation, the same for every number of players of a game.

A row has room for the seats of the largest game: the numbers of `Layout.encode`, zeros for seats that do not
play, and a flag for each seat that does. Categories (the step that asks, the notes of the question) are
embedded. All other numbers are compressed to `sign(x) * log2(1 + |x|)`, so that a flag is 1 and a score of 31
is 5. For some numbers, the quantities, exact values matter: each of them is also spread over `KNOTS`. The
results are normalized by means and scales that are part of the network's weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from itertools import pairwise
from typing import Any, Final

from vindima.core.contract import Game, find
from vindima.core.encode import BYTES
from vindima.core.features import QUESTION_NOTE, QUESTION_STEP

__all__ = ["FAR", "KNOTS", "NOTES", "SEAT", "SEGMENTS", "Form", "inputs"]

KNOTS: Final = (-8, -4, -2, -1, *range(25), 26, 28, 30, 35, 40, 50, 60, 80, 100, 125, 150)
"""A quantity becomes one number for each pair of adjacent knots: 0 below both, 1 above both."""
SEGMENTS: Final = tuple(pairwise(KNOTS))
FAR: Final = 8.0
"""Normalized numbers are clipped at this distance from 0."""
NOTES: Final = 4
"""How many notes of a question are embedded: those that an observation holds."""
SEAT: Final = "seat."
"""The prefix of the features that each seat has."""


class Form:
    """The place of every feature in a row. `quantities` are patterns of feature names.

    A pattern for a feature of a seat begins with `seat.`, whichever seat it is: `seat.score`.
    """

    def __init__(self, game: str, quantities: Sequence[str]) -> None:
        rules = find(game)
        self.game = game
        self.quantities = tuple(quantities)
        self.most: int = rules.seats[-1]
        """The largest number of players."""
        self.common: int = rules.layout.common
        self.each: int = rules.layout.each
        self.length: int = rules.layout.length(self.most)
        self.width: int = self.length + self.most
        """The length of a row."""
        self.names = names_of(rules)
        """The numbers before those of the seats, then the numbers of one seat."""
        vocabulary = rules.new(self.most).vocabulary
        self.tokens: list[str] = [vocabulary.token(code) for code in range(rules.codes)]
        self.steps: list[str] = ["", *rules.catalogue.steps]
        categories = [f"board.{QUESTION_STEP}", *[f"own.{QUESTION_NOTE}{place}" for place in range(NOTES)]]
        self.categories = [self.names.index(name) for name in categories]
        self.sizes = [len(self.steps), *[len(self.tokens) + 2] * NOTES]
        """How many values each category has."""
        chosen = [number for number, name in enumerate(self.names) if matches(name, quantities)]
        self.common_quantities = [number for number in chosen if number < self.common]
        self.seat_quantities = [number - self.common for number in chosen if number >= self.common]

    @property
    def common_width(self) -> int:
        """How many values the network computes from the numbers before the seats."""
        return self.common + len(self.common_quantities) * len(SEGMENTS)

    @property
    def seat_width(self) -> int:
        """How many values the network computes from the numbers of a seat."""
        return self.each + len(self.seat_quantities) * len(SEGMENTS)

    def about(self) -> dict[str, Any]:
        """The names that the weights of a network refer to, as JSON."""
        return {
            "game": self.game,
            "quantities": list(self.quantities),
            "names": self.names,
            "tokens": self.tokens,
            "steps": self.steps,
        }

    def bytes_of(self, players: int) -> int:
        """How many bytes of a row an observation with that many players fills."""
        return BYTES * (self.common + players * self.each)


def names_of(game: Game) -> list[str]:
    """The names of the features, with those of a seat listed once: `board.year`, `own.seat`, `seat.score`."""
    names = game.feature_names(game.seats[0])[: game.layout.common]
    return [*names, *[SEAT + name for block in game.layout.seats for name in block.names]]


def matches(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def inputs(names: Sequence[str], quantities: Sequence[str]) -> list[str]:
    """The names of the first inputs of a network: those of no seat, then those of the own seat."""
    found: list[str] = []
    for of_a_seat in (False, True):
        part = [name for name in names if name.startswith(SEAT) == of_a_seat]
        found += part
        for name in part:
            if matches(name, quantities):
                found += [f"{name}/{low}" for low, _ in SEGMENTS]
    return found
