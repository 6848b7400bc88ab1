"""Visitors that age wine, also together with filling an order."""

from __future__ import annotations

from collections.abc import Sequence

from vindima.core.explain import Reason
from vindima.core.step import Fields, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.actions.orders import FillOrder
from vindima.viticulture.amounts import Amount
from vindima.viticulture.cellar import WINE_COUNT, age_wines, cellar_stops
from vindima.viticulture.codes import FILL, VALUES, WINE
from vindima.viticulture.effects import wines_of
from vindima.viticulture.reasons import NO_WINE, NOTHING_AGES
from vindima.viticulture.state import State


class AgeAll(Step[State]):
    """Age all wines in the cellar several times. Wines that cannot age stay, but at least one must age."""

    rule = "Viticulture, Visitors: Oenologist; ageing, visitor_play"

    def __init__(self, steps: Amount) -> None:
        self.steps = steps

    def blocked(self, state: State, seat: int) -> Reason | None:
        if not state.has_wine(seat):
            return NO_WINE
        return None if ageable(state, seat) else NOTHING_AGES

    def take(self, state: State, frame: Frame, code: int) -> None:
        for _ in range(self.steps.of(state)):
            age_wines(state, frame.seat)


def ageable(state: State, seat: int, without: Sequence[int] = ()) -> list[int]:
    """The WINE codes that could age once, if the wines `without` were gone."""
    stops = cellar_stops(state, seat)
    held = [code for code in wines_of(state, seat) if code not in without]
    found = []
    for code in held:
        value = (code - WINE) % VALUES + 1
        if value < state.tables.mat.top and not stops >> value & 1 and code + 1 not in held:
            found.append(code)
    return found


class AgeOne(Step[State]):
    """Age one wine once."""

    rule = "Viticulture, Visitors: Master Vintner; ageing, ageing_beyond_cellar"
    ask = "age-wine"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if ageable(state, seat) else NOTHING_AGES

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return ageable(state, frame.seat)

    def take(self, state: State, frame: Frame, code: int) -> None:
        self.age(state, frame.seat, code)

    def age(self, state: State, seat: int, code: int) -> None:
        """Age the wine and record the event."""
        age_one(state, seat, code)
        if state.events is not None:
            wine, value = (code - WINE) // VALUES, (code - WINE) % VALUES + 1
            telling.ages_one(state, seat, wine, value)


def age_one(state: State, seat: int, code: int) -> None:
    """Age the wine of a WINE code once."""
    wine, value = (code - WINE) // VALUES, (code - WINE) % VALUES
    state.wines[seat * WINE_COUNT + wine] ^= 3 << value + 1


class AgeThenFill(AgeOne):
    """Age one wine so that an order can be filled, then fill an order."""

    rule = "Viticulture, Visitors: Master Vintner; visitor_play"

    def __init__(self) -> None:
        self.fill = FillOrder()

    def blocked(self, state: State, seat: int) -> Reason | None:
        found = ageable(state, seat)
        if not found:
            return NOTHING_AGES
        reason: Reason | None = None
        for code in found:
            reason = self.fill_refused(state, seat, code)
            if reason is None:
                return None
        return reason

    def fill_refused(self, state: State, seat: int, code: int) -> Reason | None:
        """Why no order can be filled after that wine has aged."""
        before = state.wines[:]
        age_one(state, seat, code)
        reason = self.fill.blocked(state, seat)
        state.wines = before
        return reason

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return self.fill_refused(state, frame.seat, code)

    def take(self, state: State, frame: Frame, code: int) -> None:
        self.age(state, frame.seat, code)
        state.push(self.fill, frame.seat)

    def children(self) -> tuple[Step[State], ...]:
        return (self.fill,)


class FillThenAge(FillOrder):
    """Fill one order with wines that leave a wine that can age, then age one wine."""

    rule = "Viticulture, Visitors: Master Vintner; visitor_play"
    needs: Fields = ("orders", "structures", "wines")

    def __init__(self) -> None:
        super().__init__()
        self.age = AgeOne()

    def blocked(self, state: State, seat: int) -> Reason | None:
        reason = super().blocked(state, seat)
        if reason is None and not self.options(state, Frame(self, seat)):
            return NOTHING_AGES
        return reason

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        reason = super().refuse(state, frame, code)
        if reason is not None:
            return reason
        memo = (*frame.memo, code) if frame.memo else (code - FILL,)
        return None if self.leaves_one(state, Frame(self, frame.seat, memo)) else NOTHING_AGES

    def leaves_one(self, state: State, frame: Frame) -> bool:
        """True if some choice of the remaining wines leaves a wine that can age."""
        order, taken = frame.memo[0], frame.memo[1:]
        if len(taken) == len(state.tables.orders.wines[order]):
            return bool(ageable(state, frame.seat, taken))
        return any(
            self.leaves_one(state, frame.noting(code))
            for code in self.candidates(state, frame)
            if super(FillThenAge, self).refuse(state, frame, code) is None
        )

    def deliver(self, state: State, seat: int, order: int, wines: tuple[int, ...]) -> None:
        super().deliver(state, seat, order, wines)
        state.push(self.age, seat)

    def children(self) -> tuple[Step[State], ...]:
        return (self.age,)
