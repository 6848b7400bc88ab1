"""The rulebook's examples of interest, salaries, and moving an enologist before production."""

from tests.vinhos_table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    answer,
    begin,
    enologist,
    estate,
    lay,
    may,
    vineyard,
    why_not,
    wine,
    wine_in,
    winery,
)
from vindima.vinhos.maintenance import INTEREST, MAINTENANCE
from vindima.vinhos.production import PRODUCTION


def end_of_a_year():
    """Red has a loan and little to pay it with, Blue more enologists than money."""
    table = lay(year=3)
    table.investment = [-2, 1, 0, 0]
    # Purple's account is not in the text.
    table.account = [1, 5, 2, 5]
    vineyard(table, RED, 1, "dao_red_1")
    vineyard(table, RED, 2, "minho_red_1")
    winery(table, RED, 2)
    winery(table, BLUE, 1, 2)
    enologist(table, BLUE, 1, 2)
    winery(table, BLUE, 3)
    enologist(table, BLUE, 3)
    return table


def test_maintenance_interest():
    table = end_of_a_year()
    board = table.wineries_left
    begin(table, *[(INTEREST, seat) for seat in (RED, PURPLE, BLUE, YELLOW)])
    assert table.seat == RED
    assert (table.account[RED], table.score(RED)) == (0, -2)
    assert may(table) == ["drop estate-2"]
    answer(table, "drop estate-2")
    assert table.wineries[estate(RED, 2)] == 0
    assert table.wineries_left == board + 1
    assert table.over
    assert table.account == [0, 5 + 1, 2, 5]
    assert table.scores == [-2, 0, 0, 0]


def test_maintenance_salaries():
    table = end_of_a_year()
    board, cash = table.enologists_left, table.cash[:]
    begin(table, MAINTENANCE)
    answer(table, "drop estate-2")
    assert table.seat == BLUE
    assert (table.account[BLUE], table.score(BLUE)) == (0, -2)
    assert may(table) == ["drop estate-1", "drop estate-3"]
    assert why_not(table, "drop estate-2") == "not-an-answer"
    answer(table, "drop estate-3")
    assert [table.enologists[estate(BLUE, number)] for number in (1, 2, 3, 4)] == [2, 0, 0, 0]
    assert table.enologists_left == board + 1
    assert table.over
    assert table.scores == [-2, 0, -2, 0]
    assert table.account == [0, 6, 0, 5]
    assert table.cash == cash


def test_production_move():
    table = lay(year=4, vintage="p1a")
    vineyard(table, PURPLE, 1, "minho_red_1")
    winery(table, PURPLE, 1)
    enologist(table, PURPLE, 1)
    wine(table, PURPLE, 1, slot=1, production=5)
    vineyard(table, PURPLE, 2, "algarve_white_1")
    winery(table, PURPLE, 2)
    wine(table, PURPLE, 2, slot=2, production=3)
    begin(table, PRODUCTION)

    assert wine_in(table, PURPLE, 2, 2) is None
    assert wine_in(table, PURPLE, 1, 2) == (5, "red", "minho")
    assert table.seat == PURPLE
    answer(table, "transfer estate-1-estate-2")
    assert [table.enologists[estate(PURPLE, number)] for number in (1, 2)] == [0, 1]
    # The vintage is not in the text: +1.
    assert wine_in(table, PURPLE, 2, 1) == (2 + 1 + 2 + 1, "white", "algarve")
    assert wine_in(table, PURPLE, 1, 1) == (2 + 1 + 1, "red", "minho")
    assert table.over
