"""A turn: move the action marker, pay, perform the action; free answers and one benefit around it (V5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.events import tell
from vindima.core.explain import Arg, Reason
from vindima.core.step import EMPTY, Frame
from vindima.vinhos import telling
from vindima.vinhos.actions import ACTION_STEPS
from vindima.vinhos.codes import GO, STAY
from vindima.vinhos.managers import has_court_barrel
from vindima.vinhos.model import ACTIONS, PASS
from vindima.vinhos.moments import ANY_TIME, BENEFIT_TOO, MOVING, PREPARE, Late, Moment
from vindima.vinhos.needs import action_in_reach, action_needs
from vindima.vinhos.reasons import CAN_LEAVE, MUST_MOVE, SHORT_OF_CASH
from vindima.vinhos.state import State
from vindima.vinhos.wine import has_wine


def move_prices(state: State, seat: int) -> list[int]:
    """What the moving seat pays for each space; 0 if an expert gives a free move."""
    return [0] * len(ACTIONS) if state.free_move else full_prices(state, seat)


def full_prices(state: State, seat: int) -> list[int]:
    """The full price of a move to each space: distance, the players there, the tax (V8, V10)."""
    board = state.tables.board
    prices = list(board.distances[state.marker[seat]])
    for space in state.marker:
        prices[space] = prices[space] + board.move_toll  # `+=` makes compiled code add objects
    tax = board.tax_space[state.year - 1]
    prices[tax] = prices[tax] + board.move_tax
    prices[PASS] = 0
    return prices


def pay_move(state: State, seat: int, space: int) -> None:
    """Pay the supply and each player who stands on the space."""
    price = move_prices(state, seat)[space]
    if price:
        state.cash[seat] -= price
        if state.events is not None:
            telling.cash(state, seat, -price, "move")
        for other in range(state.setup.players):
            if state.marker[other] == space:
                state.cash[other] += state.tables.board.move_toll
                if state.events is not None:
                    telling.toll(state, other, state.tables.board.move_toll)


class Turn(Moment):
    """Choose where the marker goes."""

    rule = "Vinhos, Taking actions: movement; V5, V6, V7, V59"
    starts_turn = True

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME | PREPARE | BENEFIT_TOO | MOVING

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        spaces = range(GO, GO + len(ACTIONS))
        return [*spaces, STAY] if state.marker[frame.seat] == PASS else spaces

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        prices = move_prices(state, frame.seat)
        if code == STAY:
            return CAN_LEAVE if self.can_leave(state, frame.seat, prices) else None
        return self.refuse_move(state, frame.seat, code - GO, prices[code - GO])

    def possible(self, state: State, frame: Frame) -> list[int]:
        seat = frame.seat
        prices = move_prices(state, seat)
        found = []
        for space, price in enumerate(prices):
            if self.refuse_move(state, seat, space, price) is None:
                found.append(GO + space)
        if not found and state.marker[seat] == PASS and not self.can_leave(state, seat, prices):
            found.append(STAY)
        return found

    def refuse_move(self, state: State, seat: int, space: int, price: int) -> Reason | None:
        """Why the marker cannot move to a space at that price."""
        if space == state.marker[seat]:
            return MUST_MOVE
        cash = state.cash[seat] - price
        return SHORT_OF_CASH if cash < 0 else action_needs(state, seat, space, cash)

    def can_leave(self, state: State, seat: int, prices: list[int]) -> bool:
        """True if another space can be entered, perhaps after divesting or using experts and barrels (V7)."""
        for space, price in enumerate(prices):
            if space != PASS and action_in_reach(state, seat, space, price):
                return True
        return False

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        space = PASS if code == STAY else code - GO
        if code != STAY:
            pay_move(state, seat, space)
            state.marker[seat] = space
            if state.events is not None:
                telling.moves(state, seat, space)
        elif state.events is not None:
            tell(state, "stay", seat, (), {})
        state.free_move = 0
        state.stack.append(AFTER_ACTION.plain_frame(seat))
        state.stack.append(ACTION_STEPS[space].plain_frame(seat))

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code == STAY:
            return {}
        price = move_prices(state, frame.seat)[code - GO]
        return {"price": price, "short": max(0, price - state.cash[frame.seat])}


class AfterAction(Late):
    """After the action the seat may still take a benefit, and prepare its bonus action (V49)."""

    rule = "Vinhos, The benefits; V5, V49"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        seat = frame.seat
        if state.benefits >> seat & 1 or not has_court_barrel(state, seat) or not has_wine(state, seat):
            return EMPTY
        return super().options(state, frame)

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        """The turn is over."""


TURN: Final = Turn()
AFTER_ACTION: Final = AfterAction()
