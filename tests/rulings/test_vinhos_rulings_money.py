"""Vinhos, rulings on barrels, bank, maintenance and production: V20 to V29, V48, V50, V52, V60."""

from __future__ import annotations

from itertools import product

import pytest

from tests import vinhos_table as kit
from vindima.core.rows import replaced
from vindima.vinhos.codes import TRANSFER
from vindima.vinhos.maintenance import INTEREST, MAINTENANCE, SALARIES
from vindima.vinhos.model import DAO, FROM_EXPORT, FROM_RENOWN, FROM_WINE, MINHO
from vindima.vinhos.production import MOVE_ENOLOGISTS, PRODUCTION

# Barrels


@pytest.mark.parametrize(("before", "after"), [(5, 12), (17, 24), (20, 24), (24, 24)])
def test_v20_a_sale_pays_up_to_the_top_of_the_account(before, after):
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.wine(table, kit.RED, 1, slot=1, production=9)  # worth more than the demand, which is what a slot pays
    table.account[kit.RED] = before
    kit.turn(table, kit.RED)
    kit.answer(table, "go sales", "wine estate-1-slot-1", "sell hotel_red_7")
    assert table.account[kit.RED] == after


def test_v21_a_pair_of_barrels_brings_cubes_to_two_regions():
    table = kit.lay(players=2, year=6, regions="suggested")
    kit.barrel(table, kit.RED, "hotel_red_5", "hotel_white_5", "enoteca_red_8")
    kit.cubes(table, "minho", 4)
    kit.turn(table, kit.RED)
    assert kit.why_not(table, "home enoteca") == "no-pair"
    kit.answer(table, "home hotel", "lift-sale hotel_red_5", "lift-sale hotel_white_5")
    assert kit.why_not(table, "cube minho") == "no-cube-room"
    assert kit.why_not(table, "cube algarve") == "region-not-in-play"
    kit.answer(table, "cube dao")
    assert kit.why_not(table, "cube dao") == "already-cube-there"
    kit.answer(table, "cube lisboa")  # where nobody has a disc
    assert (table.barrels[kit.RED], table.cubes_left) == (7, 9)
    assert "go bank" in kit.may(table)


@pytest.mark.parametrize("supply", [0, 1])
def test_v21_as_many_cubes_as_possible_are_placed(supply):
    table = kit.lay(year=6)
    kit.barrel(table, kit.RED, "hotel_red_5", "hotel_white_5")
    table.cubes_left = supply
    kit.turn(table, kit.RED)
    kit.answer(table, "home hotel", "lift-sale hotel_red_5", "lift-sale hotel_white_5")
    if supply:
        kit.answer(table, "cube dao")
    assert "go bank" in kit.may(table)
    assert (table.cubes[DAO], table.cubes_left) == (supply, 0)


def test_v22_the_barrel_expert_reaches_every_barrel():
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.barrel(table, kit.RED, "hotel_red_7", "c1r3", "beatriz", "vineyards-1", "renown-1")
    kit.barrel(table, kit.PURPLE, "hotel_red_6")
    table.gain_points(kit.RED, FROM_EXPORT, 5)
    table.gain_points(kit.RED, FROM_RENOWN, 3)
    kit.expert(table, kit.RED, "taste_barrel")
    kit.turn(table, kit.RED)
    expected = table.breakdown(kit.RED)
    assert (expected["majorities"], expected["multipliers"]) == (6, 2)
    kit.answer(table, "use taste_barrel")
    lifts = [
        "lift-sale hotel_red_7",
        "lift-export c1r3",
        "lift-court beatriz",
        "lift-multiplier vineyards-1",
        "lift-multiplier renown-1",
    ]
    assert kit.may(table) == lifts
    for lift, given_up in zip(lifts, ({}, {"majorities": 0}, {}, {"multipliers": 0}, {}), strict=True):
        other = table.clone()
        kit.answer(other, lift)
        assert other.barrels[kit.RED] == 4
        assert other.breakdown(kit.RED) == {**expected, **given_up}
    kit.answer(table, "lift-multiplier vineyards-1")
    assert table.view(kit.RED)["multipliers"]["vineyards"] == [None, None]


