"""The query for finished games in the archive."""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple

__all__ = ["PAGE", "Query"]

PAGE: Final = 20
"""How many games a page has."""


class Query(NamedTuple):
    """The filters of a search in the archive."""

    game: str = ""
    opponent: str = ""
    """A part of the name of another person at the table."""
    result: str = ""
    """`won`, `lost`, `ended` (before it was over), or `watched`."""
    after: date | None = None
    until: date | None = None
    """The last day on which the game was played, both ends included, in UTC."""
    text: str = ""
    """A part of any name at the table, or of what was said there."""
    hidden: bool = False
    """Hidden tables instead of the others, including running games."""
