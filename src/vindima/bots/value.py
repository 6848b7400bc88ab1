"""What a position is worth to a seat: the terms of its game, weighed by a character.

The weights are in `weights/<game>.toml`, one table for each character.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, final

from vindima.core import contract
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = [
    "BALANCED",
    "DUEL",
    "FOLDER",
    "OTHERS",
    "RIVALS",
    "SCALE",
    "WIN",
    "Eyes",
    "Value",
    "characters",
    "check_style",
    "value_of",
]

FOLDER: Final = Path(__file__).parent / "weights"
BALANCED: Final = "balanced"
"""The character that the others differ from; its table is complete."""
RIVALS: Final = "rivals"
DUEL: Final = "duel"
SCALE: Final = "scale"
OTHERS: Final = (RIVALS, DUEL, SCALE)
"""What is no term: how much of the rivals' average counts against one's own, the same where only one rival
plays, and the points of margin that make a difference to a search."""
DUELLISTS: Final = 2
WIN: Final = 1.0
"""What a victory is worth beside its margin, in margins that make a difference."""


class Eyes:
    """Whoever can say what a position is worth to a seat."""

    def worth(self, position: Position, seat: int) -> float:
        """What a seat has, whatever the others have."""
        raise NotImplementedError

    def margin(self, position: Position, seat: int) -> float:
        """What a seat has beyond its share of what the others have on average."""
        raise NotImplementedError

    def result(self, position: Position, seat: int) -> float:
        """The same at the end of a line, with something on top if the game is over and won."""
        raise NotImplementedError

    def hope(self, result: float, start: Position, years: int) -> float:
        """What such a result some years after a start is worth, if the chance to win by it counts."""
        return result


def weighed(weights: list[float], terms: list[float]) -> float:
    """The sum of all terms, each times its weight."""
    total = 0.0
    for number in range(len(weights)):
        total += weights[number] * terms[number]
    return total


@final
class Value(Eyes):
    """The eyes of a character. Never changed once made."""

    __slots__ = ("duel", "rivals", "scale", "terms", "weights")

    def __init__(self, terms: tuple[str, ...], table: Mapping[str, float]) -> None:
        names = [*terms, *OTHERS]
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

    def worth(self, position: Position, seat: int) -> float:
        """What a seat has, whatever the others have."""
        return weighed(self.weights, position.appraise(seat))

    def margin(self, position: Position, seat: int) -> float:
        """What a seat has beyond its share of what the others have on average."""
        if self.share(position.players) == 0:
            return self.worth(position, seat)
        return self.margins(position)[seat]

    def result(self, position: Position, seat: int) -> float:
        won = position.over and seat in position.winners
        return self.margin(position, seat) + (WIN * self.scale if won else 0.0)

    def share(self, players: int) -> float:
        """How much what each of the others has counts."""
        if players <= DUELLISTS:
            return self.duel if players == DUELLISTS else 0.0
        return self.rivals / (players - 1)

    def margins(self, position: Position) -> list[float]:
        """The margin of every seat."""
        worth = [self.worth(position, seat) for seat in range(position.players)]
        share = self.share(len(worth))
        everyone = sum(worth)
        return [own - share * (everyone - own) for own in worth]

    def changes(self, before: Position, after: Position, seat: int) -> dict[str, float]:
        """What each term that has changed adds to a seat's worth, the greatest change first."""
        pairs = zip(before.appraise(seat), after.appraise(seat), strict=True)
        found = {
            name: weight * (now - then)
            for name, weight, (then, now) in zip(self.terms, self.weights, pairs, strict=True)
            if now != then
        }
        return dict(sorted(found.items(), key=lambda item: -abs(item[1])))


@cache
def tables(game: str) -> dict[str, dict[str, Any]]:
    """The tables of a game's weights, as they are in the file; none if the game has no file."""
    if not (FOLDER / f"{game}.toml").exists():
        return {}
    return tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))


def characters(game: str) -> list[str]:
    """The characters that a game knows."""
    return list(tables(game))


def check_style(style: str) -> None:
    """Raise BadData if no game knows a character."""
    known = sorted({name for game in contract.known() for name in characters(game)})
    if style not in known:
        raise BadData(f"there is no style {style!r}; there are {', '.join(known)}")


@cache
def value_of(game: str, style: str) -> Value:
    """A character's eyes for a game. One that the game does not know raises BadData."""
    if style not in tables(game):
        raise BadData(f"{game} has no style {style!r}; it has {', '.join(characters(game))}")
    return Value(contract.find(game).terms, {**tables(game)[BALANCED], **tables(game)[style]})
