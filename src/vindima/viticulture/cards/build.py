"""Visitors that build structures, and what they count."""

from __future__ import annotations

from typing import Any

from vindima.core.explain import Reason
from vindima.core.masks import bits
from vindima.core.step import Frame, Step
from vindima.viticulture.actions.build import Build, has_price, raise_structure, structure_refused
from vindima.viticulture.amounts import Amount
from vindima.viticulture.effects import Count
from vindima.viticulture.model import STRUCTURES
from vindima.viticulture.reasons import NO_LIRA, NOTHING_TO_BUILD
from vindima.viticulture.state import State


def structures_priced(*prices: Amount) -> Count:
    """Count the built structures with one of these printed prices."""

    def count(state: State, seat: int) -> int:
        return sum(has_price(state, built, prices) for built in bits(state.structures[seat]))

    return count


def built_priced(*prices: Amount) -> Count:
    """1 if the structure just built has one of these printed prices."""

    def count(state: State, seat: int) -> int:
        return int(bool(state.built) and has_price(state, state.built - 1, prices))

    return count


def structures_built(least: Amount) -> Count:
    """1 if at least this many structures are built."""

    def count(state: State, seat: int) -> int:
        return int(state.structures[seat].bit_count() >= least.of(state))

    return count


class BuildFor(Step[State]):
    """Build one named structure at a special price."""

    rule = "Viticulture, Visitors: Harvest Expert; structure_limit"

    def __init__(self, structure: int, price: Amount) -> None:
        self.structure = structure
        self.price = price

    def blocked(self, state: State, seat: int) -> Reason | None:
        reason = structure_refused(state, seat, self.structure)
        if reason is None and state.lira[seat] < self.price.of(state):
            return NO_LIRA
        return reason

    def take(self, state: State, frame: Frame, code: int) -> None:
        raise_structure(state, frame.seat, self.structure, self.price.of(state))


class BuildFree(Step[State]):
    """Build several structures for nothing.

    It is enough that this many are missing: the large cellar can be built after the medium one.
    """

    rule = "Viticulture, Visitors: Stonemason; structure_limit, visitor_play"

    def __init__(self, count: Amount) -> None:
        self.count = count
        self.build = Build(free=True)

    def blocked(self, state: State, seat: int) -> Reason | None:
        missing = len(STRUCTURES) - state.structures[seat].bit_count()
        return NOTHING_TO_BUILD if missing < self.count.of(state) else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        for _ in range(self.count.of(state)):
            state.push(self.build, frame.seat)

    def children(self) -> tuple[Step[Any], ...]:
        return (self.build,)
