"""The rulebook's examples of the press release and of the managers' requests."""

import pytest

from tests.vinhos_table import (
    RED,
    answer,
    barrel,
    cellar,
    cubes,
    fair_tile,
    lay,
    may,
    on_court,
    sections,
    stand,
    turn,
    vineyard,
    why_not,
    wine,
    wine_in,
)
from vindima.vinhos.model import DOURO
from vindima.vinhos.state import NO_SEAT


def red_has_a_douro():
    table = lay(year=4, vintage="m1a")
    vineyard(table, RED, 1, "douro_red_1")
    cellar(table, RED, 1)
    wine(table, RED, 1, slot=4, production=5)
    cubes(table, "douro", 2)
    sections(table, taste=2, look=4)
    table.fair_points[RED] = 14
    stand(table, RED, "export")
    turn(table, RED)
    return table


RELEASE = ("go pass_press_release", "order place-1", "wine estate-1-slot-4", "cubes 2", "fair look_taste")


def test_press_release():
    table = red_has_a_douro()
    cash, supply = table.cash[RED], table.cubes_left
    answer(table, *RELEASE[:2])
    assert table.lower == [RED, NO_SEAT, NO_SEAT, NO_SEAT]
    answer(table, "wine estate-1-slot-4")
    two = table.answer(table.code("cubes 2"))
    assert (two.message.args["value"], two.message.args["experts"]) == (5 + 5 + 2, 4)
    answer(table, "cubes 2")

    # On a slot whose features are worth nothing yet only the three points above 9 come.
    other = table.clone()
    answer(other, "fair aroma_alcohol")
    assert other.fair_points[RED] == 14 + 3
    answer(table, "fair look_taste")

    assert table.fair_tile[RED] == 4
    assert table.fair_slots[table.tables.fair.slot_ids.index("look_taste")] == RED
    assert table.fair_points[RED] == 14 + 3 + 6
    assert table.cash[RED] == cash + 3
    assert table.cubes[DOURO] == 0
    assert table.cubes_left == supply + 2


def test_manager_requests():
    table = red_has_a_douro()
    answer(table, *RELEASE)
    assert may(table) == ["manager beatriz", "manager constantino", "done"]
    assert why_not(table, "manager alexandre") == "request-not-met"
    barrels = table.barrels[RED]
    answer(table, "manager beatriz")
    assert why_not(table, "manager beatriz") == "manager-once"
    answer(table, "done")
    assert on_court(table, RED) == {"beatriz": 1}
    assert table.barrels[RED] == barrels - 1
    assert wine_in(table, RED, 1, 4) is None


def test_forced_pass():
    table = lay(year=5)
    vineyard(table, RED, 1, "douro_red_1")
    wine(table, RED, 1, slot=1, production=9)
    barrel(table, RED, "beatriz")
    fair_tile(table, RED, "look_taste", experts=4)
    stand(table, RED, "bank")
    table.phase = 2
    turn(table, RED)
    answer(table, "go pass_press_release", "order place-2")
    assert may(table) == ["pass"]
    assert why_not(table, "wine estate-1-slot-1") == "already-announced"
    answer(table, "pass")
    assert on_court(table, RED) == {"beatriz": 1}
    assert wine_in(table, RED, 1, 1) == (9, "red", "douro")
    assert table.lower == [NO_SEAT, RED, NO_SEAT, NO_SEAT]


EXPERTS_BY_VALUE = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 4, 10: 4, 11: 4, 12: 4, 15: 4}


@pytest.mark.parametrize(("worth", "experts"), EXPERTS_BY_VALUE.items())
def test_experts_by_wine_value(worth, experts):
    table = lay(year=1)
    vineyard(table, RED, 1, "lisboa_red_1")
    wine(table, RED, 1, slot=1, production=worth)
    stand(table, RED, "bank")
    turn(table, RED)
    answer(table, "go pass_press_release", "order place-1", "wine estate-1-slot-1", "fair look_taste")
    assert table.fair_tile[RED] == experts
    assert table.fair_points[RED] == max(0, worth - 9)
