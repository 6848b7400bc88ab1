"""The rating model, OpenSkill's Plackett–Luce, and how ratings are displayed.

Skill is `mu` with the uncertainty `sigma`. Everybody starts at 25 with 8.33. Pages show 1500 for 25 and 40
points for each unit of skill, with two sigma on either side, which is an interval of about 95%. A rating is
provisional until SETTLED games have been counted. Leaderboards order people by the lower end of their
interval, so that many games count for more than a lucky one.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

__all__ = ["BETA", "MU", "NEW", "SETTLED", "SIGMA", "WIDTH", "Skill", "places", "plackett_luce", "rated"]

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
"""How much a person's play varies from game to game."""
SETTLED: Final = 10
"""A rating with fewer games is provisional."""
SHOWN: Final = 1500
POINTS: Final = 40
WIDTH: Final = 2
"""How many sigma the interval extends on either side."""


class Skill(NamedTuple):
    """What is known about the skill of a player."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The rating as displayed to people."""
        return round(SHOWN + POINTS * (self.mu - MU))

    @property
    def spread(self) -> int:
        """Half the width of the interval around the rating."""
        return round(WIDTH * POINTS * self.sigma)

    @property
    def sure(self) -> float:
        """The lower end of the interval, which orders a leaderboard."""
        return self.mu - WIDTH * self.sigma


NEW: Final = Skill()
"""What is known about a person who has not played yet."""


def plackett_luce() -> Any:
    """OpenSkill's model, loaded only when somebody is rated: a browser without a server does not have it."""
    return import_module("openskill.models").PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


def rated(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The new skills of all players after a game that ended with these places."""
    model = plackett_luce()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    return [
        Skill(rating.mu, rating.sigma)
        for (rating,) in model.rate(teams, ranks=[float(rank) for rank in ranks])
    ]


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat, from 1: winners first, then the others by points; ties share a place."""
    keys = [(0, 0) if seat in winners else (1, -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < key for other in keys) for key in keys]
