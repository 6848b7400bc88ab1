"""Who sits at a table: browsers, seats, and which browser may see the table from where."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from vindima.core.step import NOBODY
from vindima.server.tables.daily import Attempt
from vindima.server.tables.pace import Clock, Pace
from vindima.server.tables.wire_meeting import Level

__all__ = [
    "BOT",
    "OPEN",
    "PERSON",
    "UNLISTED",
    "WATCHING",
    "Browser",
    "Contest",
    "Ending",
    "Kind",
    "Link",
    "Listing",
    "Note",
    "Payer",
    "Place",
    "Seat",
    "Stored",
    "Takeover",
    "distinct",
    "timed_seat",
    "voters",
]

Kind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
WATCHING: Final = -1
"""The seat number of a spectator."""
NAME: Final = 34
"""Letters of a name that leave room for a number."""


class Browser(NamedTuple):
    """A browser that plays, identified by its token."""

    id: int
    """Whose it is: all devices of a person who has kept their identity have the same."""
    token: str
    address: str = ""
    """Where its request comes from, as far as rate limits distinguish it."""
    device: int = 0
    """Which of the person's devices it is."""


class Payer(NamedTuple):
    """On whose account workers think: the browser that opened the table, and its address if that is known."""

    person: int
    address: str = ""


class Seat(NamedTuple):
    """Who plays a seat."""

    seat: int
    kind: Kind
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    invite: str | None = None
    played: bool = False
    """A person has played it, and knows what is hidden from the others."""

    @property
    def player(self) -> str | None:
        """The code of the bot that answers here now; None if a person answers."""
        return self.bot if self.kind == BOT or self.stand_in else None


class Place(NamedTuple):
    """A browser that may see a table, from a seat or WATCHING."""

    browser: int
    seat: int
    host: bool = False
    link: str | None = None
    """The hash of the secret in the link that restores this place."""
    salt: str = ""
    """Random for each sitting, so that the link of an earlier one is worth nothing."""


class Note(NamedTuple):
    """What has happened to a seat, for everybody at the table to read."""

    event: str
    """A message of the catalogues that takes a name."""
    name: str
    seat: int


class Link(NamedTuple):
    """What a link leads to. `kind` is OPEN for an invite, PERSON for a taken seat or a spectator's place."""

    table: str
    seat: int
    kind: str
    host: bool = False


class Contest(NamedTuple):
    """The match of a tournament that a table plays."""

    tournament: str
    name: str
    """What the tournament is called."""
    match: int
    round: int
    host: int
    """Who pays for the thinking of its bots."""


class Takeover(NamedTuple):
    """Somebody asks to take over an open seat whose hand another person has seen."""

    seat: int
    browser: int
    name: str
    link: str
    """The hash of the secret in the link that will restore the seat: only the browser itself can make it."""
    salt: str
    agreed: tuple[int, ...] = ()
    """The seats whose players have agreed."""


class Listing(NamedTuple):
    """How a table is offered to people who have no link to it."""

    open: bool = False
    """Anybody may take a free seat."""
    public: bool = False
    """Anybody may watch."""
    level: Level = ""
    language: str = ""
    """The language that is spoken at the table; empty if that does not matter."""


UNLISTED: Final = Listing()


class Ending(NamedTuple):
    """Somebody asks the others to end a game before it is over."""

    browser: int
    seat: int
    agreed: tuple[int, ...] = ()
    """The seats whose players have agreed."""


class Stored(NamedTuple):
    """A table as storage holds it, without its log."""

    id: str
    header: dict[str, Any]
    hot_seat: bool
    confirm: bool
    watch: str
    campaign: str | None
    seats: list[Seat]
    places: list[Place]
    hints: bool = False
    """The seat that is asked may ask for hints."""
    shuffle: dict[str, Any] | None = None
    """How the seed came about; see `tables/shuffle.py`. None for tables that are older than this."""
    closed: bool = False
    """The game was ended before it was over, by its players or an operator: nobody can act any more."""
    coach: bool = False
    """A coach speaks to the seat that is asked."""
    takeover: Takeover | None = None
    """Who asks to take over a seat."""
    daily: Attempt | None = None
    """The attempt at a deal of the day that is played here."""
    contest: Contest | None = None
    """The match of a tournament that is played here."""
    sealed: bool = False
    """The same deal is still being played at other tables: nobody else may see this one."""
    pace: Pace | None = None
    """How much time the players have; None: as much as they like."""
    clock: Clock | None = None
    rated: bool = False
    """The people agreed, when the table was made, that the game counts for their ratings."""
    listing: Listing = UNLISTED
    """How the table is offered in the lobby."""
    ending: Ending | None = None
    """Who asks to end the game before it is over."""

    @property
    def counted(self) -> bool:
        """The game counts for the ranking of a day, so there is no help in it."""
        return self.daily is not None and self.daily.counted


def voters(stored: Stored, browser: int) -> list[int]:
    """The seats that other people play themselves: those who are asked before a browser takes over a hand."""
    mine = {place.seat for place in stored.places if place.browser == browser}
    held = {place.seat for place in stored.places if place.browser != browser} - mine
    return [
        seat.seat for seat in stored.seats if seat.kind == PERSON and not seat.stand_in and seat.seat in held
    ]


def timed_seat(seats: Sequence[Seat], asked: int, ended: bool) -> int:
    """The seat whose clock has to run, if the table has clocks; NOBODY if there is none."""
    if ended or asked == NOBODY or any(seat.kind == OPEN for seat in seats):
        return NOBODY
    return asked if seats[asked].player is None else NOBODY


def distinct(name: str, others: Sequence[str]) -> str:
    """A name that nobody else at the table has, whatever letters it is written with."""
    taken = {folded(other) for other in others if other}
    found, number = name, 2
    while found and folded(found) in taken:
        found = f"{name[:NAME]} ({number})"
        number += 1
    return found


def folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().strip()
