"""The rulebook's examples of production, wine value, Sales, taking back barrels, and Export."""

from tests.vinhos_table import (
    BLUE,
    PURPLE,
    RED,
    answer,
    barrel,
    begin,
    cellar,
    cubes,
    enologist,
    lay,
    may,
    place_of,
    stand,
    turn,
    vineyard,
    why_not,
    wine,
    wine_in,
    winery,
)
from vindima.vinhos.model import DAO, LISBOA, MINHO, SETUBAL
from vindima.vinhos.production import PRODUCTION
from vindima.vinhos.state import State
from vindima.vinhos.wine import value


def cubes_asked(table: State) -> dict[str, int]:
    """How many renown cubes each slot on offer would take."""
    return {found.token.split()[1]: int(str(found.message.args["cubes"])) for found in table.answers()}


def test_production_basic():
    table = lay(year=1)
    vineyard(table, RED, 1, "minho_white_1")
    winery(table, RED, 1)
    vineyard(table, PURPLE, 3, "dao_red_1")
    cellar(table, PURPLE, 3)
    begin(table, PRODUCTION)
    assert wine_in(table, RED, 1, 1) == (3, "white", "minho")
    assert wine_in(table, PURPLE, 3, 1) == (2, "red", "dao")
    assert [table.wines[4 * seat + number].count(0) for seat, number in ((RED, 0), (PURPLE, 2))] == [3, 3]


def test_production_minus_two():
    table = lay(year=3, vintage="m2a")
    vineyard(table, BLUE, 1, "lisboa_red_1")
    winery(table, BLUE, 1, 2)
    enologist(table, BLUE, 1)
    wine(table, BLUE, 1, slot=1, production=3)
    winery(table, BLUE, 2)
    vineyard(table, BLUE, 3, "minho_white_1")
    begin(table, PRODUCTION)
    # A winery stands empty in the estate without a vineyard, so Blue is asked; nobody moves.
    assert table.seat == BLUE
    answer(table, "done")

    assert wine_in(table, BLUE, 1, 2) == (3, "red", "lisboa")
    assert wine_in(table, BLUE, 2, 1) is None
    assert wine_in(table, BLUE, 3, 1) is None
    assert wine_in(table, BLUE, 1, 1) == (2 + 2 + 2 - 2, "red", "lisboa")


def test_wine_value():
    table = lay()
    vineyard(table, PURPLE, 1, "dao_red_1")
    cellar(table, PURPLE, 1)
    wine(table, PURPLE, 1, slot=3, production=5)
    cubes(table, "dao", 4)
    supply = table.cubes_left
    assert value(table, PURPLE, place_of(1, 3)) == 5 + 3

    # The text says only what the wine is worth: a sale slot for 9 shows it.
    turn(table, PURPLE)
    answer(table, "go sales", "wine estate-1-slot-3")
    assert cubes_asked(table)["enoteca_red_9"] == 1
    answer(table, "sell enoteca_red_9")
    assert table.cubes[DAO] == 3
    assert table.cubes_left == supply + 1
    assert wine_in(table, PURPLE, 1, 3) is None


def test_sale():
    table = lay()
    vineyard(table, BLUE, 2, "setubal_red_1")
    cellar(table, BLUE, 2)
    wine(table, BLUE, 2, slot=2, production=6)
    cubes(table, "setubal", 2)
    barrel(table, BLUE, "hotel_white_6")
    account, barrels, supply = table.account[BLUE], table.barrels[BLUE], table.cubes_left
    assert value(table, BLUE, place_of(2, 2)) == 6 + 1

    turn(table, BLUE)
    answer(table, "go sales", "wine estate-2-slot-2")
    without_cubes = [slot for slot, number in cubes_asked(table).items() if number == 0]
    slots = zip(table.tables.sales.ids, table.tables.sales.value, strict=True)
    assert without_cubes == [slot for slot, demand in slots if "_red_" in slot and demand <= 7]
    assert why_not(table, "sell enoteca_red_10") == "value-too-low"
    assert why_not(table, "sell casa_de_fados_white_2") == "not-an-answer"

    answer(table, "sell hotel_red_7")
    assert table.account[BLUE] == account + 7
    assert (table.cubes[SETUBAL], table.cubes_left) == (2, supply)
    assert table.barrels[BLUE] == barrels - 1
    assert wine_in(table, BLUE, 2, 2) is None
    sold = {slot for slot, seat in zip(table.tables.sales.ids, table.sales, strict=True) if seat == BLUE}
    assert sold == {"hotel_white_6", "hotel_red_7"}


