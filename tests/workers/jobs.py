"""Functions that worker processes import by name."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import sleep

from vindima.workers import Pool

__all__ = ["Bad", "double", "exits", "fragile", "nested", "pid", "slow", "stubborn", "unpicklable"]


class Bad(Exception):
    """An exception that cannot be unpickled: its constructor needs more than its `args`."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


def double(task: int) -> int:
    if task == 13:
        raise ValueError("unlucky")
    if task == 14:
        raise Bad("this", "that")
    return 2 * task


def exits(task: int) -> int:
    """Task 3 kills its worker every time."""
    if task == 3:
        os._exit(1)
    return task


def fragile(path: str) -> int:
    """Kills its worker the first time, which a file records."""
    if not Path(path).exists():
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 7


def slow(path: str) -> int:
    """Takes a minute; records in a file that it has begun, and later that it was asked to end."""
    Path(path).write_text(f"{os.getpid()}", "utf-8")
    try:
        sleep(60)
    except SystemExit:
        Path(path).write_text("ended", "utf-8")
        raise
    return 0


def stubborn(path: str) -> int:
    """Like `slow`, but ignores requests to stop."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    return slow(path)


def unpicklable(_: int) -> object:
    return lambda: None


def nested(task: int) -> list[int]:
    """A job with its own pool."""
    with Pool(2) as pool:
        return pool.map(double, range(task))


def pid(_: int = 0) -> int:
    return os.getpid()
