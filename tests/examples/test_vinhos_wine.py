"""The rulebook's examples of production, wine value, Sales, taking back barrels, and Export."""

from tests import vinhos_table as kit
from vindima.vinhos.model import DAO, LISBOA, MINHO, SETUBAL
from vindima.vinhos.production import PRODUCTION
from vindima.vinhos.state import State
from vindima.vinhos.wine import value


def cubes_asked(table: State) -> dict[str, int]:
    """How many renown cubes each slot on offer would take."""
    return {found.token.split()[1]: int(str(found.message.args["cubes"])) for found in table.answers()}


def test_production_basic():
    table = kit.lay(year=1)
    kit.vineyard(table, kit.RED, 1, "minho_white_1")
    kit.winery(table, kit.RED, 1)
    kit.vineyard(table, kit.PURPLE, 3, "dao_red_1")
    kit.cellar(table, kit.PURPLE, 3)
    kit.begin(table, PRODUCTION)
    assert kit.wine_in(table, kit.RED, 1, 1) == (3, "white", "minho")
    assert kit.wine_in(table, kit.PURPLE, 3, 1) == (2, "red", "dao")
    assert [table.wines[4 * seat + number].count(0) for seat, number in ((kit.RED, 0), (kit.PURPLE, 2))] == [
        3,
        3,
    ]


def test_production_minus_two():
    table = kit.lay(year=3, vintage="m2a")
    kit.vineyard(table, kit.BLUE, 1, "lisboa_red_1")
    kit.winery(table, kit.BLUE, 1, 2)
    kit.enologist(table, kit.BLUE, 1)
    kit.wine(table, kit.BLUE, 1, slot=1, production=3)
    kit.winery(table, kit.BLUE, 2)
    kit.vineyard(table, kit.BLUE, 3, "minho_white_1")
    kit.begin(table, PRODUCTION)
    # The estate without a vineyard has an empty winery, so Blue is asked, and moves nobody.
    assert table.seat == kit.BLUE
    kit.answer(table, "done")

    assert kit.wine_in(table, kit.BLUE, 1, 2) == (3, "red", "lisboa")
    assert kit.wine_in(table, kit.BLUE, 2, 1) is None
    assert kit.wine_in(table, kit.BLUE, 3, 1) is None
    assert kit.wine_in(table, kit.BLUE, 1, 1) == (2 + 2 + 2 - 2, "red", "lisboa")


def test_wine_value():
    table = kit.lay()
    kit.vineyard(table, kit.PURPLE, 1, "dao_red_1")
    kit.cellar(table, kit.PURPLE, 1)
    kit.wine(table, kit.PURPLE, 1, slot=3, production=5)
    kit.cubes(table, "dao", 4)
    supply = table.cubes_left
    assert value(table, kit.PURPLE, kit.place_of(1, 3)) == 5 + 3

    # The text says only what the wine is worth: a sale slot for 9 confirms it.
    kit.turn(table, kit.PURPLE)
    kit.answer(table, "go sales", "wine estate-1-slot-3")
    assert cubes_asked(table)["enoteca_red_9"] == 1
    kit.answer(table, "sell enoteca_red_9")
    assert table.cubes[DAO] == 3
    assert table.cubes_left == supply + 1
    assert kit.wine_in(table, kit.PURPLE, 1, 3) is None


def test_sale():
    table = kit.lay()
    kit.vineyard(table, kit.BLUE, 2, "setubal_red_1")
    kit.cellar(table, kit.BLUE, 2)
    kit.wine(table, kit.BLUE, 2, slot=2, production=6)
    kit.cubes(table, "setubal", 2)
    kit.barrel(table, kit.BLUE, "hotel_white_6")
    account, barrels, supply = table.account[kit.BLUE], table.barrels[kit.BLUE], table.cubes_left
    assert value(table, kit.BLUE, kit.place_of(2, 2)) == 6 + 1

    kit.turn(table, kit.BLUE)
    kit.answer(table, "go sales", "wine estate-2-slot-2")
    without_cubes = [slot for slot, number in cubes_asked(table).items() if number == 0]
    slots = zip(table.tables.sales.ids, table.tables.sales.value, strict=True)
    assert without_cubes == [slot for slot, demand in slots if "_red_" in slot and demand <= 7]
    assert kit.why_not(table, "sell enoteca_red_10") == "value-too-low"
    assert kit.why_not(table, "sell casa_de_fados_white_2") == "not-an-answer"

    kit.answer(table, "sell hotel_red_7")
    assert table.account[kit.BLUE] == account + 7
    assert (table.cubes[SETUBAL], table.cubes_left) == (2, supply)
    assert table.barrels[kit.BLUE] == barrels - 1
    assert kit.wine_in(table, kit.BLUE, 2, 2) is None
    sold = {slot for slot, seat in zip(table.tables.sales.ids, table.sales, strict=True) if seat == kit.BLUE}
    assert sold == {"hotel_white_6", "hotel_red_7"}


