"""Vinhos, rulings on estates and wine value: V11 to V19, V54, V55."""

from __future__ import annotations

import pytest

from tests import vinhos_table as kit
from vindima.core.rows import replaced
from vindima.vinhos.maintenance import INTEREST
from vindima.vinhos.model import ALENTEJO, DAO, MINHO, NO_REGION, REGIONS
from vindima.vinhos.state import State
from vindima.vinhos.wine import value


def buy(table: State, tile: str, number: int) -> None:
    """Red takes a Vineyards action and buys that vineyard for the estate."""
    kit.next_vineyard(table, tile)
    table.cash[kit.RED] = 10
    kit.stand(table, kit.RED, "pass_press_release")
    kit.turn(table, kit.RED)
    kit.answer(table, "go vineyards", f"buy {tile.rsplit('_', 2)[0]}", f"place estate-{number}")


def lose_a_tile(table: State) -> None:
    """Red owes interest and has an empty account: the open question is which tile to lose."""
    table.account[kit.RED], table.investment[kit.RED] = 0, -1
    kit.begin(table, (INTEREST, kit.RED))


# Estates


def test_v11_a_vineyard_needs_an_estate_of_its_kind():
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.vineyard(table, kit.RED, 2, "minho_white_1")
    kit.cellar(table, kit.RED, 3)
    kit.next_vineyard(table, "dao_red_2", "minho_red_1", "lisboa_red_1")
    table.cash[kit.RED] = 20
    kit.turn(table, kit.RED)
    kit.answer(table, "go vineyards", "buy dao")
    assert kit.why_not(table, "place estate-2") == "estate-differs"  # another region
    assert kit.may(table) == ["place estate-1", "place estate-3", "place estate-4"]
    kit.answer(table, "place estate-1", "buy minho")
    assert kit.why_not(table, "place estate-2") == "estate-differs"  # another colour
    assert kit.why_not(table, "place estate-3") == "minho-cellar"
    assert kit.may(table) == ["place estate-4"]
    kit.answer(table, "place estate-4", "buy lisboa")
    assert kit.may(table) == ["place estate-3"]

    kit.stand(table, kit.RED, "pass_press_release")
    kit.turn(table, kit.RED)
    kit.answer(table, "go cellars")
    assert kit.why_not(table, "place estate-2") == "minho-cellar"


def test_v12_gifts_come_with_the_first_vineyard_of_an_estate():
    table = kit.lay(year=6)
    buy(table, "dao_red_1", 1)
    assert (table.cellar[kit.estate(kit.RED, 1)], table.cellars_left) == (1, 8)
    buy(table, "dao_red_2", 1)
    assert table.cellars_left == 8
    buy(table, "douro_red_1", 2)
    assert (table.porto[kit.RED], table.porto_left) == (2, 4)
    buy(table, "douro_red_2", 2)
    assert table.porto[kit.RED] == 2
    buy(table, "douro_white_1", 3)
    assert (table.porto[kit.RED], table.porto_left) == (4, 2)
    buy(table, "lisboa_white_1", 4)
    assert (table.wineries[kit.estate(kit.RED, 4)], table.wineries_left) == (1, 15)
    buy(table, "lisboa_white_2", 4)
    assert table.wineries_left == 15

    table = kit.lay(year=6)
    buy(table, "setubal_red_1", 1)
    kit.answer(table, "hire taste", "hire look")
    assert len(kit.experts_up(table, kit.RED)) == 2
    buy(table, "setubal_red_2", 1)
    assert "hire taste" not in kit.may(table)


def test_v12_a_gift_without_room_or_supply_is_lost():
    table = kit.lay(year=6)
    kit.winery(table, kit.RED, 1, count=2)
    kit.cellar(table, kit.RED, 2)
    buy(table, "lisboa_red_1", 1)
    assert (table.wineries[kit.estate(kit.RED, 1)], table.wineries_left) == (2, 14)
    buy(table, "dao_red_1", 2)
    assert table.cellars_left == 8
    table.wineries_left = 0
    buy(table, "lisboa_white_1", 3)
    assert table.wineries[kit.estate(kit.RED, 3)] == 0
    table.porto_left = 1
    buy(table, "douro_red_1", 4)
    assert (table.porto[kit.RED], table.porto_left) == (1, 0)

    table = kit.lay(year=6)
    table.cellars_left = 0
    buy(table, "dao_red_1", 1)
    assert table.cellar[kit.estate(kit.RED, 1)] == 0


