"""Chance is a counter that every draw advances: the same seed gives the same game on every machine.

The generator adds a constant and mixes the sum, as splitmix64 does, but on 60 bits: the products of its
30-bit halves fit into the machine integers of a compiled engine. Larger numbers would need long arithmetic at
every draw, and an interrupt in the middle of it ends a compiled program.
"""

from __future__ import annotations

from typing import Final

__all__ = ["MASK", "Chance", "mixed", "seeded"]

BITS: Final = 60
MASK: Final = (1 << 60) - 1
HALF: Final = 30
LOW: Final = (1 << 30) - 1
GAMMA: Final = 0x9E3779B97F4A7C1


def mixed(value: int) -> int:
    """Scramble a 60-bit number one-to-one, in six rounds of a Feistel network."""
    left = value >> HALF & LOW
    right = value & LOW
    left ^= right * 0x2851F42D >> 16 & LOW
    right ^= left * 0x3F4A7C15 >> 16 & LOW
    left ^= right * 0x2C8E9CF5 >> 16 & LOW
    right ^= left * 0x3BD1E995 >> 16 & LOW
    left ^= right * 0x3EB352D3 >> 16 & LOW
    right ^= left * 0x28E31DA5 >> 16 & LOW
    return left << HALF | right


def seeded(seed: int, stream: int = 0) -> int:
    """The counter that a seed starts with; the streams of one seed are independent of each other."""
    count = mixed(stream + 1)
    while True:
        count = mixed((count ^ (seed & MASK)) + GAMMA)
        seed >>= BITS
        if seed in (0, -1):
            return mixed(count - seed)


class Chance:
    """A random number generator. A position passes in its counter and stores the new one."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def below(self, bound: int) -> int:
        """A random number from 0 to bound - 1, all equally likely."""
        if not 0 < bound <= MASK:
            raise ValueError(f"cannot draw a number below {bound}")
        limit = MASK - MASK % bound
        while True:
            self.counter = (self.counter + GAMMA) & MASK
            value = mixed(self.counter)
            if value < limit:
                return value % bound

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in random order, as a new list."""
        deck = items[:]
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck
