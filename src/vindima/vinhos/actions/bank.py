"""The Bank action: withdraw, deposit and invest as often as the player likes (V25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason
from vindima.core.step import Frame
from vindima.vinhos import telling
from vindima.vinhos.codes import DEPOSIT, INVEST, WITHDRAW
from vindima.vinhos.model import AMOUNT_ROOM
from vindima.vinhos.moments import INVESTED, Action
from vindima.vinhos.needs import bank_needs, cash_in_reach
from vindima.vinhos.reasons import (
    ACCOUNT_EMPTY,
    ACCOUNT_FULL,
    ACCOUNT_SHORT,
    BACK_AND_FORTH,
    INVESTMENT_HIGHEST,
    NO_CASH,
)
from vindima.vinhos.state import State


def has_withdrawn(frame: Frame) -> bool:
    return any(WITHDRAW <= code < WITHDRAW + AMOUNT_ROOM for code in frame.memo)


def has_deposited(frame: Frame) -> bool:
    return any(DEPOSIT <= code < DEPOSIT + AMOUNT_ROOM for code in frame.memo)


class Bank(Action):
    """Operations on the account. No operation may undo an earlier one of the same visit (V48)."""

    rule = "Vinhos, Bank; V25, V48"

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        """Every amount that the account or the cash allows, and at least 1 so that a reason can be given."""
        seat = frame.seat
        account = state.account[seat]
        out = max(1, account)
        into = max(1, min(state.cash[seat], state.tables.bank.account_max - account))
        return [*range(WITHDRAW, WITHDRAW + out), *range(DEPOSIT, DEPOSIT + into), INVEST]

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        seat = frame.seat
        if code == INVEST:
            level = state.investment[seat]
            if level >= state.tables.bank.invest_max:
                return INVESTMENT_HIGHEST
            return ACCOUNT_SHORT if state.account[seat] < invest_cost(state, seat) else None
        if code < WITHDRAW + AMOUNT_ROOM:
            if has_deposited(frame):
                return BACK_AND_FORTH
            return None if state.account[seat] else ACCOUNT_EMPTY
        if has_withdrawn(frame):
            return BACK_AND_FORTH
        if state.account[seat] >= state.tables.bank.account_max:
            return ACCOUNT_FULL
        return None if state.cash[seat] else NO_CASH

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        # One amount stands for all of its kind: a reason that refuses it refuses all.
        seat = frame.seat
        found: list[int] = []
        if self.refuse_choice(state, frame, WITHDRAW) is None:
            found += range(WITHDRAW, WITHDRAW + state.account[seat])
        if self.refuse_choice(state, frame, DEPOSIT) is None:
            room = state.tables.bank.account_max - state.account[seat]
            found += range(DEPOSIT, DEPOSIT + min(state.cash[seat], room))
        if self.refuse_choice(state, frame, INVEST) is None:
            found.append(INVEST)
        return found

    def moment(self, state: State, frame: Frame) -> int:
        moment = super().moment(state, frame)
        return moment | INVESTED if INVEST in frame.memo or has_deposited(frame) else moment

    def in_reach(self, state: State, frame: Frame) -> bool:
        if frame.memo:
            return False
        return bank_needs(state, frame.seat, cash_in_reach(state, frame.seat)) is None

    def do(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        if code == INVEST:
            state.pay_from_account(seat, invest_cost(state, seat), "investment")
            state.investment[seat] += 1
            if state.events is not None:
                telling.invests(state, "invest", seat)
        elif code < WITHDRAW + AMOUNT_ROOM:
            amount = state.pay_from_account(seat, code - WITHDRAW + 1, "withdrawal")
            state.cash[seat] += amount
            if state.events is not None:
                telling.cash(state, seat, amount, "withdrawal")
        else:
            amount = code - DEPOSIT + 1
            state.cash[seat] -= amount
            if state.events is not None:
                telling.cash(state, seat, -amount, "deposit")
            state.pay_into_account(seat, amount, "deposit")

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code != INVEST or state.investment[frame.seat] >= state.tables.bank.invest_max:
            return {}
        price = invest_cost(state, frame.seat)
        return {"price": price, "short": max(0, price - state.account[frame.seat])}


def invest_cost(state: State, seat: int) -> int:
    """What the next step up costs, from the account."""
    return state.tables.bank.invest_cost[state.investment[seat] - state.tables.bank.invest_min]


BANK_ACTION: Final = Bank()
