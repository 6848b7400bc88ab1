"""The toy game, registered for the duration of one test.

It subclasses engine classes, which only the interpreted engine allows. On the compiled engine these tests are
skipped; there the conformance kit checks the same promises on the real games.
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