def test_v23_nothing_without_a_barrel():
    table = kit.lay(year=2, vintage="p1a")  # Alexandre requests a red wine
    kit.stand(table, kit.RED, "bank")
    kit.vineyard(table, kit.RED, 1, "dao_red_1", wines={1: 5})
    poor = table.clone()
    poor.barrels[kit.RED] = 0
    for position in (table, poor):
        kit.turn(position, kit.RED)
    assert {"go sales", "go export"} <= set(kit.may(table))
    assert kit.why_not(poor, "go sales") == "no-barrel"
    assert kit.why_not(poor, "go export") == "no-barrel"
    announce = ["go pass_press_release", "order place-1", "wine estate-1-slot-1", "fair look_taste"]
    kit.answer(table, *announce)
    assert "manager alexandre" in kit.may(table)
    kit.answer(poor, *announce)
    assert poor.over


def test_v22_a_multiplier_pays_a_player_once():
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.cubes(table, "dao", 3)
    kit.barrel(table, kit.RED, "constantino", "constantino")
    for slot in (1, 2):
        kit.wine(table, kit.RED, 1, slot=slot, production=4)
    kit.expert(table, kit.RED, "taste_barrel")
    kit.turn(table, kit.RED, kit.RED)
    kit.answer(table, "benefit constantino", "multiply renown-1", "wine estate-1-slot-1")
    assert table.breakdown(kit.RED)["renown"] == 3
    kit.answer(table, "go bank", "withdraw 1", "done")
    table.benefits = 0
    kit.answer(
        table, "use taste_barrel", "lift-multiplier renown-1", "benefit constantino", "multiply renown-1"
    )
    kit.answer(table, "wine estate-1-slot-2")
    assert table.breakdown(kit.RED)["renown"] == 3


def test_v22_a_multiplier_for_wine_points_scores_once():
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.barrel(table, kit.RED, "alexandre")
    for slot in (1, 2):
        kit.wine(table, kit.RED, 1, slot=slot, production=4)
    table.gain_points(kit.RED, FROM_WINE, 5)
    kit.turn(table, kit.RED)
    kit.answer(table, "benefit alexandre", "multiply wine-1", "wine estate-1-slot-1")
    assert "go bank" in kit.may(table)  # no second wine is asked for
    assert kit.wine_in(table, kit.RED, 1, 2) is not None
    assert table.breakdown(kit.RED)["wine"] == 5


def test_v60_pairs_may_go_home_early_in_the_variant():
    table = kit.lay(year=2, barrels_home_in_maintenance=True)
    kit.barrel(table, kit.RED, "hotel_red_5", "hotel_red_6")
    kit.turn(table, kit.RED)
    kit.answer(
        table, "home hotel", "lift-sale hotel_red_5", "lift-sale hotel_red_6", "cube dao", "cube minho"
    )
    assert table.barrels[kit.RED] == 8


@pytest.mark.parametrize("variant", [False, True])
def test_v52_every_pair_goes_home_in_the_variant(variant):
    table = kit.lay(year=2, barrels_home_in_maintenance=variant)
    kit.winery(table, kit.RED, 1)
    kit.enologist(table, kit.RED, 1)
    kit.barrel(table, kit.RED, "hotel_red_5", "hotel_red_6", "hotel_red_7", "hotel_white_5", "hotel_white_6")
    kit.barrel(table, kit.RED, "enoteca_red_8", "enoteca_red_9")
    kit.barrel(table, kit.PURPLE, "casa_de_fados_red_2")
    kit.begin(table, MAINTENANCE)
    assert table.over is not variant
    if not variant:
        assert table.barrels[kit.RED] == 1
        return
    assert table.account[kit.RED] == 5  # interest of 1 was received and the salary paid
    for first, second in (("red_5", "red_6"), ("red_7", "white_5")):
        kit.answer(table, f"lift-sale hotel_{first}", f"lift-sale hotel_{second}", "cube dao")
        assert kit.why_not(table, "cube dao") == "already-cube-there"
        kit.answer(table, "cube minho")
    kit.answer(table, "lift-sale enoteca_red_8", "lift-sale enoteca_red_9", "cube dao", "cube lisboa")
    assert table.over
    assert table.barrels[kit.RED] == 7
    assert (table.cubes[DAO], table.cubes[MINHO]) == (3, 2)


