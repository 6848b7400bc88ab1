"""The rulebook's examples of the start of a year, moving the action marker and turn order."""

from tests import vinhos_table as kit
from vindima.core.step import NOBODY
from vindima.vinhos.model import ACTIONS, ALCOHOL, AROMA, LOOK, PASS, TASTE, WINE_EXPERTS
from vindima.vinhos.year import PHASE, YEAR


def test_year_start():
    table = kit.lay(year=3)
    kit.next_vintage(table, "m1a")
    # Only the picture shows where the markers stood before.
    table.features = (1, 2, 3, 4)
    kit.expert(table, kit.YELLOW, "taste_cash", "look_discount", down=True)
    kit.begin(table, YEAR)

    assert table.year == 4
    assert kit.vintage(table) == "m1a"
    assert table.tables.vintages.weather[table.vintage] == -1
    assert table.features[LOOK] == 3 + 3
    assert table.features[TASTE] == 1 + 2
    assert table.features[AROMA] == 2
    assert table.features[ALCOHOL] == 4
    assert kit.experts_up(table, kit.YELLOW) == ["taste_cash", "look_discount"]
    assert kit.experts_down(table, kit.YELLOW) == []
    assert (table.seat, table.phase) == (kit.RED, 1)


def everything_possible():
    """Red could take every action. In year 5 the round marker is on Pass, where nobody pays for it."""
    table = kit.lay(year=5)
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.winery(table, kit.RED, 1)
    kit.wine(table, kit.RED, 1, slot=1, production=8)
    table.cash[kit.RED] = 10
    return table


def test_move_adjacent():
    # The text does not name the space in the picture: a corner, an edge and the centre cover all cases.
    neighbours = {
        "export": {"wine_experts", "pass_press_release", "sales"},
        "cellars": {"vineyards", "wineries", "wine_experts", "pass_press_release", "enologists"},
        "pass_press_release": set(ACTIONS) - {"pass_press_release"},
    }
    for start, adjacent in neighbours.items():
        for target in set(ACTIONS) - {start}:
            table = everything_possible()
            kit.stand(table, kit.RED, start)
            before = table.cash[:]
            kit.turn(table, kit.RED)
            kit.answer(table, f"go {target}")
            price = 0 if target in adjacent or target == "pass_press_release" else 1
            assert table.cash == [before[kit.RED] - price, *before[1:]], f"from {start} to {target}"
            assert ACTIONS[table.marker[kit.RED]] == target


def test_move_occupied():
    # Year 2: the round marker is on Cellars. The text does not name the space in the picture.
    table = kit.lay(year=2)
    kit.stand(table, kit.RED, "vineyards")
    kit.stand(table, kit.PURPLE, "cellars")
    table.cash = [4, 0, 0, 0]
    kit.turn(table, kit.RED)
    kit.answer(table, "go cellars")
    assert table.cash == [4 - 2, 1, 0, 0]

    for cash, reason in ((3, "cannot-pay"), (1, "short-of-cash")):
        table = kit.lay(year=2)
        kit.stand(table, kit.RED, "vineyards")
        kit.stand(table, kit.PURPLE, "cellars")
        table.cash[kit.RED] = cash
        kit.turn(table, kit.RED)
        assert kit.why_not(table, "go cellars") == reason
    assert kit.why_not(table, "go vineyards") == "must-move"


def test_phase_order():
    table = kit.lay(year=4, vintage="m1a")
    table.order = (kit.RED, kit.PURPLE, kit.BLUE, kit.YELLOW)
    for seat, action in (
        (kit.RED, "export"),
        (kit.PURPLE, "enologists"),
        (kit.BLUE, "cellars"),
        (kit.YELLOW, "bank"),
    ):
        kit.stand(table, seat, action)
    table.cash = [5, 5, 5, 5]
    kit.vineyard(table, kit.BLUE, 1, "lisboa_red_1", wines={1: 3})
    kit.cubes(table, "lisboa", 0)
    kit.begin(table, (PHASE, NOBODY, (1,)), (PHASE, NOBODY, (2,)))

    assert (table.seat, table.phase) == (kit.RED, 1)
    kit.answer(table, "go wine_experts")
    assert table.cash == [4, 5, 5, 5]
    kit.answer(table, "hire taste", "done")
    assert table.cash == [3, 5, 5, 5]

    assert table.seat == kit.PURPLE
    kit.answer(table, "go pass_press_release", "order place-1")
    assert kit.may(table) == ["pass"]
    kit.answer(table, "pass")
    assert table.cash == [3, 5, 5, 5]

    assert table.seat == kit.BLUE
    kit.answer(table, "go pass_press_release")
    assert kit.why_not(table, "order place-1") == "place-taken"
    kit.answer(table, "order place-4", "wine estate-1-slot-1", "fair taste_alcohol", "hire look")
    assert table.fair_tile[kit.BLUE] == 1
    assert table.cash == [3, 5, 5, 5]
    assert table.marker[kit.PURPLE] == table.marker[kit.BLUE] == PASS

    assert table.seat == kit.YELLOW
    kit.answer(table, "go wine_experts")
    assert table.cash == [3 + 1, 5, 5, 5 - 2 - 1]
    assert table.marker[kit.RED] == table.marker[kit.YELLOW] == WINE_EXPERTS
    kit.answer(table, "hire aroma", "done")

    assert table.phase == 2
    assert table.order == (kit.PURPLE, kit.RED, kit.YELLOW, kit.BLUE)
    assert table.seat == kit.PURPLE
