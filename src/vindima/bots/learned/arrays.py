"""The arithmetic of a network in numpy, and weights as numpy arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vindima.bots.learned.network import Network, read_network
from vindima.bots.learned.weights import LEVELS, SCALES, Matrix, Vector, Weights
from vindima.core.explain import BadData

__all__ = ["Arrays", "load", "packed"]

Array = NDArray[np.float32]
EPSILON: Final = 1e-5


class Arrays:
    """An `Arithmetic` in numpy."""

    def ready(self, weights: Weights) -> dict[str, Array]:
        return {name: unpacked(weight) for name, weight in weights.items()}

    def numbers(self, integers: bytearray, width: int) -> Array:
        return np.frombuffer(integers, np.int16).reshape(-1, width).astype(np.float32)

    def columns(self, numbers: Array, start: int, stop: int) -> Array:
        return numbers[:, start:stop]

    def reshaped(self, numbers: Array, width: int) -> Array:
        return numbers.reshape(-1, width)

    def joined(self, parts: Sequence[Array]) -> Array:
        return np.concatenate(parts, axis=1)

    def compressed(self, numbers: Array, without: Sequence[int]) -> Array:
        found: Array = np.sign(numbers) * np.log2(1 + np.abs(numbers))
        found[:, list(without)] = 0
        return found

    def spread(self, numbers: Array, places: Sequence[int], segments: Sequence[tuple[int, int]]) -> Array:
        low, high = np.array(segments, np.float32).T
        steps = np.clip((numbers[:, list(places), None] - low) * (1 / (high - low)), 0, 1)
        found: Array = steps.reshape(len(numbers), -1).astype(np.float32)
        return found

    def normalized(self, numbers: Array, mean: Array, scale: Array, most: float) -> Array:
        found: Array = np.clip((numbers - mean) * scale, -most, most)
        return found

    def dense(self, numbers: Array, weight: Array, bias: Array) -> Array:
        found: Array = numbers @ weight.T + bias
        return found

    def rectified(self, numbers: Array) -> Array:
        return np.maximum(numbers, 0)

    def normal(self, numbers: Array) -> Array:
        centred = numbers - numbers.mean(axis=1, keepdims=True)
        found: Array = centred / np.sqrt((centred * centred).mean(axis=1, keepdims=True) + EPSILON)
        return found

    def sum(self, one: Array, other: Array) -> Array:
        return one + other

    def scaled(self, numbers: Array, factors: Array) -> Array:
        return numbers * factors

    def looked_up(self, table: Array, codes: Array) -> Array:
        return table[np.clip(codes[:, 0].astype(np.int32), 0, len(table) - 1)]

    def chosen(
        self, numbers: Array, row: int, weight: Array, bias: Array, codes: Sequence[int]
    ) -> list[float]:
        wanted = list(codes)
        found: list[float] = (weight[wanted] @ numbers[row] + bias[wanted]).tolist()
        return found

    def lists(self, numbers: Array) -> list[list[float]]:
        found: list[list[float]] = numbers.tolist()
        return found


def packed(weights: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """Weights in few bytes: matrices as bytes with a scale for each row, all others in half precision."""
    found: dict[str, NDArray[Any]] = {}
    for name, array in weights.items():
        if array.ndim == 1:
            found[name] = array.astype(np.float16)
            continue
        scales = np.maximum(np.abs(array).max(axis=1), 1e-8) / LEVELS
        found[name] = np.rint(array / scales[:, None]).astype(np.int8)
        found[name + SCALES] = scales.astype(np.float32)
    return found


def unpacked(weight: Matrix | Vector) -> Array:
    """The weights that `packed` stored under one name."""
    if not isinstance(weight, Matrix):
        return np.array(weight, np.float32)
    rows = np.frombuffer(weight.data, np.int8).reshape(-1, weight.width).astype(np.float32)
    found: Array = rows * np.array(weight.scales, np.float32)[:, None]
    return found


def load(path: Path) -> Network:
    """The network of a weights file. It is cached until the file changes, since several seats may use it."""
    try:
        return loaded(path, path.stat().st_mtime_ns)
    except (OSError, ValueError, KeyError) as error:
        raise BadData(f"{path}: no weights of a network: {error}") from error


@lru_cache(maxsize=4)
def loaded(path: Path, changed: int) -> Network:
    return read_network(path.read_bytes(), Arrays())
