"""Ratings, leaderboards, profiles and play logs on the wire."""

from __future__ import annotations

from typing import TypedDict

__all__ = [
    "Leader",
    "Leaderboard",
    "Opponent",
    "PlayLog",
    "PlayLogPlayer",
    "PlayedGame",
    "PlayedSeat",
    "Pool",
    "Profile",
    "Progress",
    "Rating",
    "SeatRecord",
    "SourceAverage",
    "Statistics",
]


class Pool(TypedDict):
    """A game and a number of players: what ratings are kept for."""

    game: str
    players: int


class Rating(Pool):
    """How strong somebody is, as far as is known."""

    rating: int
    spread: int
    """How far the rating may be off to either side, with about 95 % certainty."""
    games: int
    provisional: bool
    """Too few games have been counted."""


class Leader(TypedDict):
    """A line of a leaderboard: somebody who wants to be there, or a bot."""

    rank: int | None
    """Null for bots and provisional ratings."""
    name: str
    bot: str | None
    profile: str | None
    """The id of a published profile."""
    mine: bool
    rating: int
    spread: int
    games: int
    provisional: bool


class Leaderboard(Pool):
    """Who is strongest: ordered by the lower end of what is known."""

    pools: list[Pool]
    """All games and numbers of players that can be rated."""
    leaders: list[Leader]
    mine: Rating | None
    """The reader's own rating, listed or not."""
    listed: bool
    """The reader wants to be on leaderboards."""
    settled: int
    """How many games make a rating that is no longer provisional."""


class Progress(TypedDict):
    """How somebody stood after a game."""

    ended: str
    points: int
    won: float
    """1 for a win, a part of it for a shared one."""
    rating: int | None
    spread: int | None


class SeatRecord(TypedDict):
    """The games that somebody has played from one seat."""

    seat: int
    games: int
    wins: float
    points: float


class Opponent(TypedDict):
    """Somebody or a bot that a person has played against."""

    name: str
    """Empty for somebody who is no longer known, or has not published a profile."""
    bot: str | None
    profile: str | None
    games: int
    ahead: float
    """In how many of them the person finished ahead; a tie is half a game."""


class SourceAverage(TypedDict):
    """Points from one source: the person's average, and that of strong players."""

    source: str
    average: float
    strong: float | None


class Statistics(Pool):
    """Somebody's games of one game and number of players."""

    games: int
    wins: float
    points: float
    best: int
    strong: float | None
    """The average points of strong players."""
    rating: Rating | None
    seats: list[SeatRecord]
    opponents: list[Opponent]
    sources: list[SourceAverage]
    progress: list[Progress]
    """Every game, oldest first."""


class PlayedSeat(TypedDict):
    name: str
    bot: str | None
    points: int
    place: int
    mine: bool


class PlayedGame(Pool):
    """A game of somebody's history."""

    table: str | None
    """The table, for those who may open it."""
    ended: str
    seat: int
    place: int
    points: int
    result: str
    """Of a solo game: win, draw or loss."""
    rated: bool
    abandoned: bool
    change: int | None
    """How far a rated game moved the rating."""
    seats: list[PlayedSeat]
    sources: dict[str, int]


class Profile(TypedDict):
    """What somebody has played. Only they see it, unless they publish it."""

    id: str | None
    """Where the profile is published."""
    name: str
    mine: bool
    listed: bool
    """For the person: their ratings are on the leaderboards."""
    alone: bool
    """There is no server: nothing can be published."""
    statistics: list[Statistics]
    games: list[PlayedGame]
    """The newest games, the last one first."""


class PlayLogPlayer(TypedDict):
    name: str
    bot: str | None
    points: int
    won: bool
    first: bool
    """This seat was asked first."""


class PlayLog(TypedDict):
    """A finished game for other programs that keep a log of plays. Nothing is sent by this server."""

    bgstats: str
    """A link that opens BG Stats with the play filled in."""
    bgg: str
    """The page of the game on BoardGameGeek, where a play can be logged."""
    form: str
    """The play as JSON, with the names that the form of BoardGameGeek gives to its fields."""
    date: str
    players: list[PlayLogPlayer]
