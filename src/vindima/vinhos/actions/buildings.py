"""The Wineries, Cellars and Enologists actions, and the bonus action that buys one winery for less."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason
from vindima.core.rows import increased, replaced
from vindima.core.step import Frame
from vindima.vinhos import telling
from vindima.vinhos.codes import PLACE
from vindima.vinhos.estates import cellar_refused, enologist_refused, place_building_cube, winery_refused
from vindima.vinhos.mandatory import keeping, spoiling
from vindima.vinhos.model import ESTATES
from vindima.vinhos.moments import ANY_TIME, PREPARE, Action
from vindima.vinhos.needs import cash_in_reach, cellar_needs, enologist_needs, winery_needs
from vindima.vinhos.reasons import CANNOT_PAY, NO_CELLAR_LEFT, NO_ENOLOGIST_LEFT, NO_WINERY_LEFT
from vindima.vinhos.state import State


class Building(Action):
    """A building bought for cash and put into an estate."""

    def price(self, state: State) -> int:
        raise NotImplementedError

    def none_left(self, state: State) -> Reason | None:
        """Why there is none to buy."""
        raise NotImplementedError

    def estate_refused(self, state: State, estate: int) -> Reason | None:
        """Why it cannot go into an estate."""
        raise NotImplementedError

    def place(self, state: State, estate: int) -> None:
        """Move it from the board to the estate."""
        raise NotImplementedError

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        reason = self.none_left(state)
        if reason is None:
            reason = self.estate_refused(state, frame.seat * ESTATES + code - PLACE)
        if reason is None and state.cash[frame.seat] < self.price(state):
            return CANNOT_PAY
        return reason

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        if self.none_left(state) is not None or state.cash[frame.seat] < self.price(state):
            return []
        first = frame.seat * ESTATES
        return [PLACE + n for n in range(ESTATES) if self.estate_refused(state, first + n) is None]

    def do(self, state: State, frame: Frame, code: int) -> None:
        state.cash[frame.seat] -= self.price(state)
        if state.events is not None:
            telling.cash(state, frame.seat, -self.price(state), "building")
        self.place(state, frame.seat * ESTATES + code - PLACE)

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return range(PLACE, PLACE + ESTATES)

    def describe_question(self, state: State, frame: Frame) -> dict[str, Arg]:
        return {"price": self.price(state), "left": self.most_times(state) - len(frame.memo)}

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        price = self.price(state)
        return {"price": price, "short": max(0, price - state.cash[frame.seat])}


class Wineries(Building):
    """One or two wineries."""

    rule = "Vinhos, Wineries"

    def most_times(self, state: State) -> int:
        return state.tables.prices.wineries_per_action

    def price(self, state: State) -> int:
        return state.tables.prices.winery

    def none_left(self, state: State) -> Reason | None:
        return None if state.wineries_left else NO_WINERY_LEFT

    def estate_refused(self, state: State, estate: int) -> Reason | None:
        return winery_refused(state, estate)

    def in_reach(self, state: State, frame: Frame) -> bool:
        cash = cash_in_reach(state, frame.seat)
        return winery_needs(state, frame.seat, cash, self.price(state)) is None

    def place(self, state: State, estate: int) -> None:
        state.wineries_left -= 1
        state.wineries = increased(state.wineries, estate, 1)
        if state.events is not None:
            telling.building(state, "winery", estate)
        place_building_cube(state, estate)


class BonusWinery(Wineries):
    """One winery at the bonus action's price."""

    rule = "Vinhos, Bonus actions: winery; V47"

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME | PREPARE

    def most_times(self, state: State) -> int:
        return 1

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        reason = super().refuse_choice(state, frame, code)
        return reason or spoiling(code, self.possible_choices(state, frame))

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        """The estates that leave a waiting action possible (V47)."""

        def after(copy: State, code: int) -> None:
            self.do(copy, frame, code)

        return list(keeping(state, frame.seat, super().possible_choices(state, frame), after))

    def price(self, state: State) -> int:
        return state.tables.managers.bonus_winery_price


class Cellars(Building):
    """One cellar over a warehouse; the wines keep their slots."""

    rule = "Vinhos, Cellars"
    most = 1

    def price(self, state: State) -> int:
        return state.tables.prices.cellar

    def none_left(self, state: State) -> Reason | None:
        return None if state.cellars_left else NO_CELLAR_LEFT

    def estate_refused(self, state: State, estate: int) -> Reason | None:
        return cellar_refused(state, estate)

    def in_reach(self, state: State, frame: Frame) -> bool:
        return cellar_needs(state, frame.seat, cash_in_reach(state, frame.seat)) is None

    def place(self, state: State, estate: int) -> None:
        state.cellars_left -= 1
        state.cellar = replaced(state.cellar, estate, 1)
        if state.events is not None:
            telling.building(state, "cellar", estate)
        place_building_cube(state, estate)


class Enologists(Building):
    """One or two enologists, each on an empty winery."""

    rule = "Vinhos, Enologists"

    def most_times(self, state: State) -> int:
        return state.tables.prices.enologists_per_action

    def price(self, state: State) -> int:
        return state.tables.prices.enologist

    def none_left(self, state: State) -> Reason | None:
        return None if state.enologists_left else NO_ENOLOGIST_LEFT

    def estate_refused(self, state: State, estate: int) -> Reason | None:
        return enologist_refused(state, estate)

    def in_reach(self, state: State, frame: Frame) -> bool:
        return enologist_needs(state, frame.seat, cash_in_reach(state, frame.seat)) is None

    def place(self, state: State, estate: int) -> None:
        state.enologists_left -= 1
        state.enologists = increased(state.enologists, estate, 1)
        if state.events is not None:
            telling.building(state, "enologist", estate)


WINERIES_ACTION: Final = Wineries()
BONUS_WINERY_ACTION: Final = BonusWinery()
CELLARS_ACTION: Final = Cellars()
ENOLOGISTS_ACTION: Final = Enologists()
