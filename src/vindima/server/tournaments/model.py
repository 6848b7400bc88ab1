"""The nouns of a tournament.

A tournament consists of rounds, and a round of matches: tables at which entrants play each other. In a
duplicate tournament, a round is a deal: all its tables get the same cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final, Literal, NamedTuple

from vindima.server.tables.game.pace import Pace

__all__ = [
    "BYE",
    "CANCELLED",
    "DUPLICATE",
    "FORMATS",
    "GAMES",
    "HOUSE",
    "LONGEST",
    "MOST",
    "OPEN",
    "OVER",
    "ROBIN",
    "RUNNING",
    "SWISS",
    "VOID",
    "Entrant",
    "Format",
    "Match",
    "MatchState",
    "Plan",
    "Seating",
    "State",
    "Tournament",
]

Format = Literal["robin", "swiss", "duplicate"]
ROBIN: Final = "robin"
SWISS: Final = "swiss"
DUPLICATE: Final = "duplicate"
FORMATS: Final[tuple[Format, ...]] = (ROBIN, SWISS, DUPLICATE)

State = Literal["open", "running", "over", "cancelled"]
OPEN: Final = "open"
"""People can enter; nothing has been played."""
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"

MatchState = Literal["running", "over", "void", "bye"]
VOID: Final = "void"
"""It has no result, because the host decided so or its table was deleted."""
BYE: Final = "bye"
"""Its only entrant had no opponent and gets a full point."""

HOUSE: Final = -1
"""In place of an entrant's number: a house bot has the seat and is not ranked."""
MOST: Final = 64
"""How many entrants a tournament may have."""
LONGEST: Final = 64
"""How many rounds a host may ask for."""
GAMES: Final = 600
"""How many games a tournament may have."""

Seating = tuple[int, ...]
"""The entrants of a table by seat, HOUSE for a bot of the house."""


class Plan(NamedTuple):
    """What the host decides when a tournament is created."""

    name: str
    game: str
    format: Format
    players: int
    """How many seats each table has."""
    rounds: int
    """Rounds of a Swiss tournament, deals of a duplicate, or how often everybody meets in a round robin."""
    options: Mapping[str, Any] = {}
    house: str = "medium"
    """The bot that plays for absent people and at free seats."""
    listed: bool = False
    """True if everybody can find the tournament; otherwise a link is needed."""
    late: bool = False
    """True if people may enter after the first round and the format allows it."""
    pace: Pace | None = None
    """How much time people have at their tables; None: as much as they want."""
    rated: bool = False
    """Games in which people play count for their ratings, as everybody who enters agrees."""


class Entrant(NamedTuple):
    """A person or a bot that plays in a tournament."""

    number: int
    name: str
    browser: int | None = None
    """The person; None for a bot, and for a person whose data were deleted."""
    bot: str | None = None
    active: bool = True
    """True if the entrant gets seats in the rounds to come."""
    since: int = 1
    """The first round in which the entrant plays."""


class Match(NamedTuple):
    """A table of a round."""

    number: int
    round: int
    seats: Seating
    state: MatchState
    table: str | None = None
    """The id of its table; None for a bye, and once the table is deleted."""
    seed: int = 0
    scores: tuple[int, ...] = ()
    """The victory points by seat; none if the host awarded the match."""
    winners: tuple[int, ...] = ()
    opened: bool = False
    """True once its table exists."""
    watch: str = ""
    """The secret of the link to watch its table; empty before the table exists."""

    @property
    def ended(self) -> bool:
        return self.state != RUNNING


class Tournament(NamedTuple):
    """A tournament as storage holds it."""

    id: str
    plan: Plan
    host: int | None
    """The host; None once that person's data are deleted."""
    state: State
    round: int
    """The round in progress, or the last one; 0 before the first."""
    version: int
    """Grows with every change, so that nobody decides from outdated data."""
    created: datetime
    schedule: tuple[tuple[Seating, ...], ...] = ()
    """All rounds of a round robin or a duplicate tournament, as they were drawn at the start."""
    entrants: tuple[Entrant, ...] = ()
    matches: tuple[Match, ...] = ()
    called: str = ""
    """The name of the host."""

    @property
    def total(self) -> int:
        """How many rounds it has; 0 as long as that depends on the number of entrants."""
        return len(self.schedule) if self.schedule else self.plan.rounds if self.plan.format != ROBIN else 0

    @property
    def active(self) -> tuple[Entrant, ...]:
        return tuple(entrant for entrant in self.entrants if entrant.active)

    def of_round(self, round: int) -> list[Match]:
        return [match for match in self.matches if match.round == round]

    def closed(self, round: int) -> bool:
        """True if every match of a round has ended: its deal is no longer secret."""
        return all(match.ended for match in self.of_round(round))
