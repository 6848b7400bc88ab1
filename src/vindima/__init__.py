"""Vinhos and Viticulture, completely: rules, records and opponents behind one small face.

>>> import vindima
>>> position = vindima.game("vinhos").new(players=3, seed=7)
>>> position.apply(position.legal[0])
"""

from __future__ import annotations

from vindima._version import __version__
from vindima.core.contract import find as game
from vindima.core.contract import known as games
from vindima.core.contract import register as _register
from vindima.core.explain import BadData, BadRecord, IllegalAnswer
from vindima.core.play import Play
from vindima.core.record import Record

__all__ = ["BadData", "BadRecord", "IllegalAnswer", "Play", "Record", "__version__", "game", "games"]

_register("vinhos", "vindima.vinhos")
_register("viticulture", "vindima.viticulture")
