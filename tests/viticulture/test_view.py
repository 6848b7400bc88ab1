"""Values that pages get from the engine so that they need not compute rules."""

from __future__ import annotations

import random

import vindima
from tests.viticulture_table import build, hold, lay, wines
from vindima.viticulture.actions.orders import fillable, served
from vindima.viticulture.codes import SUMMER_COUNT, WINTER_COUNT
from vindima.viticulture.model import STRUCTURES


def test_an_order_in_hand_shows_which_wines_fit_it():
    table = lay(season="winter")
    build(table, 0, "medium-cellar")
    hold(table, 0, "order-19", "order-01")  # red 4, 3 and 2; red 5
    wines(table, 0, "red-3", "red-5")
    assert table.view(0)["seats"][0]["served"] == {"order-01": [5], "order-19": [5, 3, 0]}


def test_an_order_can_be_filled_if_each_icon_has_a_wine():
    chance = random.Random(1)
    table = lay(season="winter")
    found = set()
    for _ in range(2_000):
        table.wines[:4] = [chance.getrandbits(10) & ~1 & chance.getrandbits(10) for _ in range(4)]
        order = chance.randrange(len(table.tables.orders.ids))
        possible = fillable(table, 0, order)
        assert possible == (0 not in served(table, 0, order))
        found.add(possible)
    assert found == {True, False}


def test_only_its_holder_sees_which_wines_fit_an_order():
    table = lay(season="winter")
    hold(table, 0, "order-01")
    assert [table.view(reader)["seats"][0]["served"] for reader in (1, 2, None)] == [None] * 3


def test_facts_contain_tracks_and_cellars():
    facts = vindima.game("viticulture").facts({})
    assert facts["track"] == {"first": -5, "last": 25, "goal": 20}
    assert facts["mostResidual"] == 5
    assert [(cellar["least"], cellar["most"]) for cellar in facts["cellars"]] == [(1, 3), (4, 6), (7, 9)]
    assert {cellar["structure"] for cellar in facts["cellars"]} - {None} <= set(STRUCTURES)


def test_the_codes_have_room_for_every_visitor_of_the_data_files():
    visitors = vindima.game("viticulture").facts({})["visitors"]
    assert (len(visitors["summer"]), len(visitors["winter"])) == (SUMMER_COUNT, WINTER_COUNT)
