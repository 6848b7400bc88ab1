"""What a game provides if it can be played solo, against the rules instead of other players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vindima.core.explain import BadData

if TYPE_CHECKING:
    from vindima.core.position import Position

__all__ = ["STAGES_PER_YEAR", "Solo", "solo_of"]

STAGES_PER_YEAR: Final = 3
"""How many stages `Solo.stage` distinguishes in every year."""


class Solo:
    """Everything that only a solo game needs. `Game.solo` holds the one instance of a game that has it."""

    terms: tuple[str, ...] = ()
    """The names of the first list of numbers in `prospects`, in order."""
    cards: tuple[str, ...] = ()
    """The cards that the solo player may hold; `prospects` names them by their place here."""

    def stage(self, position: Position) -> int:
        """How far the game has progressed, counted from 0; `STAGES_PER_YEAR` stages make a year."""
        raise NotImplementedError

    def points_to_beat(self, position: Position) -> int:
        """The score that the solo player must exceed to win."""
        raise NotImplementedError

    def prospects(self, position: Position) -> tuple[list[int], list[int]]:
        """How the solo player stands: the value of every term, and the cards in hand as places in `cards`."""
        raise NotImplementedError


def solo_of(position: Position) -> Solo:
    """The solo part of the position's game; BadData if the game has none."""
    solo = position.game.solo
    if solo is None:
        raise BadData(f"{position.game.name} cannot be played solo")
    return solo
