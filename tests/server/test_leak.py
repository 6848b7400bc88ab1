"""No seat and no spectator is sent what they may not know; `leak.py` says what is checked."""

from __future__ import annotations

import os

import pytest

from tests.server.leak import PLANTS, begun, leaks, noticed
from vindima.server.database import people, rows

GAMES = int(os.environ.get("VINDIMA_LEAK_GAMES", "1"))
"""Games of each kind."""
LONG = 80
"""How many acts of each game are played here."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", ["vinhos", "viticulture"])
def test_nothing_hidden_goes_over_the_wire(running, title, seed):
    assert leaks(running, begun(title, seed), seed, LONG) == []


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: f"{plant[0]}: {plant[2]}")
def test_a_leak_would_be_found(running, plant):
    assert noticed(running, *plant)


def test_a_leak_in_the_own_data_would_be_found(running, monkeypatch):
    told = people.table_of

    def with_seed(connection, id, browser):
        stored = rows.stored(connection, id)
        assert stored is not None
        return {**told(connection, id, browser), "seed": stored.header["seed"]}

    monkeypatch.setattr(people, "table_of", with_seed)
    assert any("own data" in leak for leak in leaks(running, begun("vinhos"), 0, 2))
