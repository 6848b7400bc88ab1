"""The toy game, known to the register for the time of one test."""

from __future__ import annotations

import pytest

from tests.core import toy
from vindima.core import contract


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> toy.ToyGame:
    monkeypatch.setitem(contract._MODULES, "toy", "tests.core.toy")
    return toy.GAME
