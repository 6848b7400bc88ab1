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
    """A game and a number of players, for which separate ratings are kept."""

    game: str
    players: int


class Rating(Pool):
    """A person's strength, as far as it is known."""

    rating: int
    spread: int
    """Half the width of the interval around the rating, with about 95% certainty."""
    games: int
    provisional: bool
    """True if too few games have been counted."""


class Leader(TypedDict):
    """A line of a leaderboard: a person who wants to be there, or a bot."""

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
    """The strongest players, ordered by the lower end of their intervals."""

    pools: list[Pool]
    """All games and numbers of players that can be rated."""
    leaders: list[Leader]
    mine: Rating | None
    """The reader's own rating, listed or not."""
    listed: bool
    """True if the reader wants to be on leaderboards."""
    settled: int
    """How many games it takes until a rating is no longer provisional."""


class Progress(TypedDict):
    """A person's standing after a game."""

    ended: str
    points: int
    won: float
    """1 for a win, a fraction for a shared one."""
    rating: int | None
    spread: int | None


class SeatRecord(TypedDict):
    """The games that a person has played from one seat."""

    seat: int
    games: int
    wins: float
    points: float


class Opponent(TypedDict):
    """A person or a bot that a person has played against."""

    name: str
    """Empty for a person who is no longer known, or has not published a profile."""
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
    """A person's games of one game and number of players."""

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
    """A game in a person's history."""

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
    """What a person has played. Only they see it, unless they publish it."""

    id: str | None
    """The id under which the profile is published."""
    name: str
    mine: bool
    listed: bool
    """For the person: whether their ratings are on the leaderboards."""
    alone: bool
    """True if there is no server, so that nothing can be published."""
    statistics: list[Statistics]
    games: list[PlayedGame]
    """The newest games, newest first."""


class PlayLogPlayer(TypedDict):
    name: str
    bot: str | None
    points: int
    won: bool
    first: bool
    """True for the seat that was asked first."""


class PlayLog(TypedDict):
    """A finished game for other programs that keep a log of plays. This server sends nothing to them."""

    bgstats: str
    """A link that opens BG Stats with the play filled in."""
    bgg: str
    """The page of the game on BoardGameGeek, where a play can be logged."""
    form: str
    """The play as JSON, with the names that the form of BoardGameGeek gives to its fields."""
    date: str
    players: list[PlayLogPlayer]
