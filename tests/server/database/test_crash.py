"""Acknowledged answers survive when a server is killed; `test_postgres.py` has the same test."""

from __future__ import annotations

import pytest

from tests.server.crash import crash


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost(tmp_path):
    result = crash(str(tmp_path / "tables.db"), games=1, most=30, between=20)
    assert result["lost"] == []
    assert result["kills"] > 0
    assert result["acknowledged"] >= 30
