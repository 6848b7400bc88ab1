"""The rulebook's examples of interest, salaries, and moving an enologist before production."""

from tests import vinhos_table as kit
from vindima.vinhos.maintenance import INTEREST, MAINTENANCE
from vindima.vinhos.production import PRODUCTION


def end_of_a_year():
    """Red cannot pay the interest on a loan, and Blue cannot pay all salaries."""
    table = kit.lay(year=3)
    table.investment = [-2, 1, 0, 0]
    # The text does not give Purple's account.
    table.account = [1, 5, 2, 5]
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.vineyard(table, kit.RED, 2, "minho_red_1")
    kit.winery(table, kit.RED, 2)
    kit.winery(table, kit.BLUE, 1, 2)
    kit.enologist(table, kit.BLUE, 1, 2)
    kit.winery(table, kit.BLUE, 3)
    kit.enologist(table, kit.BLUE, 3)
    return table


def test_maintenance_interest():
    table = end_of_a_year()
    board = table.wineries_left
    kit.begin(table, *[(INTEREST, seat) for seat in (kit.RED, kit.PURPLE, kit.BLUE, kit.YELLOW)])
    assert table.seat == kit.RED
    assert (table.account[kit.RED], table.score(kit.RED)) == (0, -2)
    assert kit.may(table) == ["drop estate-2"]
    kit.answer(table, "drop estate-2")
    assert table.wineries[kit.estate(kit.RED, 2)] == 0
    assert table.wineries_left == board + 1
    assert table.over
    assert table.account == [0, 5 + 1, 2, 5]
    assert table.scores == [-2, 0, 0, 0]


def test_maintenance_salaries():
    table = end_of_a_year()
    board, cash = table.enologists_left, table.cash[:]
    kit.begin(table, MAINTENANCE)
    kit.answer(table, "drop estate-2")
    assert table.seat == kit.BLUE
    assert (table.account[kit.BLUE], table.score(kit.BLUE)) == (0, -2)
    assert kit.may(table) == ["drop estate-1", "drop estate-3"]
    assert kit.why_not(table, "drop estate-2") == "not-an-answer"
    kit.answer(table, "drop estate-3")
    assert [table.enologists[kit.estate(kit.BLUE, number)] for number in (1, 2, 3, 4)] == [2, 0, 0, 0]
    assert table.enologists_left == board + 1
    assert table.over
    assert table.scores == [-2, 0, -2, 0]
    assert table.account == [0, 6, 0, 5]
    assert table.cash == cash


def test_production_move():
    table = kit.lay(year=4, vintage="p1a")
    kit.vineyard(table, kit.PURPLE, 1, "minho_red_1")
    kit.winery(table, kit.PURPLE, 1)
    kit.enologist(table, kit.PURPLE, 1)
    kit.wine(table, kit.PURPLE, 1, slot=1, production=5)
    kit.vineyard(table, kit.PURPLE, 2, "algarve_white_1")
    kit.winery(table, kit.PURPLE, 2)
    kit.wine(table, kit.PURPLE, 2, slot=2, production=3)
    kit.begin(table, PRODUCTION)

    assert kit.wine_in(table, kit.PURPLE, 2, 2) is None
    assert kit.wine_in(table, kit.PURPLE, 1, 2) == (5, "red", "minho")
    assert table.seat == kit.PURPLE
    kit.answer(table, "transfer estate-1-estate-2")
    assert [table.enologists[kit.estate(kit.PURPLE, number)] for number in (1, 2)] == [0, 1]
    # The text does not name the vintage: here +1.
    assert kit.wine_in(table, kit.PURPLE, 2, 1) == (2 + 1 + 2 + 1, "white", "algarve")
    assert kit.wine_in(table, kit.PURPLE, 1, 1) == (2 + 1 + 1, "red", "minho")
    assert table.over
