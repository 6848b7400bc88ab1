"""The toy game, known to the register for the time of one test.

It subclasses the engine, which only the sources allow: on the compiled engine these tests are left out, and
the conformance kit holds the real games to the same promises.
"""

from __future__ import annotations

import pytest

import vindima
from vindima.core import contract

if vindima.compiled():
    collect_ignore_glob = ["test_[!c]*.py", "test_co*.py"]


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> contract.Game:
    from tests.core import toy

    monkeypatch.setitem(contract._MODULES, "toy", "tests.core.toy")
    return toy.GAME
