"""Who plays whom, and at which seat.

A round of a Swiss tournament is drawn when the one before it has ended. All rounds of a round robin or a
duplicate tournament are drawn at the start. Either way, tables are formed in the same manner: entrants are
dealt to tables in the order of their points, in random order among equals; then two entrants of different
tables change places as long as that improves the round. A round is better if fewer pairs meet again and, with
equal repeats, if people at the same table have more similar points. The procedure is repeated with several
random orders, and the best round is played.

The entrants are spread evenly over as few tables as possible, and house bots take the remaining seats. Only
at tables for two does an entrant without an opponent get a bye: the one with the fewest byes so far, and of
these the lowest in the standings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final

from vindima.server.tournaments.model import HOUSE, Seating

__all__ = [
    "Meetings",
    "bye_for",
    "circle",
    "mixed_rounds",
    "scheduled_robin",
    "seats_taken",
    "swiss_tables",
    "take_seats",
]

REPEAT: Final = 1e6
"""The cost of a repeated meeting: more than any difference in points."""
ATTEMPTS: Final = 6
"""How many rounds are drawn, of which the best is played: the first by points, the others at random."""
MANY: Final = 24
"""With more entrants two attempts are enough: there are many good rounds, and each attempt takes longer."""
SWEEPS: Final = 12
"""How many passes over the seats of a whole schedule balance them."""

Meetings = Counter[tuple[int, int]]
"""How often each pair, the lower number first, has sat at one table."""
Table = list[int]


def pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def meetings(tables: Iterable[Sequence[int]]) -> Meetings:
    """How often each pair of entrants sits at one table; bots of the house do not count."""
    found: Meetings = Counter()
    for table in tables:
        known = [entrant for entrant in table if entrant != HOUSE]
        found.update(pair(*both) for both in combinations(known, 2))
    return found


def sizes(entrants: int, players: int) -> list[int]:
    """How many entrants each table has, the largest tables first."""
    tables = -(-entrants // players)
    return [entrants // tables + (number < entrants % tables) for number in range(tables)]


def bye_for(ranked: Sequence[int], byes: Mapping[int, int]) -> int:
    """The entrant who gets a bye: one with the fewest so far, and of these the last in the standings."""
    return min(reversed(ranked), key=lambda entrant: byes.get(entrant, 0))


def swiss_tables(
    entrants: Sequence[int], points: Mapping[int, float], met: Meetings, players: int, chance: Random
) -> list[Table]:
    """The tables of a round, the one with the most points first."""
    costs = {
        (one, other): REPEAT * met[one, other] + (points.get(one, 0.0) - points.get(other, 0.0)) ** 2
        for one, other in combinations(sorted(entrants), 2)
    }
    made = []
    for attempt in range(ATTEMPTS if len(entrants) <= MANY else 2):
        order = list(entrants)
        chance.shuffle(order)
        if not attempt:
            order.sort(key=lambda entrant: -points.get(entrant, 0.0))
        tables: list[Table] = []
        for size in sizes(len(order), players):
            tables.append(order[:size])
            order = order[size:]
        improve(tables, costs)
        made.append(tables)
    best = min(
        made,
        key=lambda tables: sum(costs[pair(*both)] for table in tables for both in combinations(table, 2)),
    )
    return sorted(best, key=lambda table: -sum(points.get(entrant, 0.0) for entrant in table))


def improve(tables: list[Table], costs: Mapping[tuple[int, int], float]) -> None:
    """Let entrants of different tables change places as long as that improves the round."""

    def company(entrant: int, table: Table, instead: int) -> float:
        """The cost of an entrant at a table, in the place of another."""
        return sum(costs[pair(entrant, other)] for other in table if other not in (entrant, instead))

    def exchange(first: Table, second: Table) -> bool:
        for here, one in enumerate(first):
            for there, other in enumerate(second):
                now = company(one, first, one) + company(other, second, other)
                then = company(one, second, other) + company(other, first, one)
                if then < now - 1e-9:
                    first[here], second[there] = other, one
                    return True
        return False

    changed = True
    while changed:
        changed = False
        for first, second in combinations(tables, 2):
            while exchange(first, second):
                changed = True


# Schedules


def circle(entrants: Sequence[int]) -> list[list[Table]]:
    """A round robin for tables of two: each pair meets once; one of an odd number sits out in each round."""
    ring: list[int | None] = [*entrants]
    if len(ring) % 2:
        ring.append(None)
    rounds: list[list[Table]] = []
    for number in range(len(ring) - 1):
        table_of: list[Table] = []
        for one, other in zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True):
            if one is not None and other is not None:
                # The fixed entrant alternates sides; the others do so automatically.
                table_of.append([other, one] if number % 2 else [one, other])
        rounds.append(table_of)
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def scheduled_robin(
    entrants: Sequence[int], players: int, times: int, most: int, chance: Random
) -> list[list[Table]] | None:
    """Rounds in which each pair sits at one table at least `times` times; None if that takes too many games.

    For tables of two, this is the smallest possible number of rounds. For larger tables, such designs exist
    only for some numbers, so rounds with as few repeated meetings as can be found are added until every pair
    has met.
    """
    if players == 2:
        rounds = circle(entrants) * times
        return rounds if sum(map(len, rounds)) <= most else None
    fewest = -(-(len(entrants) - 1) * times // (players - 1))
    if fewest * len(sizes(len(entrants), players)) > most:
        return None
    made: list[list[Table]] = []
    met: Meetings = Counter()
    wanted = {pair(*both) for both in combinations(entrants, 2)}
    while any(met[both] < times for both in wanted):
        made.append(swiss_tables(entrants, {}, met, players, chance))
        met += meetings(made[-1])
        if sum(map(len, made)) > most:
            return None
    return made


def mixed_rounds(entrants: Sequence[int], players: int, rounds: int, chance: Random) -> list[list[Table]]:
    """Rounds in which everybody plays, and as few pairs as possible meet more often than others."""
    made: list[list[Table]] = []
    met: Meetings = Counter()
    for _ in range(rounds):
        made.append(swiss_tables(entrants, {}, met, players, chance))
        met += meetings(made[-1])
    return made


# Seats


class SeatCounts:
    """How often each entrant has had each seat."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.counts: dict[int, list[int]] = {}

    def of(self, entrant: int) -> list[int]:
        return self.counts.setdefault(entrant, [0] * self.players)

    def add(self, seating: Sequence[int], times: int = 1) -> None:
        for seat, entrant in enumerate(seating):
            if entrant != HOUSE:
                self.of(entrant)[seat] += times

    def best(self, table: Sequence[int], chance: Random) -> Seating:
        """Seats for the entrants of a table: those that each has had least, at random among equals."""
        full = [*table, *[HOUSE] * (self.players - len(table))]
        orders = list(dict.fromkeys(permutations(full)))
        chance.shuffle(orders)
        return min(orders, key=self.burden)

    def burden(self, seating: Sequence[int]) -> int:
        return sum(self.of(entrant)[seat] for seat, entrant in enumerate(seating) if entrant != HOUSE)

    @property
    def balanced(self) -> bool:
        """True if no entrant has had one seat more than once more often than another."""
        return all(max(counts) - min(counts) <= 1 for counts in self.counts.values())


def seats_taken(seatings: Iterable[Sequence[int]], players: int) -> SeatCounts:
    """The seats taken so far."""
    found = SeatCounts(players)
    for seating in seatings:
        found.add(seating)
    return found


def take_seats(
    rounds: Sequence[Sequence[Sequence[int]]], players: int, chance: Random
) -> list[list[Seating]]:
    """Seats for a whole schedule, so that everybody has each seat about equally often."""
    counts = SeatCounts(players)
    made: list[list[Seating]] = []
    for tables in rounds:
        made.append([])
        for table in tables:
            made[-1].append(counts.best(table, chance))
            counts.add(made[-1][-1])
    for _ in range(SWEEPS):
        if counts.balanced:
            break
        for round in made:
            for number, seating in enumerate(round):
                counts.add(seating, -1)
                table = [entrant for entrant in seating if entrant != HOUSE]
                round[number] = counts.best(table, chance)
                counts.add(round[number])
    return made
