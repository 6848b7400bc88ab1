"""The random generator: fixed outputs, uniform numbers and uniform shuffles."""

from __future__ import annotations

from collections import Counter

import pytest

from vindima.core.chance import BITS, GAMMA, MASK, Chance, mixed, seeded

FROM_ZERO = [683255265834482639, 213589027002791839, 526314787899670609, 1074499822541496068]


def test_the_sequence_never_changes():
    assert [mixed(step * GAMMA & MASK) for step in range(1, len(FROM_ZERO) + 1)] == FROM_ZERO
    chance = Chance(0)
    assert [chance.below(1000) for _ in FROM_ZERO] == [number % 1000 for number in FROM_ZERO]
    assert chance.counter == len(FROM_ZERO) * GAMMA & MASK


def test_flipping_a_counter_bit_flips_each_output_bit_half_the_time():
    counts = [seeded(number) for number in range(500)]
    for bit in range(0, BITS, 7):
        changed = [mixed(count) ^ mixed(count ^ 1 << bit) for count in counts]
        for other in range(BITS):
            assert 180 < sum(number >> other & 1 for number in changed) < 320


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10, 24])
def test_numbers_below_a_bound_are_uniform(bound):
    chance = Chance(seeded(bound))
    counts = Counter(chance.below(bound) for _ in range(400 * bound))
    assert sorted(counts) == list(range(bound))
    assert chi_square(list(counts.values())) < 3 * bound + 10


def test_a_draw_that_would_bias_towards_small_numbers_is_repeated():
    bound = 3 << 58
    chance = Chance(0)
    drawn = [chance.below(bound) for _ in range(200)]
    accepted = [value for step in range(1, 401) if (value := mixed(step * GAMMA & MASK)) < bound]
    assert drawn == accepted[:200]
    assert chance.counter != 200 * GAMMA & MASK


@pytest.mark.parametrize("bound", [0, -1, MASK + 1])
def test_a_bound_out_of_range_is_refused(bound):
    with pytest.raises(ValueError, match="cannot draw a number below"):
        Chance(1).below(bound)


def test_below_one_returns_zero_but_advances_the_counter():
    chance = Chance(5)
    assert chance.below(1) == 0
    assert chance.counter != 5


def test_shuffles_are_uniform():
    chance = Chance(seeded(1))
    counts = Counter(tuple(chance.shuffled([1, 2, 3, 4])) for _ in range(24 * 200))
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 3 * 24 + 10


def test_shuffling_returns_a_new_list():
    deck = list(range(20))
    dealt = Chance(3).shuffled(deck)
    assert deck == list(range(20))
    assert dealt != deck
    assert sorted(dealt) == deck
    assert Chance(3).shuffled(deck) == dealt
    assert Chance(3).shuffled([]) == []


def test_seeds_and_streams_give_distinct_counters():
    seeds = [-1, 0, 1, 2, 1 << 59, 1 << 60, (1 << 60) + 1, -(1 << 60), 10**30]
    counters = [seeded(seed, stream) for seed in seeds for stream in range(4)]
    assert len(set(counters)) == len(counters)
    assert all(0 <= counter <= MASK for counter in counters)


def test_the_counter_of_a_seed_never_changes():
    assert seeded(0) == 412952347924972153
    assert seeded(1) == 369152515007188467
    assert seeded(0, stream=1) == 382092766436928038
    assert seeded(-1) == 382983339602059910
    assert seeded(10**30, stream=3) == 434948238088429774
