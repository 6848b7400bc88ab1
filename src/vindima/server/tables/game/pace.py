"""The pace of a table: how much time its players have, and the clock of the player who is asked.

A clock runs while a person is asked and others may wait for the answer: the game is running, all seats are
taken, and no bot stands in. The game asks one seat at a time, even where a rulebook lets all players choose
at once, so at most one clock runs. A turn lasts from being asked until another player is asked: nobody learns
how many answers were given in it. When the time is over, a bot plays the rest of that turn.

In a live game, each player has a stock of seconds and gets an increment after each turn. In a correspondence
game, each turn has a number of hours, which do not pass on the player's days off. Undo restores the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final, Literal, NamedTuple

from vindima.core.step import NOBODY
from vindima.server.tables.common.problems import Problem
from vindima.server.wire import pace as wire_pace

__all__ = [
    "DATES",
    "LIVE",
    "NO_REST",
    "TURNS",
    "WAIT",
    "WEEKDAYS",
    "Cause",
    "Clock",
    "DaysOff",
    "Pace",
    "checked_days_off",
    "clock_to_wire",
    "deadline_of",
    "due",
    "first_clock",
    "moved",
    "over_at",
    "pace_to_wire",
    "zone_of",
]

LIVE: Final = "live"
TURNS: Final = "turns"
WEEKDAYS: Final = 2
"""How many days of each week a person may have off."""
DATES: Final = 20
"""How many single days of each year a person may have off."""
WAIT: Final = 7
"""Days before the weekdays can be changed again, so that nobody moves a day off along with the calendar."""
AHEAD: Final = 366
"""How many days in advance a day off may be set."""
Cause = Literal["turn", "undo", "seats"]
"""Why another clock runs: a turn has ended or was taken back, or a player has sat down or left."""
LONGEST: Final = 1000
"""More days than any turn can take."""


class Pace(NamedTuple):
    """How much time the players of a table have."""

    kind: Literal["live", "turns"]
    bank: int = 0
    """Live: the seconds that each player starts with."""
    increment: int = 0
    """Live: the seconds that a player gets after each turn."""
    hours: int = 0
    """Correspondence: the hours for each turn."""
    bot: str = "medium"
    """The bot that plays the rest of a turn when the time is over."""


class DaysOff(NamedTuple):
    """The days on which a person's turns take no time, in correspondence games."""

    weekdays: tuple[int, ...] = ()
    """0 is Monday."""
    dates: tuple[str, ...] = ()
    zone: str = "UTC"
    changed: str = ""
    """When the weekdays were last changed."""

    def is_off(self, day: date) -> bool:
        return day.weekday() in self.weekdays or day.isoformat() in self.dates


NO_REST: Final = DaysOff()


class Clock(NamedTuple):
    """The clocks of a table. Times are seconds since 1970."""

    left: tuple[float, ...]
    """What each seat had at the beginning of its last turn, or has now if its clock is stopped."""
    seat: int = NOBODY
    """The seat whose clock runs."""
    since: float = 0.0
    """When its turn began, minus what it had used before an interruption."""
    until: float = 0.0
    """When its time is over."""
    out: bool = False
    """True if its time is over and a bot plays."""
    final: int = 0
    """How many answers can no longer be taken back because a clock ran out after them."""
    last: tuple[int, float, float] | None = None
    """The seat whose clock ran before, what it had left at the beginning of its turn, and what it used."""


def first_clock(pace: Pace, players: int) -> Clock:
    """The clocks before the first turn."""
    return Clock((float(pace.bank if pace.kind == LIVE else pace.hours * 3600),) * players)


def moved(pace: Pace, clock: Clock, seat: int, at: float, cause: Cause, rest: DaysOff = NO_REST) -> Clock:
    """The clocks when from now on that of a seat, or of NOBODY, runs."""
    before = clock.seat
    if seat == before:
        return clock
    left, last, since = list(clock.left), clock.last, at
    if before != NOBODY and cause != "undo":
        used = at - clock.since
        last = before, left[before], used
        if pace.kind == LIVE:
            left[before] = max(0.0, left[before] - used) + (pace.increment if cause == "turn" else 0)
    earlier = clock.last
    if cause != "turn" and earlier is not None and earlier[0] == seat:
        # The turn continues with the time that it had left.
        left[seat], since, last = earlier[1], at - earlier[2], None
    until = 0.0 if seat == NOBODY else over_at(pace, left[seat], since, rest)
    return Clock(tuple(left), seat, since, until, False, clock.final, last)


