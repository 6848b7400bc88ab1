"""The deal of the day on the wire."""

from __future__ import annotations

from typing import Literal, TypedDict

from vindima.server.wire.table import LogLine, Points

__all__ = ["Comparison", "Course", "Daily", "DailyAttempt", "DailyDeal", "DailyEntry"]

Kind = Literal["solo", "duel", "bots"]


class DailyAttempt(TypedDict):
    """One of the reader's own games."""

    id: str
    number: int
    counted: bool
    table: str | None
    over: bool
    points: int
    result: str
    """`win`, `draw` or `loss`; empty until the game is over."""


class DailyEntry(TypedDict):
    """A place in the ranking of a day."""

    id: str
    rank: int
    name: str
    mine: bool
    points: int
    result: str


class DailyDeal(TypedDict):
    """The deal of the day for one game and kind, as far as the reader may see it."""

    game: str
    kind: Kind
    players: int
    counts: bool
    """True if a game that is begun now would count."""
    attempts: list[DailyAttempt]
    ranking: list[DailyEntry] | None
    """Null until the reader's own first attempt is over."""


class Daily(TypedDict):
    """The deals of a day."""

    day: str
    today: str
    first: str
    """The first day that has deals."""
    deals: list[DailyDeal]


class Course(TypedDict):
    """One of two games that are compared."""

    names: list[str]
    """The names of the seats."""
    points: list[Points]
    """The points after each year; the last entry is the end."""
    result: str
    lines: list[LogLine]


class Comparison(TypedDict):
    """Two games with the same deal, seen from the same seat."""

    seat: int
    same: int
    """How many lines are the same in both, before the first difference."""
    table: str | None
    """The table of the reader's own game."""
    mine: Course
    theirs: Course
