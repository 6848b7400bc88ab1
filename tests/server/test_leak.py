"""No seat and no spectator is sent what they may not know; `leak.py` describes what is checked."""

from __future__ import annotations

import os

import pytest

from tests.server.channels import outpost
from tests.server.leak import Contest, begun, leaks
from tests.server.leak_plants import PLANTED, PLANTS, found_everywhere, noticed
from vindima.core.record import Record
from vindima.server.database import privacy
from vindima.server.database.access import rows

GAMES = int(os.environ.get("VINDIMA_LEAK_GAMES", "1"))
"""Games of each kind."""
LONG = 80
"""The number of acts played in each game here."""


@pytest.fixture(scope="module")
def post(tmp_path_factory):
    with outpost(tmp_path_factory.mktemp("leak")) as found:
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", ["vinhos", "viticulture"])
def test_no_hidden_information_is_sent(post, title, seed):
    assert leaks(post, begun(title, seed), seed, LONG) == []


@pytest.mark.slow
def test_no_hidden_information_is_sent_in_a_tournament(post):
    assert leaks(post, Record("viticulture", 2, 0), 3, LONG // 2, Contest) == []


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: f"{plant[0]}: {plant[2]}")
def test_a_planted_leak_is_found(post, plant):
    assert noticed(post, *plant)


@pytest.fixture(scope="module")
def seen(tmp_path_factory) -> set[str]:
    """The streams in which planted names of cards are found, on a server without other games."""
    with outpost(tmp_path_factory.mktemp("planted")) as found:
        return found_everywhere(found)


@pytest.mark.parametrize("stream", PLANTED)
def test_a_planted_card_is_found_in_every_stream(seen, stream):
    assert stream in seen


def test_a_leak_in_a_persons_own_data_is_found(post, monkeypatch):
    told = privacy.table_of

    def with_seed(connection, id, browser):
        stored = rows.stored(connection, id)
        assert stored is not None
        return {**told(connection, id, browser), "seed": stored.header["seed"]}

    monkeypatch.setattr(privacy, "table_of", with_seed)
    assert any("own data" in leak for leak in leaks(post, begun("vinhos"), 0, 2))