def over_at(pace: Pace, left: float, since: float, rest: DaysOff) -> float:
    """When the time for a turn is over."""
    return since + left if pace.kind == LIVE else due(since, pace.hours, rest)


def due(since: float, hours: int, rest: DaysOff) -> float:
    """When a number of hours, not counting days off, is over."""
    zone, left, at = zone_of(rest.zone), hours * 3600.0, since
    for _ in range(LONGEST):
        day = datetime.fromtimestamp(at, zone).date()
        midnight = datetime.combine(day + timedelta(days=1), time(), zone).timestamp()
        if not rest.is_off(day):
            if left <= midnight - at:
                return at + left
            left -= midnight - at
        at = midnight
    return at


# On the wire


def pace_to_wire(pace: Pace | None) -> wire_pace.Pace | None:
    """A pace as it goes over the wire."""
    if pace is None:
        return None
    kind, bank, increment, hours, bot = pace
    return {"kind": kind, "bank": bank, "increment": increment, "hours": hours, "bot": bot}


def clock_to_wire(pace: Pace | None, clock: Clock | None, at: datetime) -> wire_pace.Clock | None:
    """The clocks as they go over the wire at a given moment."""
    if pace is None or clock is None:
        return None
    left = list(clock.left)
    running = clock.seat != NOBODY
    if running:
        left[clock.seat] = clock.until - at.timestamp()
    return {
        "seat": clock.seat if running else None,
        "left": [round(max(0.0, seconds), 1) for seconds in left],
        "until": deadline_of(clock),
        "out": clock.out,
    }


def deadline_of(clock: Clock | None) -> str | None:
    """When the time of the running clock is over."""
    if clock is None or clock.seat == NOBODY:
        return None
    return datetime.fromtimestamp(clock.until, UTC).isoformat(timespec="seconds")


# Days off


def zone_of(name: str) -> tzinfo:
    """A time zone by its name. Raises a problem for one that this machine does not know."""
    if name == "UTC":
        return UTC
    from zoneinfo import ZoneInfo  # most tables need no zone, and in a browser loading it takes time

    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:
        raise Problem("days-off", f"the time zone {name!r} is not known here; use UTC") from error


def checked_days_off(
    before: DaysOff, weekdays: Sequence[int], dates: Sequence[str], zone: str, at: datetime
) -> DaysOff:
    """The days off that a person wants, checked against the allowance and the present ones."""
    today = at.astimezone(zone_of(zone)).date()
    wanted = tuple(sorted(set(weekdays)))
    if len(wanted) > WEEKDAYS or not all(0 <= day <= 6 for day in wanted):
        raise Problem("days-off", f"at most {WEEKDAYS} weekdays, 0 for Monday to 6 for Sunday")
    changed = before.changed
    if wanted != before.weekdays:
        if changed and (today - date.fromisoformat(changed)).days < WAIT:
            raise Problem("days-off", f"weekdays can be changed {WAIT} days after the last change")
        changed = today.isoformat() if before.weekdays else changed
    past = [day for day in before.dates if date.fromisoformat(day) <= today]
    try:
        coming = {date.fromisoformat(day) for day in dates} - {date.fromisoformat(day) for day in past}
    except ValueError as error:
        raise Problem("days-off", "a date looks like 2027-05-01") from error
    if any(not 0 < (day - today).days <= AHEAD for day in coming):
        raise Problem("days-off", f"single days lie between tomorrow and {AHEAD} days from now")
    recent = [date.fromisoformat(day) for day in past if (today - date.fromisoformat(day)).days < AHEAD]
    chosen = sorted({*recent, *coming})
    for year in {day.year for day in chosen}:
        if sum(day.year == year for day in chosen) > DATES:
            raise Problem("days-off", f"at most {DATES} single days in a year")
    return DaysOff(wanted, tuple(day.isoformat() for day in chosen), zone, changed)
