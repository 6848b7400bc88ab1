"""The rulebook's examples of points at the end of the game."""

from tests import vinhos_table as kit
from vindima.vinhos.ending import SCORING


def test_majorities():
    table = kit.lay(year=6)
    # Only the picture shows how many barrels lie in each column.
    kit.barrel(table, kit.PURPLE, "c1r3", "c1r4", "c4r1")
    kit.barrel(table, kit.RED, "c1r1", "c3r3")
    kit.barrel(table, kit.BLUE, "c2r1", "c2r2", "c3r1")
    kit.barrel(table, kit.YELLOW, "c2r3", "c3r2")
    kit.begin(table, SCORING)
    assert table.over
    found = [table.breakdown(seat)["majorities"] for seat in (kit.RED, kit.PURPLE, kit.BLUE, kit.YELLOW)]
    assert found == [3, 6 + 12, 8 + 3, 3]


def test_account_vp():
    table = kit.lay(year=6)
    table.account[kit.RED] = 24
    table.account[kit.YELLOW] = 6
    # Only the picture shows the accounts of the other two: their spaces score nothing.
    table.account[kit.BLUE] = 1
    table.account[kit.PURPLE] = 0
    kit.begin(table, SCORING)
    found = [table.breakdown(seat)["account"] for seat in (kit.RED, kit.PURPLE, kit.BLUE, kit.YELLOW)]
    assert found == [18, 0, 0, 3]
    assert table.winners == [kit.RED]
