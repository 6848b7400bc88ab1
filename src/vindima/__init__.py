"""Vinhos and Viticulture, completely: rules, records and opponents behind one small face.

>>> import vindima
>>> position = vindima.game("vinhos").new(players=3, seed=7)
>>> position.apply(position.legal[0])

With the environment variable `VINDIMA_PURE` set, the engine runs from its sources even where it is compiled.
"""

from __future__ import annotations

import os

from vindima._build import compiled, prefer_sources

if os.environ.get("VINDIMA_PURE"):
    prefer_sources()

# The engine is imported only now, so that the choice above applies to it.
from vindima._version import __version__
from vindima.core.contract import find as game
from vindima.core.contract import known as games
from vindima.core.contract import register as _register
from vindima.core.explain import BadData, BadRecord, IllegalAnswer
from vindima.core.play import Play
from vindima.core.record import Record

__all__ = [
    "BadData",
    "BadRecord",
    "IllegalAnswer",
    "Play",
    "Record",
    "__version__",
    "compiled",
    "game",
    "games",
]

_register("vinhos", "vindima.vinhos")
_register("viticulture", "vindima.viticulture")