# Bank and maintenance


def test_v24_arriving_at_an_empty_account_costs_two_points():
    table = kit.lay(year=6)
    table.account[kit.RED] = 2
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank", "withdraw 1")
    assert table.scores[kit.RED] == 0
    kit.answer(table, "withdraw 1")
    assert table.scores[kit.RED] == -2
    assert table.over
    kit.stand(table, kit.RED, "sales")
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank")
    assert kit.why_not(table, "withdraw 1") == "account-empty"

    table.investment[kit.RED] = -1
    kit.begin(table, (INTEREST, kit.RED), (SALARIES, kit.RED))
    assert (table.account[kit.RED], table.scores[kit.RED]) == (0, -2)
    table.investment[kit.RED] = 1
    kit.begin(table, (INTEREST, kit.RED))
    assert table.account[kit.RED] == 1
    table.investment[kit.RED] = -1
    kit.begin(table, (INTEREST, kit.RED))
    assert (table.account[kit.RED], table.scores[kit.RED]) == (0, -4)


def test_v24_the_account_stops_at_24():
    table = kit.lay(year=6)
    table.account[kit.RED], table.cash[kit.RED] = 23, 5
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank")
    assert kit.why_not(table, "deposit 2") == "not-an-answer"
    kit.answer(table, "deposit 1")
    assert kit.why_not(table, "deposit 1") == "account-full"
    kit.begin(table, (INTEREST, kit.RED))
    assert table.account[kit.RED] == 24


def test_v25_the_bank_is_a_series_of_operations():
    table = kit.lay(year=6)
    table.account[kit.RED], table.cash[kit.RED] = 14, 0
    table.investment[kit.RED] = -1
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank")
    assert kit.why_not(table, "done") == "must-do-one"
    kit.answer(table, "withdraw 3", "invest", "withdraw 1", "invest")
    assert "withdraw 1" in kit.may(table)
    kit.answer(table, "done")
    assert (table.account[kit.RED], table.cash[kit.RED], table.investment[kit.RED]) == (5, 4, 1)
    assert table.over


def test_v26_interest_comes_before_salaries():
    table = kit.lay(year=2)
    kit.winery(table, kit.RED, 1)
    kit.enologist(table, kit.RED, 1)
    table.account[kit.RED], table.investment[kit.RED] = 0, 1
    kit.begin(table, MAINTENANCE)
    assert table.over
    assert (table.account[kit.RED], table.enologists[0]) == (0, 1)


@pytest.mark.parametrize(("level", "account"), [(-1, 0), (-2, 0), (-2, 1)])
def test_v26_unpaid_interest_costs_one_tile(level, account):
    table = kit.lay(year=2)
    table.order = (kit.PURPLE, kit.RED, kit.BLUE, kit.YELLOW)
    for seat in (kit.RED, kit.PURPLE, kit.BLUE):
        table.investment[seat], table.account[seat] = level, account
    kit.vineyard(table, kit.PURPLE, 1, "dao_red_1")
    kit.vineyard(table, kit.PURPLE, 3, "minho_red_1")
    kit.winery(table, kit.RED, 1)
    kit.winery(table, kit.RED, 2, count=2)
    kit.vineyard(table, kit.RED, 4, "dao_white_1")
    kit.begin(table, MAINTENANCE)
    assert (table.seat, kit.may(table)) == (kit.PURPLE, ["drop estate-1", "drop estate-3"])
    kit.answer(table, "drop estate-3")
    assert (table.seat, kit.may(table)) == (kit.RED, ["drop estate-1", "drop estate-2"])
    kit.answer(table, "drop estate-2")
    assert table.over  # Blue has neither wineries nor vineyards
    assert table.wineries[:4] == (1, 1, 0, 0)
    assert table.account[:3] == [0, 0, 0]