@pytest.mark.parametrize("action", ["wineries", "cellars"])
def test_v13_a_cube_waits_for_its_region(action):
    table = kit.lay(year=6)
    kit.turn(table, kit.RED)
    kit.answer(table, f"go {action}", "place estate-2")
    assert (table.waiting[kit.estate(kit.RED, 2)], table.cubes_left) == (1, 14)
    crowded = table.clone()

    buy(table, "alentejo_red_1", 2)
    assert (table.waiting[kit.estate(kit.RED, 2)], table.cubes[ALENTEJO], table.cubes_left) == (0, 2, 13)

    kit.cubes(crowded, "alentejo", 3)
    buy(crowded, "alentejo_red_1", 2)
    assert (crowded.waiting[kit.estate(kit.RED, 2)], crowded.cubes[ALENTEJO], crowded.cubes_left) == (
        0,
        4,
        11,
    )


def test_v13_a_cube_does_not_wait_in_an_estate_with_a_region():
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.turn(table, kit.RED)
    kit.answer(table, "go wineries", "place estate-1")
    assert (table.waiting[kit.estate(kit.RED, 1)], table.cubes[DAO]) == (0, 1)


def test_v14_a_cube_without_room_or_supply_is_not_placed():
    table = kit.lay(year=6)
    room = table.tables.regions.cube_room[MINHO]
    kit.cubes(table, "minho", room)
    buy(table, "minho_red_1", 1)
    assert (table.cubes[MINHO], table.cubes_left) == (room, 15 - room)

    table.cubes_left = 0
    buy(table, "dao_red_1", 2)
    assert table.cubes[DAO] == 0
    kit.stand(table, kit.RED, "pass_press_release")
    kit.turn(table, kit.RED)
    kit.answer(table, "go wineries", "place estate-3")
    assert table.waiting[kit.estate(kit.RED, 3)] == 0
    table.cubes_left = 1
    kit.answer(table, "place estate-4")
    assert (table.waiting[kit.estate(kit.RED, 4)], table.cubes_left) == (1, 0)


@pytest.mark.parametrize("another_disc", [False, True])
def test_v15_without_a_disc_a_wine_has_no_renown(another_disc):
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1", wines={1: 7})
    kit.cubes(table, "dao", 2)
    if another_disc:
        kit.vineyard(table, kit.RED, 2, "dao_white_1")
    kit.turn(table, kit.RED)
    kit.answer(table, "go export", "wine estate-1-slot-1")
    assert "ship c1r4" in kit.may(table)

    lose_a_tile(table)
    kit.answer(table, "drop estate-1")
    discs = table.view(kit.RED)["regions"][DAO]["discs"]
    assert discs == ([kit.RED] if another_disc else [])
    assert kit.wine_in(table, kit.RED, 1, 1) == (7, "red", "dao")
    kit.stand(table, kit.RED, "pass_press_release")
    kit.turn(table, kit.RED)
    kit.answer(table, "go export", "wine estate-1-slot-1")
    assert "ship c1r3" in kit.may(table)
    if another_disc:
        assert "ship c1r4" in kit.may(table)
    else:
        assert kit.why_not(table, "ship c1r4") == "value-too-low"


