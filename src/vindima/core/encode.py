"""Writing numbers as 16-bit integers from compiled code, without intermediate lists.

Compiled code cannot set a byte without making objects of its place and its value. So numbers are not set one
by one: pieces of bytes, which exist already, are put one behind the other and joined.
"""

from __future__ import annotations

import sys
from array import array
from typing import Final, final

__all__ = ["ABOVE", "BYTES", "COUNT_BITS", "Writer", "decoded", "piece", "within"]

FORMAT: Final = "h"
BYTES: Final = 2
"""Each number takes this many bytes, in the byte order of the machine."""
ABOVE: Final = 2
"""Added to the notes of a question, which begin at -1, so that 0 means no note."""
BYTE: Final = 8
FULL: Final = 255
COUNT_BITS: Final = 4
"""Packed counts take this many bits each."""
LAST: Final = 15
WORD: Final = 65535
SMALL: Final = 1024
"""Numbers below this one, and above its negative, are kept as bytes."""
LONG: Final = 1024
"""So are runs of zeros that are shorter."""
FEW: Final = 32
SHORT: Final = 64
"""So is every positive number below `FEW` together with fewer zeros than this before it."""


def packed(value: int) -> bytes:
    """Any number as bytes; if it needs more than 16 bits, the lowest 16 of them."""
    return (value & WORD).to_bytes(BYTES, sys.byteorder)


def piece(*values: int) -> bytes:
    """Several numbers as bytes, for `Writer.put_piece`."""
    return b"".join([packed(value) for value in values])


def flags(size: int) -> list[bytes]:
    """A number for each bit of a mask, for every mask with so many bits."""
    return [low + packed(high) for high in (0, 1) for low in flags(size - 1)] if size else [b""]


NUMBERS: Final[list[bytes]] = [packed(value) for value in range(-SMALL, SMALL)]
"""Numbers by their value plus `SMALL`."""
ZEROS: Final[list[bytes]] = [bytes(BYTES * length) for length in range(LONG)]
"""Zeros, by how many."""
FLAGS: Final[list[list[bytes]]] = [flags(size) for size in range(BYTE + 1)]
"""Masks, by how many bits they have and by their value."""
BYTE_FLAGS: Final[list[bytes]] = FLAGS[BYTE]
PAIRS: Final[list[bytes]] = [packed(pair & LAST) + packed(pair >> COUNT_BITS) for pair in range(FULL + 1)]
"""Two counts of four bits, by their common byte."""
AFTER_ZEROS: Final[list[bytes]] = [
    ZEROS[zeros] + packed(value) for zeros in range(SHORT) for value in range(FEW)
]
"""A number after zeros, by `FEW` times their number plus its value."""


@final
class Writer:
    """Writes small numbers one behind the other. Most are zero, so zeros are counted and written together."""

    __slots__ = ("pieces", "zeros")

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.zeros = 0
        """How many zeros come after the pieces."""

    def data(self) -> bytearray:
        """What has been written."""
        self.flush()
        return bytearray().join(self.pieces)

    def flush(self) -> None:
        """Write the zeros that have been counted."""
        if self.zeros:
            self.pieces.append(ZEROS[self.zeros] if self.zeros < LONG else bytes(BYTES * self.zeros))
            self.zeros = 0

    def put(self, value: int) -> None:
        """Write one number."""
        if not value:
            self.zeros += 1
            return
        zeros = self.zeros
        if 0 < value < FEW and zeros < SHORT:
            self.pieces.append(AFTER_ZEROS[zeros * FEW + value])
            self.zeros = 0
            return
        if zeros:
            self.flush()
        self.pieces.append(NUMBERS[SMALL + value] if -SMALL <= value < SMALL else packed(value))

    def put_zeros(self, size: int) -> None:
        """Write as many zeros."""
        self.zeros += size

    def put_piece(self, piece: bytes) -> None:
        """Write numbers that have become bytes before."""
        if self.zeros:
            self.flush()
        self.pieces.append(piece)

    def put_part(self, values: list[int], first: int, last: int) -> None:
        """Write the numbers of a list from one place to just before another."""
        for place in range(first, last):
            value = values[place]
            if value:
                self.put(value)
            else:
                self.zeros += 1

    def put_flags(self, mask: int, size: int) -> None:
        """Write a 1 for each bit of a mask that is set and a 0 for each other, the lowest bit first."""
        while mask and size > BYTE:
            byte = mask & FULL
            if byte:
                if self.zeros:
                    self.flush()
                self.pieces.append(BYTE_FLAGS[byte])
            else:
                self.zeros += BYTE
            mask >>= BYTE
            size -= BYTE
        if mask:
            if self.zeros:
                self.flush()
            self.pieces.append(FLAGS[size][mask])
        else:
            self.zeros += size

    def put_place(self, place: int, size: int) -> None:
        """Write a 1 at one place and a 0 at each other; all are 0 if the place is negative."""
        if place < 0:
            self.zeros += size
        else:
            self.zeros += place
            self.put(1)
            self.zeros += size - place - 1

    def put_owned(self, owners: tuple[int, ...], owner: int, size: int) -> None:
        """Write a 1 for each place that belongs to an owner and a 0 for each other."""
        written = 0
        for place, other in enumerate(owners):
            if other == owner:
                self.zeros += place - written
                self.put(1)
                written = place + 1
        self.zeros += size - written

    def put_counts(self, counts: int, size: int) -> None:
        """Write counts that are packed into one number, four bits each, the lowest first."""
        while counts and size > 1:
            pair = counts & FULL
            if pair:
                if self.zeros:
                    self.flush()
                self.pieces.append(PAIRS[pair])
            else:
                self.zeros += 2
            counts >>= BYTE
            size -= 2
        if counts:
            self.put(counts)
        else:
            self.zeros += size


def within(value: int, low: int, high: int) -> int:
    """A number that the game does not bound: beyond the bounds, the bound."""
    return low if value < low else high if value > high else value


def decoded(data: bytearray) -> list[int]:
    """The numbers that a writer has written."""
    return array(FORMAT, bytes(data)).tolist()
