"""The rulebook's examples of points at the end of the game."""

from tests.vinhos_table import BLUE, PURPLE, RED, YELLOW, barrel, begin, lay
from vindima.vinhos.ending import SCORING


def test_majorities():
    table = lay(year=6)
    # How many barrels lie in each column is only in the picture.
    barrel(table, PURPLE, "c1r3", "c1r4", "c4r1")
    barrel(table, RED, "c1r1", "c3r3")
    barrel(table, BLUE, "c2r1", "c2r2", "c3r1")
    barrel(table, YELLOW, "c2r3", "c3r2")
    begin(table, SCORING)
    assert table.over
    found = [table.breakdown(seat)["majorities"] for seat in (RED, PURPLE, BLUE, YELLOW)]
    assert found == [3, 6 + 12, 8 + 3, 3]


def test_account_vp():
    table = lay(year=6)
    table.account[RED] = 24
    table.account[YELLOW] = 6
    # The accounts of the other two are only in the picture: their space earns nothing.
    table.account[BLUE] = 1
    table.account[PURPLE] = 0
    begin(table, SCORING)
    found = [table.breakdown(seat)["account"] for seat in (RED, PURPLE, BLUE, YELLOW)]
    assert found == [18, 0, 0, 3]
    assert table.winners == [RED]
