"""The Vineyards action, and the bonus action that buys one vineyard for less."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason, Ref
from vindima.core.rows import replaced
from vindima.core.step import Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.codes import BUY, PLACE
from vindima.vinhos.estates import place_vineyard, take_vineyard, vineyard_fits, vineyard_refused
from vindima.vinhos.mandatory import keeping, spoiling, waiting_action
from vindima.vinhos.model import DISCOUNT, ESTATES, REGIONS, REORDER, VINEYARDS
from vindima.vinhos.moments import ANY_TIME, BENEFIT_TOO, BUYING, PREPARE, REORDERING, Action
from vindima.vinhos.needs import action_in_reach, cash_in_reach, experts_ready, vineyards_need
from vindima.vinhos.reasons import (
    ALREADY_BOUGHT_HERE,
    CANNOT_PAY,
    DECK_EMPTY,
    NO_ESTATE_FITS,
    NOT_IN_PLAY,
)
from vindima.vinhos.reorder import can_reorder
from vindima.vinhos.state import State

NO_TILE: Final = -1


class PlaceVineyard(Step[State]):
    """Choose the estate for a bought vineyard. The memo is the tile."""

    rule = "Vinhos, Vineyards; V11, V12, V13, V47, V55"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(PLACE, PLACE + ESTATES)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        reason = vineyard_refused(state, frame.seat * ESTATES + code - PLACE, frame.memo[0])
        return reason or spoiling(code, self.options(state, frame))

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        first, tile = frame.seat * ESTATES, frame.memo[0]
        found = [PLACE + n for n in range(ESTATES) if vineyard_refused(state, first + n, tile) is None]

        def after(copy: State, code: int) -> None:
            place_vineyard(copy, first + code - PLACE, tile)

        return keeping(state, frame.seat, found, after)

    def take(self, state: State, frame: Frame, code: int) -> None:
        place_vineyard(state, frame.seat * ESTATES + code - PLACE, frame.memo[0])

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"vineyard": Ref("vineyard", state.tables.vineyards.ids[frame.memo[0]])}


class Vineyards(Action):
    """Vineyards for cash, at most one from each region."""

    rule = "Vinhos, Vineyards; V43, V51, V58"

    def moment(self, state: State, frame: Frame) -> int:
        found = ANY_TIME | BUYING if frame.memo else ANY_TIME | BUYING | PREPARE | BENEFIT_TOO
        return found | REORDERING if self.may_reorder(state, frame) else found

    def may_reorder(self, state: State, frame: Frame) -> bool:
        """True if a deck can be reordered before another purchase (V58)."""
        if not experts_ready(state, frame.seat, REORDER) or not can_reorder(state, frame.memo):
            return False
        return self.in_reach(state, frame)

    def discount(self, state: State) -> int:
        return state.discount

    def discount_in_reach(self, state: State, seat: int) -> int:
        return state.discount + experts_ready(state, seat, DISCOUNT)

    def reorder_in_reach(self, state: State, seat: int) -> bool:
        return experts_ready(state, seat, REORDER) > 0

    def price(self, state: State, region: int) -> int:
        return max(0, state.tables.vineyards.cost[state.decks[region][0]] - self.discount(state))

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

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        found = []
        cash = state.cash[frame.seat]
        for region, deck in enumerate(state.decks):
            if (
                deck
                and self.price(state, region) <= cash
                and BUY + region not in frame.memo
                and vineyard_fits(state, frame.seat, deck[0])
            ):
                found.append(BUY + region)
        return found

    def in_reach(self, state: State, frame: Frame) -> bool:
        cash = cash_in_reach(state, frame.seat)
        discount = self.discount_in_reach(state, frame.seat)
        reorder = self.reorder_in_reach(state, frame.seat)
        return vineyards_need(state, frame.seat, cash, discount, reorder, frame.memo) is None

    def do(self, state: State, frame: Frame, code: int) -> None:
        price = self.price(state, code - BUY)
        state.cash[frame.seat] -= price
        if state.events is not None:
            telling.cash(state, frame.seat, -price, "vineyard")
        state.push(PLACE_VINEYARD, frame.seat, (take_vineyard(state, code - BUY),))

    def finish(self, state: State, frame: Frame) -> None:
        state.discount = 0

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        region = code - BUY
        if not 0 <= region < len(REGIONS) or not state.decks[region]:
            return {}
        price = self.price(state, region)
        return {
            "vineyard": Ref("vineyard", state.tables.vineyards.ids[state.decks[region][0]]),
            "price": price,
            "short": max(0, price - state.cash[frame.seat]),
        }


class BonusVineyard(Vineyards):
    """One vineyard at the bonus action's discount; no expert adds to it (V43)."""

    rule = "Vinhos, Bonus actions: vineyard; V43, V47"
    most = 1

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME | PREPARE

    def discount(self, state: State) -> int:
        return state.tables.managers.bonus_vineyard_discount

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        reason = super().refuse_choice(state, frame, code)
        return reason or spoiling(code, self.possible_choices(state, frame))

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        """The regions that leave a waiting action possible, perhaps with the tile that appears next (V47)."""
        seat = frame.seat
        action = waiting_action(state, seat)

        def after(copy: State, code: int) -> bool | None:
            copy.cash[seat] -= self.price(state, code - BUY)
            if action != VINEYARDS:
                return None
            for tile in state.decks[code - BUY][1:] or (NO_TILE,):
                copy.decks = replaced(copy.decks, code - BUY, () if tile == NO_TILE else (tile,))
                if action_in_reach(copy, seat, action, 0):
                    return True
            return False

        return list(keeping(state, seat, super().possible_choices(state, frame), after))

    def discount_in_reach(self, state: State, seat: int) -> int:
        return state.tables.managers.bonus_vineyard_discount

    def reorder_in_reach(self, state: State, seat: int) -> bool:
        return False

    def finish(self, state: State, frame: Frame) -> None:
        """Keep the discount of a Vineyards action that waits below this bonus action."""


PLACE_VINEYARD: Final = PlaceVineyard()
VINEYARDS_ACTION: Final = Vineyards()
BONUS_VINEYARD_ACTION: Final = BonusVineyard()
