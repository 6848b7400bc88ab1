"""A deck of visitors: one constant for each card, named after it."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from vindima.core.explain import BadData
from vindima.core.step import Step


def in_printed_order(module: ModuleType, ids: tuple[str, ...]) -> tuple[Step[Any], ...]:
    """The effect of each card, found under its id: `wine-critic` is `WINE_CRITIC`."""
    found = []
    for id in ids:
        step = getattr(module, id.upper().replace("-", "_"), None)
        if not isinstance(step, Step):
            raise BadData(f"{module.__name__}: card {id!r} has no effect")
        found.append(step)
    return tuple(found)
