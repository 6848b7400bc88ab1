"""Vinhos, rulings on barrels, bank, maintenance and production: V20 to V29, V48, V50, V52, V60."""

from __future__ import annotations

from itertools import product

import pytest

from tests.vinhos_table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    answer,
    barrel,
    begin,
    cubes,
    enologist,
    estate,
    expert,
    lay,
    may,
    stand,
    turn,
    vineyard,
    why_not,
    wine,
    wine_in,
    winery,
)
from vindima.vinhos.codes import TRANSFER
from vindima.vinhos.maintenance import INTEREST, MAINTENANCE, SALARIES
from vindima.vinhos.model import DAO, FROM_EXPORT, FROM_RENOWN, FROM_WINE, MINHO
from vindima.vinhos.production import MOVE_ENOLOGISTS, PRODUCTION
from vindima.vinhos.state import State

# Barrels


@pytest.mark.parametrize(("before", "after"), [(5, 12), (17, 24), (20, 24), (24, 24)])
def test_v20_a_sale_pays_up_to_the_top_of_the_account(before, after):
    table = lay(year=6)
    vineyard(table, RED, 1, "dao_red_1")
    wine(table, RED, 1, slot=1, production=9)  # worth more than the slot asks, and pays what it asks
    table.account[RED] = before
    turn(table, RED)
    answer(table, "go sales", "wine estate-1-slot-1", "sell hotel_red_7")
    assert table.account[RED] == after


def test_v21_a_pair_of_barrels_brings_cubes_to_two_regions():
    table = lay(players=2, year=6, regions="suggested")
    barrel(table, RED, "hotel_red_5", "hotel_white_5", "enoteca_red_8")
    cubes(table, "minho", 4)
    turn(table, RED)
    assert why_not(table, "home enoteca") == "no-pair"
    answer(table, "home hotel", "lift-sale hotel_red_5", "lift-sale hotel_white_5")
    assert why_not(table, "cube minho") == "no-cube-room"
    assert why_not(table, "cube algarve") == "region-not-in-play"
    answer(table, "cube dao")
    assert why_not(table, "cube dao") == "already-cube-there"
    answer(table, "cube lisboa")  # where nobody has a disc
    assert (table.barrels[RED], table.cubes_left) == (7, 9)
    assert "go bank" in may(table)


@pytest.mark.parametrize("supply", [0, 1])
def test_v21_cubes_are_placed_as_far_as_possible(supply):
    table = lay(year=6)
    barrel(table, RED, "hotel_red_5", "hotel_white_5")
    table.cubes_left = supply
    turn(table, RED)
    answer(table, "home hotel", "lift-sale hotel_red_5", "lift-sale hotel_white_5")
    if supply:
        answer(table, "cube dao")
    assert "go bank" in may(table)
    assert (table.cubes[DAO], table.cubes_left) == (supply, 0)


def test_v22_the_barrel_expert_reaches_every_barrel():
    table = lay(year=6)
    vineyard(table, RED, 1, "dao_red_1")
    barrel(table, RED, "hotel_red_7", "c1r3", "beatriz", "vineyards-1", "renown-1")
    barrel(table, PURPLE, "hotel_red_6")
    table.gain_points(RED, FROM_EXPORT, 5)
    table.gain_points(RED, FROM_RENOWN, 3)
    expert(table, RED, "taste_barrel")
    turn(table, RED)
    expected = table.breakdown(RED)
    assert (expected["majorities"], expected["multipliers"]) == (6, 2)
    answer(table, "use taste_barrel")
    lifts = [
        "lift-sale hotel_red_7",
        "lift-export c1r3",
        "lift-court beatriz",
        "lift-multiplier vineyards-1",
        "lift-multiplier renown-1",
    ]
    assert may(table) == lifts
    for lift, given_up in zip(lifts, ({}, {"majorities": 0}, {}, {"multipliers": 0}, {}), strict=True):
        other = table.clone()
        answer(other, lift)
        assert other.barrels[RED] == 4
        assert other.breakdown(RED) == {**expected, **given_up}
    answer(table, "lift-multiplier vineyards-1")
    assert table.view(RED)["multipliers"]["vineyards"] == [None, None]


def test_v23_nothing_without_a_barrel():
    table = lay(year=2, vintage="p1a")  # Alexandre asks for red
    stand(table, RED, "bank")
    vineyard(table, RED, 1, "dao_red_1")
    wine(table, RED, 1, slot=1, production=5)
    poor = table.clone()
    poor.barrels[RED] = 0
    for position in (table, poor):
        turn(position, RED)
    assert {"go sales", "go export"} <= set(may(table))
    assert why_not(poor, "go sales") == "no-barrel"
    assert why_not(poor, "go export") == "no-barrel"
    announce = ["go pass_press_release", "order place-1", "wine estate-1-slot-1", "fair look_taste"]
    answer(table, *announce)
    assert "manager alexandre" in may(table)
    answer(poor, *announce)
    assert poor.over


