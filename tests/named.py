"""The names of tests, for tests that ask whether others exist."""

from __future__ import annotations

import ast
from pathlib import Path

__all__ = ["named_tests"]


def named_tests(folder: Path, game: str) -> list[str]:
    """The names of the test functions of a game in a folder."""
    return [
        node.name
        for path in folder.glob(f"test_{game}_*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
