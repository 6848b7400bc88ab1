"""Sets of small numbers, stored as the bits of an int."""

from __future__ import annotations

from typing import Final

__all__ = ["bits", "count", "nth"]

BYTE: Final = 8
LOW: Final = 255
NUMBERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple([bit for bit in range(BYTE) if byte >> bit & 1]) for byte in range(LOW + 1)
)
"""The set bits of every byte. A table is fast in both builds; compiled code calls methods of int slowly."""


def bits(mask: int, first: int = 0) -> list[int]:
    """The positions of the set bits, lowest first; the lowest position counts as `first`."""
    found: list[int] = []
    while mask:
        for bit in NUMBERS[mask & LOW]:
            found.append(first + bit)
        mask >>= BYTE
        first += BYTE
    return found


def count(mask: int) -> int:
    """How many bits are set."""
    total = 0
    while mask:
        total += len(NUMBERS[mask & LOW])
        mask >>= BYTE
    return total


def nth(mask: int, place: int) -> int:
    """The position of the set bit that has `place` set bits below it."""
    base = 0
    while True:
        here = NUMBERS[mask & LOW]
        if place < len(here):
            return base + here[place]
        place -= len(here)
        mask >>= BYTE
        base += BYTE
