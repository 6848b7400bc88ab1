"""One visitor card, as its effect sees it: its rule and its printed numbers."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Final, final

from vindima.core.explain import BadData
from vindima.core.step import Step
from vindima.viticulture.amounts import Printed
from vindima.viticulture.state import State
from vindima.viticulture.tables.cards import Visitors

WHOLE: Final = "Viticulture, Visitors; visitor_play"
"""The rule for a branch of several parts: it is carried out in full or not at all."""


@final
class Card:
    """A visitor: `card["lira"]` is the number that the data file prints on it under that name."""

    __slots__ = ("_places", "_used", "name")

    def __init__(self, name: str, places: Mapping[str, int]) -> None:
        self.name = name
        self._places = places
        self._used: set[str] = set()

    def __getitem__(self, number: str) -> Printed:
        if number not in self._places:
            raise BadData(
                f"visitor {self.name}: its effect asks for the number {number!r}, which the table lacks"
            )
        self._used.add(number)
        return Printed(self._places[number])

    def rule(self, rulings: str = "") -> str:
        """The passage that the card's effect applies, with the rulings on it."""
        passage = f"Viticulture, Visitors: {self.name}"
        return f"{passage}; {rulings}" if rulings else passage

    def unused(self) -> list[str]:
        """The numbers that no step has asked for."""
        return sorted(set(self._places) - self._used)


def effects_of(deck: Visitors, module: ModuleType, first: int) -> dict[str, Step[State]]:
    """The effect of each card of a deck by its id, in printed order.

    The effect of `tour-guide` is made by the function `tour_guide` of the module. `first` is the place of the
    deck's first number in `Tables.numbers`. A card without an effect or an unused number raises BadData.
    """
    made: dict[str, Step[State]] = {}
    for id, name, numbers in zip(deck.ids, deck.names, deck.numbers, strict=True):
        function = id.replace("-", "_")
        make = getattr(module, function, None)
        if make is None:
            raise BadData(f"visitor {id!r} has no effect: add the function {function} to {module.__name__}")
        card = Card(name, {number: first + place for place, number in enumerate(numbers)})
        made[id] = make(card)
        first += len(numbers)
        if card.unused():
            raise BadData(f"visitor {id!r}: its effect does not use the number {', '.join(card.unused())}")
    return made