def test_v22_a_multiplier_pays_a_player_once():
    table = lay(year=6)
    vineyard(table, RED, 1, "dao_red_1")
    cubes(table, "dao", 3)
    barrel(table, RED, "constantino", "constantino")
    for slot in (1, 2):
        wine(table, RED, 1, slot=slot, production=4)
    expert(table, RED, "taste_barrel")
    turn(table, RED, RED)
    answer(table, "benefit constantino", "multiply renown-1", "wine estate-1-slot-1")
    assert table.breakdown(RED)["renown"] == 3
    answer(table, "go bank", "withdraw 1", "done")
    table.benefits = 0
    answer(table, "use taste_barrel", "lift-multiplier renown-1", "benefit constantino", "multiply renown-1")
    answer(table, "wine estate-1-slot-2")
    assert table.breakdown(RED)["renown"] == 3


def test_v22_a_wine_is_not_given_for_points_twice():
    table = lay(year=6)
    vineyard(table, RED, 1, "dao_red_1")
    barrel(table, RED, "alexandre")
    for slot in (1, 2):
        wine(table, RED, 1, slot=slot, production=4)
    table.gain_points(RED, FROM_WINE, 5)
    turn(table, RED)
    answer(table, "benefit alexandre", "multiply wine-1", "wine estate-1-slot-1")
    assert "go bank" in may(table)  # no second wine is asked for
    assert wine_in(table, RED, 1, 2) is not None
    assert table.breakdown(RED)["wine"] == 5


def test_v60_pairs_may_go_home_early_in_the_variant():
    table = lay(year=2, barrels_home_in_maintenance=True)
    barrel(table, RED, "hotel_red_5", "hotel_red_6")
    turn(table, RED)
    answer(table, "home hotel", "lift-sale hotel_red_5", "lift-sale hotel_red_6", "cube dao", "cube minho")
    assert table.barrels[RED] == 8


@pytest.mark.parametrize("variant", [False, True])
def test_v52_every_pair_goes_home_in_the_variant(variant):
    table = lay(year=2, barrels_home_in_maintenance=variant)
    winery(table, RED, 1)
    enologist(table, RED, 1)
    barrel(table, RED, "hotel_red_5", "hotel_red_6", "hotel_red_7", "hotel_white_5", "hotel_white_6")
    barrel(table, RED, "enoteca_red_8", "enoteca_red_9")
    barrel(table, PURPLE, "casa_de_fados_red_2")
    begin(table, MAINTENANCE)
    assert table.over is not variant
    if not variant:
        assert table.barrels[RED] == 1
        return
    assert table.account[RED] == 5  # 1 of interest has come and the salary is paid
    for first, second in (("red_5", "red_6"), ("red_7", "white_5")):
        answer(table, f"lift-sale hotel_{first}", f"lift-sale hotel_{second}", "cube dao")
        assert why_not(table, "cube dao") == "already-cube-there"
        answer(table, "cube minho")
    answer(table, "lift-sale enoteca_red_8", "lift-sale enoteca_red_9", "cube dao", "cube lisboa")
    assert table.over
    assert table.barrels[RED] == 7
    assert (table.cubes[DAO], table.cubes[MINHO]) == (3, 2)


# Bank and maintenance


def test_v24_arriving_at_an_empty_account_costs_two_points():
    table = lay(year=6)
    table.account[RED] = 2
    turn(table, RED)
    answer(table, "go bank", "withdraw 1")
    assert table.scores[RED] == 0
    answer(table, "withdraw 1")
    assert table.scores[RED] == -2
    assert table.over
    stand(table, RED, "sales")
    turn(table, RED)
    answer(table, "go bank")
    assert why_not(table, "withdraw 1") == "account-empty"

    table.investment[RED] = -1
    begin(table, (INTEREST, RED), (SALARIES, RED))
    assert (table.account[RED], table.scores[RED]) == (0, -2)
    table.investment[RED] = 1
    begin(table, (INTEREST, RED))
    assert table.account[RED] == 1
    table.investment[RED] = -1
    begin(table, (INTEREST, RED))
    assert (table.account[RED], table.scores[RED]) == (0, -4)


