"""The browser's board of Vinhos: every word of it is in the catalogue, and every answer has a place on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

import vindima
from tests.web.boards import INSTALLED, entries, sampled, sources, without_place
from vindima.core.position import Position
from vindima.vinhos.model import COURT, MANAGERS, MULTIPLIERS, REGIONS

GAMES: Final = 16


def games() -> Iterator[Position]:
    """New games with every number of players and every option that changes the questions."""
    game = vindima.game("vinhos")
    for seed in range(GAMES):
        players = seed % 3 + 2
        options = {
            "barrels_home_in_maintenance": seed % 4 == 1,
            "turn_order_by_region": seed % 4 == 2,
            "two_player_fair": players == 2 and seed % 4 == 3,
        }
        yield game.new(players, seed=seed, **options)


def spelled(id: str) -> str:
    """An id as it is spelled in the keys of catalogues."""
    return re.sub(r"\d+", "n", id).replace("_", "-")


def test_the_board_uses_exactly_the_entries_of_its_catalogue():
    """A family of entries, such as that of `word("trait", region)`, has one entry for each of its ids."""
    text = sources("vinhos")
    used = set(re.findall(r"""["'](web-vinhos-[a-z-]+)["']""", text))
    used |= {f"web-vinhos-more-{what}" for what in ("cash", "account", "score", "barrels")}
    families = {
        "court": [space for space in COURT if space not in MANAGERS],
        "multiplier": MULTIPLIERS,
        "order-place": ["place-n"],
        "trait": REGIONS,
    }
    assert set(re.findall(r"""word\(["']([a-z-]+)["']""", text)) == set(families)
    used |= {f"web-vinhos-{family}-{spelled(id)}" for family, ids in families.items() for id in ids}
    assert entries("vinhos") - used == set()
    assert used - entries("vinhos") == set()


@pytest.mark.slow
@pytest.mark.skipif(not INSTALLED, reason="Node or the packages of the web are not installed")
def test_every_answer_has_a_place_on_the_table(tmp_path):
    assert without_place("vinhos", sampled(games()), tmp_path) == []
