"""The first start of somebody who has installed the package: `tests/start.py` also measures it by hand."""

from __future__ import annotations

import sys

from tests.start import measure


def test_a_table_starts_answers_and_stops():
    found = measure([sys.executable, "-m", "vindima", "play", "--no-browser"])
    assert found["well"], found
