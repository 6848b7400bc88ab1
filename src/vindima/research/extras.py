"""Packages that only some of the tools need, and that are installed as extras."""

from __future__ import annotations

import importlib
from typing import Any

from vindima.core.explain import BadData

__all__ = ["optional"]


def optional(module: str, extra: str) -> Any:
    """A module of a package that an extra brings; BadData says how to get one that is missing."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise BadData(f"{module} is not installed: pip install 'vindima[{extra}]'") from error
