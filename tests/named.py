"""The names of tests, for tests that check that others exist."""

from __future__ import annotations

import ast
from pathlib import Path

__all__ = ["named_tests"]


def named_tests(folder: Path, game: str) -> list[str]:
    """The names of a game's test functions in a folder."""
    return [
        node.name
        for path in folder.glob(f"test_{game}_*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
