"""The rulebook's example of the managers' benefits: Blue's four phases in years 4 and 5."""

from tests import vinhos_table as kit
from vindima.vinhos.ending import SCORING
from vindima.vinhos.model import ALENTEJO, ENOLOGISTS


def has_no_benefit_left(table):
    """True if no barrel of Blue could be moved along its row in another phase."""
    table.benefits = 0
    kit.turn(table, kit.BLUE)
    return not any(token.startswith("benefit ") for token in kit.may(table))


def test_benefit_1():
    table = kit.lay(year=4, vintage="m1a")
    kit.vineyard(table, kit.BLUE, 1, "minho_white_1", wines={1: 9})
    # The text does not name Blue's other wines: one to give and two to sell.
    kit.vineyard(table, kit.BLUE, 2, "lisboa_red_1", wines={1: 2, 2: 3})
    kit.vineyard(table, kit.BLUE, 3, "alentejo_white_1", wines={1: 5})
    kit.barrel(table, kit.BLUE, "alexandre")
    kit.stand(table, kit.BLUE, "cellars")
    account = table.account[kit.BLUE]

    kit.turn(table, kit.BLUE)
    kit.answer(table, "go pass_press_release", "order place-4", "wine estate-1-slot-1", "fair look_alcohol")
    assert {"manager alexandre", "manager beatriz", "manager constantino"} <= set(kit.may(table))
    kit.answer(table, "manager alexandre", "manager beatriz")
    # Two barrels are the maximum, so Constantino is no longer offered.
    assert kit.on_court(table, kit.BLUE) == {"alexandre": 2, "beatriz": 1}
    assert kit.wine_in(table, kit.BLUE, 1, 1) is None

    assert {"benefit alexandre", "benefit beatriz", "done"} <= set(kit.may(table))
    kit.answer(table, "benefit alexandre")
    assert kit.why_not(table, "to export") == "not-an-answer"
    kit.answer(table, "to sales", "wine estate-2-slot-1")
    assert kit.on_court(table, kit.BLUE) == {"alexandre": 1, "sales": 1, "beatriz": 1}
    assert kit.wine_in(table, kit.BLUE, 2, 1) is None

    # A whole Sales action: at least one wine, and as many as Blue likes.
    assert kit.why_not(table, "done") == "must-do-one"
    kit.answer(table, "wine estate-2-slot-2", "sell casa_de_fados_red_3")
    kit.answer(table, "wine estate-3-slot-1", "sell hotel_white_5")
    assert table.account[kit.BLUE] == account + 3 + 5
    assert table.barrels[kit.BLUE] == 8 - 3 - 2
    assert table.over


def test_benefit_2():
    table = kit.lay(year=4, vintage="m1a")
    kit.barrel(table, kit.BLUE, "sales", "alexandre", "beatriz")
    kit.vineyard(table, kit.BLUE, 1, "lisboa_red_1")
    kit.winery(table, kit.BLUE, 1)
    kit.wine(table, kit.BLUE, 1, slot=1, production=3)
    kit.wine(table, kit.BLUE, 1, slot=2, production=2)
    table.phase = 2
    table.cash[kit.BLUE] = 5
    kit.fair_tile(table, kit.BLUE, "look_alcohol", experts=4)

    kit.turn(table, kit.BLUE)
    kit.answer(table, "go enologists", "benefit sales")
    assert kit.why_not(table, "to sales") == "same-space"
    assert kit.why_not(table, "to export") == "not-an-answer"
    kit.answer(table, "to winery_for_1", "wine estate-1-slot-2")
    assert kit.on_court(table, kit.BLUE) == {"winery_for_1": 1, "alexandre": 1, "beatriz": 1}
    assert kit.wine_in(table, kit.BLUE, 1, 2) is None

    kit.answer(table, "place estate-1")
    assert table.wineries[kit.estate(kit.BLUE, 1)] == 2
    assert table.cash[kit.BLUE] == 5 - 1

    assert kit.why_not(table, "benefit beatriz") == "benefit-used"
    kit.answer(table, "place estate-1", "place estate-1")
    assert table.enologists[kit.estate(kit.BLUE, 1)] == 2
    assert table.cash[kit.BLUE] == 5 - 1 - 2
    assert table.marker[kit.BLUE] == ENOLOGISTS
    # A wine and barrels are left, but there is no second benefit in this phase.
    assert table.over


def test_benefit_3():
    table = kit.lay(year=5)
    kit.barrel(table, kit.BLUE, "beatriz")
    kit.vineyard(table, kit.BLUE, 1, "lisboa_red_1", wines={1: 3, 2: 2})
    kit.next_vineyard(table, "minho_red_2")
    kit.stand(table, kit.BLUE, "cellars")
    table.cash[kit.BLUE] = 9

    kit.turn(table, kit.BLUE)
    kit.answer(table, "go vineyards", "benefit beatriz", "multiply cash-1", "wine estate-1-slot-1")
    assert kit.wine_in(table, kit.BLUE, 1, 1) is None
    assert kit.on_court(table, kit.BLUE) == {}
    assert table.score(kit.BLUE) == 0
    kit.answer(table, "buy minho", "place estate-2", "done")
    assert table.cash[kit.BLUE] == 9 - 3
    assert table.over

    assert has_no_benefit_left(table)
    # The left slot pays a point for each thousand in hand; divesting first would bring more.
    kit.begin(table, SCORING)
    assert table.seat == kit.BLUE
    kit.answer(table, "done")
    assert table.breakdown(kit.BLUE)["multipliers"] == 6


def test_benefit_4():
    table = kit.lay(year=5)
    kit.barrel(table, kit.BLUE, "winery_for_1")
    kit.vineyard(table, kit.BLUE, 1, "alentejo_red_1")
    kit.cellar(table, kit.BLUE, 1)
    kit.wine(table, kit.BLUE, 1, slot=1, production=2)
    kit.wine(table, kit.BLUE, 1, slot=3, production=4)
    kit.cubes(table, "alentejo", 3)
    kit.winery(table, kit.BLUE, 2)
    kit.enologist(table, kit.BLUE, 2)
    kit.stand(table, kit.BLUE, "vineyards")
    table.phase = 2
    table.cash[kit.BLUE] = 4
    supply = table.cubes_left

    kit.turn(table, kit.BLUE)
    kit.answer(table, "go cellars", "benefit winery_for_1", "multiply wine-1", "wine estate-1-slot-1")
    assert table.score(kit.BLUE) == 0
    # The text does not say which wine is scored: here 4 from the third slot, with one cube of Alentejo.
    assert kit.may(table) == ["wine estate-1-slot-3"]
    kit.answer(table, "wine estate-1-slot-3", "cubes 1")
    assert table.score(kit.BLUE) == 4 + 3 + 2
    assert (table.cubes[ALENTEJO], table.cubes_left) == (2, supply + 1)
    assert kit.wine_in(table, kit.BLUE, 1, 1) is None
    assert kit.wine_in(table, kit.BLUE, 1, 3) is None

    kit.answer(table, "place estate-2")
    assert table.cellar[kit.estate(kit.BLUE, 2)] == 1
    assert table.cash[kit.BLUE] == 4 - 2
    assert kit.on_court(table, kit.BLUE) == {}
    kit.wine(table, kit.BLUE, 1, slot=1, production=2)
    assert has_no_benefit_left(table)
