"""The wire protocol about open tables, public games, invitations and the archive; see `table.py`."""

from __future__ import annotations

from typing import Literal, TypedDict

from vindima.server.wire.pace import Pace

__all__ = [
    "Archive",
    "ArchiveLine",
    "Ending",
    "Hidden",
    "Invitation",
    "Level",
    "Listing",
    "Matched",
    "Offer",
    "OfferChanges",
    "OfferList",
    "OfferSeat",
    "Offered",
    "Rematch",
    "Removed",
    "Renewal",
]

Level = Literal["", "beginner", "regular", "expert"]
"""The players for whom a game is meant; empty for everybody."""


class Listing(TypedDict):
    """How a table is offered to people who have no link to it."""

    open: bool
    """Anybody may take a free seat."""
    public: bool
    """Anybody may watch."""
    level: Level
    language: str
    """The language that is spoken at the table; empty if that does not matter."""


class Ending(TypedDict):
    """A request to end a game early."""

    seat: int
    mine: bool
    """True if it is this browser's request."""
    agreed: list[int]
    """The seats whose players have agreed."""
    waiting: list[int]
    """The seats whose players have not answered."""


class OfferSeat(TypedDict):
    """A seat of a table that is offered."""

    kind: Literal["person", "bot", "open"]
    name: str
    """Empty for people who have not agreed to be shown: only hosts and the players of public games are."""
    bot: str | None


class Offered(TypedDict):
    """What people learn about a table before they sit down there."""

    game: str
    seats: list[OfferSeat]
    options: dict[str, bool | int | str]
    """The options that differ from the defaults."""
    corrected: bool
    """True if the game uses the corrected numbers of somebody's box."""
    pace: Pace | None
    """Null: nobody has to hurry."""
    rated: bool
    """True if the game counts for the ratings of its players."""
    level: Level
    language: str
    public: bool
    """Anybody may watch."""
    year: int
    dealt: bool
    """True if the game has begun; before that, the cards of a shared deal wait for players."""


class Offer(Offered):
    """A table that everybody may join or watch."""

    id: str
    host: int | None
    """The host's seat."""
    free: int
    """How many seats can be taken; 0 if the table is not open."""
    since: str | None
    """Since when it is open."""
    here: bool
    """True if one of its players is at the table now."""


class OfferList(TypedDict):
    """Tables that everybody may join or watch, newest first."""

    mark: str
    """The state of the list: the stream of the lobby continues from here."""
    open: list[Offer]
    open_count: int
    """How many open tables match in all."""
    public: list[Offer]
    public_count: int
    """How many public games match in all."""


class OfferChanges(TypedDict):
    """The changes in the list of offered tables."""

    changed: list[Offer]
    """New tables and those that have changed."""
    gone: list[str]
    """The ids of tables that are no longer offered."""


class Renewal(TypedDict):
    """Too much has changed in the list of offered tables: request it again."""

    mark: str


class Matched(TypedDict):
    """The table that a quick match has found or opened."""

    id: str
    joined: bool
    """True if it was already open; otherwise it was opened and waits for others."""


class Rematch(TypedDict):
    """Where a game is played again: at a new table, or at the one that another player has opened."""

    table: str | None
    link: str | None
    """The page of the other player's invitation."""


class Invitation(Offered):
    """What a link leads to."""

    kind: Literal["seat", "invite", "watch"]
    """The link restores a seat, invites to an open one, or shows the table to spectators."""
    here: str | None
    """The table, if this browser already has what the link gives."""
    host: str
    """The name of the person who invites; may be empty."""
    seat: int
    """The seat that the link leads to; -1 for spectators."""
    over: bool
    asks: bool
    """True if a person has played the seat, so that the other players are asked first."""


class ArchiveLine(TypedDict):
    """A finished game, or a hidden table."""

    id: str
    game: str
    seats: list[OfferSeat]
    mine: list[int]
    """The seats that the reader holds; empty for a spectator."""
    year: int
    over: bool
    """False for a game that was ended early, or a hidden one that continues."""
    closed: bool
    """True if the game was ended early."""
    winners: list[int]
    updated: str
    host: bool
    """True if the reader may delete the table."""
    hidden: bool


class Archive(TypedDict):
    """A page of the archive."""

    lines: list[ArchiveLine]
    count: int
    """How many games match in all."""
    page: int
    pages: int


class Hidden(TypedDict):
    """Whether a table is hidden from the browser's lists."""

    hidden: bool


class Removed(TypedDict):
    """A table was deleted for its host."""

    kept: bool
    """True if other people who played there keep it."""
