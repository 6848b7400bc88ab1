"""What visitors that harvest count."""

from __future__ import annotations

from vindima.viticulture.amounts import Amount
from vindima.viticulture.effects import Count
from vindima.viticulture.state import State


def fields_harvested(least: Amount) -> Count:
    """1 if at least this many fields were just harvested."""

    def count(state: State, seat: int) -> int:
        return int(state.reaped >= least.of(state))

    return count
