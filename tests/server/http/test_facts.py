"""The pages get the facts printed on boards and cards from the engine."""

from __future__ import annotations

import pytest

import vindima
from tests.server.http.test_answers import problem
from tests.server.served import ME, bot


@pytest.mark.parametrize("game", vindima.games())
def test_a_table_and_its_game_return_the_printed_facts(ana, game):
    table = ana.opens([ME, bot()], game)
    told = ana.get(f"/tables/{table}/facts")
    assert told
    assert told == ana.get(f"/games/{game}/facts") == vindima.game(game).facts({})


def test_an_unknown_game_has_no_facts(ana):
    problem(ana.ask("GET", "/games/chess/facts"), 400, "bad-request")
