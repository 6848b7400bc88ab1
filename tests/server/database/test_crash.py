"""What was acknowledged survives a server that is killed, on both kinds of database."""

from __future__ import annotations

import pytest

from tests.server.crash import crash


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(tmp_path):
    result = crash(str(tmp_path / "tables.db"), games=1, most=30, between=20)
    assert result["lost"] == []
    assert result["kills"] > 0
    assert result["acknowledged"] >= 30
