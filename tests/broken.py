"""Mistakes in a data file, and the errors that they cause: tables in the file `broken.toml` beside a test."""

from __future__ import annotations

import tomllib
from pathlib import Path

__all__ = ["broken"]


def broken(test: str, *columns: str, table: str = "wrong") -> list[tuple[str, ...]]:
    """The rows of a table, for the test file of this name."""
    file = tomllib.loads(Path(test).with_name("broken.toml").read_text("utf-8"))
    return [tuple(row[column] for column in columns) for row in file[table]]
