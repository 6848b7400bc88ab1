"""Visitors that buy grapes and make wine, and what they count."""

from __future__ import annotations

from vindima.core.explain import Reason
from vindima.core.step import Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.actions.wine import MakeWine
from vindima.viticulture.amounts import Amount
from vindima.viticulture.cellar import COLOUR_COUNT
from vindima.viticulture.model import SPARKLING
from vindima.viticulture.reasons import SPOT_TAKEN
from vindima.viticulture.state import State


def sparkling_made(state: State, seat: int) -> int:
    """How many sparkling wines were just made."""
    return state.made[SPARKLING]


def kinds_made(state: State, seat: int) -> int:
    """How many kinds of wine were just made."""
    return sum(map(bool, state.made))


class BoughtGrape(Step[State]):
    """Gain a grape of a given value. Its spot must be free: a bought grape may not go on a lower one."""

    rule = "Viticulture, Visitors: bought grapes; visitor_conditions, T8"

    def __init__(self, colour: int, value: Amount) -> None:
        self.colour = colour
        self.value = value

    def blocked(self, state: State, seat: int) -> Reason | None:
        taken = state.grapes[seat * COLOUR_COUNT + self.colour]
        return SPOT_TAKEN if taken >> self.value.of(state) & 1 else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.grapes[frame.seat * COLOUR_COUNT + self.colour] |= 1 << self.value.of(state)
        if state.events is not None:
            telling.grape(state, "grape", frame.seat, self.colour, self.value.of(state))


class MakeWineAhead(MakeWine):
    """Make wines of at least some value that may go in the next cellar before it is built."""

    rule = "Viticulture, Visitors: Zymologist; T7, T11"

    def __init__(self, most: Amount, value: Amount) -> None:
        super().__init__(most, cellars=1, value=value)