def test_v16_an_enologist_finds_another_winery_or_leaves():
    table = kit.lay(year=6)
    for number, count in ((1, 1), (2, 1), (3, 2)):
        kit.winery(table, kit.RED, number, count)
    kit.enologist(table, kit.RED, 1)
    kit.enologist(table, kit.RED, 3)  # on one of the two wineries
    lose_a_tile(table)
    kit.answer(table, "drop estate-1")
    assert kit.may(table) == ["place estate-2", "place estate-3"]
    assert kit.why_not(table, "place estate-1") == "no-empty-winery"
    kit.answer(table, "place estate-3")
    assert table.enologists[:4] == (0, 0, 2, 0)
    assert (table.wineries_left, table.enologists_left) == (13, 6)

    table = kit.lay(year=6)
    kit.winery(table, kit.RED, 1)
    kit.enologist(table, kit.RED, 1)
    lose_a_tile(table)
    kit.answer(table, "drop estate-1")
    assert table.over
    assert (table.wineries_left, table.enologists_left) == (16, 8)


def test_v16_a_discarded_vineyard_goes_under_its_deck():
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    deck = table.decks[DAO]
    lose_a_tile(table)
    kit.answer(table, "drop estate-1")
    assert table.decks[DAO] == (*deck, table.tables.vineyards.ids.index("dao_red_1"))


@pytest.mark.parametrize(
    ("wineries", "cellars", "waiting", "left"),
    [(2, 0, 2, 1), (2, 0, 1, 1), (1, 0, 1, 0), (1, 1, 1, 1), (1, 1, 2, 1), (2, 1, 2, 2)],
)
def test_v54_a_waiting_cube_stays_while_a_tile_can_hold_it(wineries, cellars, waiting, left):
    table = kit.lay(year=6)
    kit.winery(table, kit.RED, 1, count=wineries)
    if cellars:
        kit.cellar(table, kit.RED, 1)
    table.waiting = replaced(table.waiting, kit.RED, waiting)
    table.cubes_left -= waiting
    lose_a_tile(table)
    kit.answer(table, "drop estate-1")
    assert table.waiting[kit.RED] == left
    assert table.cubes_left == 15 - left


def test_v55_an_estate_without_vineyards_starts_anew():
    table = kit.lay(year=6)
    buy(table, "douro_red_1", 1)
    assert table.porto[kit.RED] == 2
    lose_a_tile(table)
    kit.answer(table, "drop estate-1")
    assert table.region[kit.estate(kit.RED, 1)] == NO_REGION
    buy(table, "douro_white_1", 1)
    assert table.porto[kit.RED] == 2  # Porto tiles come once for each estate
    buy(table, "douro_red_1", 2)
    assert table.porto[kit.RED] == 4
    lose_a_tile(table)
    kit.answer(table, "drop estate-1")
    buy(table, "minho_red_1", 1)
    assert table.region[kit.estate(kit.RED, 1)] == MINHO


# Wine value


@pytest.mark.parametrize(("slot", "left"), [("hotel_red_5", 2), ("hotel_red_6", 1), ("hotel_red_7", 0)])
def test_v17_cubes_only_if_needed(slot, left):
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1", wines={1: 5})
    kit.cubes(table, "dao", 2)
    kit.turn(table, kit.RED)
    kit.answer(table, "go sales", "wine estate-1-slot-1")
    assert kit.why_not(table, "sell enoteca_red_8") == "value-too-low"
    kit.answer(table, f"sell {slot}")
    assert table.cubes[DAO] == left
    assert table.cubes_left == 15 - left


def cubes_for_the_fair(production: int, vintage: str, in_box: int = 2, barrels: int = 8) -> list[str]:
    """The numbers of cubes that Red may remove when announcing a Dão wine of that value."""
    table = kit.lay(year=2, vintage=vintage)
    kit.stand(table, kit.RED, "bank")
    kit.vineyard(table, kit.RED, 1, "dao_red_1", wines={1: production})
    kit.cubes(table, "dao", in_box)
    table.barrels[kit.RED] = barrels
    kit.turn(table, kit.RED)
    kit.answer(table, "go pass_press_release", "order place-1", "wine estate-1-slot-1")
    return [token for token in kit.may(table) if token.startswith("cubes")]


