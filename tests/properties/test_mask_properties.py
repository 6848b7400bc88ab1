"""Sets of small numbers as the bits of an int."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from vindima.core.masks import bits, count, nth

SETS = st.sets(st.integers(0, 75))


@given(SETS)
def test_bits_count_and_nth_agree_with_the_set(members):
    mask = sum(1 << number for number in members)
    assert bits(mask) == sorted(members)
    assert count(mask) == len(members)
    assert [nth(mask, place) for place in range(len(members))] == sorted(members)
