"""`easy` plays plausibly but overlooks good answers."""

from __future__ import annotations

from tests import viticulture_table as viticulture
from vindima.bots.easy import Easy
from vindima.viticulture.turn import PLACE_WORKER


def test_it_sometimes_overlooks_a_good_answer():
    table = viticulture.lay(players=2, season="winter")
    viticulture.hold(table, 0, "order-27")
    viticulture.build(table, 0, "medium-cellar")
    viticulture.wines(table, 0, "red-6", "white-6")
    viticulture.begin(table, (PLACE_WORKER, 0), (PLACE_WORKER, 1))
    answers = [table.token(Easy().choose(table, seed)) for seed in range(40)]
    filled = sum(token.startswith("place fill-order") for token in answers)
    assert 20 <= filled < 40