def test_barrels_back():
    table = kit.lay()
    kit.vineyard(table, kit.PURPLE, 1, "douro_red_1", wines={1: 3})
    kit.vineyard(table, kit.PURPLE, 2, "lisboa_white_1")
    kit.cellar(table, kit.PURPLE, 2)
    # The text gives only the wine value 12: here 7 plus the ageing of the fourth slot.
    kit.wine(table, kit.PURPLE, 2, slot=4, production=7)
    kit.barrel(table, kit.PURPLE, "hotel_red_5", "hotel_white_5")
    kit.barrel(table, kit.PURPLE, "enoteca_red_8", "enoteca_white_8", "enoteca_red_9")
    account, supply = table.account[kit.PURPLE], table.cubes_left

    kit.turn(table, kit.PURPLE)
    kit.answer(
        table, "go sales", "home hotel", "lift-sale hotel_red_5", "lift-sale hotel_white_5", "cube minho"
    )
    assert kit.why_not(table, "cube minho") == "already-cube-there"
    kit.answer(table, "cube lisboa")
    kit.answer(table, "home enoteca")
    assert "lift-sale hotel_red_5" not in kit.may(table)
    kit.answer(table, "lift-sale enoteca_red_8", "lift-sale enoteca_white_8", "cube lisboa")
    assert kit.why_not(table, "cube lisboa") == "already-cube-there"
    kit.answer(table, "cube minho")
    assert table.barrels[kit.PURPLE] == 8 - 1
    assert table.cubes_left == supply - 4
    assert (table.cubes[MINHO], table.cubes[LISBOA]) == (2, 2)
    assert kit.why_not(table, "home enoteca") == "no-pair"
    assert kit.why_not(table, "home hotel") == "no-pair"

    kit.answer(table, "wine estate-1-slot-1", "sell casa_de_fados_red_3")
    kit.answer(table, "wine estate-2-slot-4", "sell enoteca_white_10")
    assert table.account[kit.PURPLE] == account + 13
    left = {
        slot for slot, seat in zip(table.tables.sales.ids, table.sales, strict=True) if seat == kit.PURPLE
    }
    assert left == {"enoteca_red_9", "casa_de_fados_red_3", "enoteca_white_10"}
    assert table.cubes_left == supply - 4


def test_export():
    table = kit.lay(year=5)
    kit.vineyard(table, kit.PURPLE, 1, "dao_red_1", wines={2: 7})
    kit.cubes(table, "dao", 2)
    kit.barrel(
        table, kit.PURPLE, "casa_de_fados_red_2", "casa_de_fados_red_3", "hotel_red_5", "enoteca_red_8"
    )
    # Only the picture shows where the other four are.
    kit.barrel(table, kit.PURPLE, "c4r1", "c4r2", "alexandre", "cash-1")
    assert table.barrels[kit.PURPLE] == 0
    kit.stand(table, kit.PURPLE, "sales")
    supply = table.cubes_left

    kit.turn(table, kit.PURPLE)
    assert kit.why_not(table, "go export") == "no-barrel"
    assert kit.why_not(table, "home hotel") == "no-pair"
    kit.answer(table, "home casa_de_fados")
    kit.answer(table, "lift-sale casa_de_fados_red_2", "lift-sale casa_de_fados_red_3")
    kit.answer(table, "cube minho", "cube lisboa", "go export", "wine estate-1-slot-2")
    assert table.barrels[kit.PURPLE] == 2
    assert table.cubes_left == supply - 2

    asked = cubes_asked(table)
    demands = dict(zip(table.tables.export.ids, table.tables.export.value, strict=True))
    for slot, number in asked.items():
        assert number == max(0, demands[slot] - 7)
    assert {6, 7, 8, 9} <= {demands[slot] for slot in asked}
    assert kit.why_not(table, "ship c2r5") == "value-too-low"
    for slot, number in asked.items():
        other = table.clone()
        kit.answer(other, f"ship {slot}")
        assert other.cubes[DAO] == 2 - number

    kit.answer(table, "ship c1r3")
    assert demands["c1r3"] == 7
    assert table.score(kit.PURPLE) == 5
    assert table.barrels[kit.PURPLE] == 1
    assert (table.cubes[DAO], table.cubes_left) == (2, supply - 2)
    assert kit.wine_in(table, kit.PURPLE, 1, 2) is None
    assert table.export[table.tables.export.ids.index("c1r3")] == kit.PURPLE
