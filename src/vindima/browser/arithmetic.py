"""The arithmetic of networks in a browser, computed by JavaScript functions."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from vindima.bots.learned.arithmetic import Numbers, Weight
from vindima.bots.learned.weights import Matrix, Weights

__all__ = ["Functions"]


class Functions:
    """An `Arithmetic` whose operations are those of `web/src/offline/arithmetic.ts`."""

    def __init__(self, functions: Any) -> None:
        self._js = functions
        self._given = importlib.import_module("pyodide.ffi").to_js

    def ready(self, weights: Weights) -> dict[str, Weight]:
        return {name: self._weight(weight) for name, weight in weights.items()}

    def _weight(self, weight: Any) -> Weight:
        if not isinstance(weight, Matrix):
            return self._given(weight)
        return self._js.matrix(self._given(weight.data), weight.width, self._given(weight.scales))

    def numbers(self, integers: bytearray, width: int) -> Numbers:
        return self._js.numbers(self._given(memoryview(integers).cast("h")), width)

    def columns(self, numbers: Numbers, start: int, stop: int) -> Numbers:
        return self._js.columns(numbers, start, stop)

    def reshaped(self, numbers: Numbers, width: int) -> Numbers:
        return self._js.reshaped(numbers, width)

    def joined(self, parts: Sequence[Numbers]) -> Numbers:
        return self._js.joined(self._given(parts))

    def compressed(self, numbers: Numbers, without: Sequence[int]) -> Numbers:
        return self._js.compressed(numbers, self._given(without))

    def spread(self, numbers: Numbers, places: Sequence[int], segments: Sequence[tuple[int, int]]) -> Numbers:
        return self._js.spread(numbers, self._given(places), self._given(segments))

    def normalized(self, numbers: Numbers, mean: Weight, scale: Weight, most: float) -> Numbers:
        return self._js.normalized(numbers, mean, scale, most)

    def dense(self, numbers: Numbers, weight: Weight, bias: Weight) -> Numbers:
        return self._js.dense(numbers, weight, bias)

    def rectified(self, numbers: Numbers) -> Numbers:
        return self._js.rectified(numbers)

    def normal(self, numbers: Numbers) -> Numbers:
        return self._js.normal(numbers)

    def sum(self, one: Numbers, other: Numbers) -> Numbers:
        return self._js.sum(one, other)

    def scaled(self, numbers: Numbers, factors: Numbers) -> Numbers:
        return self._js.scaled(numbers, factors)

    def looked_up(self, table: Weight, codes: Numbers) -> Numbers:
        return self._js.lookedUp(table, codes)

    def chosen(
        self, numbers: Numbers, row: int, weight: Weight, bias: Weight, codes: Sequence[int]
    ) -> list[float]:
        found: list[float] = self._js.chosen(numbers, row, weight, bias, self._given(codes)).to_py()
        return found

    def lists(self, numbers: Numbers) -> list[list[float]]:
        found: list[list[float]] = self._js.lists(numbers).to_py()
        return found