def test_v24_the_account_ends_at_24():
    table = lay(year=6)
    table.account[RED], table.cash[RED] = 23, 5
    turn(table, RED)
    answer(table, "go bank")
    assert why_not(table, "deposit 2") == "not-an-answer"
    answer(table, "deposit 1")
    assert why_not(table, "deposit 1") == "account-full"
    begin(table, (INTEREST, RED))
    assert table.account[RED] == 24


def test_v25_the_bank_is_a_series_of_operations():
    table = lay(year=6)
    table.account[RED], table.cash[RED] = 14, 0
    table.investment[RED] = -1
    turn(table, RED)
    answer(table, "go bank")
    assert why_not(table, "done") == "must-do-one"
    answer(table, "withdraw 3", "invest", "withdraw 1", "invest")
    assert "withdraw 1" in may(table)
    answer(table, "done")
    assert (table.account[RED], table.cash[RED], table.investment[RED]) == (5, 4, 1)
    assert table.over


def test_v26_interest_comes_before_salaries():
    table = lay(year=2)
    winery(table, RED, 1)
    enologist(table, RED, 1)
    table.account[RED], table.investment[RED] = 0, 1
    begin(table, MAINTENANCE)
    assert table.over
    assert (table.account[RED], table.enologists[0]) == (0, 1)


@pytest.mark.parametrize(("level", "account"), [(-1, 0), (-2, 0), (-2, 1)])
def test_v26_unpaid_interest_costs_one_tile(level, account):
    table = lay(year=2)
    table.order = [PURPLE, RED, BLUE, YELLOW]
    for seat in (RED, PURPLE, BLUE):
        table.investment[seat], table.account[seat] = level, account
    vineyard(table, PURPLE, 1, "dao_red_1")
    vineyard(table, PURPLE, 3, "minho_red_1")
    winery(table, RED, 1)
    winery(table, RED, 2, count=2)
    vineyard(table, RED, 4, "dao_white_1")
    begin(table, MAINTENANCE)
    assert (table.seat, may(table)) == (PURPLE, ["drop estate-1", "drop estate-3"])
    answer(table, "drop estate-3")
    assert (table.seat, may(table)) == (RED, ["drop estate-1", "drop estate-2"])
    answer(table, "drop estate-2")
    assert table.over  # Blue has neither wineries nor vineyards
    assert table.wineries[:4] == [1, 1, 0, 0]
    assert table.account[:3] == [0, 0, 0]


def test_v26_paid_interest_costs_no_tile():
    table = lay(year=2)
    winery(table, RED, 1)
    table.investment[RED], table.account[RED] = -2, 2
    begin(table, MAINTENANCE)
    assert table.over
    assert (table.wineries[0], table.account[RED]) == (1, 0)


def test_v26_the_owner_chooses_the_vineyard():
    table = lay(year=3)
    vineyard(table, RED, 1, "dao_red_1", "dao_red_2")
    vineyard(table, RED, 2, "minho_red_1")
    table.account[RED], table.investment[RED] = 0, -2
    begin(table, MAINTENANCE)
    assert may(table) == ["drop estate-1", "drop estate-2"]
    single = table.clone()
    answer(single, "drop estate-2")
    assert single.over
    answer(table, "drop estate-1")
    assert may(table) == ["discard dao_red_1", "discard dao_red_2"]
    answer(table, "discard dao_red_1")
    ids = table.tables.vineyards.ids
    assert [ids[tile] for tile in table.tiles[estate(RED, 1)]] == ["dao_red_2"]
    assert ids[table.decks[DAO][-1]] == "dao_red_1"


def test_v27_the_unpaid_are_chosen_by_their_owner():
    table = lay(year=2)
    for number in (1, 2, 4):
        winery(table, RED, number)
        enologist(table, RED, number)
    table.investment[RED] = 0
    paid = table.clone()
    table.account[RED] = 2
    begin(table, MAINTENANCE)
    assert may(table) == ["drop estate-1", "drop estate-2", "drop estate-4"]
    assert table.account[RED] == 0
    answer(table, "drop estate-2")
    assert table.over
    assert (table.enologists[:4], table.enologists_left) == ([1, 0, 0, 1], 6)

    paid.account[RED] = 3
    begin(paid, MAINTENANCE)
    assert paid.over
    assert (paid.enologists_left, paid.account[RED]) == (5, 0)


