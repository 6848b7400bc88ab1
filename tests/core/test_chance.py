"""Chance is splitmix64: the known numbers, every number as likely as the others, every order reachable."""

from __future__ import annotations

from collections import Counter

import pytest

from vindima.core.chance import GAMMA, MASK, Chance, mixed, seeded

OF_ZERO = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
OF_1234567 = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


@pytest.mark.parametrize(("seed", "numbers"), [(0, OF_ZERO), (1234567, OF_1234567)])
def test_the_numbers_are_those_of_splitmix64(seed, numbers):
    assert [mixed(seed + step * GAMMA & MASK) for step in range(1, len(numbers) + 1)] == numbers
    chance = Chance(seed)
    assert [chance.below(1000) for _ in numbers] == [number % 1000 for number in numbers]
    assert chance.counter == seed + len(numbers) * GAMMA & MASK


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10, 24])
def test_every_number_below_a_bound_is_as_likely(bound):
    chance = Chance(seeded(bound))
    counts = Counter(chance.below(bound) for _ in range(400 * bound))
    assert sorted(counts) == list(range(bound))
    assert chi_square(list(counts.values())) < 3 * bound + 10


def test_a_number_that_would_favour_the_small_ones_is_drawn_again():
    bound = 3 << 62
    chance = Chance(0)
    drawn = [chance.below(bound) for _ in range(200)]
    accepted = [value for step in range(1, 401) if (value := mixed(step * GAMMA & MASK)) < bound]
    assert drawn == accepted[:200]
    assert chance.counter != 200 * GAMMA & MASK


def test_below_one_is_nothing_but_a_draw():
    chance = Chance(5)
    assert chance.below(1) == 0
    assert chance.counter != 5


def test_every_order_is_as_likely():
    chance = Chance(seeded(1))
    counts = Counter(tuple(chance.shuffled([1, 2, 3, 4])) for _ in range(24 * 200))
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 3 * 24 + 10


def test_shuffling_gives_a_new_list_and_leaves_the_old_one():
    deck = list(range(20))
    dealt = Chance(3).shuffled(deck)
    assert deck == list(range(20))
    assert dealt != deck
    assert sorted(dealt) == deck
    assert Chance(3).shuffled(deck) == dealt
    assert Chance(3).shuffled([]) == []


def test_seeds_and_streams_lead_apart():
    seeds = [-1, 0, 1, 2, 1 << 63, 1 << 64, (1 << 64) + 1, 10**30]
    counters = [seeded(seed, stream) for seed in seeds for stream in range(4)]
    assert len(set(counters)) == len(counters)
    assert all(0 <= counter <= MASK for counter in counters)


def test_a_seed_leads_where_it_always_has():
    assert seeded(0) == 0
    assert seeded(1) == 6238072747940578789
    assert seeded(0, stream=1) == 5197578548964807871
    assert seeded(-1) == 15473795836029487563
    assert seeded(10**30, stream=3) == 16411516405598939281
