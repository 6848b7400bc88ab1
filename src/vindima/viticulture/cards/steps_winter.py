"""What winter visitors do in a vineyard: grapes, wines, workers, a structure."""

from __future__ import annotations

from collections.abc import Sequence

from vindima.core.explain import Reason
from vindima.core.step import Frame, Step
from vindima.viticulture.actions.build import raise_structure, structure_refused
from vindima.viticulture.actions.orders import FillOrder
from vindima.viticulture.actions.train import all_workers
from vindima.viticulture.actions.wine import MakeWine
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT, age_wines, cellar_stops
from vindima.viticulture.codes import FILL, VALUES, WINE
from vindima.viticulture.effects import DiscardWine, grapes_of, remove_grape, remove_wine, wines_of
from vindima.viticulture.model import GRANDE
from vindima.viticulture.placing import fetch_worker, placed_kind, placed_workers
from vindima.viticulture.reasons import (
    GRANDE_AT_HOME,
    NO_GRAPE,
    NO_LIRA,
    NO_WINE,
    NOTHING_AGES,
    SPOT_TAKEN,
    WORKERS_MISSING,
)
from vindima.viticulture.state import FROM_VISITORS, State


class BoughtGrape(Step[State]):
    """A grape of value 1, if its spot is free; it never stands elsewhere."""

    rule = "Viticulture, Visitors: bought grapes; visitor_conditions, T8"

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def blocked(self, state: State, seat: int) -> Reason | None:
        return SPOT_TAKEN if state.grapes[seat * COLOUR_COUNT + self.colour] >> 1 & 1 else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.grapes[frame.seat * COLOUR_COUNT + self.colour] |= 1 << 1


class MakeWineAhead(MakeWine):
    """Wines that may stand in the next cellar before it is built, each worth so much when it is finished."""

    rule = "Viticulture, Visitors: Zymologist; T7, T11"

    def __init__(self, value: int) -> None:
        super().__init__(cellars=1, value=value)


class BuildFor(Step[State]):
    """One named structure at a price of its own."""

    rule = "Viticulture, Visitors: Harvest Expert; structure_limit"

    def __init__(self, structure: int, price: int) -> None:
        self.structure = structure
        self.price = price

    def blocked(self, state: State, seat: int) -> Reason | None:
        reason = structure_refused(state, seat, self.structure)
        if reason is None and state.lira[seat] < self.price:
            return NO_LIRA
        return reason

    def take(self, state: State, frame: Frame, code: int) -> None:
        raise_structure(state, frame.seat, self.structure, self.price)


class HasAllWorkers(Step[State]):
    """A condition: every worker that a seat can have is trained."""

    rule = "Viticulture, Visitors: Professor; train"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if all_workers(state, seat) else WORKERS_MISSING

    def take(self, state: State, frame: Frame, code: int) -> None:
        """Only asks whether the rest may start."""


class FetchGrande(Step[State]):
    """A placed grande comes back for use this year; a plan it was placed for is gone."""

    rule = "Viticulture, Visitors: Motivator; T6, T21"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return GRANDE_AT_HOME if state.grande >> seat & 1 else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        for code in placed_workers(state, frame.seat):
            if placed_kind(state, frame.seat, code) == GRANDE:
                fetch_worker(state, frame.seat, code)


# Wine thrown away


class Promote(Step[State]):
    """One grape or one wine of any value goes, for a point and residual."""

    rule = "Viticulture, Visitors: Promoter; residual_limits"
    ask = "discard-grape-or-wine"

    def __init__(self, vp: int, residual: int) -> None:
        self.vp = vp
        self.residual = residual

    def blocked(self, state: State, seat: int) -> Reason | None:
        if grapes_of(state, seat) or wines_of(state, seat):
            return None
        return NO_GRAPE

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return [*grapes_of(state, frame.seat), *wines_of(state, frame.seat)]

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code >= WINE:
            remove_wine(state, frame.seat, code)
        else:
            remove_grape(state, frame.seat, code)
        state.gain_points(frame.seat, FROM_VISITORS, self.vp)
        state.gain_residual(frame.seat, self.residual)


class Taste(DiscardWine):
    """One wine goes for lira; points too if every other wine in all cellars is worth less."""

    rule = "Viticulture, Visitors: Taster"

    def __init__(self, lira: int, vp: int) -> None:
        super().__init__()
        self.lira = lira
        self.vp = vp

    def take(self, state: State, frame: Frame, code: int) -> None:
        value = remove_wine(state, frame.seat, code)
        state.lira[frame.seat] += self.lira
        if not any(wines >> value for wines in state.wines):
            state.gain_points(frame.seat, FROM_VISITORS, self.vp)


# Ageing


class AgeAll(Step[State]):
    """All wines in the cellar age some steps; there must be one."""

    rule = "Viticulture, Visitors: Oenologist; ageing"

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if state.has_wine(seat) else NO_WINE

    def take(self, state: State, frame: Frame, code: int) -> None:
        for _ in range(self.steps):
            age_wines(state, frame.seat)


def ageable(state: State, seat: int, without: Sequence[int] = ()) -> list[int]:
    """The WINE codes that could age one step, some WINE codes set aside."""
    stops = cellar_stops(state, seat)
    held = [code for code in wines_of(state, seat) if code not in without]
    found = []
    for code in held:
        value = (code - WINE) % VALUES + 1
        if value < state.tables.mat.top and not stops >> value & 1 and code + 1 not in held:
            found.append(code)
    return found


class AgeOne(Step[State]):
    """One wine, one step up."""

    rule = "Viticulture, Visitors: Master Vintner; ageing, ageing_beyond_cellar"
    ask = "age-wine"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if ageable(state, seat) else NOTHING_AGES

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return ageable(state, frame.seat)

    def take(self, state: State, frame: Frame, code: int) -> None:
        age_one(state, frame.seat, code)


def age_one(state: State, seat: int, code: int) -> None:
    """The wine of a WINE code one step up."""
    wine, value = (code - WINE) // VALUES, (code - WINE) % VALUES
    state.wines[seat * WINE_COUNT + wine] ^= 3 << value + 1


class AgeThenFill(AgeOne):
    """One wine ages, one with which an order can then be filled; the order follows."""

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
        """Why no order can be filled once that wine has aged."""
        before = state.wines[:]
        age_one(state, seat, code)
        reason = self.fill.blocked(state, seat)
        state.wines = before
        return reason

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return self.fill_refused(state, frame.seat, code)

    def take(self, state: State, frame: Frame, code: int) -> None:
        age_one(state, frame.seat, code)
        state.push(self.fill, frame.seat)

    def children(self) -> tuple[Step[State], ...]:
        return (self.fill,)


class FillThenAge(FillOrder):
    """One order is filled with wines that leave one behind that can age; it ages then."""

    rule = "Viticulture, Visitors: Master Vintner; visitor_play"

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
        """True if some choice of the wines still to come leaves a wine that can age."""
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
