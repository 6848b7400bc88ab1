"""An action that waits below a benefit or an expert is mandatory: no answer may make it impossible (V47)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from vindima.core.explain import Reason
from vindima.core.step import Step
from vindima.vinhos.model import (
    BONUS_EXPERT,
    BONUS_EXPORT,
    BONUS_SALES,
    BONUS_VINEYARD,
    BONUS_WINERY,
    EXPORT,
    PASS,
    SALES,
    WINE_EXPERTS,
)
from vindima.vinhos.needs import action_in_reach, barrels_in_reach, cheapest_vineyard
from vindima.vinhos.reasons import ACTION_NEEDS_IT
from vindima.vinhos.state import State
from vindima.vinhos.wine import discard, wines_of

SPACES: Final[dict[Step[Any], int]] = {}
"""The space of each action's step. The actions register themselves here, because they import this file."""


def waiting_action(state: State, seat: int) -> int:
    """The action that the seat has moved to but not begun; Pass if there is none that could be spoiled."""
    for frame in reversed(state.stack):
        if frame.seat != seat:
            break
        if not frame.memo and frame.step in SPACES:
            return SPACES[frame.step]
    return PASS


def keeping(
    state: State, seat: int, codes: Sequence[int], after: Callable[[State, int], bool | None]
) -> Sequence[int]:
    """The codes that leave the waiting action possible; all of them if none does.

    `after` applies a code to a copy of the position. It may return the verdict itself instead of None.
    """
    action = waiting_action(state, seat)
    if action == PASS or len(codes) < 2 or not action_in_reach(state, seat, action, 0):
        return codes
    kept = []
    for code in codes:
        copy = state.clone()
        verdict = after(copy, code)
        if action_in_reach(copy, seat, action, 0) if verdict is None else verdict:
            kept.append(code)
    return kept or codes


def spoiling(code: int, kept: Sequence[int]) -> Reason | None:
    """Why an answer is refused: it is not among those that leave the waiting action possible."""
    return None if code in kept else ACTION_NEEDS_IT


def wines_to_give(state: State, seat: int, wines: Sequence[int], more: int) -> Sequence[int]:
    """The places of the wines that a waiting action can spare when `more` wines must be given afterwards."""

    def after(copy: State, place: int) -> bool | None:
        discard(copy, seat, place)
        return None if len(wines_of(copy, seat)) > more else False

    return keeping(state, seat, wines, after) if waiting_action(state, seat) in (SALES, EXPORT) else wines


def spoils_action(state: State, seat: int, bonus: int, wines: int) -> bool:
    """True if a benefit with that bonus action (-1: none) and that many wines spoils the waiting action."""
    action = waiting_action(state, seat)
    if action == PASS or not action_in_reach(state, seat, action, 0):
        return False
    if action in (SALES, EXPORT):
        if bonus in (BONUS_SALES, BONUS_EXPORT) and barrels_in_reach(state, seat) < 2:
            return True
        return len(wines_of(state, seat)) <= wines
    if bonus == BONUS_EXPERT:
        return action == WINE_EXPERTS and sum(len(deck) for deck in state.expert_decks) < 2
    if bonus not in (BONUS_WINERY, BONUS_VINEYARD):
        return False
    managers = state.tables.managers
    copy = state.clone()
    if bonus == BONUS_WINERY:
        copy.cash[seat] -= managers.bonus_winery_price
        copy.wineries_left -= 1
    else:
        copy.cash[seat] -= cheapest_vineyard(state, seat, managers.bonus_vineyard_discount)
    return not action_in_reach(copy, seat, action, 0)
