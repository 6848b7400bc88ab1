"""The Wine Experts action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason
from vindima.core.step import Frame
from vindima.vinhos import telling
from vindima.vinhos.codes import HIRE
from vindima.vinhos.experts import deck_top, take_expert
from vindima.vinhos.model import FEATURES
from vindima.vinhos.moments import Action
from vindima.vinhos.needs import cash_in_reach, experts_need
from vindima.vinhos.reasons import CANNOT_PAY, DECK_EMPTY
from vindima.vinhos.state import State


class WineExperts(Action):
    """One or two experts; the player sees the first before deciding on the second."""

    rule = "Vinhos, Wine experts"

    def most_times(self, state: State) -> int:
        return state.tables.experts.per_action

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return range(HIRE, HIRE + len(FEATURES))

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        if not state.expert_decks[code - HIRE]:
            return DECK_EMPTY
        return None if state.cash[frame.seat] >= state.tables.experts.price else CANNOT_PAY

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        if state.cash[frame.seat] < state.tables.experts.price:
            return []
        return [HIRE + feature for feature, deck in enumerate(state.expert_decks) if deck]

    def in_reach(self, state: State, frame: Frame) -> bool:
        return experts_need(state, cash_in_reach(state, frame.seat)) is None

    def do(self, state: State, frame: Frame, code: int) -> None:
        state.cash[frame.seat] -= state.tables.experts.price
        if state.events is not None:
            telling.cash(state, frame.seat, -state.tables.experts.price, "expert")
        take_expert(state, frame.seat, code - HIRE)

    def describe_question(self, state: State, frame: Frame) -> dict[str, Arg]:
        return {"left": self.most_times(state) - len(frame.memo)}

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        price = state.tables.experts.price
        return {**deck_top(state, code), "price": price, "short": max(0, price - state.cash[frame.seat])}


WINE_EXPERTS_ACTION: Final = WineExperts()
