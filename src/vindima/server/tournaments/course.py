"""The course of a tournament: its start, and the next round when all matches of the last one have ended.

These functions decide from known facts and change nothing, so that servers which decide at the same time
decide the same. Only seeds are random: the server that stores a round first determines them.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from vindima.server.tables.common.links import new_id
from vindima.server.tables.common.problems import Problem
from vindima.server.tournaments.model import (
    BYE,
    DUPLICATE,
    GAMES,
    HOUSE,
    OVER,
    ROBIN,
    RUNNING,
    SWISS,
    Entrant,
    Match,
    Plan,
    Seating,
    State,
    Tournament,
)
from vindima.server.tournaments.pairing import (
    bye_for,
    meetings,
    mixed_rounds,
    scheduled_robin,
    seats_taken,
    sizes,
    swiss_tables,
    take_seats,
)
from vindima.server.tournaments.standings import standings

__all__ = ["Step", "least_entrants", "next_step", "started"]

SEED_BITS: Final = 128


class Step(NamedTuple):
    """The next step of a tournament."""

    state: State
    round: int
    schedule: tuple[tuple[Seating, ...], ...]
    matches: tuple[Match, ...] = ()
    """The new matches."""


def least_entrants(plan: Plan) -> int:
    """How many entrants it needs: a duplicate tournament compares two tables, others need an opponent."""
    return plan.players + 1 if plan.format == DUPLICATE else 2


def started(tournament: Tournament) -> Step:
    """The first round and, in formats with one, the whole schedule. Raises a Problem."""
    plan, numbers = tournament.plan, [entrant.number for entrant in tournament.active]
    least = least_entrants(plan)
    if len(numbers) < least:
        raise Problem("few-entrants", f"this tournament needs at least {least} entrants")
    chance = Random(f"{tournament.id} schedule")
    chance.shuffle(numbers)
    schedule = tuple(map(tuple, take_seats(drawn(plan, numbers, chance), plan.players, chance)))
    return next_step(tournament._replace(state=RUNNING, schedule=schedule))


def drawn(plan: Plan, entrants: Sequence[int], chance: Random) -> list[list[list[int]]]:
    """The tables of all rounds; none for a format that draws each round when it begins."""
    games = plan.rounds * len(sizes(len(entrants), plan.players))
    rounds: list[list[list[int]]] | None = []
    if plan.format == ROBIN:
        rounds = scheduled_robin(entrants, plan.players, plan.rounds, GAMES, chance)
    elif plan.format == DUPLICATE and games <= GAMES:
        rounds = mixed_rounds(entrants, plan.players, plan.rounds, chance)
    if rounds is None or (plan.format != ROBIN and games > GAMES):
        raise Problem("many-games", f"a tournament may have at most {GAMES} games")
    return rounds


def next_step(tournament: Tournament) -> Step:
    """The next step when all matches so far have ended: another round, or the end."""
    round = tournament.round + 1
    alone = len(tournament.active) < 2
    if round > tournament.total or alone:
        return Step(OVER, tournament.round, tournament.schedule)
    if tournament.plan.format == SWISS:
        matches = swiss_round(tournament, round)
    else:
        matches = planned_round(tournament, round)
    return Step(RUNNING, round, tournament.schedule, tuple(matches))


def swiss_round(tournament: Tournament, round: int) -> list[Match]:
    """The matches of a Swiss round, drawn by the standings."""
    plan, chance = tournament.plan, Random(f"{tournament.id} {round}")
    playing = [line.entrant for line in standings(tournament) if line.entrant in numbers(tournament.active)]
    points = {line.entrant: line.points for line in standings(tournament)}
    byes = Counter(match.seats[0] for match in tournament.matches if match.state == BYE)
    left: list[int] = []
    if plan.players == 2 and len(playing) % 2:
        left = [bye_for(playing, byes)]
        playing = [entrant for entrant in playing if entrant not in left]
    seated = [match.seats for match in tournament.matches if match.state != BYE]
    tables = swiss_tables(playing, points, meetings(seated), plan.players, chance)
    counts = seats_taken(seated, plan.players)
    return numbered(tournament, round, [counts.best(table, chance) for table in tables], left)


def planned_round(tournament: Tournament, round: int) -> list[Match]:
    """The matches of a scheduled round. House bots play for people who have withdrawn.

    At tables for two, an entrant whose opponent has withdrawn gets a bye instead.
    """
    active, walkovers = numbers(tournament.active), tournament.plan.format == ROBIN
    seatings: list[Seating] = []
    left: list[int] = []
    for seating in tournament.schedule[round - 1]:
        here = tuple(entrant if entrant in active else HOUSE for entrant in seating)
        present = [entrant for entrant in here if entrant != HOUSE]
        if walkovers and len(here) == 2 and len(present) < 2:
            left += present
        elif present:
            seatings.append(here)
    return numbered(tournament, round, seatings, left)


def numbers(entrants: Sequence[Entrant]) -> set[int]:
    return {entrant.number for entrant in entrants}


def numbered(
    tournament: Tournament, round: int, seatings: Sequence[Seating], left: Sequence[int]
) -> list[Match]:
    """New matches with their numbers, ids and seeds; in a duplicate tournament, all have the same seed."""
    first = len(tournament.matches) + 1
    same, duplicate = secrets.randbits(SEED_BITS), tournament.plan.format == DUPLICATE
    found = [
        Match(
            first + place,
            round,
            seating,
            RUNNING,
            new_id(),
            same if duplicate else secrets.randbits(SEED_BITS),
        )
        for place, seating in enumerate(seatings)
    ]
    byes = [Match(first + len(found) + place, round, (entrant,), BYE) for place, entrant in enumerate(left)]
    return [*found, *byes]
