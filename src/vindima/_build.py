"""How the engine runs: compiled where the build allowed it, or from its sources; the results are the same."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

__all__ = ["compiled", "prefer_sources"]

ROOT = str(Path(__file__).parent)


def compiled() -> bool:
    """True if the rules run as compiled code, False if they are interpreted."""
    from vindima.core import position

    return not str(position.__file__).endswith(tuple(SOURCE_SUFFIXES))


def prefer_sources() -> None:
    """From now on, load this package from its sources, even where compiled modules lie beside them."""
    sys.path_hooks.insert(0, _sources_only)
    sys.path_importer_cache.pop(ROOT, None)


def _sources_only(path: str) -> FileFinder:
    if path != ROOT and not path.startswith(ROOT + os.sep):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))
