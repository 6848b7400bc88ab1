"""The deal of the day: the date (UTC) determines the deal, so that everybody plays the same one.

`seed_of` computes the seed from the date, the game and the kind of game, and the seed determines the person's
seat. No server is needed for that. Bots derive their randomness from the deal, so they give the same answers
to the same play. Anybody who reads this file can compute a deal before playing it: the ranking of a day
relies on the players' fairness.
"""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Final, NamedTuple

from vindima.core import contract
from vindima.core.chance import Chance, seeded
from vindima.core.record import Record
from vindima.server.tables.common.clock import now

__all__ = [
    "FIRST_DAY",
    "PLAYERS",
    "Attempt",
    "Deal",
    "Entry",
    "deals_of",
    "outcome",
    "ranked",
    "record_of_deal",
    "seat_of",
    "seed_of",
    "today",
]

FIRST_DAY: Final = "2026-11-01"
"""The first day that has deals."""
PLAYERS: Final = {"solo": 1, "duel": 2, "bots": 3}
"""The kinds of games, and how many players each has: the person and bots."""
BOT: Final = "medium"
"""The bot at the other seats. It ignores the clock, so it plays the same way on every machine."""
SEAT_STREAM: Final = 7
"""The stream of a deal's seed that selects the person's seat; the game itself uses another."""
ORDER: Final = ("win", "draw", "loss")


class Deal(NamedTuple):
    """The deal of a day for one game and kind."""

    day: str
    """As in ISO 8601: 2026-11-18."""
    game: str
    kind: str

    @property
    def players(self) -> int:
        return PLAYERS[self.kind]


class Attempt(NamedTuple):
    """A game that a person plays with the deal of the day."""

    day: str
    game: str
    kind: str
    number: int
    """1 for this person's first game with the deal."""
    counted: bool
    """The first attempt, begun on the day itself: no undo, no hints, and a place in the ranking."""

    @property
    def deal(self) -> Deal:
        return Deal(self.day, self.game, self.kind)


class Entry(NamedTuple):
    """An attempt as storage knows it."""

    id: str
    attempt: Attempt
    browser: int
    name: str
    table: str | None
    """None once the table is deleted."""
    over: bool
    points: int
    result: str
    """`win`, `draw` or `loss`; empty until the game is over."""

    @property
    def ended(self) -> bool:
        """True once its game has ended, in whatever way."""
        return self.over or self.table is None


def today() -> str:
    """Today's date, the same everywhere on earth."""
    return now().date().isoformat()


def deals_of(day: str) -> list[Deal]:
    """The deals of a day; none for a future day, or before the first one."""
    try:
        known = date.fromisoformat(day).isoformat() == day and FIRST_DAY <= day <= today()
    except ValueError:
        known = False
    games = contract.known() if known else ()
    return [
        Deal(day, game, kind)
        for game in games
        for kind, players in PLAYERS.items()
        if players in contract.find(game).seats
    ]


def seed_of(deal: Deal) -> int:
    """The seed of a deal: the first 128 bits of a SHA-256 of its date, game and kind."""
    text = f"vindima deal of the day\n{deal.day}\n{deal.game}\n{deal.kind}"
    return int(hashlib.sha256(text.encode()).hexdigest()[:32], 16)


def seat_of(deal: Deal) -> int:
    """The seat that everybody has in a deal."""
    return Chance(seeded(seed_of(deal), SEAT_STREAM)).below(deal.players)


def record_of_deal(deal: Deal, person: str) -> Record:
    """The record of a new game with a deal, `person` at the person's seat and bots at the others."""
    seats = [BOT] * deal.players
    seats[seat_of(deal)] = person
    return Record(deal.game, deal.players, seed_of(deal), {}, seats)


def outcome(seat: int, scores: tuple[int, ...], winners: tuple[int, ...], result: str) -> tuple[int, str]:
    """The points of a seat at the end of its game, and whether it won; `result` is that of a solo game."""
    if not result:
        shared = "draw" if len(winners) > 1 else "win"
        result = shared if seat in winners else "loss"
    return scores[seat], result


def ranked(entries: list[Entry]) -> list[tuple[int, Entry]]:
    """The entries with their ranks: winners first, then by points; ties share a rank."""

    def merit(entry: Entry) -> tuple[int, int]:
        return ORDER.index(entry.result), -entry.points

    merits = sorted(map(merit, entries))
    return [(merits.index(merit(entry)) + 1, entry) for entry in sorted(entries, key=merit)]
