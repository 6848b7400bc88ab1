"""The nine actions by their space on the grid, and the bonus actions by their space in the managers' rows."""

from __future__ import annotations

from typing import Any, Final

from vindima.core.step import Step
from vindima.vinhos.actions.bank import BANK_ACTION
from vindima.vinhos.actions.buildings import (
    BONUS_WINERY_ACTION,
    CELLARS_ACTION,
    ENOLOGISTS_ACTION,
    WINERIES_ACTION,
)
from vindima.vinhos.actions.experts import WINE_EXPERTS_ACTION
from vindima.vinhos.actions.market import (
    BONUS_EXPORT_ACTION,
    BONUS_SALES_ACTION,
    EXPORT_ACTION,
    SALES_ACTION,
)
from vindima.vinhos.actions.press import ORDER_PLACE
from vindima.vinhos.actions.vineyards import BONUS_VINEYARD_ACTION, VINEYARDS_ACTION
from vindima.vinhos.managers import BONUS_STEPS
from vindima.vinhos.mandatory import SPACES
from vindima.vinhos.model import BONUS_EXPORT, BONUS_SALES, BONUS_VINEYARD, BONUS_WINERY

ACTION_STEPS: Final[tuple[Step[Any], ...]] = (
    VINEYARDS_ACTION,
    CELLARS_ACTION,
    WINERIES_ACTION,
    WINE_EXPERTS_ACTION,
    ORDER_PLACE,
    ENOLOGISTS_ACTION,
    EXPORT_ACTION,
    SALES_ACTION,
    BANK_ACTION,
)

SPACES.update({step: space for space, step in enumerate(ACTION_STEPS)})

BONUS_STEPS[BONUS_WINERY] = BONUS_WINERY_ACTION
BONUS_STEPS[BONUS_SALES] = BONUS_SALES_ACTION
BONUS_STEPS[BONUS_VINEYARD] = BONUS_VINEYARD_ACTION
BONUS_STEPS[BONUS_EXPORT] = BONUS_EXPORT_ACTION
