"""Functions that the processes of a pool find by name."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import sleep

from vindima.research.arena import Match, Result, play_match

__all__ = ["Fragile", "double", "exits", "fragile_match", "slow"]


def double(task: int) -> int:
    if task == 13:
        raise ValueError("unlucky")
    return 2 * task


def exits(task: int) -> int:
    """Task 3 ends its worker, whenever it is tried."""
    if task == 3:
        os._exit(1)
    return task


def slow(task: str) -> int:
    """Says in a file that it has begun, and takes its time."""
    Path(task).touch()
    sleep(60)
    return 0


Fragile = tuple[str, Match]


def fragile_match(task: Fragile) -> Result:
    """A match that kills its worker the first time: a file remembers that there was one."""
    file, match = task
    if file and not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_match(match)
