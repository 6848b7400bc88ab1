"""Writing numbers as 16-bit integers from compiled code, without intermediate lists.

Compiled code cannot set a byte without creating objects for its index and its value. So numbers are not set
one by one: ready-made pieces of bytes are collected and joined. Where most numbers differ from zero, a `%b`
format joins their pieces, which takes compiled code a third of the time.
"""

from __future__ import annotations

import sys
from array import array
from typing import Final, final

__all__ = [
    "ABOVE",
    "BYTE",
    "BYTES",
    "BYTE_FLAGS",
    "COUNT_BITS",
    "FULL",
    "NUMBERS",
    "Writer",
    "decoded",
    "piece",
    "places",
    "within",
]

FORMAT: Final = "h"
BYTES: Final = 2
"""Each number takes this many bytes, in the byte order of the machine."""
ABOVE: Final = 2
"""Added to the notes of a question, which start at -1, so that 0 means no note."""
BYTE: Final = 8
FULL: Final = 255
COUNT_BITS: Final = 4
"""How many bits each packed count takes."""
LAST: Final = 15
WORD: Final = 65535
SMALL: Final = 1024
"""Numbers from minus this to just below it are encoded in advance."""
LONG: Final = 1024
"""Shorter runs of zeros are encoded in advance."""
FEW: Final = 32
SHORT: Final = 64
"""Every number below `FEW` that follows fewer zeros than this is encoded in advance, with the zeros."""


def packed(value: int) -> bytes:
    """A number as 16 bits; higher bits are dropped."""
    return (value & WORD).to_bytes(BYTES, sys.byteorder)


def piece(*values: int) -> bytes:
    """Encode several numbers, for `Writer.put_piece`."""
    return b"".join([packed(value) for value in values])


def flags(size: int) -> list[bytes]:
    """For every mask of `size` bits, its bits as encoded numbers."""
    return [low + packed(high) for high in (0, 1) for low in flags(size - 1)] if size else [b""]


def places(size: int) -> list[bytes]:
    """For every place, a 1 there and zeros elsewhere; the last entry, for place -1, has only zeros."""
    return [
        *[piece(*[int(other == place) for other in range(size)]) for place in range(size)],
        bytes(BYTES * size),
    ]


NUMBERS: Final[list[bytes]] = [packed(value) for value in (*range(SMALL), *range(-SMALL, 0))]
"""Encoded numbers from minus `SMALL` to just below it, by value; negative ones count from the end."""
ZEROS: Final[list[bytes]] = [bytes(BYTES * length) for length in range(LONG)]
"""Encoded runs of zeros, by length."""
FLAGS: Final[list[list[bytes]]] = [flags(size) for size in range(BYTE + 1)]
"""Encoded masks, by number of bits and by value."""
BYTE_FLAGS: Final[list[bytes]] = FLAGS[BYTE]
PAIRS: Final[list[bytes]] = [packed(pair & LAST) + packed(pair >> COUNT_BITS) for pair in range(FULL + 1)]
"""Two encoded four-bit counts, by the byte that packs them."""
AFTER_ZEROS: Final[list[bytes]] = [
    ZEROS[zeros] + packed(value) for zeros in range(SHORT) for value in range(FEW)
]
"""An encoded number after zeros, by `FEW` times the number of zeros plus its value."""


@final
class Writer:
    """Writes small numbers in sequence. Most are zero, so zeros are counted and written together."""

    __slots__ = ("pieces", "zeros")

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.zeros = 0
        """How many zeros follow the pieces."""

    def data(self) -> bytes:
        """What has been written."""
        self.flush()
        return b"".join(self.pieces)

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
        self.pieces.append(NUMBERS[value] if -SMALL <= value < SMALL else packed(value))

    def put_zeros(self, size: int) -> None:
        """Write a run of zeros."""
        self.zeros += size

    def put_piece(self, piece: bytes) -> None:
        """Write numbers that are already encoded."""
        if self.zeros:
            self.flush()
        self.pieces.append(piece)

    def put_part(self, values: list[int], first: int, last: int) -> None:
        """Write the numbers of a list from index `first` to just before `last`."""
        for place in range(first, last):
            value = values[place]
            if value:
                self.put(value)
            else:
                self.zeros += 1

    def put_flags(self, mask: int, size: int) -> None:
        """Write a 1 for each set bit of a mask and a 0 for each other bit, the lowest first."""
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
        """Write a 1 at one place and zeros elsewhere; only zeros if the place is negative."""
        if place < 0:
            self.zeros += size
        else:
            self.zeros += place
            self.put(1)
            self.zeros += size - place - 1

    def put_owned(self, owners: tuple[int, ...], owner: int, size: int) -> None:
        """Write a 1 for each place that belongs to the owner and a 0 for each other place."""
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
    """Clip a number that the game does not bound."""
    return low if value < low else high if value > high else value


def decoded(data: bytes) -> list[int]:
    """The numbers that a writer has written."""
    return array(FORMAT, data).tolist()
