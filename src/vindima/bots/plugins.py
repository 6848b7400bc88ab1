"""Bots from outside this package: by import path (`py:package.module:Class`) or by entry point.

Using an import path runs the code it names, so these codes are only for the command line and for Python: a
server accepts nothing but the names in `vindima.bots.BOTS`.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Final

from vindima.core.explain import BadData

__all__ = ["GROUP", "PYTHON", "installed", "named", "resolved"]

PYTHON: Final = "py"
"""The code that precedes an import path."""
GROUP: Final = "vindima.bots"
"""The group of entry points under which a package registers its bots."""


def resolved(code: str, path: str) -> Callable[..., Any]:
    """The class or factory at an import path, `package.module:Class`.

    Modules are also looked up in the current folder. That folder stays on `sys.path`, which worker processes
    inherit, so that they find the same module.
    """
    module_name, _, name = path.partition(":")
    if not module_name or not name:
        raise BadData(f"bot {code!r}: write {PYTHON}:package.module:Class")
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        raise BadData(f"bot {code!r}: {error}; it is looked for in {folder} and on PYTHONPATH") from error
    except Exception as error:
        raise BadData(f"bot {code!r}: importing {module_name} failed: {error!r}") from error
    factory = getattr(module, name, None)
    if not callable(factory):
        raise BadData(f"bot {code!r}: {module_name} has no class {name!r}")
    found: Callable[..., Any] = factory
    return found


def installed() -> list[str]:
    """The names of all bots that installed packages register."""
    return sorted(entry_points(group=GROUP).names)


def named(code: str, name: str) -> Callable[..., Any]:
    """The bot that an installed package registers under a name."""
    (entry, *others) = entry_points(group=GROUP, name=name)
    if others:
        raise BadData(f"bot {code!r}: several installed packages register a bot {name!r}")
    try:
        factory: Callable[..., Any] = entry.load()
    except Exception as error:
        raise BadData(f"bot {code!r}: {entry.value} cannot be loaded: {error!r}") from error
    return factory
