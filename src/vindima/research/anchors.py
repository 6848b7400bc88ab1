"""The fixed ratings of the bots, computed from the results of the ladder.

`python -m vindima.research.anchors --write src/vindima/ratings/data` reads `docs/reference/ladder.json` and
writes `anchors.json`: for each game, the maximum-likelihood strength of every level and its standard error.
The page `docs/reference/levels.md` shows the same ratings on the scale that people see. `ratings/anchors.py`
explains what a strength means. A bot whose code has a time limit counts as its level.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from vindima.ratings.anchors import skill_of
from vindima.research.ladder import RUNGS, remembered

__all__ = ["Match", "fitted", "main", "matches", "page"]

CENTRE: Final = "greedy"
"""The level whose strength is 0."""
UNRATED: Final = "random"
"""A level so weak that its games say nothing about human players."""
STEPS: Final = 2000
RATE: Final = 0.5
FILE: Final = "anchors.json"
COMMAND: Final = "python -m vindima.research.anchors --write src/vindima/ratings/data"


class Match(NamedTuple):
    """How often a level won against equal rivals."""

    level: str
    rival: str
    rivals: int
    games: int
    wins: float

    def chance(self, strengths: dict[str, float]) -> float:
        """The probability of a win."""
        lead = strengths[self.level] - strengths[self.rival] - math.log(self.rivals)
        return 1 / (1 + math.exp(-lead))


def matches(results: dict[str, dict[str, Any]], game: str) -> list[Match]:
    """The matches of a game between rated levels.

    Half a win and half a loss are added to each match, so that a level that never lost has a finite strength.
    """
    return [
        Match(level, rival, rung.players - 1, found["games"] + 1, found["wins"] + 0.5)
        for rung in RUNGS
        if rung.game == game and rung.players > 1 and (found := results.get(rung.name)) is not None
        for level, rival in ((level_of(rung.bot), level_of(rung.rival)),)
        if UNRATED not in (level, rival)
    ]


def level_of(code: str) -> str:
    """A code without its parameters."""
    return code.partition(":")[0]


def fitted(played: Sequence[Match]) -> dict[str, tuple[float, float]]:
    """The maximum-likelihood strength of each level, and its standard error."""
    strengths = dict.fromkeys((name for match in played for name in (match.level, match.rival)), 0.0)
    information: dict[str, float] = {}
    for _ in range(STEPS):
        slopes, information = dict.fromkeys(strengths, 0.0), dict.fromkeys(strengths, 0.0)
        for match in played:
            chance = match.chance(strengths)
            surprise = match.wins - match.games * chance
            slopes[match.level] += surprise
            slopes[match.rival] -= surprise
            for name in (match.level, match.rival):
                information[name] += match.games * chance * (1 - chance)
        for name in strengths:
            strengths[name] += RATE * slopes[name] / information[name]
    return {
        name: (round(strength - strengths[CENTRE], 3), round(1 / math.sqrt(information[name]), 3))
        for name, strength in sorted(strengths.items(), key=lambda entry: entry[1])
    }


def page(strengths: Mapping[str, Mapping[str, tuple[float, float]]]) -> str:
    """The ratings of the levels at two-player tables, in Markdown."""
    games = list(strengths)
    lines = [
        "# The levels of the bots",
        "",
        "One scale from beginner to master: the rating of each level at a two-player table, with an interval",
        "of about 95%. Everybody starts at 1500, which is the rating of `greedy`. The ratings are computed",
        "from the games of [the ladder](ladder.md). This page is written by",
        f"`{COMMAND}`.",
        "",
        f"| level | {' | '.join(game.capitalize() for game in games)} |",
        "| --- |" + " ---: |" * len(games),
    ]
    for level in strengths[games[0]]:
        skills = [skill_of(*strengths[game][level], 2) for game in games]
        lines.append(f"| `{level}` | {' | '.join(f'{each.shown} ± {each.spread}' for each in skills)} |")
    return "\n".join(lines) + "\n"


def main(words: Sequence[str] | None = None) -> int:
    """Write the ratings."""
    parser = argparse.ArgumentParser(prog="python -m vindima.research.anchors", description=__doc__)
    parser.add_argument("--write", type=Path, required=True, metavar="FOLDER", help="folder for the ratings")
    parser.add_argument("--ladder", type=Path, default=Path("docs/reference/ladder.json"), metavar="FILE")
    parser.add_argument("--page", type=Path, default=Path("docs/reference/levels.md"), metavar="FILE")
    arguments = parser.parse_args(words)
    results = remembered(arguments.ladder)
    games = sorted({rung.game for rung in RUNGS})
    found = {game: fitted(matches(results, game)) for game in games}
    data = {"command": COMMAND, "strengths": found}
    (arguments.write / FILE).write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    arguments.page.write_text(page(found), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
