"""The rulebook's examples of a year's start, of moving the action marker and of the order of play."""

from tests.vinhos_table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    answer,
    begin,
    cubes,
    expert,
    experts_down,
    experts_up,
    lay,
    may,
    next_vintage,
    stand,
    turn,
    vineyard,
    vintage,
    why_not,
    wine,
    winery,
)
from vindima.core.step import NOBODY
from vindima.vinhos.model import ACTIONS, ALCOHOL, AROMA, LOOK, PASS, TASTE, WINE_EXPERTS
from vindima.vinhos.year import PHASE, YEAR


def test_year_start():
    table = lay(year=3)
    next_vintage(table, "m1a")
    # Where the markers stood before is only in the picture.
    table.features = [1, 2, 3, 4]
    expert(table, YELLOW, "taste_cash", "look_discount", down=True)
    begin(table, YEAR)

    assert table.year == 4
    assert vintage(table) == "m1a"
    assert table.tables.vintages.weather[table.vintage] == -1
    assert table.features[LOOK] == 3 + 3
    assert table.features[TASTE] == 1 + 2
    assert table.features[AROMA] == 2
    assert table.features[ALCOHOL] == 4
    assert experts_up(table, YELLOW) == ["taste_cash", "look_discount"]
    assert experts_down(table, YELLOW) == []
    assert (table.seat, table.phase) == (RED, 1)


def everything_possible():
    """Red could do every action. In year 5 the round marker stands on Pass, where nobody pays it."""
    table = lay(year=5)
    vineyard(table, RED, 1, "dao_red_1")
    winery(table, RED, 1)
    wine(table, RED, 1, slot=1, production=8)
    table.cash[RED] = 10
    return table


def test_move_adjacent():
    # The picture's space is not in the text: a corner, the middle of an edge and the centre stand for all.
    neighbours = {
        "export": {"wine_experts", "pass_press_release", "sales"},
        "cellars": {"vineyards", "wineries", "wine_experts", "pass_press_release", "enologists"},
        "pass_press_release": set(ACTIONS) - {"pass_press_release"},
    }
    for start, adjacent in neighbours.items():
        for target in set(ACTIONS) - {start}:
            table = everything_possible()
            stand(table, RED, start)
            before = table.cash[:]
            turn(table, RED)
            answer(table, f"go {target}")
            price = 0 if target in adjacent or target == "pass_press_release" else 1
            assert table.cash == [before[RED] - price, *before[1:]], f"from {start} to {target}"
            assert ACTIONS[table.marker[RED]] == target


def test_move_occupied():
    # Year 2: the round marker is on Cellars. The picture's space is not in the text.
    table = lay(year=2)
    stand(table, RED, "vineyards")
    stand(table, PURPLE, "cellars")
    table.cash = [4, 0, 0, 0]
    turn(table, RED)
    answer(table, "go cellars")
    assert table.cash == [4 - 2, 1, 0, 0]

    for cash, reason in ((3, "cannot-pay"), (1, "short-of-cash")):
        table = lay(year=2)
        stand(table, RED, "vineyards")
        stand(table, PURPLE, "cellars")
        table.cash[RED] = cash
        turn(table, RED)
        assert why_not(table, "go cellars") == reason
    assert why_not(table, "go vineyards") == "must-move"


def test_phase_order():
    table = lay(year=4, vintage="m1a")
    table.order = [RED, PURPLE, BLUE, YELLOW]
    for seat, action in ((RED, "export"), (PURPLE, "enologists"), (BLUE, "cellars"), (YELLOW, "bank")):
        stand(table, seat, action)
    table.cash = [5, 5, 5, 5]
    vineyard(table, BLUE, 1, "lisboa_red_1")
    wine(table, BLUE, 1, slot=1, production=3)
    cubes(table, "lisboa", 0)
    begin(table, (PHASE, NOBODY, (1,)), (PHASE, NOBODY, (2,)))

    assert (table.seat, table.phase) == (RED, 1)
    answer(table, "go wine_experts")
    assert table.cash == [4, 5, 5, 5]
    answer(table, "hire taste", "done")
    assert table.cash == [3, 5, 5, 5]

    assert table.seat == PURPLE
    answer(table, "go pass_press_release", "order place-1")
    assert may(table) == ["pass"]
    answer(table, "pass")
    assert table.cash == [3, 5, 5, 5]

    assert table.seat == BLUE
    answer(table, "go pass_press_release")
    assert why_not(table, "order place-1") == "place-taken"
    answer(table, "order place-4", "wine estate-1-slot-1", "fair taste_alcohol", "hire look")
    assert table.fair_tile[BLUE] == 1
    assert table.cash == [3, 5, 5, 5]
    assert table.marker[PURPLE] == table.marker[BLUE] == PASS

    assert table.seat == YELLOW
    answer(table, "go wine_experts")
    assert table.cash == [3 + 1, 5, 5, 5 - 2 - 1]
    assert table.marker[RED] == table.marker[YELLOW] == WINE_EXPERTS
    answer(table, "hire aroma", "done")

    assert table.phase == 2
    assert table.order == [PURPLE, RED, YELLOW, BLUE]
    assert table.seat == PURPLE
