"""Tournaments on the wire."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from vindima.server.tables.wire_pace import Pace

__all__ = [
    "Contender",
    "Deal",
    "Fixture",
    "Founded",
    "Place",
    "TournamentEvents",
    "TournamentInfo",
    "TournamentLine",
]

TournamentFormat = Literal["robin", "swiss", "duplicate"]
TournamentState = Literal["open", "running", "over", "cancelled"]


class TournamentLine(TypedDict):
    """A tournament in the list."""

    id: str
    name: str
    game: str
    format: TournamentFormat
    players: int
    state: TournamentState
    round: int
    total: int
    """How many rounds it has; 0 as long as that depends on who enters."""
    entrants: int
    host: str
    """The name of whoever hosts it."""
    hosted: bool
    """The reader hosts it."""
    entered: bool
    """The reader plays in it."""
    updated: str


class Contender(TypedDict):
    """Somebody who plays in a tournament."""

    number: int
    name: str
    bot: str | None
    mine: bool
    active: bool
    """Gets seats in the rounds to come."""
    since: int
    """The first round in which this entrant plays."""


class Place(TypedDict):
    """An entrant's place in the standings."""

    rank: int
    entrant: int
    points: float
    """The share of opponents beaten at each table, added up."""
    played: int
    wins: int
    victory_points: int
    opponents: float
    """The points of all opponents, which break ties first."""
    beaten: float
    """The points of opponents beaten, and half of those drawn with, which break ties next."""
    above: float
    """In a duplicate tournament: victory points above the average of the same seats, which decide."""
    better: int
    """In how many deals the entrant was above the average."""


class Fixture(TypedDict):
    """A table of a round."""

    number: int
    round: int
    seats: list[int]
    """The entrants by seat; -1 for a bot of the house."""
    state: Literal["running", "over", "void", "bye"]
    mine: bool
    """The reader plays here."""
    table: str | None
    """The id of the table, if the reader has a place there."""
    watch: str | None
    """The link to watch the game, or to look through it; null while the deal is a secret."""
    scores: list[int] | None
    """Victory points by seat; null as long as they are not known to everybody."""
    shares: list[float] | None
    """Points by seat."""
    above: list[float] | None
    """In a duplicate tournament: victory points above the average of the same seat in this deal, by seat."""


class Deal(TypedDict):
    """A deal of a duplicate tournament that all tables have played."""

    round: int
    averages: list[float]
    """The average victory points of each seat."""


class TournamentInfo(TypedDict):
    """A tournament as a reader may know it."""

    id: str
    name: str
    game: str
    format: TournamentFormat
    players: int
    rounds: int
    """Rounds of a Swiss tournament, deals of a duplicate, or how often everybody meets in a round robin."""
    options: dict[str, Any]
    house: str
    """The bot that plays for absent people and at free seats."""
    listed: bool
    late: bool
    pace: Pace | None
    """How much time people have at their tables; null: as much as they want."""
    rated: bool
    """Games in which people play count for their ratings."""
    state: TournamentState
    round: int
    total: int
    host: str
    hosted: bool
    me: int | None
    """The reader's number as an entrant."""
    may_enter: bool
    needed: int
    """With how many entrants it can begin."""
    most: int
    """How many entrants it may have."""
    entrants: list[Contender]
    standings: list[Place]
    matches: list[Fixture]
    deals: list[Deal]


class TournamentEvents(TypedDict, total=False):
    """The data of each event that the page of a tournament hears, by the name of the event."""

    tournament: TournamentInfo


class Founded(TypedDict):
    """A tournament that was created."""

    id: str
