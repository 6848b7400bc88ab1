"""The rulebook's example of the managers' benefits: Blue's four phases in years 4 and 5."""

from tests.vinhos_table import (
    BLUE,
    answer,
    barrel,
    begin,
    cellar,
    cubes,
    enologist,
    estate,
    fair_tile,
    lay,
    may,
    next_vineyard,
    on_court,
    stand,
    turn,
    vineyard,
    why_not,
    wine,
    wine_in,
    winery,
)
from vindima.vinhos.ending import SCORING
from vindima.vinhos.model import ALENTEJO, ENOLOGISTS


def has_no_benefit_left(table):
    """True if no barrel of Blue could be moved along its row in another phase."""
    table.benefits = 0
    turn(table, BLUE)
    return not any(token.startswith("benefit ") for token in may(table))


def test_benefit_1():
    table = lay(year=4, vintage="m1a")
    vineyard(table, BLUE, 1, "minho_white_1")
    wine(table, BLUE, 1, slot=1, production=9)
    # Blue's other wines are not named: one to give, two to sell.
    vineyard(table, BLUE, 2, "lisboa_red_1")
    wine(table, BLUE, 2, slot=1, production=2)
    wine(table, BLUE, 2, slot=2, production=3)
    vineyard(table, BLUE, 3, "alentejo_white_1")
    wine(table, BLUE, 3, slot=1, production=5)
    barrel(table, BLUE, "alexandre")
    stand(table, BLUE, "cellars")
    account = table.account[BLUE]

    turn(table, BLUE)
    answer(table, "go pass_press_release", "order place-4", "wine estate-1-slot-1", "fair look_alcohol")
    assert {"manager alexandre", "manager beatriz", "manager constantino"} <= set(may(table))
    answer(table, "manager alexandre", "manager beatriz")
    # Two barrels are the most: nothing is asked about Constantino.
    assert on_court(table, BLUE) == {"alexandre": 2, "beatriz": 1}
    assert wine_in(table, BLUE, 1, 1) is None

    assert {"benefit alexandre", "benefit beatriz", "done"} <= set(may(table))
    answer(table, "benefit alexandre")
    assert why_not(table, "to export") == "not-an-answer"
    answer(table, "to sales", "wine estate-2-slot-1")
    assert on_court(table, BLUE) == {"alexandre": 1, "sales": 1, "beatriz": 1}
    assert wine_in(table, BLUE, 2, 1) is None

    # A whole Sales action: at least one wine, and as many as he likes.
    assert why_not(table, "done") == "must-do-one"
    answer(table, "wine estate-2-slot-2", "sell casa_de_fados_red_3")
    answer(table, "wine estate-3-slot-1", "sell hotel_white_5")
    assert table.account[BLUE] == account + 3 + 5
    assert table.barrels[BLUE] == 8 - 3 - 2
    assert table.over


def test_benefit_2():
    table = lay(year=4, vintage="m1a")
    barrel(table, BLUE, "sales", "alexandre", "beatriz")
    vineyard(table, BLUE, 1, "lisboa_red_1")
    winery(table, BLUE, 1)
    wine(table, BLUE, 1, slot=1, production=3)
    wine(table, BLUE, 1, slot=2, production=2)
    table.phase = 2
    table.cash[BLUE] = 5
    fair_tile(table, BLUE, "look_alcohol", experts=4)

    turn(table, BLUE)
    answer(table, "go enologists", "benefit sales")
    assert why_not(table, "to sales") == "same-space"
    assert why_not(table, "to export") == "not-an-answer"
    answer(table, "to winery_for_1", "wine estate-1-slot-2")
    assert on_court(table, BLUE) == {"winery_for_1": 1, "alexandre": 1, "beatriz": 1}
    assert wine_in(table, BLUE, 1, 2) is None

    answer(table, "place estate-1")
    assert table.wineries[estate(BLUE, 1)] == 2
    assert table.cash[BLUE] == 5 - 1

    assert why_not(table, "benefit beatriz") == "benefit-used"
    answer(table, "place estate-1", "place estate-1")
    assert table.enologists[estate(BLUE, 1)] == 2
    assert table.cash[BLUE] == 5 - 1 - 2
    assert table.marker[BLUE] == ENOLOGISTS
    # A wine and barrels are left, but there is no second benefit in this phase.
    assert table.over


def test_benefit_3():
    table = lay(year=5)
    barrel(table, BLUE, "beatriz")
    vineyard(table, BLUE, 1, "lisboa_red_1")
    wine(table, BLUE, 1, slot=1, production=3)
    wine(table, BLUE, 1, slot=2, production=2)
    next_vineyard(table, "minho_red_2")
    stand(table, BLUE, "cellars")
    table.cash[BLUE] = 9

    turn(table, BLUE)
    answer(table, "go vineyards", "benefit beatriz", "multiply cash-1", "wine estate-1-slot-1")
    assert wine_in(table, BLUE, 1, 1) is None
    assert on_court(table, BLUE) == {}
    assert table.score(BLUE) == 0
    answer(table, "buy minho", "place estate-2", "done")
    assert table.cash[BLUE] == 9 - 3
    assert table.over

    assert has_no_benefit_left(table)
    # The left slot pays a point for each thousand in hand; divesting first would bring more.
    begin(table, SCORING)
    assert table.seat == BLUE
    answer(table, "done")
    assert table.breakdown(BLUE)["multipliers"] == 6


def test_benefit_4():
    table = lay(year=5)
    barrel(table, BLUE, "winery_for_1")
    vineyard(table, BLUE, 1, "alentejo_red_1")
    cellar(table, BLUE, 1)
    wine(table, BLUE, 1, slot=1, production=2)
    wine(table, BLUE, 1, slot=3, production=4)
    cubes(table, "alentejo", 3)
    winery(table, BLUE, 2)
    enologist(table, BLUE, 2)
    stand(table, BLUE, "vineyards")
    table.phase = 2
    table.cash[BLUE] = 4
    supply = table.cubes_left

    turn(table, BLUE)
    answer(table, "go cellars", "benefit winery_for_1", "multiply wine-1", "wine estate-1-slot-1")
    assert table.score(BLUE) == 0
    # Which wine follows is not in the text: 4 from the third slot, with one cube of Alentejo.
    assert may(table) == ["wine estate-1-slot-3"]
    answer(table, "wine estate-1-slot-3", "cubes 1")
    assert table.score(BLUE) == 4 + 3 + 2
    assert (table.cubes[ALENTEJO], table.cubes_left) == (2, supply + 1)
    assert wine_in(table, BLUE, 1, 1) is None
    assert wine_in(table, BLUE, 1, 3) is None

    answer(table, "place estate-2")
    assert table.cellar[estate(BLUE, 2)] == 1
    assert table.cash[BLUE] == 4 - 2
    assert on_court(table, BLUE) == {}
    wine(table, BLUE, 1, slot=1, production=2)
    assert has_no_benefit_left(table)
