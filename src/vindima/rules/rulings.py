"""The rulings of a game, read from its `rulings.md`: how to play where the rulebook is silent."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final, NamedTuple

__all__ = ["Ruling", "rulings"]

ROW: Final = re.compile(r"\| (?!id |---)(\w+) \| (.+?) \| `(test_\w+)` \|")
"""A row of a table: id, text and test."""


class Ruling(NamedTuple):
    """One ruling and the name of its test."""

    heading: str
    id: str
    text: str
    test: str


def rulings(game: str) -> list[Ruling]:
    """The rulings of a game, in order; none for a game without them."""
    file = resources.files(f"vindima.{game}").joinpath("rulings.md")
    heading, found = "", []
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif match := ROW.fullmatch(line.strip()):
            found.append(Ruling(heading, *match.groups()))
    return found
