"""A learned network: its evaluation of positions, and its answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from vindima.bots.learned.arithmetic import Arithmetic, Numbers
from vindima.bots.learned.form import FAR, SEGMENTS, Form
from vindima.bots.learned.weights import Weights, adapted, read_weights
from vindima.core.encode import BYTES
from vindima.core.position import Position

__all__ = ["TEN", "Network", "read_network"]

TEN: Final = 10.0
"""Values count points in tens."""


@final
class Network:
    """Residual blocks on the input of `Form`; outputs the logits of answers and the expected win and points.

    `vindima.research.training.selfplay.brain.Brain` is the trainable version of the same network.
    """

    def __init__(self, about: Mapping[str, Any], weights: Weights, arithmetic: Arithmetic) -> None:
        self.form = Form(about["game"], about["quantities"])
        self.arithmetic = arithmetic
        self.weights = arithmetic.ready(adapted(self.form, about, weights))
        self.rival_width = len(weights["rival.bias"])
        self.blocks = sum(name.startswith("blocks.") and name.endswith(".0.weight") for name in weights)

    def rows(self, positions: Sequence[Position]) -> Numbers:
        """The network's input: what the seat that answers may know of each position."""
        form = self.form
        integers = bytearray(BYTES * form.width * len(positions))
        with memoryview(integers) as memory, memory.cast("h") as numbers:
            for number, position in enumerate(positions):
                players, start = position.players, number * form.width
                first = BYTES * start
                position.encode(position.seat, memory[first : first + form.bytes_of(players)])
                for flag in range(start + form.length, start + form.length + players):
                    numbers[flag] = 1
        return self.arithmetic.numbers(integers, form.width)

    def hidden(self, rows: Numbers) -> Numbers:
        """The last layer before the heads."""
        form, w, a = self.form, self.weights, self.arithmetic
        raw, playing = a.columns(rows, 0, form.length), a.columns(rows, form.length, form.width)
        small = a.compressed(raw, form.categories)
        common = self.normalized(
            "common", a.columns(small, 0, form.common), a.columns(raw, 0, form.common), form.common_quantities
        )
        own, exact = (
            a.reshaped(a.columns(each, form.common, form.length), form.each) for each in (small, raw)
        )
        seats = self.normalized("seat", own, exact, form.seat_quantities)
        # One row per position again: its own seat first, then those of the rivals.
        width = form.seat_width
        seats = a.reshaped(seats, width * form.most)
        others = a.reshaped(a.columns(seats, width, width * form.most), width)
        rivals = a.rectified(a.dense(others, w["rival.weight"], w["rival.bias"]))
        rivals = a.scaled(rivals, a.reshaped(a.columns(playing, 1, form.most), 1))
        embedded = [
            a.looked_up(w[f"embeddings.{place}.weight"], a.columns(rows, column, column + 1))
            for place, column in enumerate(form.categories)
        ]
        beside = a.reshaped(rivals, self.rival_width * (form.most - 1))
        inputs = [common, a.columns(seats, 0, width), beside, playing, *embedded]
        x = a.dense(a.joined(inputs), w["entry.weight"], w["entry.bias"])
        for block in range(self.blocks):
            name = f"blocks.{block}"
            y = a.rectified(a.dense(a.normal(x), w[f"{name}.0.weight"], w[f"{name}.0.bias"]))
            x = a.sum(x, a.dense(y, w[f"{name}.2.weight"], w[f"{name}.2.bias"]))
        return a.rectified(a.normal(x))

    def normalized(self, part: str, small: Numbers, raw: Numbers, quantities: Sequence[int]) -> Numbers:
        """Numbers and, spread over the knots, their quantities, on the scale that the weights expect."""
        a, w = self.arithmetic, self.weights
        found = a.joined([small, a.spread(raw, quantities, SEGMENTS)])
        return a.normalized(found, w[f"{part}_mean"], w[f"{part}_scale"], FAR)

    def logits(self, hidden: Numbers, row: int, legal: Sequence[int]) -> list[float]:
        """The logits of the legal answers in one position."""
        w = self.weights
        return self.arithmetic.chosen(hidden, row, w["policy.weight"], w["policy.bias"], legal)

    def choice(self, hidden: Numbers, row: int, legal: Sequence[int]) -> int:
        """The most probable legal answer in one position."""
        logits = self.logits(hidden, row, legal)
        return legal[logits.index(max(logits))]

    def choices(self, positions: Sequence[Position]) -> list[int]:
        """The most probable answer in each position. One large batch is much faster than single calls."""
        hidden = self.hidden(self.rows(positions))
        return [self.choice(hidden, row, list(position.legal)) for row, position in enumerate(positions)]

    def values(self, hidden: Numbers) -> list[list[float]]:
        """For each position: the expected win above the fair share, and the expected gain in tens of points.

        Both are those of the seat that answers. The gain is its own points minus the average of its rivals.
        """
        a, w = self.arithmetic, self.weights
        return a.lists(a.dense(hidden, w["value.weight"], w["value.bias"]))


def read_network(data: bytes, arithmetic: Arithmetic) -> Network:
    """The network stored in a file. Raises ValueError or KeyError if the file holds something else."""
    return Network(*read_weights(data), arithmetic)
