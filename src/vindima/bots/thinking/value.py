"""Linear evaluation of positions: the terms of a game, weighted by a style of play.

The weights are in `bots/weights/<game>.toml`, one table for each style.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, final, get_args

from vindima.core import contract
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = [
    "BALANCED",
    "DUEL",
    "FOLDER",
    "PARAMETERS",
    "RIVALS",
    "SCALE",
    "WIN",
    "Evaluator",
    "LinearEvaluator",
    "Search",
    "check_style",
    "evaluator_for",
    "read",
    "search_of",
    "styles",
    "tables",
]

FOLDER: Final = Path(__file__).parents[1] / "weights"
Search = Literal["tree", "beam"]
"""The searches that `hard` can use against opponents; the key `search` of a weights file names one."""
SEARCHES: Final[tuple[Search, ...]] = get_args(Search)
BALANCED: Final = "balanced"
"""The style whose table is complete; the other styles list only their differences from it."""
RIVALS: Final = "rivals"
DUEL: Final = "duel"
SCALE: Final = "scale"
PARAMETERS: Final = (RIVALS, DUEL, SCALE)
"""The entries of a style that are not weights of terms: how much the rivals' average value counts against the
player's own, the same with a single rival, and the difference in points that matters to a search."""
TWO_PLAYERS: Final = 2
WIN: Final = 1.0
"""The value of a win on top of its margin, in units of `scale`."""


class Evaluator:
    """Estimates the value of a position to a seat, in points."""

    def value(self, position: Position, seat: int) -> float:
        """The value to the seat, regardless of its rivals."""
        raise NotImplementedError

    def margin(self, position: Position, seat: int) -> float:
        """The value to the seat, minus a share of the rivals' average."""
        raise NotImplementedError

    def end_value(self, position: Position, seat: int) -> float:
        """The margin at the end of a line, with a bonus if the game is over and won."""
        raise NotImplementedError

    def utility(self, end_value: float, start: Position, years: int) -> float:
        """The utility of an end value that is reached some years after the start."""
        return end_value


def weighted_sum(weights: list[float], terms: list[float]) -> float:
    total = 0.0
    for number in range(len(weights)):
        total += weights[number] * terms[number]
    return total


@final
class LinearEvaluator(Evaluator):
    """The weighted sum of a game's terms. Immutable."""

    __slots__ = ("duel", "rivals", "scale", "terms", "weights")

    def __init__(self, terms: tuple[str, ...], table: Mapping[str, float]) -> None:
        names = [*terms, *PARAMETERS]
        for name in names:
            if not isinstance(table.get(name), (int, float)):
                raise BadData(f"the weight of {name} is {table.get(name)!r}, not a number")
        for name in table:
            if name not in names:
                known = ", ".join(names[:-1])
                raise BadData(f"there is no term {name!r}; there are {known} and {names[-1]}")
        self.terms = terms
        self.weights = [float(table[name]) for name in terms]
        self.rivals = float(table[RIVALS])
        self.duel = float(table[DUEL])
        self.scale = float(table[SCALE])

    def value(self, position: Position, seat: int) -> float:
        """The value to the seat, regardless of its rivals."""
        return weighted_sum(self.weights, position.evaluate(seat))

    def margin(self, position: Position, seat: int) -> float:
        """The value to the seat, minus a share of the rivals' average."""
        if self.share(position.players) == 0:
            return self.value(position, seat)
        return self.margins(position)[seat]

    def end_value(self, position: Position, seat: int) -> float:
        won = position.over and seat in position.winners
        return self.margin(position, seat) + (WIN * self.scale if won else 0.0)

    def share(self, players: int) -> float:
        """The weight of each rival's value against the player's own."""
        if players <= TWO_PLAYERS:
            return self.duel if players == TWO_PLAYERS else 0.0
        return self.rivals / (players - 1)

    def margins(self, position: Position) -> list[float]:
        """The margin of every seat."""
        values = [self.value(position, seat) for seat in range(position.players)]
        share = self.share(len(values))
        total = sum(values)
        return [own - share * (total - own) for own in values]

    def changes(self, before: Position, after: Position, seat: int) -> dict[str, float]:
        """How much each changed term adds to the seat's value, the greatest change first."""
        pairs = zip(before.evaluate(seat), after.evaluate(seat), strict=True)
        found = {
            name: weight * (now - then)
            for name, weight, (then, now) in zip(self.terms, self.weights, pairs, strict=True)
            if now != then
        }
        return dict(sorted(found.items(), key=lambda item: -abs(item[1])))


@cache
def weights_file(game: str) -> dict[str, Any]:
    """The weights file of a game; empty if the game has none."""
    file = FOLDER / f"{game}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def tables(game: str) -> dict[str, dict[str, Any]]:
    """The table of each style of a game."""
    return {name: table for name, table in weights_file(game).items() if isinstance(table, dict)}


def search_of(game: str) -> Search:
    """The search that `hard` uses against opponents."""
    name: Search = weights_file(game).get("search", "tree")
    if name not in SEARCHES:
        raise BadData(f"{game}.toml: search is {name!r}; choose {' or '.join(map(repr, SEARCHES))}")
    return name


def styles(game: str) -> list[str]:
    """The styles of play that a game has."""
    return list(tables(game))


def check_style(style: str) -> None:
    """Raise BadData if no game has a style."""
    known = sorted({name for game in contract.known() for name in styles(game)})
    if style not in known:
        raise BadData(f"there is no style {style!r}; there are {', '.join(known)}")


def read(game: str, file: Mapping[str, Any], style: str) -> LinearEvaluator:
    """The evaluator of a style in a weights file."""
    return LinearEvaluator(contract.find(game).terms, {**file[BALANCED], **file[style]})


@cache
def evaluator_for(game: str, style: str) -> LinearEvaluator:
    """The evaluator of a style for a game; BadData if the game does not have the style."""
    if style not in styles(game):
        raise BadData(f"{game} has no style {style!r}; it has {', '.join(styles(game))}")
    return read(game, tables(game), style)
