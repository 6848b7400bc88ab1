"""Observations and masks of positions as numpy arrays, for the adapters."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vindima.core.contract import Game
from vindima.core.position import Position

__all__ = ["SEEDS", "action_mask", "bounds", "observation"]

SEEDS: Final = 1 << 32
"""Environments draw the seeds of their games from the range below this number."""


def observation(position: Position, seat: int) -> NDArray[np.int16]:
    """What a seat may know, as an array of numbers."""
    return np.frombuffer(position.game.layout.encode(position, seat), np.int16)


def bounds(game: Game, players: int) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The minimum and the maximum of each number of an observation."""
    low, high = game.feature_bounds(players)
    return np.array(low, np.int16), np.array(high, np.int16)


def action_mask(position: Position, seat: int) -> NDArray[np.int8]:
    """1 for each code that is a legal answer of the seat now; all 0 if the seat is not asked."""
    mask = np.zeros(position.game.codes, np.int8)
    if position.seat == seat:
        position.encode_legal(mask.data.cast("B"))
    return mask
