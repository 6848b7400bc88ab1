"""Numbers encoded as bytes decode to the same numbers, however they were written."""

from __future__ import annotations

import random

import pytest

from vindima.core.encode import NUMBERS, Writer, decoded, piece, places, within


def test_numbers_are_decoded_in_the_order_written():
    numbers = [0, 0, 1, 255, 256, 0, 1023, 1024, 32767, -1, 0, -32768, 0]
    out = Writer()
    for number in numbers:
        out.put(number)
    assert decoded(out.data()) == numbers


def test_long_runs_of_zeros():
    out = Writer()
    out.put_zeros(0)
    out.put(1)
    out.put_zeros(5000)
    assert decoded(out.data()) == [1] + [0] * 5000


@pytest.mark.parametrize("size", [0, 1, 7, 8, 9, 16, 24, 36])
def test_each_bit_of_a_mask_becomes_a_number(size):
    chance = random.Random(size)
    out, expected = Writer(), []
    for mask in [
        0,
        (1 << size) - 1,
        *[chance.getrandbits(size) & chance.getrandbits(size) for _ in range(50)],
    ]:
        out.put_flags(mask, size)
        expected += [mask >> bit & 1 for bit in range(size)]
    assert decoded(out.data()) == expected


@pytest.mark.parametrize("size", [1, 2, 11])
def test_each_packed_count_becomes_a_number(size):
    chance = random.Random(size)
    out, expected = Writer(), []
    for counts in [0, (1 << 4 * size) - 1, *[chance.getrandbits(4 * size) for _ in range(50)]]:
        out.put_counts(counts, size)
        expected += [counts >> 4 * place & 15 for place in range(size)]
    assert decoded(out.data()) == expected


def test_a_mask_wider_than_its_size_is_an_error():
    with pytest.raises(IndexError):
        Writer().put_flags(0b100, 2)


def test_a_slice_of_a_list():
    out = Writer()
    out.put_part([5, 0, 7, 8], 1, 3)
    assert decoded(out.data()) == [0, 7]


def test_zeros_are_written_before_pieces_and_places():
    out = Writer()
    out.put_zeros(2)
    out.put_piece(piece(3, 0, -1))
    out.put_place(2, 4)
    out.put_place(-1, 3)
    out.put_place(0, 1)
    assert decoded(out.data()) == [0, 0, 3, 0, -1, 0, 0, 1, 0, 0, 0, 0, 1]


def test_the_places_of_an_owner_are_flagged():
    out = Writer()
    out.put_owned((1, -1, 0, 1), 1, 6)
    out.put_owned((-1, 0), 1, 2)
    out.put(7)
    assert decoded(out.data()) == [1, 0, 0, 1, 0, 0, 0, 0, 7]


def test_ready_made_numbers_are_found_by_their_value():
    for number in (0, 1, 1023, -1, -1024):
        assert NUMBERS[number] == piece(number)


def test_ready_made_places_end_with_no_place():
    assert [decoded(place) for place in places(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]]
    assert decoded(places(3)[-1]) == [0, 0, 0]


def test_numbers_are_clamped_to_their_bounds():
    assert [within(value, -2, 9) for value in (-3, -2, 0, 9, 10)] == [-2, -2, 0, 9, 9]
