"""Matches, and a bot, that worker processes find by name."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from vindima.core.position import Position
from vindima.research.arena import Match, Result, play_match

__all__ = ["Fragile", "Last", "fragile_match"]

Fragile = tuple[str, Match]


def fragile_match(task: Fragile) -> Result:
    """Play a match, but kill the worker the first time; a file marks that this has happened."""
    file, match = task
    if file and not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_match(match)


class Last:
    """A bot that gives the last answer of the list."""

    def choose(self, position: Position, seed: int) -> int:
        return position.legal[-1]
