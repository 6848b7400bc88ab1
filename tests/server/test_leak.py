"""No seat and no spectator is sent what they may not know; see `leak.py` for what is looked at."""

from __future__ import annotations

import os

import pytest

from tests.server.leak import SEED, before_secrets, leaks
from vindima import Record
from vindima.server.table import Table

GAMES = int(os.environ.get("VINDIMA_LEAK_GAMES", "1"))
"""Games of each kind."""
LONG = 80
"""So many acts of each are played here."""
SHORT = 25


def begun(title: str, seed: int = 0) -> Record:
    """A new game; of Vinhos one in which secret choices are near."""
    return before_secrets(7 + seed) if title == "vinhos" else Record(title, 3, SEED + seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", ["vinhos", "viticulture"])
def test_nothing_hidden_goes_over_the_wire(running, title, seed):
    assert leaks(running, begun(title, seed), seed, LONG) == []


@pytest.mark.parametrize("title", ["vinhos", "viticulture"])
def test_a_leak_would_be_found(running, title, monkeypatch):
    """Proved by one: hands, decks and choices in a field of the state."""
    state = Table.state

    def told(self, reader, whole=True):
        fields = self.position.to_dict()["fields"]
        return {**state(self, reader, whole), "planted": [fields["decks"], fields.get("hands", "")]}

    monkeypatch.setattr(Table, "state", told)
    assert any("depends on what is hidden" in leak for leak in leaks(running, begun(title), 0, SHORT))


def test_a_card_that_is_told_would_be_found(running, monkeypatch):
    state = Table.state

    def told(self, reader, whole=True):
        hands = [self.position.view(seat)["seats"][seat]["hand"] for seat in range(self.position.players)]
        return {**state(self, reader, whole), "planted": hands}

    monkeypatch.setattr(Table, "state", told)
    assert any("hidden card" in leak for leak in leaks(running, begun("viticulture"), 0, SHORT))


def test_a_seed_that_is_told_would_be_found(running, monkeypatch):
    state = Table.state
    monkeypatch.setattr(
        Table, "state", lambda self, *args, **more: {**state(self, *args, **more), "x": self.play.record.seed}
    )
    assert any("the seed is told" in leak for leak in leaks(running, begun("vinhos"), 0, SHORT))
