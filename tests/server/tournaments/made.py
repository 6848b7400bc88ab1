"""Tournaments for tests."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from vindima.server.tournaments.model import OPEN, RUNNING, Entrant, Match, Plan, State, Tournament


def tournament(format: Any, count: int, matches: Sequence[Match] = (), **more: Any) -> Tournament:
    """A tournament with `count` entrants, by default at tables for two."""
    plan = Plan("Cup", "vinhos", format, more.pop("players", 2), more.pop("rounds", 3))
    entrants = tuple(Entrant(number, f"E{number}", bot="random") for number in range(1, count + 1))
    round = max((match.round for match in matches), default=0)
    state: State = RUNNING if matches else OPEN
    made = Tournament("0" * 16, plan, 1, state, round, 1, datetime.now(UTC), (), entrants, tuple(matches))
    return made._replace(**more)
