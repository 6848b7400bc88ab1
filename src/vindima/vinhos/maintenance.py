"""Maintenance: interest first, then salaries, from the account alone (V26, V27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason
from vindima.core.rows import increased
from vindima.core.step import EMPTY, NOTHING, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.codes import DISCARD, DROP, PLACE
from vindima.vinhos.estates import drop_vineyard, drop_winery, enologist_refused
from vindima.vinhos.experts import LIFT_PAIR, PLACE_CUBES
from vindima.vinhos.model import ESTATES
from vindima.vinhos.naming import estate_named
from vindima.vinhos.needs import hangouts_with_pairs
from vindima.vinhos.state import State


class Maintenance(Step[State]):
    """All of Maintenance: interest in player order, then salaries, then the variant's barrels."""

    rule = "Vinhos, Maintenance; V26"

    def take(self, state: State, frame: Frame, code: int) -> None:
        if state.setup.barrels_home:
            for seat in reversed(state.order):
                state.push(BARRELS_HOME, seat)
        for step in (SALARIES, INTEREST):
            for seat in reversed(state.order):
                state.stack.append(step.plain_frame(seat))


class Interest(Step[State]):
    """Pay or receive interest by the investment level; a debt costs a winery or, without one, a vineyard."""

    rule = "Vinhos, Maintenance: interest; V26"

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat, level = frame.seat, state.investment[frame.seat]
        if level >= 0:
            state.pay_into_account(seat, level, "interest")
        elif state.pay_from_account(seat, -level, "interest") < -level:
            state.push(LOSE_TILE, seat)


class LoseTile(Step[State]):
    """Choose the estate that loses a winery or, if there is none, a vineyard."""

    rule = "Vinhos, Maintenance: unpaid interest; V16, V26, V54"

    def asks(self, state: State, frame: Frame) -> str:
        wineries = any(state.wineries[estate] for estate in state.estates(frame.seat))
        return "lose-winery" if wineries else "lose-vineyard"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        first = frame.seat * ESTATES
        with_winery = [DROP + n for n in range(ESTATES) if state.wineries[first + n]]
        return with_winery or [DROP + n for n in range(ESTATES) if state.tiles[first + n]]

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code == NOTHING:
            return
        estate = frame.seat * ESTATES + code - DROP
        if not state.wineries[estate]:
            state.push(DISCARD_VINEYARD, frame.seat, (estate,))
            return
        drop_winery(state, estate)
        if state.enologists[estate] > state.wineries[estate]:
            state.enologists = increased(state.enologists, estate, -1)
            if state.events is not None:
                telling.building(state, "enologist-leaves", estate)
            state.push(REHOUSE, frame.seat)


class DiscardVineyard(Step[State]):
    """Choose which of an estate's vineyards is lost; not asked if it has only one. The memo is the estate."""

    rule = "Vinhos, Maintenance: unpaid interest; V16, V26"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        tiles = state.tiles[frame.memo[0]]
        return [DISCARD + tile for tile in tiles] if len(tiles) > 1 else EMPTY

    def take(self, state: State, frame: Frame, code: int) -> None:
        estate = frame.memo[0]
        drop_vineyard(state, estate, state.tiles[estate][0] if code == NOTHING else code - DISCARD)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code == NOTHING:
            return {"estate": estate_named(state, frame.memo[0])}
        return {"price": state.tables.vineyards.cost[code - DISCARD]}


class Rehouse(Step[State]):
    """The enologist of a lost winery moves to a winery without one, or leaves if there is none (V16)."""

    rule = "V16"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(PLACE, PLACE + ESTATES)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return enologist_refused(state, frame.seat * ESTATES + code - PLACE)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code == NOTHING:
            state.enologists_left += 1
            return
        state.enologists = increased(state.enologists, frame.seat * ESTATES + code - PLACE, 1)
        if state.events is not None:
            telling.building(state, "enologist", frame.seat * ESTATES + code - PLACE)


class Salaries(Step[State]):
    """Pay each enologist from the account while it lasts; unpaid enologists are dismissed."""

    rule = "Vinhos, Maintenance: salaries; V27"

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        staff = 0
        for estate in range(seat * ESTATES, seat * ESTATES + ESTATES):
            staff += state.enologists[estate]
        wage = state.tables.prices.salary
        paid = min(staff, state.account[seat] // wage)
        state.pay_from_account(seat, paid * wage, "salaries")
        for _ in range(staff - paid):
            state.push(DISMISS, seat)


class Dismiss(Step[State]):
    """Choose the estate that an unpaid enologist leaves."""

    rule = "Vinhos, Maintenance: salaries; V27"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        first = frame.seat * ESTATES
        return [DROP + n for n in range(ESTATES) if state.enologists[first + n]]

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.enologists = increased(state.enologists, frame.seat * ESTATES + code - DROP, -1)
        state.enologists_left += 1
        if state.events is not None:
            telling.building(state, "enologist-leaves", frame.seat * ESTATES + code - DROP)


class BarrelsHome(Step[State]):
    """Official variant: after salaries every pair of barrels in a hangout returns to its owner."""

    rule = "Vinhos, Chinese edition, variants: barrels from the home market; V52, V60"

    def take(self, state: State, frame: Frame, code: int) -> None:
        pairs = hangouts_with_pairs(state, frame.seat)
        if pairs:
            state.then(Frame(LIFT_PAIR, frame.seat, (pairs[0],)), Frame(PLACE_CUBES, frame.seat, (2,)), frame)


MAINTENANCE: Final = Maintenance()
INTEREST: Final = Interest()
LOSE_TILE: Final = LoseTile()
DISCARD_VINEYARD: Final = DiscardVineyard()
REHOUSE: Final = Rehouse()
SALARIES: Final = Salaries()
DISMISS: Final = Dismiss()
BARRELS_HOME: Final = BarrelsHome()
