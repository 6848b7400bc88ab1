"""Tournaments on the wire."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from vindima.server.wire.pace import Pace

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
    """How many rounds it has; 0 as long as that depends on the number of entrants."""
    entrants: int
    host: str
    """The name of its host."""
    hosted: bool
    """True if the reader hosts it."""
    entered: bool
    """True if the reader plays in it."""
    updated: str


class Contender(TypedDict):
    """An entrant of a tournament."""

    number: int
    name: str
    bot: str | None
    mine: bool
    active: bool
    """True if the entrant gets seats in the rounds to come."""
    since: int
    """The first round in which this entrant plays."""


class Place(TypedDict):
    """An entrant's place in the standings."""

    rank: int
    entrant: int
    points: float
    """The sum over all tables of the share of opponents beaten there."""
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
    """The entrants by seat; -1 for a house bot."""
    state: Literal["running", "over", "void", "bye"]
    mine: bool
    """True if the reader plays here."""
    table: str | None
    """The id of the table, if the reader has a place there."""
    watch: str | None
    """The link to watch or replay the game; null while the deal is secret."""
    scores: list[int] | None
    """Victory points by seat; null until everybody may know them."""
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
    """A tournament as a reader may see it."""

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
    """The minimum number of entrants."""
    most: int
    """The maximum number of entrants."""
    entrants: list[Contender]
    standings: list[Place]
    matches: list[Fixture]
    deals: list[Deal]


class TournamentEvents(TypedDict, total=False):
    """The server-sent events on the page of a tournament: by event name, the data of the event."""

    tournament: TournamentInfo


class Founded(TypedDict):
    """A tournament that was created."""

    id: str
