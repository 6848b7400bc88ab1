"""Writing numbers as 16-bit integers from compiled code, without intermediate lists."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from typing import Final, final

from vindima.core.masks import bits

__all__ = ["ABOVE", "BYTES", "Writer", "decoded"]

FORMAT: Final = "h"
BYTES: Final = 2
"""Each number takes this many bytes, in the byte order of the machine."""
ABOVE: Final = 2
"""Added to the notes of a question, which begin at -1, so that 0 means no note."""
LOW: Final = 0 if sys.byteorder == "little" else 1
HIGH: Final = 1 - LOW
"""Where the low and the high byte of a number lie."""
BYTE: Final = 8
FULL: Final = 255


@final
class Writer:
    """Writes blocks of small numbers into bytes that are all zero at first, so zeros are never written.

    Most numbers of an observation are zero, and this takes a fraction of the time that a list would. Places
    count from the start of the current block; in a block with bounds, numbers outside them are clipped.
    """

    __slots__ = ("bounded", "data", "high", "low", "start")

    def __init__(self, length: int) -> None:
        self.data = bytearray(BYTES * length)
        self.start = 0
        self.bounded = False
        self.low = 0
        self.high = 0

    def put(self, place: int, value: int) -> None:
        """Write one number. It must not have been written before."""
        if value:
            if self.bounded:
                if value < self.low:
                    value = self.low
                elif value > self.high:
                    value = self.high
            first = BYTES * (self.start + place)
            if 0 <= value <= FULL:
                self.data[first + LOW] = value
            else:
                self.data[first + LOW] = value & FULL
                self.data[first + HIGH] = value >> BYTE & FULL

    def put_all(self, place: int, values: Sequence[int]) -> None:
        """Write neighbouring numbers."""
        for value in values:
            if value:
                self.put(place, value)
            place += 1

    def put_flags(self, place: int, mask: int) -> None:
        """Write a 1 for each bit of a mask that is set, the lowest bit first."""
        if mask:
            data = self.data
            first = BYTES * (self.start + place) + LOW
            for bit in bits(mask):
                data[first + BYTES * bit] = 1

    def put_each(self, place: int, members: Sequence[int]) -> None:
        """Write a 1 at the place of each member of a set."""
        data = self.data
        first = BYTES * (self.start + place) + LOW
        for member in members:
            data[first + BYTES * member] = 1

    def count_each(self, place: int, members: Sequence[int]) -> None:
        """Write how often each number occurs, fewer than 256 times."""
        data = self.data
        first = BYTES * (self.start + place) + LOW
        for member in members:
            data[first + BYTES * member] += 1


def decoded(data: bytearray) -> list[int]:
    """The numbers that a writer has written."""
    return array(FORMAT, bytes(data)).tolist()
