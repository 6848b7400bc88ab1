"""The Vineyards action, and the bonus action that buys one vineyard for less."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason, Ref
from vindima.core.step import Frame, Step
from vindima.vinhos.estates import place_vineyard, take_vineyard, vineyard_fits, vineyard_refused
from vindima.vinhos.model import BUY, DISCOUNT, ESTATES, PLACE, REGIONS, REORDER
from vindima.vinhos.moments import ANY_TIME, BENEFIT_TOO, BUYING, PREPARE, Action
from vindima.vinhos.needs import cash_in_reach, experts_ready, vineyards_need
from vindima.vinhos.reasons import (
    ALREADY_BOUGHT_HERE,
    CANNOT_PAY,
    DECK_EMPTY,
    NO_ESTATE_FITS,
    NOT_IN_PLAY,
)
from vindima.vinhos.state import State


class PlaceVineyard(Step[State]):
    """The estate that a bought vineyard goes to. The memo is the tile."""

    rule = "Vinhos, Vineyards; V11, V12, V13, V55"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(PLACE, PLACE + ESTATES)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return vineyard_refused(state, frame.seat * ESTATES + code - PLACE, frame.memo[0])

    def take(self, state: State, frame: Frame, code: int) -> None:
        place_vineyard(state, frame.seat * ESTATES + code - PLACE, frame.memo[0])

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"vineyard": Ref("vineyard", state.tables.tile_ids[frame.memo[0]])}


class Vineyards(Action):
    """Vineyards for cash, one from each region at most."""

    rule = "Vinhos, Vineyards; V43, V51"

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME | BUYING if frame.memo else ANY_TIME | BUYING | PREPARE | BENEFIT_TOO

    def discount(self, state: State) -> int:
        return state.discount

    def discount_in_reach(self, state: State, seat: int) -> int:
        return state.discount + experts_ready(state, seat, DISCOUNT)

    def reorder_in_reach(self, state: State, seat: int) -> bool:
        return experts_ready(state, seat, REORDER) > 0

    def price(self, state: State, region: int) -> int:
        return max(0, state.tables.tile_cost[state.decks[region][0]] - self.discount(state))

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return range(BUY, BUY + len(REGIONS))

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        region = code - BUY
        if not state.decks[region]:
            return DECK_EMPTY if state.in_play >> region & 1 else NOT_IN_PLAY
        if code in frame.memo:
            return ALREADY_BOUGHT_HERE
        if not vineyard_fits(state, frame.seat, state.decks[region][0]):
            return NO_ESTATE_FITS
        return CANNOT_PAY if self.price(state, region) > state.cash[frame.seat] else None

    def in_reach(self, state: State, frame: Frame) -> bool:
        cash = cash_in_reach(state, frame.seat)
        discount = self.discount_in_reach(state, frame.seat)
        reorder = self.reorder_in_reach(state, frame.seat)
        return vineyards_need(state, frame.seat, cash, discount, reorder, frame.memo) is None

    def do(self, state: State, frame: Frame, code: int) -> None:
        state.cash[frame.seat] -= self.price(state, code - BUY)
        state.push(PLACE_VINEYARD, frame.seat, (take_vineyard(state, code - BUY),))

    def finish(self, state: State, frame: Frame) -> None:
        state.discount = 0

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        region = code - BUY
        if not 0 <= region < len(REGIONS) or not state.decks[region]:
            return {}
        price = self.price(state, region)
        return {
            "vineyard": Ref("vineyard", state.tables.tile_ids[state.decks[region][0]]),
            "price": price,
            "short": max(0, price - state.cash[frame.seat]),
        }


class BonusVineyard(Vineyards):
    """One vineyard at the bonus action's discount; no expert adds to it (V43)."""

    rule = "Vinhos, Bonus actions: vineyard; V43"
    most = 1

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME | PREPARE

    def discount(self, state: State) -> int:
        return state.tables.bonus_vineyard_discount

    def discount_in_reach(self, state: State, seat: int) -> int:
        return state.tables.bonus_vineyard_discount

    def reorder_in_reach(self, state: State, seat: int) -> bool:
        return False

    def finish(self, state: State, frame: Frame) -> None:
        """The discount of a Vineyards action that waits for this bonus stays."""


PLACE_VINEYARD: Final = PlaceVineyard()
VINEYARDS_ACTION: Final = Vineyards()
BONUS_VINEYARD_ACTION: Final = BonusVineyard()
