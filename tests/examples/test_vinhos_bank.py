"""The rulebook's examples of the Bank and of divesting."""

from tests.vinhos_table import BLUE, RED, YELLOW, answer, lay, stand, turn, why_not


def test_bank():
    table = lay()
    table.account[YELLOW], table.investment[YELLOW] = 14, -1
    cash = table.cash[YELLOW]
    turn(table, YELLOW)
    answer(table, "go bank", "withdraw 3")
    assert (table.account[YELLOW], table.cash[YELLOW]) == (11, cash + 3)
    answer(table, "invest")
    assert (table.account[YELLOW], table.investment[YELLOW]) == (8, 0)
    answer(table, "invest")
    assert (table.account[YELLOW], table.investment[YELLOW]) == (6, 1)
    answer(table, "done")
    assert table.cash[YELLOW] == cash + 3
    assert table.over

    table = lay()
    table.account[RED] = 19
    cash = table.cash[RED]
    turn(table, RED)
    answer(table, "go bank", "deposit 5")
    assert (table.account[RED], table.cash[RED]) == (24, cash - 5)
    assert why_not(table, "deposit 1") == "account-full"


def test_divest():
    table = lay()
    stand(table, BLUE, "bank")
    table.cash[BLUE], table.investment[BLUE] = 0, 3
    account = table.account[BLUE]
    turn(table, BLUE)
    assert why_not(table, "go vineyards") == "short-of-cash"
    answer(table, "divest", "divest", "divest", "divest")
    assert table.investment[BLUE] == -1
    assert table.cash[BLUE] == 11
    assert table.account[BLUE] == account

    other = table.clone()
    answer(other, "divest")
    assert other.investment[BLUE] == -2
    assert why_not(other, "divest") == "investment-lowest"

    answer(table, "go vineyards")
    assert table.cash[BLUE] == 11 - 1
    assert table.account[BLUE] == account