def test_v17_cubes_removed_for_a_press_release_must_gain_something():
    beatriz_asks_9, beatriz_asks_8, beatriz_asks_6 = "p1a", "p2b", "m1b"
    assert cubes_for_the_fair(5, beatriz_asks_9) == ["cubes 0", "cubes 2"]  # 7 allows a third expert
    assert cubes_for_the_fair(6, beatriz_asks_9) == ["cubes 0", "cubes 1"]
    assert cubes_for_the_fair(9, beatriz_asks_9) == ["cubes 0", "cubes 1", "cubes 2"]  # fair points
    assert cubes_for_the_fair(6, beatriz_asks_8) == ["cubes 0", "cubes 1", "cubes 2"]
    assert cubes_for_the_fair(5, beatriz_asks_6) == ["cubes 0", "cubes 1", "cubes 2"]
    assert cubes_for_the_fair(5, beatriz_asks_6, barrels=0) == ["cubes 0", "cubes 2"]
    assert cubes_for_the_fair(5, beatriz_asks_6, in_box=1) == ["cubes 0", "cubes 1"]


@pytest.mark.parametrize("removed", [0, 1, 2])
def test_v17_every_cube_adds_to_the_wine_multiplier(removed):
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1", wines={1: 2, 2: 5})
    kit.cubes(table, "dao", 3)
    kit.barrel(table, kit.RED, "alexandre")
    kit.turn(table, kit.RED)
    kit.answer(table, "benefit alexandre", "multiply wine-1", "wine estate-1-slot-1", "wine estate-1-slot-2")
    kit.answer(table, f"cubes {removed}")
    assert table.scores[kit.RED] == 5 + removed
    assert table.cubes[DAO] == 3 - removed


@pytest.mark.parametrize(
    ("region", "production", "slot", "removed"),
    [
        ("alentejo", 5, "hotel_red_7", 1),
        ("alentejo", 5, "enoteca_red_9", 2),
        ("alentejo", 6, "hotel_red_7", 1),
        ("dao", 5, "hotel_red_7", 2),
        ("algarve", 6, "hotel_red_7", 0),
        ("algarve", 6, "enoteca_red_9", 2),
        ("dao", 6, "hotel_red_7", 1),
    ],
)
def test_v18_alentejo_cubes_and_algarve_wines_count_more(region, production, slot, removed):
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, f"{region}_red_1")
    kit.wine(table, kit.RED, 1, slot=1, production=production)
    kit.cubes(table, region, 2)
    kit.turn(table, kit.RED)
    kit.answer(table, "go sales", "wine estate-1-slot-1", f"sell {slot}")
    assert table.cubes[REGIONS.index(region)] == 2 - removed


@pytest.mark.parametrize(("region", "experts"), [("algarve", 3), ("dao", 2), ("alentejo", 2)])
def test_v18_algarve_counts_at_the_fair_too(region, experts):
    table = kit.lay(year=2, vintage="p1a")
    kit.stand(table, kit.RED, "bank")
    kit.vineyard(table, kit.RED, 1, f"{region}_white_1")
    kit.wine(table, kit.RED, 1, slot=1, production=6)
    kit.turn(table, kit.RED)
    kit.answer(table, "go pass_press_release", "order place-1", "wine estate-1-slot-1", "fair look_taste")
    assert table.fair_tile[kit.RED] == experts


def test_v19_only_a_cellar_rewards_ageing():
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.vineyard(table, kit.RED, 2, "dao_white_1")
    kit.cellar(table, kit.RED, 2)
    for slot in (1, 2, 3, 4):
        kit.wine(table, kit.RED, 2, slot=slot, production=3)
    for slot in (1, 2):
        kit.wine(table, kit.RED, 1, slot=slot, production=3)
    assert [value(table, kit.RED, kit.place_of(2, slot)) for slot in (1, 2, 3, 4)] == [3, 4, 6, 8]
    assert [value(table, kit.RED, kit.place_of(1, slot)) for slot in (1, 2)] == [3, 3]
    kit.turn(table, kit.RED)
    kit.answer(table, "go export")
    assert kit.why_not(table, "wine estate-1-slot-2") == "no-slot-fits"
    kit.answer(table, "wine estate-2-slot-4", "ship c1r4")
    assert table.view(kit.RED)["export"]["slots"][12]["seat"] == kit.RED
