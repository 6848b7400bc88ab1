"""Quiet hours, and a person's preferences."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from vindima.server.tables.common.notices import NOTHING, Wishes, quiet_hours, zone_of
from vindima.server.tables.common.problems import Problem

NIGHT = quiet_hours("22:00-07:00")


@pytest.mark.parametrize(
    ("now", "zone", "until"),
    [
        ("2026-11-18 21:59", "UTC", None),
        ("2026-11-18 22:00", "UTC", "2026-11-19 07:00"),
        ("2026-11-19 06:59", "UTC", "2026-11-19 07:00"),
        ("2026-11-19 07:00", "UTC", None),
        ("2026-11-18 21:30", "Europe/Warsaw", "2026-11-19 06:00"),
        ("2026-11-18 13:59", "Asia/Shanghai", None),
        ("2026-11-18 14:00", "Asia/Shanghai", "2026-11-18 23:00"),
        # Clocks go back in the night before 25 October, and forward in the night before 28 March.
        ("2026-10-24 22:30", "Europe/Lisbon", "2026-10-25 07:00"),
        ("2026-03-28 23:30", "Europe/Lisbon", "2026-03-29 06:00"),
    ],
)
def test_quiet_hours_end_in_the_morning_of_their_time_zone(now, zone, until):
    at = datetime.fromisoformat(now).replace(tzinfo=UTC)
    found = Wishes(quiet=NIGHT, zone=zone).quiet_until(at)
    assert found == (None if until is None else datetime.fromisoformat(until).replace(tzinfo=UTC))


def test_quiet_hours_may_begin_and_end_on_the_same_day():
    at = datetime(2026, 11, 18, 12, 30, tzinfo=UTC)
    noon = Wishes(quiet=quiet_hours("12:00-14:00"))
    assert noon.quiet_until(at) == at.replace(hour=14, minute=0)
    assert noon.quiet_until(at.replace(hour=14)) is None
    assert str(noon.quiet) == "12:00-14:00"


def test_without_quiet_hours_nothing_is_delayed():
    assert NOTHING.quiet_until(datetime.now(UTC)) is None


@pytest.mark.parametrize("zone", ["Nowhere/At_All", "../etc/passwd", "", "/etc/passwd"])
def test_a_time_zone_that_does_not_exist_is_refused(zone):
    with pytest.raises(Problem, match="time zone"):
        zone_of(zone)


def test_a_table_may_override_the_usual_preferences():
    wishes = Wishes(("push",), ("over",))
    wanted = [(event, mode) for event in ("over", "chat") for mode in ("usual", "all", "none")]
    assert [wishes.wants(*one) for one in wanted] == [True, True, False, False, True, False]
