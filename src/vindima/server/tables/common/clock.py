"""The time of day in a single place, so that tests can change it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

__all__ = ["CLOCK", "Clock", "now"]


class Clock:
    """The time of day. Only tests change it."""

    def __init__(self) -> None:
        self.ahead = timedelta()
        """How far it is ahead of the machine's clock."""
        self.watchers: set[Callable[[], None]] = set()
        """Called when the clock is changed, in the thread that changes it."""

    def now(self) -> datetime:
        return datetime.now(UTC) + self.ahead

    def move(self, step: timedelta) -> None:
        """Advance the clock, or reset it."""
        self.ahead += step
        for watcher in list(self.watchers):
            watcher()


CLOCK: Final = Clock()


def now() -> datetime:
    """The current time."""
    return CLOCK.now()
