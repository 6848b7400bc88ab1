"""Notifications: their events and channels, and what a person wants."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from vindima.server.tables.common.problems import Problem

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
"""The channels that a person can choose: an open page, Web Push, mail. Webhooks belong to tables."""
Event = Literal["turn", "began", "over", "invited", "chat", "clock"]
EVENTS: Final[tuple[Event, ...]] = ("turn", "began", "over", "invited", "chat", "clock")
USUAL_EVENTS: Final[tuple[Event, ...]] = ("turn", "began", "over", "invited", "clock")
"""The default events for a person who has only turned on a channel."""
Mode = Literal["usual", "all", "none"]
MODES: Final[tuple[Mode, ...]] = ("usual", "all", "none")
"""For one table: the general settings, all events, or none."""
DIGESTS: Final = (15, 60, 1440)
"""The minimum number of minutes between two mails; one of these can be chosen."""


class Quiet(NamedTuple):
    """Hours of the day during which nothing is sent; they may span midnight."""

    begin: time
    end: time

    def contains(self, at: time) -> bool:
        if self.begin <= self.end:
            return self.begin <= at < self.end
        return at >= self.begin or at < self.end

    def until(self, now: datetime, zone: str) -> datetime | None:
        """When the current quiet hours end, in a time zone; None outside quiet hours."""
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
    """Which notifications a person wants, and how."""

    channels: tuple[Channel, ...] = ()
    events: tuple[Event, ...] = USUAL_EVENTS
    quiet: Quiet | None = None
    zone: str = "UTC"
    digest: int = DIGESTS[0]
    """The minimum number of minutes between two mails."""

    def quiet_until(self, now: datetime) -> datetime | None:
        """When this person's current quiet hours end; None outside quiet hours."""
        return None if self.quiet is None else self.quiet.until(now, self.zone)

    def wants(self, event: Event, mode: Mode) -> bool:
        """True if this person wants to hear of an event at a table with this mode."""
        return mode == "all" or (mode == "usual" and event in self.events)


NOTHING: Final = Wishes()
"""The preferences of a person who has chosen nothing: no channel is on."""


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, such as Europe/Lisbon."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Problem("bad-request", f"zone: there is no time zone {name!r}; try Europe/Lisbon") from error


def quiet_hours(text: str | None) -> Quiet | None:
    """Quiet hours in their stored form: `22:00-07:00`."""
    if text is None:
        return None
    begin, _, end = text.partition("-")
    return Quiet(time.fromisoformat(begin), time.fromisoformat(end))
