"""How strong players score: averages by source. `data/strong.json` names the command that made them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

__all__ = ["FILE", "Strong", "strong"]

FILE: Final = Path(__file__).parent / "data" / "strong.json"


class Strong(NamedTuple):
    """The average points of a strong player in games of one number of players."""

    games: int
    points: float
    sources: dict[str, float]


@cache
def averages() -> dict[str, dict[str, Any]]:
    data: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return dict(data["averages"])


def strong(game: str, players: int) -> Strong | None:
    """The averages for a game and a number of players; None if there are none."""
    found = averages().get(game, {}).get(str(players))
    return None if found is None else Strong(**found)
