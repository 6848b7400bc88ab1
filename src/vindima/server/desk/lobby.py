"""The list of a browser's tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vindima.core.step import NOBODY
from vindima.server.tables.game.pace import Clock, Pace, deadline_of, pace_to_wire
from vindima.server.tables.game.seats import WATCHING, Seat
from vindima.server.wire import table as wire

__all__ = ["LISTED", "Standing", "table_line"]

LISTED = 100
"""How many tables of a browser are listed."""


class Standing(NamedTuple):
    """The state of a table, as it is stored for lists."""

    year: int
    asked: int
    over: bool
    winners: Sequence[int]
    updated: str
    pace: Pace | None = None
    clock: Clock | None = None


def table_line(
    id: str,
    game: str,
    seats: list[Seat],
    mine: set[int],
    standing: Standing,
    unread: int = 0,
    invited: wire.Invited | None = None,
) -> wire.TableLine:
    """A summary of a browser's table."""
    asked = None if standing.over or standing.asked == NOBODY else seats[standing.asked]
    return {
        "id": id,
        "game": game,
        "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in seats],
        "year": standing.year,
        "over": standing.over,
        "my_turn": asked is not None and asked.seat in mine and asked.player is None,
        "asked": None if asked is None else asked.seat,
        "playing": bool(mine - {WATCHING}),
        "winners": list(standing.winners),
        "updated": standing.updated,
        "pace": pace_to_wire(standing.pace),
        "until": deadline_of(standing.clock),
        "unread": unread,
        "invited": invited,
    }
