"""Building structures, and the next cellar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason
from vindima.core.step import NOTHING, Frame, Step
from vindima.viticulture.codes import BUILD
from vindima.viticulture.model import LARGE_CELLAR, MEDIUM_CELLAR, STRUCTURES
from vindima.viticulture.reasons import (
    ALREADY_BUILT,
    CELLAR_FIRST,
    CELLARS_COMPLETE,
    NO_LIRA,
    NOTHING_TO_BUILD,
    WRONG_PRICE,
)
from vindima.viticulture.state import State


def structure_refused(state: State, seat: int, structure: int) -> Reason | None:
    """Why a structure cannot stand, whatever it costs (structure_limit)."""
    if state.has(seat, structure):
        return ALREADY_BUILT
    needed = state.tables.mat.structure_needs[structure]
    return None if needed < 0 or state.has(seat, needed) else CELLAR_FIRST


def raise_structure(state: State, seat: int, structure: int, price: int) -> None:
    """Pay for a structure and put it up."""
    state.lira[seat] -= price
    state.structures[seat] |= 1 << structure
    state.built = 1 + structure


class Build(Step[State]):
    """One structure, at a discount if the card says so; a discount is never paid out.

    `free` leaves out the lira altogether; `prices`, if any, are the printed prices that are allowed.
    """

    rule = "Viticulture, Build a structure; structure_limit"
    ask = "build"

    def __init__(self, discount: int = 0, free: bool = False, prices: tuple[int, ...] = ()) -> None:
        self.discount = discount
        self.free = free
        self.prices = prices

    def price(self, state: State, structure: int) -> int:
        return 0 if self.free else max(0, state.tables.mat.structure_cost[structure] - self.discount)

    def structure_refused(self, state: State, seat: int, structure: int, more_lira: int) -> Reason | None:
        reason = structure_refused(state, seat, structure)
        if reason is not None:
            return reason
        if self.prices and state.tables.mat.structure_cost[structure] not in self.prices:
            return WRONG_PRICE
        return None if state.lira[seat] + more_lira >= self.price(state, structure) else NO_LIRA

    def blocked_with(self, state: State, seat: int, more_lira: int) -> Reason | None:
        """Why nothing could be built with so much lira on top."""
        for structure in range(len(STRUCTURES)):
            if self.structure_refused(state, seat, structure, more_lira) is None:
                return None
        return NOTHING_TO_BUILD

    def blocked(self, state: State, seat: int) -> Reason | None:
        return self.blocked_with(state, seat, 0)

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(BUILD, BUILD + len(STRUCTURES))

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return self.structure_refused(state, frame.seat, code - BUILD, 0)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code != NOTHING:
            raise_structure(state, frame.seat, code - BUILD, self.price(state, code - BUILD))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code == NOTHING:
            return {}
        price = self.price(state, code - BUILD)
        return {"price": price, "short": max(0, price - state.lira[frame.seat])}


class NextCellar(Step[State]):
    """The next cellar, at its price less a discount, or at a flat price."""

    rule = "Viticulture, Visitors: next cellar; structure_limit"

    def __init__(self, discount: int = 0, flat: int = -1) -> None:
        self.discount = discount
        self.flat = flat

    def price(self, state: State, structure: int) -> int:
        cost = state.tables.mat.structure_cost[structure]
        return max(0, cost - self.discount) if self.flat < 0 else self.flat

    def blocked(self, state: State, seat: int) -> Reason | None:
        structure = next_cellar(state, seat)
        if structure < 0:
            return CELLARS_COMPLETE
        return None if state.lira[seat] >= self.price(state, structure) else NO_LIRA

    def take(self, state: State, frame: Frame, code: int) -> None:
        structure = next_cellar(state, frame.seat)
        raise_structure(state, frame.seat, structure, self.price(state, structure))


def next_cellar(state: State, seat: int) -> int:
    """The cellar that a seat would build next; -1 if it has both."""
    if not state.has(seat, MEDIUM_CELLAR):
        return MEDIUM_CELLAR
    return -1 if state.has(seat, LARGE_CELLAR) else LARGE_CELLAR


BUILD_ACTION: Final = Build()
