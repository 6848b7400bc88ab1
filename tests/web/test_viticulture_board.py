"""The browser's board of Viticulture: every word is in the catalogue, and every answer has a place on it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

import vindima
from tests.web.boards import INSTALLED, entries, sampled, sources, without_place
from vindima.core.position import Position
from vindima.viticulture.model import ACTIONS, CARDS, CELLARS, COLOURS, SEASONS, STRUCTURES, WINES, WORKERS
from vindima.viticulture.tables import load_tables

GAMES: Final = 60


def test_the_board_uses_exactly_the_entries_of_its_catalogue():
    """A family of entries, such as that of `word("about", structure)`, has one entry for each of its ids."""
    text = sources("viticulture")
    used = set(re.findall(r"""["'](web-viticulture-[a-z-]+)["']""", text))
    families = {
        "about": STRUCTURES,
        "act": ACTIONS[:-1],
        "card": CARDS,
        "cellar": CELLARS,
        "grapes": COLOURS,
        "kind": CARDS,
        "recipe": WINES,
        "season": SEASONS,
        "vine": load_tables().vines.ids,
        "wine": WINES,
        "worker": (*WORKERS, "automa"),
    }
    assert set(re.findall(r"""word\(["']([a-z]+)["']""", text)) == set(families)
    used |= {f"web-viticulture-{family}-{id}" for family, ids in families.items() for id in ids}
    there = entries("viticulture")
    assert there - used == set()
    assert used - there == set()


def games() -> list[Position]:
    """New games with every number of players and every option that changes the questions."""
    game = vindima.game("viticulture")
    found = []
    for seed in range(GAMES):
        players = seed % 6 + 1
        options: dict[str, Any] = {"parents": ("dealt", "chosen")[seed % 2], "free_devalue": seed % 3 == 0}
        if players == 1:
            options |= {"challenge": f"challenge-{seed // 6 % 5 + 1}", "tokens": 3}
        found.append(game.new(players, seed=seed, **options))
    return found


@pytest.mark.slow
@pytest.mark.skipif(not INSTALLED, reason="Node or the packages of the web are not installed")
def test_every_answer_has_a_place_on_the_table(tmp_path):
    assert without_place("viticulture", sampled(games()), tmp_path) == []
