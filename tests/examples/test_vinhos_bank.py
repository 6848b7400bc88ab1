"""The rulebook's examples of the Bank and of divesting."""

from tests import vinhos_table as kit


def test_bank():
    table = kit.lay()
    table.account[kit.YELLOW], table.investment[kit.YELLOW] = 14, -1
    cash = table.cash[kit.YELLOW]
    kit.turn(table, kit.YELLOW)
    kit.answer(table, "go bank", "withdraw 3")
    assert (table.account[kit.YELLOW], table.cash[kit.YELLOW]) == (11, cash + 3)
    kit.answer(table, "invest")
    assert (table.account[kit.YELLOW], table.investment[kit.YELLOW]) == (8, 0)
    kit.answer(table, "invest")
    assert (table.account[kit.YELLOW], table.investment[kit.YELLOW]) == (6, 1)
    kit.answer(table, "done")
    assert table.cash[kit.YELLOW] == cash + 3
    assert table.over

    table = kit.lay()
    table.account[kit.RED] = 19
    cash = table.cash[kit.RED]
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank", "deposit 5")
    assert (table.account[kit.RED], table.cash[kit.RED]) == (24, cash - 5)
    assert kit.why_not(table, "deposit 1") == "account-full"


def test_divest():
    table = kit.lay()
    kit.stand(table, kit.BLUE, "bank")
    table.cash[kit.BLUE], table.investment[kit.BLUE] = 0, 3
    account = table.account[kit.BLUE]
    kit.turn(table, kit.BLUE)
    assert kit.why_not(table, "go vineyards") == "short-of-cash"
    kit.answer(table, "divest", "divest", "divest", "divest")
    assert table.investment[kit.BLUE] == -1
    assert table.cash[kit.BLUE] == 11
    assert table.account[kit.BLUE] == account

    other = table.clone()
    kit.answer(other, "divest")
    assert other.investment[kit.BLUE] == -2
    assert kit.why_not(other, "divest") == "investment-lowest"

    kit.answer(table, "go vineyards")
    assert table.cash[kit.BLUE] == 11 - 1
    assert table.account[kit.BLUE] == account
