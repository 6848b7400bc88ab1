"""Observations in the form that neural networks need: scaled floats, and indices for embeddings.

Column i of the floats is number i of the feature vector, divided by its bound but by no more than `WIDEST`,
so that ordinary values lie around 1. Categories are not quantities: the step that asks and the notes of the
question are 0 among the floats and appear in `indices` instead. Seats that do not play are zeros, so that one
network can play with every number of players; the last columns are 1 for each seat that does play.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vindima.core.contract import Game
from vindima.core.features import QUESTION_NOTE, QUESTION_STEP
from vindima.research.vector.arrays import NOTES_ROOM

__all__ = ["NETWORK_VERSION", "WIDEST", "Network"]

NETWORK_VERSION: Final = 1
"""Changes when the same position could give other floats or indices."""
WIDEST: Final = 20
"""The largest divisor: a score of 20 becomes 1, whatever the bound of scores is."""


class Network:
    """Floats and indices of some games, in arrays of its own that `update` fills in place."""

    def __init__(self, game: Game, players: int, games: int) -> None:
        most = game.seats[-1]
        self.length: int = game.layout.length(players)
        self.width: int = game.layout.length(most) + most
        """How many floats there are, the same for every number of players."""
        self.sizes: tuple[int, ...] = (len(game.catalogue.steps) + 1, *[game.codes + 2] * NOTES_ROOM)
        """How many values each index can take: the step, then the notes."""
        self.floats = np.zeros((games, self.width), np.float32)
        self.indices = np.zeros((games, len(self.sizes)), np.int16)
        self.floats[:, self.width - most : self.width - most + players] = 1
        names = game.feature_names(players)
        low, high = game.feature_bounds(players)
        bound = np.minimum(np.maximum(np.abs(low), np.abs(high)), WIDEST)
        categories = [name.partition(".")[2].startswith((QUESTION_STEP, QUESTION_NOTE)) for name in names]
        self.scale: NDArray[np.float32] = np.where(categories, 0, 1 / bound).astype(np.float32)
        """The factor for each number of an observation; a learner may apply it on its GPU instead."""
        self.step: int = names.index(f"board.{QUESTION_STEP}")
        """The column of the observation that holds the first index."""

    def update(self, observation: NDArray[Any], notes: NDArray[Any]) -> None:
        """Fill `floats` and `indices` from the arrays of a step."""
        floats = self.floats[:, : self.length]
        floats[:] = observation  # converted first: a product of two types is several times slower
        floats *= self.scale
        self.indices[:, 0] = observation[:, self.step]
        self.indices[:, 1:] = notes
