"""What is loaded before the image of Python's memory is taken that browsers start from."""

from __future__ import annotations

import gc
import importlib
from typing import Final

from vindima.bots import make
from vindima.bots.thinking.value import BALANCED, evaluator_for
from vindima.core import contract

__all__ = ["warm_up"]

MODULES: Final = (
    "vindima.browser.worker",
    "vindima.checking.vinhos",
    "vindima.checking.viticulture",
    "traceback",
    "asyncio.timeouts",
)
"""What is imported beside the games and the bots."""
LEVELS: Final = ("random", "easy", "greedy", "medium", "hard")


def warm_up() -> None:
    """Import everything, and read every table that a new game needs."""
    for module in MODULES:
        importlib.import_module(module)
    for level in LEVELS:
        make(level)
    for name in contract.known():
        game = contract.find(name)
        evaluator_for(name, BALANCED)
        position = game.new(players=max(game.seats), seed=0)
        position.view(0)
        game.facts({})
    # The files of a browser are not those that are here now.
    importlib.invalidate_caches()
    gc.collect()
