"""Clocks of turns, independently of their storage."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from vindima.core.step import NOBODY
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.pace import (
    Clock,
    DaysOff,
    Pace,
    checked_days_off,
    clock_to_wire,
    due,
    first_clock,
    moved,
)
from vindima.server.tables.game.seats import Seat, timed_seat

LIVE = Pace("live", bank=600, increment=30)
TURNS = Pace("turns", hours=48)
HOUR = 3600.0
FRIDAY = datetime(2026, 11, 20, 12, tzinfo=UTC)
"""A Friday at noon."""


def begun(pace: Pace, at: float = 0.0) -> Clock:
    return moved(pace, first_clock(pace, 2), 0, at, "turn")


def test_a_turn_costs_its_time_and_earns_the_increment():
    clock = moved(LIVE, begun(LIVE), 1, 100.0, "turn")
    assert clock.left == (530.0, 600.0)
    assert (clock.seat, clock.since, clock.until) == (1, 100.0, 700.0)
    assert moved(LIVE, clock, 1, 150.0, "turn") == clock, "another answer of the same turn changed the clock"
    # A bot has played for a player who ran out of time, who now has only the increment.
    assert moved(LIVE, clock, 0, 9000.0, "turn").left == (530.0, 30.0)


@pytest.mark.parametrize("pace", [LIVE, TURNS])
def test_undo_restores_the_time_of_both(pace):
    ended = moved(pace, begun(pace), 1, 100.0, "turn")
    back = moved(pace, ended, 0, 150.0, "undo")
    assert back.left == first_clock(pace, 2).left
    assert (back.seat, back.since) == (0, 50.0), "the 100 seconds before the undo count"
    again = moved(pace, back, 1, 160.0, "turn")
    assert again.left == ((520.0, 600.0) if pace is LIVE else again.left)
    assert again.since == 160.0


@pytest.mark.parametrize("pace", [LIVE, TURNS])
def test_an_interruption_does_not_gain_time(pace):
    """A player who lets a bot stand in and returns gets neither an increment nor a new turn."""
    away = moved(pace, begun(pace), NOBODY, 100.0, "seats")
    assert away.until == 0.0
    back = moved(pace, away, 0, 500.0, "seats")
    assert back.since == 400.0
    assert back.left == first_clock(pace, 2).left
    # If the bot has played the turn meanwhile, the next turn is a new one.
    played = moved(pace, away, 1, 500.0, "turn")
    assert moved(pace, played, 0, 600.0, "turn").since == 600.0


def test_hours_do_not_pass_on_days_off():
    noon = FRIDAY.timestamp()
    assert due(noon, 48, DaysOff()) == noon + 48 * HOUR
    weekend = DaysOff((5, 6))
    assert due(noon, 48, weekend) == noon + 96 * HOUR
    assert due(noon, 12, weekend) == noon + 12 * HOUR
    assert due(noon, 13, weekend) == noon + (12 + 48 + 1) * HOUR
    assert due(noon + 24 * HOUR, 1, weekend) == noon + (12 + 48 + 1) * HOUR
    # In Auckland it is already Saturday.
    assert due(noon, 1, weekend._replace(zone="Pacific/Auckland")) == noon + 48 * HOUR - HOUR + HOUR
    single = DaysOff(dates=("2026-11-21",))
    assert due(noon, 24, single) == noon + 48 * HOUR


def test_only_a_person_for_whom_others_wait_has_a_running_clock():
    ana, bo, bot = Seat(0, "person"), Seat(1, "person"), Seat(1, "bot", bot="random")
    assert timed_seat([ana, bo], 0, False) == 0
    assert timed_seat([ana, bot], 0, False) == 0
    assert timed_seat([ana, bot], 1, False) == NOBODY
    assert timed_seat([ana, Seat(1, "open")], 0, False) == NOBODY
    assert timed_seat([ana._replace(bot="easy", stand_in=True), bo], 0, False) == NOBODY
    assert timed_seat([ana, bo], 0, True) == NOBODY
    assert timed_seat([ana, bo], NOBODY, False) == NOBODY


def test_the_remaining_time_is_never_negative():
    told = clock_to_wire(LIVE, begun(LIVE), datetime.fromtimestamp(5000, UTC))
    assert told is not None
    assert told["left"] == [0.0, 600.0]
    assert clock_to_wire(LIVE, first_clock(LIVE, 2), FRIDAY) == {
        "seat": None,
        "left": [600.0, 600.0],
        "until": None,
        "out": False,
    }
    assert clock_to_wire(None, None, FRIDAY) is None


def test_past_days_off_are_kept_and_count():
    first = checked_days_off(DaysOff(), [], ["2026-11-21"], "UTC", FRIDAY)
    later = FRIDAY + timedelta(days=10)
    kept = checked_days_off(first, [], ["2026-12-24"], "UTC", later)
    assert kept.dates == ("2026-11-21", "2026-12-24")
    many = [f"2026-12-{day:02}" for day in range(1, 21)]
    with pytest.raises(Problem, match="at most 20"):
        checked_days_off(kept, [], many, "UTC", later)
    assert len(checked_days_off(kept, [], many[:19], "UTC", later).dates) == 20
