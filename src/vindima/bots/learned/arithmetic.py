"""What a network computes with: numpy, or the typed arrays of a browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from vindima.bots.learned.weights import Weights

__all__ = ["Arithmetic", "Numbers", "Weight"]

Numbers = Any
"""A matrix of floats that belongs to an `Arithmetic`; each row has a fixed number of columns."""
Weight = Any
"""Weights that belong to an `Arithmetic`: a matrix with one row for each output, or a vector."""


class Arithmetic(Protocol):
    """Operations on matrices of floats.

    `vindima.bots.learned.arrays` implements them in numpy. In a browser, `vindima.browser.arithmetic` passes
    them to `web/src/offline/arithmetic.ts`. Only `vindima.bots.learned.network` knows which network they
    compose.
    """

    def ready(self, weights: Weights) -> Mapping[str, Weight]:
        """The weights of a file, in the form that the operations need."""

    def numbers(self, integers: bytearray, width: int) -> Numbers:
        """Rows of 16-bit integers."""

    def columns(self, numbers: Numbers, start: int, stop: int) -> Numbers:
        """A range of adjacent columns."""

    def reshaped(self, numbers: Numbers, width: int) -> Numbers:
        """The same numbers in rows of another width."""

    def joined(self, parts: Sequence[Numbers]) -> Numbers:
        """The rows of all parts, side by side."""

    def compressed(self, numbers: Numbers, without: Sequence[int]) -> Numbers:
        """`sign(x) * log2(1 + |x|)`; some columns become 0."""

    def spread(self, numbers: Numbers, places: Sequence[int], segments: Sequence[tuple[int, int]]) -> Numbers:
        """For some columns and each segment: how much of the segment lies below the number, from 0 to 1."""

    def normalized(self, numbers: Numbers, mean: Weight, scale: Weight, most: float) -> Numbers:
        """`(x - mean) * scale` for each column, clipped to ±most."""

    def dense(self, numbers: Numbers, weight: Weight, bias: Weight) -> Numbers:
        """Rows multiplied by the rows of a matrix, plus a bias."""

    def rectified(self, numbers: Numbers) -> Numbers:
        """Numbers below 0 become 0."""

    def normal(self, numbers: Numbers) -> Numbers:
        """Each row normalized to mean 0 and variance 1."""

    def sum(self, one: Numbers, other: Numbers) -> Numbers:
        """Two matrices of the same size, added."""

    def scaled(self, numbers: Numbers, factors: Numbers) -> Numbers:
        """Each row multiplied by the factor in the same row of a single column."""

    def looked_up(self, table: Weight, codes: Numbers) -> Numbers:
        """The rows of a table that a single column names; codes beyond the table select its last row."""

    def chosen(
        self, numbers: Numbers, row: int, weight: Weight, bias: Weight, codes: Sequence[int]
    ) -> list[float]:
        """Some outputs of `dense` for one row."""

    def lists(self, numbers: Numbers) -> list[list[float]]:
        """The rows as lists."""
