"""A learned network in numpy: weights from a file, and the answers it gives to positions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from vindima.bots.learned.form import FAR, SEAT, SEGMENTS, Form, inputs
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = ["ABOUT", "TEN", "Network", "load", "packed", "unpacked"]

Array = NDArray[np.float32]
ABOUT: Final = "about"
"""The entry of a weights file that is no array of weights: JSON."""
SCALES: Final = ".scales"
"""How the name of an entry ends that holds the scale of each row of a matrix of bytes."""
LEVELS: Final = 127
EPSILON: Final = 1e-5
TEN: Final = 10.0
"""Values count points in tens."""
UNKNOWN: Final = -30.0
"""The logit of an answer that a network has never seen."""


def packed(weights: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """Weights in few bytes: matrices as bytes with a scale for each row, the rest in half precision."""
    found: dict[str, NDArray[Any]] = {}
    for name, array in weights.items():
        if array.ndim == 1:
            found[name] = array.astype(np.float16)
            continue
        scales = np.maximum(np.abs(array).max(axis=1), 1e-8) / LEVELS
        found[name] = np.rint(array / scales[:, None]).astype(np.int8)
        found[name + SCALES] = scales.astype(np.float32)
    return found


def unpacked(entries: Mapping[str, NDArray[Any]]) -> dict[str, Array]:
    """The weights that `packed` has stored."""
    found: dict[str, Array] = {}
    for name, array in entries.items():
        if name.endswith(SCALES):
            continue
        scales = entries.get(name + SCALES)
        plain = array.astype(np.float32)
        found[name] = plain if scales is None else plain * scales[:, None]
    return found


@final
class Network:
    """Residual blocks on what `Form` says; the logits of answers, and the expected win and points.

    `vindima.research.training.selfplay.brain.Brain` is the same network with gradients.
    """

    def __init__(self, about: Mapping[str, Any], weights: Mapping[str, Array]) -> None:
        self.form = Form(about["game"], about["quantities"])
        self.weights = adapted(self.form, about, weights)
        self.blocks = sum(name.startswith("blocks.") and name.endswith(".0.weight") for name in weights)
        low, high = np.array(SEGMENTS, np.float32).T
        self.low, self.slope = low, 1 / (high - low)
        self.kept = np.ones(self.form.length, np.float32)
        self.kept[self.form.categories] = 0

    def rows(self, positions: Sequence[Position]) -> NDArray[np.int16]:
        """What the network reads: what the seat that answers may know of each position."""
        form = self.form
        rows = np.zeros((len(positions), form.width), np.int16)
        for row, position in zip(rows, positions, strict=True):
            players = position.players
            memory = memoryview(row.data).cast("B")
            position.encode(position.seat, memory[: form.bytes_of(players)])
            row[form.length : form.length + players] = 1
        return rows

    def hidden(self, rows: NDArray[np.int16]) -> Array:
        """The last layer before the heads."""
        form, w, count = self.form, self.weights, len(rows)
        raw = rows[:, : form.length].astype(np.float32)
        small = np.sign(raw) * np.log2(1 + np.abs(raw)) * self.kept
        playing = rows[:, form.length :].astype(np.float32)
        board = [small[:, : form.common], self.spread(raw[:, : form.common], form.common_quantities)]
        common = self.normalized("common", np.concatenate(board, axis=1))
        seat_raw = raw[:, form.common :].reshape(count, form.most, form.each)
        seat_small = small[:, form.common :].reshape(count, form.most, form.each)
        public = [seat_small, self.spread(seat_raw, form.seat_quantities)]
        seats = self.normalized("seat", np.concatenate(public, axis=2))
        rivals = np.maximum(seats[:, 1:] @ w["rival.weight"].T + w["rival.bias"], 0) * playing[:, 1:, None]
        embedded = []
        for place, (column, size) in enumerate(zip(form.categories, form.sizes, strict=True)):
            embedded.append(w[f"embeddings.{place}.weight"][np.clip(rows[:, column], 0, size - 1)])
        inputs = [common, seats[:, 0], rivals.reshape(count, -1), playing, *embedded]
        x: Array = np.concatenate(inputs, axis=1) @ w["entry.weight"].T + w["entry.bias"]
        for block in range(self.blocks):
            name = f"blocks.{block}"
            y = normal(x)
            y = np.maximum(y @ w[f"{name}.0.weight"].T + w[f"{name}.0.bias"], 0)
            x = x + y @ w[f"{name}.2.weight"].T + w[f"{name}.2.bias"]
        return np.maximum(normal(x), 0)

    def normalized(self, part: str, inputs: Array) -> Array:
        """Numbers in the scale that the weights expect."""
        weights = self.weights
        found: Array = (inputs - weights[f"{part}_mean"]) * weights[f"{part}_scale"]
        return np.clip(found, -FAR, FAR)

    def spread(self, raw: Array, quantities: Sequence[int]) -> Array:
        """Some numbers spread over the knots."""
        values = raw[..., list(quantities), None]
        steps = np.clip((values - self.low) * self.slope, 0, 1)
        found: Array = steps.reshape(*raw.shape[:-1], -1).astype(np.float32)
        return found

    def logits(self, hidden: Array, legal: Sequence[int]) -> Array:
        """The logits of the legal answers to one position."""
        codes = list(legal)
        found: Array = self.weights["policy.weight"][codes] @ hidden + self.weights["policy.bias"][codes]
        return found

    def values(self, hidden: Array) -> Array:
        """For each position: the expected win above the fair share, and the expected gain in tens of points.

        Both are those of the seat that answers. The gain is its own less the average of its rivals.
        """
        found: Array = hidden @ self.weights["value.weight"].T + self.weights["value.bias"]
        return found


def normal(x: Array) -> Array:
    """Rows of mean 0 and variance 1."""
    centred = x - x.mean(axis=1, keepdims=True)
    found: Array = centred / np.sqrt((centred * centred).mean(axis=1, keepdims=True) + EPSILON)
    return found


def adapted(form: Form, about: Mapping[str, Any], weights: Mapping[str, Array]) -> dict[str, Array]:
    """Weights for the features, answers and steps of these rules, which may have changed since the training.

    They are found again by name. New features are not read, and new answers are not chosen.
    """
    found = dict(weights)
    if (about["tokens"], about["steps"], about["names"]) == (form.tokens, form.steps, form.names):
        return found
    found["policy.weight"] = picked(about["tokens"], form.tokens, weights["policy.weight"], 0.0)
    found["policy.bias"] = picked(about["tokens"], form.tokens, weights["policy.bias"], UNKNOWN)
    found["embeddings.0.weight"] = picked(about["steps"], form.steps, weights["embeddings.0.weight"], 0.0)
    codes = ["", "-1", *about["tokens"]], ["", "-1", *form.tokens]
    for place in range(1, len(form.sizes)):
        name = f"embeddings.{place}.weight"
        found[name] = picked(*codes, weights[name], 0.0)
    then, now = inputs(about["names"], about["quantities"]), inputs(form.names, form.quantities)
    for kind in ("mean", "scale"):
        moved = picked(then, now, np.concatenate([weights[f"common_{kind}"], weights[f"seat_{kind}"]]), 0.0)
        found[f"common_{kind}"], found[f"seat_{kind}"] = np.split(moved, [form.common_width])
    seat_then, seat_now = ([name for name in names if name.startswith(SEAT)] for names in (then, now))
    found["rival.weight"] = picked(seat_then, seat_now, weights["rival.weight"].T, 0.0).T
    entry = weights["entry.weight"].T
    own = picked(then, now, entry[: len(then)], 0.0)
    found["entry.weight"] = np.ascontiguousarray(np.concatenate([own, entry[len(then) :]]).T)
    return found


def picked(before: Sequence[str], now: Sequence[str], rows: Array, missing: float) -> Array:
    """The rows of names, in the order of the names now; those of new names are filled."""
    places = {name: number for number, name in enumerate(before)}
    found: Array = np.full((len(now), *rows.shape[1:]), missing, np.float32)
    for number, name in enumerate(now):
        if name in places:
            found[number] = rows[places[name]]
    return found


def load(path: Path) -> Network:
    """The network of a weights file; it is kept, since several seats may use it, until the file changes."""
    try:
        return loaded(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise BadData(f"{path}: no weights of a network: {error}") from error


@lru_cache(maxsize=4)
def loaded(path: Path, changed: int) -> Network:
    try:
        with np.load(path) as file:
            about = json.loads(str(file[ABOUT]))
            return Network(about, unpacked({name: file[name] for name in file.files if name != ABOUT}))
    except (KeyError, ValueError) as error:
        raise BadData(f"{path}: no weights of a network: {error}") from error