def test_v26_paid_interest_costs_no_tile():
    table = kit.lay(year=2)
    kit.winery(table, kit.RED, 1)
    table.investment[kit.RED], table.account[kit.RED] = -2, 2
    kit.begin(table, MAINTENANCE)
    assert table.over
    assert (table.wineries[0], table.account[kit.RED]) == (1, 0)


def test_v26_the_owner_chooses_the_vineyard():
    table = kit.lay(year=3)
    kit.vineyard(table, kit.RED, 1, "dao_red_1", "dao_red_2")
    kit.vineyard(table, kit.RED, 2, "minho_red_1")
    table.account[kit.RED], table.investment[kit.RED] = 0, -2
    kit.begin(table, MAINTENANCE)
    assert kit.may(table) == ["drop estate-1", "drop estate-2"]
    single = table.clone()
    kit.answer(single, "drop estate-2")
    assert single.over
    kit.answer(table, "drop estate-1")
    assert kit.may(table) == ["discard dao_red_1", "discard dao_red_2"]
    kit.answer(table, "discard dao_red_1")
    ids = table.tables.vineyards.ids
    assert [ids[tile] for tile in table.tiles[kit.estate(kit.RED, 1)]] == ["dao_red_2"]
    assert ids[table.decks[DAO][-1]] == "dao_red_1"


def test_v27_the_owner_chooses_the_unpaid_enologists():
    table = kit.lay(year=2)
    for number in (1, 2, 4):
        kit.winery(table, kit.RED, number)
        kit.enologist(table, kit.RED, number)
    table.investment[kit.RED] = 0
    paid = table.clone()
    table.account[kit.RED] = 2
    kit.begin(table, MAINTENANCE)
    assert kit.may(table) == ["drop estate-1", "drop estate-2", "drop estate-4"]
    assert table.account[kit.RED] == 0
    kit.answer(table, "drop estate-2")
    assert table.over
    assert (table.enologists[:4], table.enologists_left) == ((1, 0, 0, 1), 6)

    paid.account[kit.RED] = 3
    kit.begin(paid, MAINTENANCE)
    assert paid.over
    assert (paid.enologists_left, paid.account[kit.RED]) == (5, 0)


@pytest.mark.parametrize(
    ("done", "refused", "open"),
    [
        ("withdraw 1", {"deposit 1"}, {"withdraw 1", "invest", "divest"}),
        ("deposit 1", {"withdraw 1", "divest"}, {"deposit 1", "invest"}),
        ("invest", {"divest"}, {"deposit 1", "withdraw 1", "invest"}),
        ("divest", set(), {"deposit 1", "withdraw 1", "invest", "divest"}),
    ],
)
def test_v48_a_visit_to_the_bank_undoes_nothing(done, refused, open):
    table = kit.lay(year=6)
    table.account[kit.RED], table.cash[kit.RED] = 10, 10
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank", done)
    assert {kit.why_not(table, token) for token in refused} <= {"back-and-forth"}
    assert open <= set(kit.may(table))


def test_v48_the_lowest_investment_waits_for_the_end_of_the_visit():
    table = kit.lay(year=6)
    table.account[kit.RED], table.investment[kit.RED] = 10, -2
    kit.turn(table, kit.RED, kit.RED)
    kit.answer(table, "go bank")
    assert kit.why_not(table, "divest") == "investment-lowest"
    kit.answer(table, "invest")
    assert kit.why_not(table, "divest") == "back-and-forth"
    kit.answer(table, "done", "divest")
    assert table.investment[kit.RED] == -2