def test_barrels_back():
    table = lay()
    vineyard(table, PURPLE, 1, "douro_red_1")
    wine(table, PURPLE, 1, slot=1, production=3)
    vineyard(table, PURPLE, 2, "lisboa_white_1")
    cellar(table, PURPLE, 2)
    # Only the wine value 12 is in the text: 7 and the ageing of the fourth slot.
    wine(table, PURPLE, 2, slot=4, production=7)
    barrel(table, PURPLE, "hotel_red_5", "hotel_white_5")
    barrel(table, PURPLE, "enoteca_red_8", "enoteca_white_8", "enoteca_red_9")
    account, supply = table.account[PURPLE], table.cubes_left

    turn(table, PURPLE)
    answer(table, "go sales", "home hotel", "lift-sale hotel_red_5", "lift-sale hotel_white_5", "cube minho")
    assert why_not(table, "cube minho") == "already-cube-there"
    answer(table, "cube lisboa")
    answer(table, "home enoteca")
    assert "lift-sale hotel_red_5" not in may(table)
    answer(table, "lift-sale enoteca_red_8", "lift-sale enoteca_white_8", "cube lisboa")
    assert why_not(table, "cube lisboa") == "already-cube-there"
    answer(table, "cube minho")
    assert table.barrels[PURPLE] == 8 - 1
    assert table.cubes_left == supply - 4
    assert (table.cubes[MINHO], table.cubes[LISBOA]) == (2, 2)
    assert why_not(table, "home enoteca") == "no-pair"
    assert why_not(table, "home hotel") == "no-pair"

    answer(table, "wine estate-1-slot-1", "sell casa_de_fados_red_3")
    answer(table, "wine estate-2-slot-4", "sell enoteca_white_10")
    assert table.account[PURPLE] == account + 13
    left = {slot for slot, seat in zip(table.tables.sales.ids, table.sales, strict=True) if seat == PURPLE}
    assert left == {"enoteca_red_9", "casa_de_fados_red_3", "enoteca_white_10"}
    assert table.cubes_left == supply - 4


def test_export():
    table = lay(year=5)
    vineyard(table, PURPLE, 1, "dao_red_1")
    wine(table, PURPLE, 1, slot=2, production=7)
    cubes(table, "dao", 2)
    barrel(table, PURPLE, "casa_de_fados_red_2", "casa_de_fados_red_3", "hotel_red_5", "enoteca_red_8")
    # Where the other four are is only in the picture.
    barrel(table, PURPLE, "c4r1", "c4r2", "alexandre", "cash-1")
    assert table.barrels[PURPLE] == 0
    stand(table, PURPLE, "sales")
    supply = table.cubes_left

    turn(table, PURPLE)
    assert why_not(table, "go export") == "no-barrel"
    assert why_not(table, "home hotel") == "no-pair"
    answer(table, "home casa_de_fados")
    answer(table, "lift-sale casa_de_fados_red_2", "lift-sale casa_de_fados_red_3")
    answer(table, "cube minho", "cube lisboa", "go export", "wine estate-1-slot-2")
    assert table.barrels[PURPLE] == 2
    assert table.cubes_left == supply - 2

    asked = cubes_asked(table)
    demands = dict(zip(table.tables.export.ids, table.tables.export.value, strict=True))
    for slot, number in asked.items():
        assert number == max(0, demands[slot] - 7)
    assert {6, 7, 8, 9} <= {demands[slot] for slot in asked}
    assert why_not(table, "ship c2r5") == "value-too-low"
    for slot, number in asked.items():
        other = table.clone()
        answer(other, f"ship {slot}")
        assert other.cubes[DAO] == 2 - number

    answer(table, "ship c1r3")
    assert demands["c1r3"] == 7
    assert table.score(PURPLE) == 5
    assert table.barrels[PURPLE] == 1
    assert (table.cubes[DAO], table.cubes_left) == (2, supply - 2)
    assert wine_in(table, PURPLE, 1, 2) is None
    assert table.export[table.tables.export.ids.index("c1r3")] == PURPLE
