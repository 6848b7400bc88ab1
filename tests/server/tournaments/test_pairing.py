"""Pairing: repeats are avoided, opponents have similar points, and seats are distributed fairly."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from vindima.server.tournaments.model import HOUSE
from vindima.server.tournaments.pairing import (
    bye_for,
    circle,
    meetings,
    mixed_rounds,
    scheduled_robin,
    seats_taken,
    sizes,
    swiss_tables,
    take_seats,
)

CHANCE = 7


def pairs(numbers):
    return {tuple(sorted(both)) for both in combinations(numbers, 2)}


def best_cost(entrants, points, met):
    """The cost of the best round for tables of two, found by exhaustive search."""
    if not entrants:
        return 0.0
    one, *others = entrants
    return min(
        1e6 * met[tuple(sorted((one, other)))]
        + (points[one] - points[other]) ** 2
        + best_cost([left for left in others if left != other], points, met)
        for other in others
    )


@pytest.mark.parametrize("count", [2, 5, 8, 9])
def test_in_a_round_robin_for_two_each_pair_meets_once(count):
    rounds = circle(range(count))
    met = meetings(table for tables in rounds for table in tables)
    assert set(met) == pairs(range(count))
    assert set(met.values()) == {1}
    assert len(rounds) == count - 1 + count % 2


@pytest.mark.parametrize(("count", "players"), [(7, 3), (8, 4), (9, 3), (12, 5), (16, 4)])
def test_in_a_round_robin_with_larger_tables_everybody_meets_everybody(count, players):
    rounds = scheduled_robin(range(count), players, 1, 600, Random(CHANCE))
    assert rounds is not None
    met = meetings(table for tables in rounds for table in tables)
    assert set(met) == pairs(range(count))
    for tables in rounds:
        assert sorted(entrant for table in tables for entrant in table) == list(range(count))
        assert all(2 <= len(table) <= players for table in tables)
    assert len(rounds) <= 2.2 * (count - 1) / (players - 1) + 1


def test_a_round_robin_with_too_many_games_is_not_drawn():
    assert scheduled_robin(range(40), 2, 1, 600, Random(CHANCE)) is None
    assert scheduled_robin(range(60), 3, 2, 600, Random(CHANCE)) is None


def test_entrants_are_spread_evenly_over_few_tables():
    assert sizes(16, 4) == [4, 4, 4, 4]
    assert sizes(5, 4) == [3, 2]
    assert sizes(9, 4) == [3, 3, 3]
    assert sizes(3, 4) == [3]


def test_a_swiss_round_pairs_equal_points_and_avoids_repeats():
    """The round is nearly always optimal, and never has an avoidable repeat."""
    chance = Random(CHANCE)
    worse = 0
    for _ in range(60):
        points = {entrant: float(chance.randrange(4)) for entrant in range(8)}
        met = Counter(tuple(sorted(chance.sample(range(8), 2))) for _ in range(10))
        tables = swiss_tables(range(8), points, met, 2, chance)
        cost = sum(1e6 * met[tuple(sorted(t))] + (points[t[0]] - points[t[1]]) ** 2 for t in tables)
        best = best_cost(list(range(8)), points, met)
        assert cost // 1e6 == best // 1e6
        worse += cost > best
    assert worse <= 3


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_meets_twice_in_a_large_swiss_tournament(players):
    chance, met, points = Random(CHANCE), Counter(), dict.fromkeys(range(8 * players), 0.0)
    for _ in range(3):
        tables = swiss_tables(range(8 * players), points, met, players, chance)
        for table in tables:
            points[table[0]] += 1
        met += meetings(tables)
    assert max(met.values()) == 1


def test_the_bye_goes_to_the_lowest_entrant_without_one():
    assert bye_for([5, 3, 4, 1], {}) == 1
    assert bye_for([5, 3, 4, 1], {1: 1}) == 4
    assert bye_for([5, 3], {3: 1, 5: 1}) == 3


@pytest.mark.parametrize(
    ("count", "players", "rounds"), [(8, 2, 16), (8, 4, 16), (9, 4, 12), (6, 3, 9), (7, 6, 6)]
)
def test_seats_rotate_over_the_deals_of_a_duplicate(count, players, rounds):
    chance = Random(CHANCE)
    schedule = take_seats(mixed_rounds(range(count), players, rounds, chance), players, chance)
    counts = seats_taken([seating for round in schedule for seating in round], players)
    for round in schedule:
        assert sorted(one for seating in round for one in seating if one != HOUSE) == list(range(count))
        assert all(len(seating) == players for seating in round)
    for seats in counts.counts.values():
        assert sum(seats) == rounds
        assert max(seats) - min(seats) <= 2
    met = meetings(seating for round in schedule for seating in round)
    assert max(met.values()) - min(met[both] for both in pairs(range(count))) <= 2 + rounds // 4
