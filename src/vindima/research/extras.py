"""Packages that only some tools need and that extras install."""

from __future__ import annotations

import importlib
from typing import Any

from vindima.core.explain import BadData

__all__ = ["optional"]


def optional(module: str, extra: str) -> Any:
    """Import a module from a package that an extra installs; if it is missing, BadData says how to get it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise BadData(f"{module} is not installed: pip install 'vindima[{extra}]'") from error
