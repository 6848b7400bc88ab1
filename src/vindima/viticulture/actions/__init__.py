"""The board's actions, each with and without its bonus, and the reasons to refuse an action."""

from __future__ import annotations

from typing import Any, Final

from vindima.core.explain import Reason
from vindima.core.step import Step
from vindima.viticulture.actions.build import BUILD_ACTION
from vindima.viticulture.actions.draw import (
    DRAW_ORDER_ACTION,
    DRAW_ORDER_BONUS,
    DRAW_ORDER_MUST,
    DRAW_VINE_ACTION,
    DRAW_VINE_BONUS,
    DRAW_VINE_MUST,
    GAIN_LIRA_ACTION,
    GIVE_TOUR_ACTION,
)
from vindima.viticulture.actions.harvest import HARVEST_ACTION, HARVEST_BONUS, HARVEST_MUST, YOKE_ACTION
from vindima.viticulture.actions.orders import FILL_ORDER_ACTION
from vindima.viticulture.actions.plant import PLANT_ACTION, PLANT_BONUS, PLANT_MUST
from vindima.viticulture.actions.trade import SELL_OR_TRADE_ACTION
from vindima.viticulture.actions.train import TRAIN_ACTION
from vindima.viticulture.actions.visitors import (
    PLAY_SUMMER_ACTION,
    PLAY_SUMMER_BONUS,
    PLAY_SUMMER_MUST,
    PLAY_WINTER_ACTION,
    PLAY_WINTER_BONUS,
    PLAY_WINTER_MUST,
)
from vindima.viticulture.actions.wine import MAKE_WINE_ACTION, MAKE_WINE_BONUS, MAKE_WINE_MUST
from vindima.viticulture.model import BUILD_STRUCTURE, LIRA, TRAIN_WORKER
from vindima.viticulture.state import State

PLAIN: Final[tuple[Step[Any], ...]] = (
    DRAW_VINE_ACTION,
    GIVE_TOUR_ACTION,
    BUILD_ACTION,
    PLAY_SUMMER_ACTION,
    SELL_OR_TRADE_ACTION,
    PLANT_ACTION,
    DRAW_ORDER_ACTION,
    HARVEST_ACTION,
    TRAIN_ACTION,
    PLAY_WINTER_ACTION,
    MAKE_WINE_ACTION,
    FILL_ORDER_ACTION,
    GAIN_LIRA_ACTION,
    YOKE_ACTION,
)
"""The steps by action, without a bonus."""

AGAIN_STEPS: Final[tuple[Step[Any], ...]] = (
    DRAW_VINE_BONUS,
    GIVE_TOUR_ACTION,
    BUILD_ACTION,
    PLAY_SUMMER_BONUS,
    SELL_OR_TRADE_ACTION,
    PLANT_BONUS,
    DRAW_ORDER_BONUS,
    HARVEST_BONUS,
    TRAIN_ACTION,
    PLAY_WINTER_BONUS,
    MAKE_WINE_BONUS,
    FILL_ORDER_ACTION,
)
"""The steps by action, with a bonus that does more of the same. Other bonuses change nothing here."""

MUST_STEPS: Final[tuple[Step[Any], ...]] = (
    DRAW_VINE_MUST,
    GIVE_TOUR_ACTION,
    BUILD_ACTION,
    PLAY_SUMMER_MUST,
    SELL_OR_TRADE_ACTION,
    PLANT_MUST,
    DRAW_ORDER_MUST,
    HARVEST_MUST,
    TRAIN_ACTION,
    PLAY_WINTER_MUST,
    MAKE_WINE_MUST,
    FILL_ORDER_ACTION,
)
"""The steps by action, with a bonus that must be used (the friendly variant)."""


def action_refused(state: State, seat: int, action: int, bonus: bool) -> Reason | None:
    """Why an action is not possible; a bonus of lira may help to pay for it (T22)."""
    more = (
        state.tables.board.bonus_amount[action] if bonus and state.tables.board.bonus[action] == LIRA else 0
    )
    if action == BUILD_STRUCTURE:
        return BUILD_ACTION.blocked_with(state, seat, more)
    if action == TRAIN_WORKER:
        return TRAIN_ACTION.blocked_with(state, seat, more)
    return PLAIN[action].blocked(state, seat)
