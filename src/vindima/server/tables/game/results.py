"""The stored result of a finished game: who played, the points and where they came from.

Results are stored apart from tables, so that they outlive them. A game counts for its players if nobody could
know the cards: no shared screen, no uploaded record, no seed that a person chose. Deals of the day count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from vindima.ratings.model import places
from vindima.server.tables.game.seats import BOT, PERSON, Stored
from vindima.server.tables.game.table import Proposal

__all__ = ["Outcome", "Result", "counts", "result_of"]

CHOSEN = "chosen"


class Outcome(NamedTuple):
    """How a seat has fared."""

    seat: int
    browser: int | None
    """The person; None for a bot, or for a person who is no longer known."""
    name: str
    bot: str | None
    points: int
    place: int
    """From 1; ties share a place. Those who left the game share the last one."""
    abandoned: bool
    """True if the person left the seat, or let bots play it."""
    sources: dict[str, int]
    """Points by source."""
    rating: tuple[float, float] | None = None
    """Skill and uncertainty after a rated game that has been counted."""
    before: tuple[float, float] | None = None
    """The same before the game."""


class Result(NamedTuple):
    """A game that is over."""

    id: str
    table: str | None
    """None once the table is deleted."""
    game: str
    players: int
    ended: str
    rated: bool
    result: str
    """Of a solo game: `win`, `draw` or `loss`."""
    seats: list[Outcome]


def counts(stored: Stored) -> bool:
    """True if the result of a table belongs in the history of its players."""
    known = stored.shuffle is not None and stored.shuffle["kind"] == CHOSEN and stored.daily is None
    return not (known or stored.hot_seat)


def result_of(
    stored: Stored,
    proposal: Proposal,
    ended: str,
    sitters: Mapping[int, int | None],
    played_by_bots: frozenset[int] = frozenset(),
) -> Result:
    """The result of a game whose last act is proposed.

    `sitters` are the people who sat at the seats of a rated game when it began; `played_by_bots` are the
    seats for which bots have given at least half of the answers.
    """
    holders: dict[int, list[int]] = {}
    for place in stored.places:
        holders.setdefault(place.seat, []).append(place.browser)
    found: list[Outcome] = []
    for seat in stored.seats:
        held = holders.get(seat.seat, []) if seat.kind == PERSON else []
        person = sitters[seat.seat] if seat.seat in sitters else min(held, default=None)
        here = person in held and seat.seat not in played_by_bots
        gone = stored.rated and seat.seat in sitters and not here
        bot = seat.bot if seat.kind == BOT and seat.seat not in sitters else None
        points, sources = proposal.scores[seat.seat], proposal.sources[seat.seat]
        found.append(Outcome(seat.seat, person, seat.name, bot, points, 0, gone, dict(sources)))
    seats = [one._replace(place=place) for one, place in zip(found, placed(found, proposal), strict=True)]
    header = stored.header
    return Result("", stored.id, header["game"], len(seats), ended, stored.rated, proposal.result, seats)


def placed(found: list[Outcome], proposal: Proposal) -> list[int]:
    """The place of each seat. Those who left come last, whatever their points."""
    stayed = [one for one in found if not one.abandoned]
    winners = [number for number, one in enumerate(stayed) if one.seat in proposal.winners]
    among = places([one.points for one in stayed], winners)
    return [among[stayed.index(one)] if one in stayed else len(stayed) + 1 for one in found]
