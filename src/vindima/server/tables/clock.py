"""The time of day, in one place, so that tests can move it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

__all__ = ["CLOCK", "Clock", "now"]


class Clock:
    """The time of day. Only tests move it."""

    def __init__(self) -> None:
        self.ahead = timedelta()
        """How far it is ahead of the machine's clock."""
        self.watchers: set[Callable[[], None]] = set()
        """Called when the clock is moved, in the thread that moves it."""

    def now(self) -> datetime:
        return datetime.now(UTC) + self.ahead

    def move(self, step: timedelta) -> None:
        """Move the clock ahead, or back to where it was."""
        self.ahead += step
        for watcher in list(self.watchers):
            watcher()


CLOCK: Final = Clock()


def now() -> datetime:
    """The time now."""
    return CLOCK.now()
