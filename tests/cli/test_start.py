"""The first start after installation; `tests/start.py` measures it."""

from __future__ import annotations

import sys

from tests.start import measure


def test_a_table_starts_answers_and_stops():
    found = measure([sys.executable, "-m", "vindima", "play", "--no-browser"])
    assert found["well"], found
