"""The fixed ratings of the bots, which anchor the scale. `data/anchors.json` names the command that wrote it.

The file has the strength of each level in nats: against equal rivals of strength `b`, a bot of strength `a`
wins with probability exp(a) / (exp(a) + rivals × exp(b)). In the rating model these numbers are differences
of skill that depend on the number of players: a nat is worth BETA × √players. `greedy` has the rating of a
new player.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import Any, Final

from vindima.ratings.model import BETA, MU, Skill

__all__ = ["FILE", "anchor", "levels", "skill_of"]

FILE: Final = Path(__file__).parent / "data" / "anchors.json"
LEAST: Final = 1.0
"""The minimum uncertainty of an anchor: people do not play like the rivals on the ladder."""


@cache
def strengths() -> dict[str, dict[str, list[float]]]:
    """The strength of each level in each game, and its standard error."""
    data: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return dict(data["strengths"])


def levels(game: str) -> list[str]:
    """The levels of bots that have a rating in a game, the weakest first."""
    found = strengths().get(game, {})
    return sorted(found, key=lambda level: found[level][0])


def anchor(game: str, players: int, bot: str) -> Skill | None:
    """The fixed rating of a bot; None for a bot that is not on the ladder."""
    found = strengths().get(game, {}).get(bot)
    if found is None:
        return None
    strength, error = found
    return skill_of(strength, error, players)


def skill_of(strength: float, error: float, players: int) -> Skill:
    """The rating that a strength means for a number of players."""
    unit = BETA * math.sqrt(players)
    return Skill(MU + unit * strength, max(LEAST, unit * error))
