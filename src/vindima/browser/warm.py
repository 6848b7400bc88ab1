"""Loads everything that belongs into the memory image of Python that browsers start from."""

from __future__ import annotations

import gc
import importlib
import sys
from typing import Final

from vindima.bots import BOTS, make
from vindima.bots.thinking.value import BALANCED, evaluator_for
from vindima.core import contract

__all__ = ["warm_up"]

ARCHIVE: Final = "/lib/python314.zip/"
LIBRARY: Final = "/lib/python3.14/"
"""Where the standard library lies: the part in the image, and the rest."""
MODULES: Final = (
    "vindima.browser.worker",
    "vindima.checking.vinhos",
    "vindima.checking.viticulture",
    "traceback",
    "asyncio.timeouts",
    "zipfile",
    "encodings.cp437",
)
"""The modules imported besides the games and the bots.

Unpacking our package imports the last two before everything else, so that they are not shipped beside the
image.
"""


def warm_up() -> None:
    """Import everything, and load every data table that a new game needs."""
    for module in MODULES:
        importlib.import_module(module)
    for level in BOTS:
        make(level)
    for name in contract.known():
        game = contract.find(name)
        evaluator_for(name, BALANCED)
        position = game.new(players=max(game.seats), seed=0)
        position.view(0)
        game.facts({})
    find_the_rest()
    # The browser's files are not the files of this moment.
    importlib.invalidate_caches()
    gc.collect()


def find_the_rest() -> None:
    """Let partly imported packages find their other modules, which lie outside the image."""
    for module in list(sys.modules.values()):
        for path in list(getattr(module, "__path__", ())):
            if path.startswith(ARCHIVE):
                module.__path__.append(LIBRARY + path.removeprefix(ARCHIVE))