def test_v48_a_visit_to_the_bank_undoes_nothing():
    def at_the_bank() -> State:
        table = lay(year=6)
        table.account[RED], table.cash[RED] = 10, 10
        turn(table, RED)
        answer(table, "go bank")
        return table

    table = at_the_bank()
    answer(table, "withdraw 1")
    assert why_not(table, "deposit 1") == "back-and-forth"
    assert {"withdraw 1", "invest", "divest"} <= set(may(table))
    table = at_the_bank()
    answer(table, "deposit 1")
    assert why_not(table, "withdraw 1") == "back-and-forth"
    assert why_not(table, "divest") == "back-and-forth"
    assert {"deposit 1", "invest"} <= set(may(table))
    table = at_the_bank()
    answer(table, "invest")
    assert why_not(table, "divest") == "back-and-forth"
    assert {"deposit 1", "withdraw 1", "invest"} <= set(may(table))
    table = at_the_bank()
    answer(table, "divest")
    assert {"deposit 1", "withdraw 1", "invest", "divest"} <= set(may(table))


def test_v48_the_lowest_investment_waits_for_the_end_of_the_visit():
    table = lay(year=6)
    table.account[RED], table.investment[RED] = 10, -2
    turn(table, RED, RED)
    answer(table, "go bank")
    assert why_not(table, "divest") == "investment-lowest"
    answer(table, "invest")
    assert why_not(table, "divest") == "back-and-forth"
    answer(table, "done", "divest")
    assert table.investment[RED] == -2


def test_v48_the_next_visit_may_undo_the_last():
    table = lay(year=6)
    turn(table, RED)
    answer(table, "go bank", "withdraw 1", "done")
    stand(table, RED, "sales")
    turn(table, RED)
    answer(table, "go bank", "deposit 1")
    assert table.account[RED] == 5


# Production


def test_v28_ageing_then_enologists_then_porto():
    table = lay(year=2, vintage="p1a")
    vineyard(table, RED, 1, "dao_red_1")
    wine(table, RED, 1, slot=1, production=3)
    wine(table, RED, 1, slot=2, production=4)
    vineyard(table, PURPLE, 3, "douro_red_1")
    table.porto[PURPLE] = 1
    for seat in (RED, PURPLE):
        winery(table, seat, 1)
        enologist(table, seat, 1)
        winery(table, seat, 2)
    winery(table, BLUE, 1)
    enologist(table, BLUE, 1)
    begin(table, PRODUCTION)
    assert (wine_in(table, RED, 1, 1), wine_in(table, RED, 1, 2)) == (None, (3, "red", "dao"))
    assert (table.seat, may(table)) == (RED, ["done", "transfer estate-1-estate-2"])
    answer(table, "transfer estate-1-estate-2")
    assert (table.seat, may(table)) == (PURPLE, ["done", "transfer estate-1-estate-2"])
    answer(table, "done")
    assert (table.seat, may(table)) == (PURPLE, ["douro", "porto"])  # Blue cannot move anyone
    answer(table, "porto")
    assert table.over
    assert wine_in(table, RED, 1, 1) == (2 + 1 + 1, "red", "dao")
    assert wine_in(table, PURPLE, 3, 1) == (2 + 1 + 3, "red", "douro")
    assert table.porto[PURPLE] == 0


def test_v29_nothing_comes_of_a_value_of_zero():
    table = lay(year=2, vintage="m2a")
    vineyard(table, RED, 1, "dao_red_1")
    vineyard(table, RED, 2, "minho_red_1")
    winery(table, RED, 2)
    begin(table, PRODUCTION)
    assert wine_in(table, RED, 1, 1) is None
    assert wine_in(table, RED, 2, 1) == (1, "red", "minho")


def test_v50_an_estate_sends_or_receives_enologists():
    table = lay(year=2)
    for number, count in ((1, 2), (2, 2), (3, 1)):
        winery(table, RED, number, count)
    enologist(table, RED, 1, count=2)
    enologist(table, RED, 2)
    begin(table, (MOVE_ENOLOGISTS, RED))
    assert "transfer estate-2-estate-3" in may(table)
    answer(table, "transfer estate-1-estate-2")
    assert may(table) == ["done", "transfer estate-1-estate-3"]
    assert why_not(table, "transfer estate-2-estate-1") == "not-an-answer"
    assert why_not(table, "transfer estate-2-estate-3") == "not-an-answer"


def test_v50_every_arrangement_can_be_reached():
    table = lay(year=2)
    room = (2, 2, 1, 2)
    for number, count in enumerate(room, 1):
        winery(table, RED, number, count)
    enologist(table, RED, 1, count=2)
    enologist(table, RED, 2)
    begin(table, (MOVE_ENOLOGISTS, RED))
    found, waiting = set(), [table]
    while waiting:
        position = waiting.pop()
        found.add(tuple(position.enologists[:4]))
        for code in position.legal:
            if code >= TRANSFER:
                waiting.append(position.clone())
                waiting[-1].apply(code)
    assert found == {way for way in product(*(range(count + 1) for count in room)) if sum(way) == 3}
