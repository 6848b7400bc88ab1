"""The rulebook's examples of Vineyards, Wineries, Enologists and Cellars."""

from tests.vinhos_table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    answer,
    cellar,
    enologist,
    estate,
    lay,
    may,
    next_vineyard,
    stand,
    turn,
    vineyard,
    why_not,
    wine,
    wine_in,
    winery,
)
from vindima.vinhos.model import ALENTEJO, ALGARVE, DAO, DOURO, MINHO, NO_REGION


def test_vineyards():
    table = lay()
    vineyard(table, RED, 1, "algarve_white_1")
    vineyard(table, RED, 2, "dao_red_1")
    cellar(table, RED, 2)
    vineyard(table, RED, 3, "alentejo_white_1", "alentejo_white_2")
    next_vineyard(table, "minho_red_2", "algarve_white_2", "dao_white_1")
    stand(table, RED, "pass_press_release")
    table.cash[RED] = 7
    supply = table.cubes_left
    turn(table, RED)
    answer(table, "go vineyards")

    # The white tile on top of Dão could begin a new estate, but not join the red one.
    other = table.clone()
    answer(other, "buy dao")
    assert may(other) == ["place estate-4"]
    assert why_not(other, "place estate-2") == "estate-differs"

    answer(table, "buy minho")
    assert table.cash[RED] == 7 - 3
    assert why_not(table, "place estate-1") == "estate-differs"
    answer(table, "place estate-4")
    assert table.region[estate(RED, 4)] == MINHO
    assert table.cubes[MINHO] == 1
    assert table.region.count(MINHO) == 1

    assert why_not(table, "buy minho") == "already-bought-here"
    assert why_not(table, "buy dao") == "no-estate-fits"
    assert why_not(table, "buy alentejo") == "no-estate-fits"

    answer(table, "buy algarve")
    assert table.cash[RED] == 0
    assert why_not(table, "place estate-2") == "estate-differs"
    answer(table, "place estate-1")
    assert table.cubes[ALGARVE] == 1
    assert len(table.tiles[estate(RED, 1)]) == 2
    # A disc marks each estate of the region: the second vineyard of an estate brings none.
    assert table.region.count(ALGARVE) == 1
    assert table.cubes_left == supply - 2
    assert (table.cubes[DAO], table.cubes[ALENTEJO]) == (0, 0)
    assert table.over


def test_wineries():
    table = lay(year=2)
    vineyard(table, BLUE, 1, "douro_red_1")
    stand(table, BLUE, "pass_press_release")
    table.cash[BLUE] = 6
    supply, board = table.cubes_left, table.wineries_left
    turn(table, BLUE)
    answer(table, "go wineries", "place estate-1", "place estate-2")
    assert table.over
    assert table.cash[BLUE] == 0
    assert table.wineries_left == board - 2
    assert [table.wineries[estate(BLUE, number)] for number in (1, 2, 3, 4)] == [1, 1, 0, 0]
    assert table.cubes[DOURO] == 1
    assert table.waiting[estate(BLUE, 2)] == 1
    assert table.region[estate(BLUE, 2)] == NO_REGION
    assert table.cubes_left == supply - 2

    table.year = 3
    stand(table, BLUE, "cellars")
    next_vineyard(table, "alentejo_red_1")
    table.cash[BLUE] = table.tables.vineyards.cost[table.decks[ALENTEJO][0]]
    turn(table, BLUE)
    answer(table, "go vineyards", "buy alentejo", "place estate-2", "done")
    assert table.region[estate(BLUE, 2)] == ALENTEJO
    assert table.waiting[estate(BLUE, 2)] == 0
    # The vineyard's own cube and the one that waited.
    assert table.cubes[ALENTEJO] == 2
    assert table.cubes_left == supply - 3


def test_enologist():
    table = lay()
    winery(table, PURPLE, 1, 2)
    enologist(table, PURPLE, 1)
    table.cash[PURPLE] = 5
    board = table.enologists_left
    turn(table, PURPLE)
    answer(table, "go enologists")
    assert why_not(table, "place estate-2") == "no-empty-winery"
    assert why_not(table, "done") == "must-do-one"
    answer(table, "place estate-1")
    assert table.cash[PURPLE] == 5 - 1
    assert table.enologists[estate(PURPLE, 1)] == 2
    assert table.enologists_left == board - 1
    # There is money for a second one, but no winery: the action is over.
    assert table.over


def test_cellar():
    table = lay(year=3)
    vineyard(table, YELLOW, 2, "alentejo_white_1")
    wine(table, YELLOW, 2, slot=1, production=4)
    wine(table, YELLOW, 2, slot=2, production=5)
    table.cash[YELLOW] = 5
    supply, board = table.cubes_left, table.cellars_left
    turn(table, YELLOW)
    answer(table, "go cellars", "place estate-2")
    assert table.over
    assert table.cash[YELLOW] == 5 - 2
    assert table.cellars_left == board - 1
    assert table.cellar[estate(YELLOW, 2)] == 1
    assert wine_in(table, YELLOW, 2, 1) == (4, "white", "alentejo")
    assert wine_in(table, YELLOW, 2, 2) == (5, "white", "alentejo")
    assert wine_in(table, YELLOW, 2, 3) is None
    assert table.cubes[ALENTEJO] == 1
    assert table.cubes_left == supply - 1
