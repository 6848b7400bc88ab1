"""Amounts that steps take: a number fixed by the rules, or a number printed on a visitor card.

A step is shared by all games, but each game has its own tables. So a step does not hold a printed number: it
holds the number's index and looks it up in the tables of the game being played.
"""

from __future__ import annotations

from typing import Final, final

from vindima.viticulture.state import State


class Amount:
    """A number that a game determines."""

    __slots__ = ()

    def of(self, state: State) -> int:
        """The number in this game."""
        raise NotImplementedError


@final
class Fixed(Amount):
    """The same number in every game."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value

    def of(self, state: State) -> int:
        return self.value


@final
class Printed(Amount):
    """A number printed on a visitor card, by its index in `Tables.numbers`."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def of(self, state: State) -> int:
        return state.tables.numbers[self.place]


def amount(value: int | Amount) -> Amount:
    """A plain number as an amount; an amount is returned unchanged."""
    return Fixed(value) if isinstance(value, int) else value


ONE: Final = Fixed(1)
