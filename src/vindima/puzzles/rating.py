"""The puzzle rating: an Elo rating that treats a puzzle as a rival whose strength depends on its level.

Everybody starts at START. A puzzle of level 1 is rated 1000, and each level adds 250. A solver rated as high
as the puzzle is expected to solve it half the time; with 400 points more, ten times out of eleven. An attempt
changes the rating by STEP times the difference between the result and the expectation, and by twice as much
during the first NEW attempts. Only the first attempt at a puzzle counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

__all__ = ["START", "Try", "expected", "level_rating", "rated"]

START: Final = 1200.0
LOWEST: Final = 1000.0
BETWEEN: Final = 250.0
SCALE: Final = 400.0
STEP: Final = 20.0
NEW: Final = 15


class Try(NamedTuple):
    """A person's first answer to a puzzle."""

    puzzle: str
    token: str
    right: bool


def level_rating(level: int) -> float:
    """The rating of puzzles of a level."""
    return LOWEST + BETWEEN * (level - 1)


def expected(rating: float, puzzle: float) -> float:
    """The probability that a solver solves a puzzle."""
    odds: float = 10.0 ** ((puzzle - rating) / SCALE)
    return 1.0 / (1.0 + odds)


def rated(tries: Iterable[tuple[int, bool]]) -> float:
    """The rating after some attempts, in order: the level of each puzzle, and whether it was solved."""
    rating = START
    for number, (level, solved) in enumerate(tries):
        step = STEP * 2 if number < NEW else STEP
        rating += step * (float(solved) - expected(rating, level_rating(level)))
    return rating
