"""Chance is one integer, advanced by every draw (splitmix64): the same seed, the same game, everywhere."""

from __future__ import annotations

from typing import Final

__all__ = ["Chance", "seeded"]

MASK: Final = 0xFFFFFFFFFFFFFFFF
GAMMA: Final = 0x9E3779B97F4A7C15


def mixed(value: int) -> int:
    """The splitmix64 output of one counter value."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def seeded(seed: int, stream: int = 0) -> int:
    """The counter that a seed starts from; each stream of one seed is independent of the others."""
    return mixed((seed & MASK) ^ mixed((seed >> 64) + stream * GAMMA & MASK))


class Chance:
    """A counter that draws. A position's own is copied in and out; sampling for search has another."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as the others."""
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
