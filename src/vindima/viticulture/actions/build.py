"""Building structures, and the next cellar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason
from vindima.core.masks import bits
from vindima.core.step import NOTHING, Fields, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.amounts import Amount, amount
from vindima.viticulture.codes import BUILD, BUILD_CODES
from vindima.viticulture.model import LARGE_CELLAR, MEDIUM_CELLAR
from vindima.viticulture.reasons import (
    ALREADY_BUILT,
    CELLAR_FIRST,
    CELLARS_COMPLETE,
    NO_LIRA,
    NOTHING_TO_BUILD,
    WRONG_PRICE,
)
from vindima.viticulture.state import State
from vindima.viticulture.tables.board import MOST


def structure_refused(state: State, seat: int, structure: int) -> Reason | None:
    """Why a structure cannot be built, regardless of its price (structure_limit)."""
    if state.has(seat, structure):
        return ALREADY_BUILT
    needed = state.tables.mat.structure_needs[structure]
    return None if needed < 0 or state.has(seat, needed) else CELLAR_FIRST


def has_price(state: State, structure: int, prices: tuple[Amount, ...]) -> bool:
    """True if the printed price of a structure is one of these."""
    cost = state.tables.mat.structure_cost[structure]
    return any(cost == price.of(state) for price in prices)


def raise_structure(state: State, seat: int, structure: int, price: int) -> None:
    """Pay for a structure and build it."""
    state.lira[seat] -= price
    state.structures[seat] |= 1 << structure
    state.built = 1 + structure
    if state.events is not None:
        telling.lira(state, seat, -price, telling.cause("building"))
        telling.builds(state, seat, structure)


class Build(Step[State]):
    """Build one structure, with a discount if there is one; a discount is never paid out.

    With `free`, it costs nothing. If `prices` are given, only structures with these printed prices count.
    """

    rule = "Viticulture, Build a structure; structure_limit"
    ask = "build"
    changes: Fields = ("built", "lira", "structures")
    needs: Fields = ("lira", "structures")

    def __init__(
        self, discount: int | Amount = 0, free: bool = False, prices: tuple[Amount, ...] = ()
    ) -> None:
        self.discount = amount(discount)
        self.free = free
        self.prices = prices

    def price(self, state: State, structure: int) -> int:
        if self.free:
            return 0
        return max(0, state.tables.mat.structure_cost[structure] - self.discount.of(state))

    def structure_refused(self, state: State, seat: int, structure: int, more_lira: int) -> Reason | None:
        reason = structure_refused(state, seat, structure)
        if reason is not None:
            return reason
        if self.prices and not has_price(state, structure, self.prices):
            return WRONG_PRICE
        return None if state.lira[seat] + more_lira >= self.price(state, structure) else NO_LIRA

    def blocked_with(self, state: State, seat: int, more_lira: int) -> Reason | None:
        """Why nothing could be built with that much more lira."""
        return None if self.possible(state, seat, more_lira) else NOTHING_TO_BUILD

    def possible(self, state: State, seat: int, more_lira: int) -> int:
        """Mask of the structures that `structure_refused` allows, computed at once."""
        mat = state.tables.mat
        found = mat.buildable[state.structures[seat]]
        if not self.free:
            found &= mat.affordable[min(state.lira[seat] + more_lira + self.discount.of(state), MOST)]
        if self.prices:
            for structure in bits(found):
                if not has_price(state, structure, self.prices):
                    found ^= 1 << structure
        return found

    def blocked(self, state: State, seat: int) -> Reason | None:
        return self.blocked_with(state, seat, 0)

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return BUILD_CODES

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return self.structure_refused(state, frame.seat, code - BUILD, 0)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return bits(self.possible(state, frame.seat, 0), BUILD)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code != NOTHING:
            raise_structure(state, frame.seat, code - BUILD, self.price(state, code - BUILD))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code == NOTHING:
            return {}
        price = self.price(state, code - BUILD)
        return {"price": price, "short": max(0, price - state.lira[frame.seat])}


class NextCellar(Step[State]):
    """Build the next cellar, at its price minus a discount, or at a flat price."""

    rule = "Viticulture, Visitors: next cellar; structure_limit"
    changes: Fields = ("built", "lira", "structures")
    needs: Fields = ("lira", "structures")

    def __init__(self, discount: int | Amount = 0, flat: int | Amount | None = None) -> None:
        self.discount = amount(discount)
        self.flat = None if flat is None else amount(flat)

    def price(self, state: State, structure: int) -> int:
        if self.flat is not None:
            return self.flat.of(state)
        return max(0, state.tables.mat.structure_cost[structure] - self.discount.of(state))

    def blocked(self, state: State, seat: int) -> Reason | None:
        structure = next_cellar(state, seat)
        if structure < 0:
            return CELLARS_COMPLETE
        return None if state.lira[seat] >= self.price(state, structure) else NO_LIRA

    def take(self, state: State, frame: Frame, code: int) -> None:
        structure = next_cellar(state, frame.seat)
        raise_structure(state, frame.seat, structure, self.price(state, structure))


def next_cellar(state: State, seat: int) -> int:
    """The cellar that the seat would build next; -1 if it has both."""
    if not state.has(seat, MEDIUM_CELLAR):
        return MEDIUM_CELLAR
    return -1 if state.has(seat, LARGE_CELLAR) else LARGE_CELLAR


BUILD_ACTION: Final = Build()
