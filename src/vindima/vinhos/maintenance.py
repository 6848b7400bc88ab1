"""Maintenance: interest first, then salaries, from the account alone (V26, V27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Reason
from vindima.core.step import NOTHING, Frame, Step
from vindima.vinhos.estates import drop_vineyard, drop_winery, enologist_refused
from vindima.vinhos.experts import LIFT_PAIR, PLACE_CUBES
from vindima.vinhos.model import DROP, ESTATES, HANGOUTS, PLACE
from vindima.vinhos.needs import barrels_in_hangout
from vindima.vinhos.state import State


class Maintenance(Step[State]):
    """The whole step: interest in player order, then salaries, then the variant's barrels."""

    rule = "Vinhos, Maintenance; V26"

    def take(self, state: State, frame: Frame, code: int) -> None:
        frames = [Frame(INTEREST, seat) for seat in state.order]
        frames += [Frame(SALARIES, seat) for seat in state.order]
        if state.setup.barrels_home:
            frames += [Frame(BARRELS_HOME, seat) for seat in state.order]
        state.then(*frames)


class Interest(Step[State]):
    """The account moves by the investment's level; what cannot be paid costs a winery, else a vineyard."""

    rule = "Vinhos, Maintenance: interest; V26"

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat, level = frame.seat, state.investment[frame.seat]
        if level >= 0:
            state.pay_into_account(seat, level)
        elif state.pay_from_account(seat, -level) < -level:
            state.push(LOSE_TILE, seat)


class LoseTile(Step[State]):
    """The estate that loses a winery; without any winery, one that loses a vineyard."""

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
            drop_vineyard(state, estate)
            return
        drop_winery(state, estate)
        if state.enologists[estate] > state.wineries[estate]:
            state.enologists[estate] -= 1
            state.push(REHOUSE, frame.seat)


class Rehouse(Step[State]):
    """A free winery for the enologist of a lost one; without any, the enologist leaves (V16)."""

    rule = "V16"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(PLACE, PLACE + ESTATES)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return enologist_refused(state, frame.seat * ESTATES + code - PLACE)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code == NOTHING:
            state.enologists_left += 1
        else:
            state.enologists[frame.seat * ESTATES + code - PLACE] += 1


class Salaries(Step[State]):
    """One for each enologist, as far as the account goes; the unpaid are dismissed."""

    rule = "Vinhos, Maintenance: salaries; V27"

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        staff = sum(state.enologists[estate] for estate in state.estates(seat))
        wage = state.tables.salary
        paid = min(staff, state.account[seat] // wage)
        state.pay_from_account(seat, paid * wage)
        for _ in range(staff - paid):
            state.push(DISMISS, seat)


class Dismiss(Step[State]):
    """The estate that an unpaid enologist leaves."""

    rule = "Vinhos, Maintenance: salaries; V27"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        first = frame.seat * ESTATES
        return [DROP + n for n in range(ESTATES) if state.enologists[first + n]]

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.enologists[frame.seat * ESTATES + code - DROP] -= 1
        state.enologists_left += 1


class BarrelsHome(Step[State]):
    """The official variant: every pair of barrels in one hangout goes home after the salaries."""

    rule = "Vinhos, Chinese edition, variants: barrels from the home market; V52"

    def take(self, state: State, frame: Frame, code: int) -> None:
        for hangout in range(len(HANGOUTS)):
            if barrels_in_hangout(state, frame.seat, hangout) >= 2:
                state.then(
                    Frame(LIFT_PAIR, frame.seat, (hangout,)), Frame(PLACE_CUBES, frame.seat, (2,)), frame
                )
                return


MAINTENANCE: Final = Maintenance()
INTEREST: Final = Interest()
LOSE_TILE: Final = LoseTile()
REHOUSE: Final = Rehouse()
SALARIES: Final = Salaries()
DISMISS: Final = Dismiss()
BARRELS_HOME: Final = BarrelsHome()
