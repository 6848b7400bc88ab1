"""The rulebook's examples of Vineyards, Wineries, Enologists and Cellars."""

from tests import vinhos_table as kit
from vindima.vinhos.model import ALENTEJO, ALGARVE, DAO, DOURO, MINHO, NO_REGION


def test_vineyards():
    table = kit.lay()
    kit.vineyard(table, kit.RED, 1, "algarve_white_1")
    kit.vineyard(table, kit.RED, 2, "dao_red_1")
    kit.cellar(table, kit.RED, 2)
    kit.vineyard(table, kit.RED, 3, "alentejo_white_1", "alentejo_white_2")
    kit.next_vineyard(table, "minho_red_2", "algarve_white_2", "dao_white_1")
    kit.stand(table, kit.RED, "pass_press_release")
    table.cash[kit.RED] = 7
    supply = table.cubes_left
    kit.turn(table, kit.RED)
    kit.answer(table, "go vineyards")

    # The white tile on top of Dão could start a new estate, but not join the red one.
    other = table.clone()
    kit.answer(other, "buy dao")
    assert kit.may(other) == ["place estate-4"]
    assert kit.why_not(other, "place estate-2") == "estate-differs"

    kit.answer(table, "buy minho")
    assert table.cash[kit.RED] == 7 - 3
    assert kit.why_not(table, "place estate-1") == "estate-differs"
    kit.answer(table, "place estate-4")
    assert table.region[kit.estate(kit.RED, 4)] == MINHO
    assert table.cubes[MINHO] == 1
    assert table.region.count(MINHO) == 1

    assert kit.why_not(table, "buy minho") == "already-bought-here"
    assert kit.why_not(table, "buy dao") == "no-estate-fits"
    assert kit.why_not(table, "buy alentejo") == "no-estate-fits"

    kit.answer(table, "buy algarve")
    assert table.cash[kit.RED] == 0
    assert kit.why_not(table, "place estate-2") == "estate-differs"
    kit.answer(table, "place estate-1")
    assert table.cubes[ALGARVE] == 1
    assert len(table.tiles[kit.estate(kit.RED, 1)]) == 2
    # There is one disc for each estate of the region: the second vineyard of an estate adds none.
    assert table.region.count(ALGARVE) == 1
    assert table.cubes_left == supply - 2
    assert (table.cubes[DAO], table.cubes[ALENTEJO]) == (0, 0)
    assert table.over


def test_wineries():
    table = kit.lay(year=2)
    kit.vineyard(table, kit.BLUE, 1, "douro_red_1")
    kit.stand(table, kit.BLUE, "pass_press_release")
    table.cash[kit.BLUE] = 6
    supply, board = table.cubes_left, table.wineries_left
    kit.turn(table, kit.BLUE)
    kit.answer(table, "go wineries", "place estate-1", "place estate-2")
    assert table.over
    assert table.cash[kit.BLUE] == 0
    assert table.wineries_left == board - 2
    assert [table.wineries[kit.estate(kit.BLUE, number)] for number in (1, 2, 3, 4)] == [1, 1, 0, 0]
    assert table.cubes[DOURO] == 1
    assert table.waiting[kit.estate(kit.BLUE, 2)] == 1
    assert table.region[kit.estate(kit.BLUE, 2)] == NO_REGION
    assert table.cubes_left == supply - 2

    table.year = 3
    kit.stand(table, kit.BLUE, "cellars")
    kit.next_vineyard(table, "alentejo_red_1")
    table.cash[kit.BLUE] = table.tables.vineyards.cost[table.decks[ALENTEJO][0]]
    kit.turn(table, kit.BLUE)
    kit.answer(table, "go vineyards", "buy alentejo", "place estate-2", "done")
    assert table.region[kit.estate(kit.BLUE, 2)] == ALENTEJO
    assert table.waiting[kit.estate(kit.BLUE, 2)] == 0
    # The vineyard's own cube and the waiting one.
    assert table.cubes[ALENTEJO] == 2
    assert table.cubes_left == supply - 3


def test_enologist():
    table = kit.lay()
    kit.winery(table, kit.PURPLE, 1, 2)
    kit.enologist(table, kit.PURPLE, 1)
    table.cash[kit.PURPLE] = 5
    board = table.enologists_left
    kit.turn(table, kit.PURPLE)
    kit.answer(table, "go enologists")
    assert kit.why_not(table, "place estate-2") == "no-empty-winery"
    assert kit.why_not(table, "done") == "must-do-one"
    kit.answer(table, "place estate-1")
    assert table.cash[kit.PURPLE] == 5 - 1
    assert table.enologists[kit.estate(kit.PURPLE, 1)] == 2
    assert table.enologists_left == board - 1
    # Purple could pay for a second enologist but has no empty winery, so the action ends.
    assert table.over


def test_cellar():
    table = kit.lay(year=3)
    kit.vineyard(table, kit.YELLOW, 2, "alentejo_white_1", wines={1: 4, 2: 5})
    table.cash[kit.YELLOW] = 5
    supply, board = table.cubes_left, table.cellars_left
    kit.turn(table, kit.YELLOW)
    kit.answer(table, "go cellars", "place estate-2")
    assert table.over
    assert table.cash[kit.YELLOW] == 5 - 2
    assert table.cellars_left == board - 1
    assert table.cellar[kit.estate(kit.YELLOW, 2)] == 1
    assert kit.wine_in(table, kit.YELLOW, 2, 1) == (4, "white", "alentejo")
    assert kit.wine_in(table, kit.YELLOW, 2, 2) == (5, "white", "alentejo")
    assert kit.wine_in(table, kit.YELLOW, 2, 3) is None
    assert table.cubes[ALENTEJO] == 1
    assert table.cubes_left == supply - 1