def test_v48_the_next_visit_may_undo_the_last():
    table = kit.lay(year=6)
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank", "withdraw 1", "done")
    kit.stand(table, kit.RED, "sales")
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank", "deposit 1")
    assert table.account[kit.RED] == 5


# Production


def test_v28_ageing_then_enologists_then_porto():
    table = kit.lay(year=2, vintage="p1a")
    kit.vineyard(table, kit.RED, 1, "dao_red_1", wines={1: 3, 2: 4})
    kit.vineyard(table, kit.PURPLE, 3, "douro_red_1")
    table.porto = replaced(table.porto, kit.PURPLE, 1)
    for seat in (kit.RED, kit.PURPLE):
        kit.winery(table, seat, 1)
        kit.enologist(table, seat, 1)
        kit.winery(table, seat, 2)
    kit.winery(table, kit.BLUE, 1)
    kit.enologist(table, kit.BLUE, 1)
    kit.begin(table, PRODUCTION)
    assert (kit.wine_in(table, kit.RED, 1, 1), kit.wine_in(table, kit.RED, 1, 2)) == (None, (3, "red", "dao"))
    assert (table.seat, kit.may(table)) == (kit.RED, ["done", "transfer estate-1-estate-2"])
    kit.answer(table, "transfer estate-1-estate-2")
    assert (table.seat, kit.may(table)) == (kit.PURPLE, ["done", "transfer estate-1-estate-2"])
    kit.answer(table, "done")
    assert (table.seat, kit.may(table)) == (kit.PURPLE, ["douro", "porto"])  # Blue has nobody to move
    kit.answer(table, "porto")
    assert table.over
    assert kit.wine_in(table, kit.RED, 1, 1) == (2 + 1 + 1, "red", "dao")
    assert kit.wine_in(table, kit.PURPLE, 3, 1) == (2 + 1 + 3, "red", "douro")
    assert table.porto[kit.PURPLE] == 0


def test_v29_a_value_of_zero_produces_no_wine():
    table = kit.lay(year=2, vintage="m2a")
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.vineyard(table, kit.RED, 2, "minho_red_1")
    kit.winery(table, kit.RED, 2)
    kit.begin(table, PRODUCTION)
    assert kit.wine_in(table, kit.RED, 1, 1) is None
    assert kit.wine_in(table, kit.RED, 2, 1) == (1, "red", "minho")


def test_v50_an_estate_sends_or_receives_enologists():
    table = kit.lay(year=2)
    for number, count in ((1, 2), (2, 2), (3, 1)):
        kit.winery(table, kit.RED, number, count)
    kit.enologist(table, kit.RED, 1, count=2)
    kit.enologist(table, kit.RED, 2)
    kit.begin(table, (MOVE_ENOLOGISTS, kit.RED))
    assert "transfer estate-2-estate-3" in kit.may(table)
    kit.answer(table, "transfer estate-1-estate-2")
    assert kit.may(table) == ["done", "transfer estate-1-estate-3"]
    assert kit.why_not(table, "transfer estate-2-estate-1") == "not-an-answer"
    assert kit.why_not(table, "transfer estate-2-estate-3") == "not-an-answer"


def test_v50_every_arrangement_can_be_reached():
    table = kit.lay(year=2)
    room = (2, 2, 1, 2)
    for number, count in enumerate(room, 1):
        kit.winery(table, kit.RED, number, count)
    kit.enologist(table, kit.RED, 1, count=2)
    kit.enologist(table, kit.RED, 2)
    kit.begin(table, (MOVE_ENOLOGISTS, kit.RED))
    found, waiting = set(), [table]
    while waiting:
        position = waiting.pop()
        found.add(tuple(position.enologists[:4]))
        for code in position.legal:
            if code >= TRANSFER:
                waiting.append(position.clone())
                waiting[-1].apply(code)
    assert found == {way for way in product(*(range(count + 1) for count in room)) if sum(way) == 3}
