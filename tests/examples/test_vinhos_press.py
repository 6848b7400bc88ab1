"""The rulebook's examples of the press release and the managers' requests."""

import pytest

from tests import vinhos_table as kit
from vindima.vinhos.model import DOURO
from vindima.vinhos.state import NO_SEAT


def red_has_a_douro():
    table = kit.lay(year=4, vintage="m1a")
    kit.vineyard(table, kit.RED, 1, "douro_red_1")
    kit.cellar(table, kit.RED, 1)
    kit.wine(table, kit.RED, 1, slot=4, production=5)
    kit.cubes(table, "douro", 2)
    kit.sections(table, taste=2, look=4)
    table.fair_points[kit.RED] = 14
    kit.stand(table, kit.RED, "export")
    kit.turn(table, kit.RED)
    return table


RELEASE = ("go pass_press_release", "order place-1", "wine estate-1-slot-4", "cubes 2", "fair look_taste")


def test_press_release():
    table = red_has_a_douro()
    cash, supply = table.cash[kit.RED], table.cubes_left
    kit.answer(table, *RELEASE[:2])
    assert table.lower == (kit.RED, NO_SEAT, NO_SEAT, NO_SEAT)
    kit.answer(table, "wine estate-1-slot-4")
    two = table.answer(table.code("cubes 2"))
    assert (two.message.args["value"], two.message.args["experts"]) == (5 + 5 + 2, 4)
    kit.answer(table, "cubes 2")

    # A slot whose features are worth nothing yet scores only the three points above 9.
    other = table.clone()
    kit.answer(other, "fair aroma_alcohol")
    assert other.fair_points[kit.RED] == 14 + 3
    kit.answer(table, "fair look_taste")

    assert table.fair_tile[kit.RED] == 4
    assert table.fair_slots[table.tables.fair.slot_ids.index("look_taste")] == kit.RED
    assert table.fair_points[kit.RED] == 14 + 3 + 6
    assert table.cash[kit.RED] == cash + 3
    assert table.cubes[DOURO] == 0
    assert table.cubes_left == supply + 2


def test_manager_requests():
    table = red_has_a_douro()
    kit.answer(table, *RELEASE)
    assert kit.may(table) == ["manager beatriz", "manager constantino", "done"]
    assert kit.why_not(table, "manager alexandre") == "request-not-met"
    barrels = table.barrels[kit.RED]
    kit.answer(table, "manager beatriz")
    assert kit.why_not(table, "manager beatriz") == "manager-once"
    kit.answer(table, "done")
    assert kit.on_court(table, kit.RED) == {"beatriz": 1}
    assert table.barrels[kit.RED] == barrels - 1
    assert kit.wine_in(table, kit.RED, 1, 4) is None


def test_forced_pass():
    table = kit.lay(year=5)
    kit.vineyard(table, kit.RED, 1, "douro_red_1", wines={1: 9})
    kit.barrel(table, kit.RED, "beatriz")
    kit.fair_tile(table, kit.RED, "look_taste", experts=4)
    kit.stand(table, kit.RED, "bank")
    table.phase = 2
    kit.turn(table, kit.RED)
    kit.answer(table, "go pass_press_release", "order place-2")
    assert kit.may(table) == ["pass"]
    assert kit.why_not(table, "wine estate-1-slot-1") == "already-announced"
    kit.answer(table, "pass")
    assert kit.on_court(table, kit.RED) == {"beatriz": 1}
    assert kit.wine_in(table, kit.RED, 1, 1) == (9, "red", "douro")
    assert table.lower == (NO_SEAT, kit.RED, NO_SEAT, NO_SEAT)


EXPERTS_BY_VALUE = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 4, 10: 4, 11: 4, 12: 4, 15: 4}


@pytest.mark.parametrize(("worth", "experts"), EXPERTS_BY_VALUE.items())
def test_experts_by_wine_value(worth, experts):
    table = kit.lay(year=1)
    kit.vineyard(table, kit.RED, 1, "lisboa_red_1", wines={1: worth})
    kit.stand(table, kit.RED, "bank")
    kit.turn(table, kit.RED)
    kit.answer(table, "go pass_press_release", "order place-1", "wine estate-1-slot-1", "fair look_taste")
    assert table.fair_tile[kit.RED] == experts
    assert table.fair_points[kit.RED] == max(0, worth - 9)
