"""Notifications: what can be told, over which channels, and what a person wants of it."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from vindima.server.tables.problems import Problem

__all__ = [
    "CHANNELS",
    "DIGESTS",
    "EVENTS",
    "MODES",
    "NOTHING",
    "USUAL_EVENTS",
    "Channel",
    "Event",
    "Mode",
    "Quiet",
    "Wishes",
    "quiet_hours",
    "zone_of",
]

Channel = Literal["browser", "push", "mail", "hook"]
CHANNELS: Final[tuple[Channel, ...]] = ("browser", "push", "mail")
"""What a person can choose: a page that is open, Web Push, mail. Webhooks belong to tables."""
Event = Literal["turn", "began", "over", "invited", "chat", "clock"]
EVENTS: Final[tuple[Event, ...]] = ("turn", "began", "over", "invited", "chat", "clock")
USUAL_EVENTS: Final[tuple[Event, ...]] = ("turn", "began", "over", "invited", "clock")
"""What somebody is told who has turned on a channel and chosen nothing else."""
Mode = Literal["usual", "all", "none"]
MODES: Final[tuple[Mode, ...]] = ("usual", "all", "none")
"""At one table: what the person wants everywhere, everything, or nothing."""
DIGESTS: Final = (15, 60, 1440)
"""The least number of minutes between two mails that a person can choose."""


class Quiet(NamedTuple):
    """Hours of the day in which nothing is sent; they may contain midnight."""

    begin: time
    end: time

    def contains(self, at: time) -> bool:
        if self.begin <= self.end:
            return self.begin <= at < self.end
        return at >= self.begin or at < self.end

    def until(self, now: datetime, zone: str) -> datetime | None:
        """When the quiet hours end if they last now, in a time zone; None if they do not."""
        here = now.astimezone(zone_of(zone))
        if not self.contains(here.time()):
            return None
        end = datetime.combine(here.date(), self.end, here.tzinfo)
        if end <= here:
            end = datetime.combine(here.date() + timedelta(days=1), self.end, here.tzinfo)
        return end.astimezone(now.tzinfo)

    def __str__(self) -> str:
        return f"{self.begin:%H:%M}-{self.end:%H:%M}"


class Wishes(NamedTuple):
    """What a person wants to be told, and how."""

    channels: tuple[Channel, ...] = ()
    events: tuple[Event, ...] = USUAL_EVENTS
    quiet: Quiet | None = None
    zone: str = "UTC"
    digest: int = DIGESTS[0]
    """The least number of minutes between two mails."""

    def quiet_until(self, now: datetime) -> datetime | None:
        """When this person's quiet hours end; None if they do not last now."""
        return None if self.quiet is None else self.quiet.until(now, self.zone)

    def wants(self, event: Event, mode: Mode) -> bool:
        """True if this person wants to be told of an event at a table with a mode."""
        return mode == "all" or (mode == "usual" and event in self.events)


NOTHING: Final = Wishes()
"""What somebody wants who has chosen nothing: no channel is on."""


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, such as Europe/Lisbon."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Problem("bad-request", f"zone: there is no time zone {name!r}; try Europe/Lisbon") from error


def quiet_hours(text: str | None) -> Quiet | None:
    """Quiet hours as they are stored: `22:00-07:00`."""
    if text is None:
        return None
    begin, _, end = text.partition("-")
    return Quiet(time.fromisoformat(begin), time.fromisoformat(end))
