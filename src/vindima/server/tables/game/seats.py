"""Who sits at a table: browsers, seats, and which browser may see the table from where."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from vindima.core.step import NOBODY
from vindima.server.tables.game.daily import Attempt
from vindima.server.tables.game.pace import Clock, Pace
from vindima.server.wire.meeting import Level

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
"""The maximum length of a name that leaves room for a number."""


class Browser(NamedTuple):
    """A browser that plays, identified by its token."""

    id: int
    """The person's number: all devices of a person with a kept identity share it."""
    token: str
    address: str = ""
    """Where its request comes from, as precisely as rate limits distinguish addresses."""
    device: int = 0
    """Which of the person's devices it is."""


class Payer(NamedTuple):
    """The account on which workers think: the browser that opened the table, and its address if known."""

    person: int
    address: str = ""


class Seat(NamedTuple):
    """The player of a seat."""

    seat: int
    kind: Kind
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    invite: str | None = None
    played: bool = False
    """True if a person has played it and knows what is hidden from the others."""

    @property
    def player(self) -> str | None:
        """The code of the bot that currently answers; None if a person does."""
        return self.bot if self.kind == BOT or self.stand_in else None


class Place(NamedTuple):
    """A browser that may see a table, from a seat or WATCHING."""

    browser: int
    seat: int
    host: bool = False
    link: str | None = None
    """The hash of the secret in the link that restores this place."""
    salt: str = ""
    """Random for each sitting, so that the link of an earlier one is void."""


class Note(NamedTuple):
    """A note in the chat about a seat, for everybody at the table."""

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
    """The name of the tournament."""
    match: int
    round: int
    host: int
    """On whose account its bots think."""


class Takeover(NamedTuple):
    """A request to take over an open seat whose hand another person has seen."""

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
    """A request to end a game early."""

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
    """True if the seat that is asked may ask for hints."""
    shuffle: dict[str, Any] | None = None
    """Where the seed comes from; see `shuffle.py`. None for tables older than this feature."""
    closed: bool = False
    """True if the game was ended early, by its players or an operator: nobody can act any more."""
    coach: bool = False
    """True if a coach speaks to the seat that is asked."""
    takeover: Takeover | None = None
    """The request to take over a seat."""
    daily: Attempt | None = None
    """The attempt at a deal of the day that is played here."""
    contest: Contest | None = None
    """The match of a tournament that is played here."""
    sealed: bool = False
    """True if other tables still play the same deal: nobody else may see this one."""
    pace: Pace | None = None
    """How much time the players have; None: as much as they like."""
    clock: Clock | None = None
    rated: bool = False
    """True if the people agreed, when the table was made, that the game counts for their ratings."""
    listing: Listing = UNLISTED
    """How the table is offered in the lobby."""
    ending: Ending | None = None
    """The request to end the game early."""

    @property
    def counted(self) -> bool:
        """True if the game counts for the ranking of a day, so that no help is given."""
        return self.daily is not None and self.daily.counted


def voters(stored: Stored, browser: int) -> list[int]:
    """The seats that other people play themselves: they are asked before a browser takes over a hand."""
    mine = {place.seat for place in stored.places if place.browser == browser}
    held = {place.seat for place in stored.places if place.browser != browser} - mine
    return [
        seat.seat for seat in stored.seats if seat.kind == PERSON and not seat.stand_in and seat.seat in held
    ]


def timed_seat(seats: Sequence[Seat], asked: int, ended: bool) -> int:
    """The seat whose clock must run, if the table has clocks; NOBODY if there is none."""
    if ended or asked == NOBODY or any(seat.kind == OPEN for seat in seats):
        return NOBODY
    return asked if seats[asked].player is None else NOBODY


def distinct(name: str, others: Sequence[str]) -> str:
    """A name that nobody else at the table has, even in another spelling."""
    taken = {folded(other) for other in others if other}
    found, number = name, 2
    while found and folded(found) in taken:
        found = f"{name[:NAME]} ({number})"
        number += 1
    return found


def folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().strip()
