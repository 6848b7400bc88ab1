"""Vinhos, rulings on setup and the turn: V1 to V10, V47, V49, V56, V57, V59."""

from __future__ import annotations

import pytest

import vindima
from tests import vinhos_table as kit
from vindima.core.step import NOBODY
from vindima.vinhos.actions.market import EXPORT_ACTION, SALES_ACTION
from vindima.vinhos.ending import LAST_BENEFITS
from vindima.vinhos.fair import FAIR_STEP
from vindima.vinhos.maintenance import MAINTENANCE
from vindima.vinhos.model import DOURO, REGIONS
from vindima.vinhos.production import PRODUCTION
from vindima.vinhos.state import NO_SEAT, State
from vindima.vinhos.year import BEFORE_REFRESH

READERS = (None, kit.RED, kit.PURPLE, kit.BLUE, kit.YELLOW)


def new_game(players: int, seed: int, **options: object) -> State:
    table = vindima.game("vinhos").new(players=players, seed=seed, **options)
    assert isinstance(table, State)
    return table


def left_out(table: State) -> set[str]:
    return {name for region, name in enumerate(REGIONS) if not table.in_play >> region & 1}


# Setup


def test_v1_a_first_purchase_is_finished_before_the_next():
    table = new_game(players=4, seed=3)
    first, second, third, _ = table.order
    kit.answer(table, "buy setubal")
    assert table.seat == first
    kit.answer(table, "hire taste")
    assert table.seat == first
    kit.answer(table, "hire taste")
    assert table.seat == second
    assert kit.wine_in(table, first, 1, 1) is not None
    assert kit.wine_in(table, second, 1, 1) is None
    kit.answer(table, "buy douro")
    assert table.seat == second
    kit.answer(table, "porto")
    assert table.seat == third
    kit.answer(table, "buy minho")
    assert table.seat == table.order[3]


def test_v2_only_the_top_of_a_deck_is_seen():
    table = kit.lay(year=3)
    kit.turn(table, kit.RED)
    views = [table.view(reader) for reader in READERS]

    below = table.clone()
    below.decks = tuple((*deck[:1], *reversed(deck[1:])) for deck in table.decks)
    below.expert_decks = tuple((*deck[:1], *reversed(deck[1:])) for deck in table.expert_decks)
    below.vintages = table.vintages[::-1]
    below.chance += 1
    assert below.decks != table.decks
    assert below.expert_decks != table.expert_decks
    assert below.vintages != table.vintages
    assert [below.view(reader) for reader in READERS] == views

    for field in ("decks", "expert_decks"):
        first, *others = getattr(table, field)
        top = table.clone()
        setattr(top, field, ((*first[1:], first[0]), *others))
        assert all(top.view(reader) != view for reader, view in zip(READERS, views, strict=True)), field
        fewer = table.clone()
        setattr(fewer, field, (first[:-1], *others))
        assert all(fewer.view(reader) != view for reader, view in zip(READERS, views, strict=True)), field
    fewer = table.clone()
    fewer.vintages = table.vintages[:-1]
    assert all(fewer.view(reader) != view for reader, view in zip(READERS, views, strict=True))


def test_v3_regions_left_out_are_drawn_or_suggested():
    drawn = {players: [left_out(new_game(players, seed)) for seed in range(20)] for players in (2, 3, 4)}
    assert {len(out) for out in drawn[2]} == {2}
    assert {len(out) for out in drawn[3]} == {1}
    assert drawn[4] == [set()] * 20
    assert len({frozenset(out) for out in drawn[2]}) > 3
    suggested = [left_out(new_game(players, 1, regions="suggested")) for players in (2, 3, 4)]
    assert suggested == [{"algarve", "setubal"}, {"algarve"}, set()]


def test_v3_a_region_left_out_has_nothing():
    table = kit.lay(players=2, year=2, vintage="m2b", regions="suggested")
    kit.expert(table, kit.RED, "taste_renown")
    kit.turn(table, kit.RED)
    regions = {region["id"]: region for region in table.view(kit.RED)["regions"]}
    assert regions["algarve"]["tiles"] == []
    assert len(regions["minho"]["tiles"]) == 4
    assert table.view(kit.RED)["vintage"]["constantino"] == ["minho", "tras_os_montes", "setubal", "algarve"]
    kit.answer(table, "use taste_renown")
    assert kit.why_not(table, "cube algarve") == "region-not-in-play"
    kit.answer(table, "cube minho", "go vineyards")
    assert kit.why_not(table, "buy setubal") == "region-not-in-play"
    with_douro = [new_game(2, seed) for seed in range(20)]
    assert {(table.in_play >> DOURO & 1, table.porto_left) for table in with_douro} == {(0, 0), (1, 6)}


def test_v4_a_first_vineyard_is_paid_from_the_starting_cash():
    table = new_game(players=4, seed=5)
    seat = table.seat
    kit.next_vineyard(table, "minho_red_2", "dao_red_1")
    table.cash[seat] = 3
    kit.expert(table, seat, "taste_cash")
    table.legal = table.options()
    assert kit.why_not(table, "buy dao") == "cannot-pay"
    assert table.investment[seat] > table.tables.bank.invest_min
    assert kit.why_not(table, "divest") == "not-an-answer"
    assert kit.why_not(table, "use taste_cash") == "not-an-answer"
    kit.answer(table, "buy minho")
    assert table.cash[seat] == 0


# The turn


def friend_of_constantino(wines: int = 2) -> State:
    """Red has a barrel on Constantino and some wines; the round marker of year 6 is out of the way."""
    table = kit.lay(year=6)
    kit.vineyard(table, kit.RED, 1, "dao_red_1")
    kit.vineyard(table, kit.RED, 2, "lisboa_white_1")
    kit.barrel(table, kit.RED, "constantino")
    for number in range(wines):
        kit.wine(table, kit.RED, 1 + number // 2, slot=1 + number % 2, production=5)
    return table


def test_v5_one_benefit_a_phase_at_three_moments():
    table = friend_of_constantino()
    kit.turn(table, kit.RED)
    before = table.clone()
    kit.answer(table, "go bank")
    between = table.clone()
    kit.answer(table, "withdraw 1")
    assert kit.why_not(table, "benefit constantino") == "not-an-answer"
    kit.answer(table, "done")
    after = table.clone()
    for moment in (before, between, after):
        kit.answer(moment, "benefit constantino", "to invest_free", "wine estate-1-slot-1")
        assert moment.investment[kit.RED] == 2
    assert kit.why_not(before, "benefit invest_free") == "benefit-used"
    assert kit.why_not(between, "benefit invest_free") == "benefit-used"
    assert after.over
    kit.phase(before, 2)
    assert "benefit invest_free" in kit.may(before)


def test_v5_free_things_surround_the_move():
    table = kit.lay(year=6)
    kit.barrel(table, kit.RED, "hotel_red_5", "hotel_red_6")
    kit.expert(
        table, kit.RED, "taste_cash", "taste_renown", "taste_barrel", "taste_free_move", "taste_discount"
    )
    kit.turn(table, kit.RED)
    anytime = {"divest", "use taste_cash"}
    prepare = {"home hotel", "use taste_renown", "use taste_barrel"}
    assert {*anytime, *prepare, "use taste_free_move"} <= set(kit.may(table))
    assert kit.why_not(table, "use taste_discount") == "expert-not-now"
    kit.answer(table, "go vineyards")
    assert {*anytime, *prepare, "use taste_discount"} <= set(kit.may(table))
    assert kit.why_not(table, "use taste_free_move") == "expert-not-now"
    kit.answer(table, "buy minho", "place estate-1")
    assert {*anytime, "use taste_discount"} <= set(kit.may(table))
    assert prepare.isdisjoint(kit.may(table))


@pytest.mark.parametrize("help", ["divest", "use taste_cash"])
def test_v6_a_space_needs_cash_in_hand_for_move_and_action(help):
    table = kit.lay(year=6)
    kit.stand(table, kit.PURPLE, "cellars")
    kit.expert(table, kit.RED, "taste_cash")
    table.cash[kit.RED] = 2
    kit.turn(table, kit.RED)
    assert kit.why_not(table, "go cellars") == "cannot-pay"  # 1 to Purple, then 2 for the cellar
    kit.answer(table, help, "go cellars")
    assert table.cash[kit.RED] == 3
    kit.answer(table, "place estate-1")
    assert table.cash[kit.RED] == 1


def test_v6_a_move_is_paid_in_cash():
    table = kit.lay(year=6)
    kit.stand(table, kit.RED, "vineyards")
    table.cash[kit.RED] = 0
    kit.turn(table, kit.RED)
    assert kit.why_not(table, "go bank") == "short-of-cash"
    kit.answer(table, "divest", "go bank")
    assert table.cash[kit.RED] == 1


def test_v7_staying_only_if_no_other_space_is_in_reach():
    def broke(investment: int = -2, account: int = 0, cash: int = 0) -> State:
        table = kit.lay(year=6)
        table.cash[kit.RED], table.account[kit.RED], table.investment[kit.RED] = cash, account, investment
        return table

    table = broke()
    kit.turn(table, kit.RED)
    assert kit.may(table) == ["stay"]
    kit.answer(table, "stay")
    assert kit.may(table)[:4] == ["order place-1", "order place-2", "order place-3", "order place-4"]

    for table in (broke(investment=-1), broke(account=1), broke(cash=1)):
        kit.turn(table, kit.RED)
        assert kit.why_not(table, "stay") == "can-leave"

    table = broke()
    kit.expert(table, kit.RED, "taste_cash")
    kit.turn(table, kit.RED)
    assert kit.why_not(table, "stay") == "can-leave"
    assert kit.may(table) == ["use taste_cash"]
    table = broke()
    kit.expert(table, kit.RED, "taste_cash", down=True)
    kit.turn(table, kit.RED)
    assert kit.may(table) == ["stay"]

    # An expert can return a barrel, which then pays for selling the wine.
    table = broke()
    kit.wine(table, kit.RED, 1, slot=1, production=2, made="red minho")
    kit.barrel(table, kit.RED, "casa_de_fados_red_2")
    table.up[kit.RED] = 0
    kit.turn(table, kit.RED)
    assert "stay" in kit.may(table)
    kit.expert(table, kit.RED, "taste_barrel")
    kit.turn(table, kit.RED)
    assert kit.why_not(table, "stay") == "can-leave"
    kit.answer(table, "use taste_barrel", "lift-sale casa_de_fados_red_2")
    assert kit.may(table) == ["go sales"]

    table = broke()
    kit.stand(table, kit.RED, "bank")
    kit.turn(table, kit.RED)
    assert kit.may(table) == ["go pass_press_release"]


def test_v8_passing_costs_nothing():
    table = kit.lay(year=5)
    kit.stand(table, kit.RED, "vineyards")
    table.cash[kit.RED] = 0
    assert table.view(kit.RED)["tax_space"] == "pass_press_release"
    before = table.cash[:]
    kit.turn(table, kit.RED)
    kit.answer(table, "go pass_press_release")
    assert table.cash == before

    kit.stand(table, kit.RED, "vineyards")
    kit.stand(table, kit.PURPLE, "bank")
    table.cash[kit.RED] = 5
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank")
    assert table.cash[kit.RED] == 3


def test_v9_players_who_pass_keep_their_place_and_others_fill_the_gaps():
    table = kit.lay(year=6)
    for seat in (kit.RED, kit.PURPLE, kit.BLUE, kit.YELLOW):
        kit.stand(table, seat, "sales")
    kit.phase(table, 1)
    kit.answer(table, "go pass_press_release", "order place-3", "pass")
    kit.answer(table, "go pass_press_release")
    assert kit.why_not(table, "order place-3") == "place-taken"
    kit.answer(table, "order place-1", "pass")
    kit.answer(table, "go bank", "withdraw 1", "done")
    kit.answer(table, "go bank", "withdraw 1", "done")
    assert table.order == (kit.PURPLE, kit.BLUE, kit.RED, kit.YELLOW)
    assert table.lower == (-1,) * 4

    three = kit.lay(players=3, year=6)
    kit.stand(three, kit.RED, "sales")
    kit.turn(three, kit.RED)
    kit.answer(three, "go pass_press_release")
    assert [token for token in kit.may(three) if token.startswith("order")] == [
        "order place-1",
        "order place-2",
        "order place-3",
    ]


def test_v10_tolls_go_to_those_already_there():
    table = kit.lay(year=6)
    kit.stand(table, kit.PURPLE, "bank")
    kit.stand(table, kit.BLUE, "bank")
    table.cash = [5, 5, 5, 5]
    kit.turn(table, kit.RED, kit.YELLOW)
    kit.answer(table, "go bank")
    assert table.cash == [3, 6, 6, 5]
    kit.answer(table, "withdraw 1", "done", "go bank")
    assert table.cash == [5, 7, 7, 2]


def test_v47_a_mandatory_action_stays_possible():
    table = friend_of_constantino(wines=1)
    kit.turn(table, kit.RED)
    kit.answer(table, "go sales")
    assert kit.why_not(table, "done") == "must-do-one"
    assert kit.why_not(table, "benefit constantino") == "action-needs-it"
    table = friend_of_constantino(wines=1)
    kit.turn(table, kit.RED)
    assert "benefit constantino" in kit.may(table)  # before the move there is no action to protect

    table = friend_of_constantino(wines=2)
    kit.wine(table, kit.RED, 1, slot=2, production=1)  # no slot takes it
    kit.turn(table, kit.RED)
    kit.answer(table, "go sales", "benefit constantino", "to invest_free")
    assert kit.why_not(table, "wine estate-1-slot-1") == "action-needs-it"
    kit.answer(table, "wine estate-1-slot-2")
    assert kit.why_not(table, "done") == "must-do-one"


def test_v47_a_bonus_sale_leaves_a_wine_for_the_action():
    table = friend_of_constantino(wines=3)
    kit.barrel(table, kit.RED, "alexandre")
    kit.turn(table, kit.RED)
    kit.answer(table, "go export", "benefit alexandre", "to sales", "wine estate-1-slot-1")
    kit.answer(table, "wine estate-1-slot-2", "sell hotel_red_5")
    assert table.stack[-1].step is EXPORT_ACTION  # the last wine may not be sold too
    assert "wine estate-2-slot-1" in kit.may(table)

    table = friend_of_constantino(wines=2)
    kit.barrel(table, kit.RED, "alexandre")
    kit.turn(table, kit.RED)
    kit.answer(table, "go export", "benefit alexandre")
    assert kit.why_not(table, "to sales") == "action-needs-it"
    assert kit.why_not(table, "multiply wine-1") == "action-needs-it"


def test_v47_a_bonus_purchase_leaves_cash_for_the_action():
    table = friend_of_constantino()
    kit.barrel(table, kit.RED, "alexandre")
    table.cash[kit.RED], table.investment[kit.RED] = table.tables.prices.cellar, -2
    kit.turn(table, kit.RED)
    kit.answer(table, "go cellars", "benefit alexandre")
    assert kit.why_not(table, "to winery_for_1") == "action-needs-it"


def test_v47_a_means_to_make_a_sale_possible_must_be_used():
    table = friend_of_constantino(wines=1)
    kit.wine(table, kit.RED, 1, slot=1, production=1)
    kit.begin(table, (SALES_ACTION, kit.RED))
    assert "done" in kit.may(table)  # no slot takes a wine of value 1
    kit.expert(table, kit.RED, "taste_renown")
    kit.begin(table, (SALES_ACTION, kit.RED))
    assert kit.why_not(table, "done") == "must-do-one"
    kit.answer(table, "use taste_renown", "cube dao")
    assert "wine estate-1-slot-1" in kit.may(table)
    table = friend_of_constantino(wines=1)
    kit.wine(table, kit.RED, 1, slot=1, production=1)
    kit.barrel(table, kit.RED, "hotel_red_5", "hotel_red_6")
    kit.begin(table, (SALES_ACTION, kit.RED))
    assert kit.why_not(table, "done") == "must-do-one"
    kit.answer(
        table, "home hotel", "lift-sale hotel_red_5", "lift-sale hotel_red_6", "cube minho", "cube lisboa"
    )
    assert "done" in kit.may(table)  # the cubes went to other regions


def wrong_tops(top: str = "minho_white_1") -> State:
    """Red has four red estates and a reorder expert; at most one of the vineyards on top fits."""
    table = kit.lay(year=6)
    for estate, region in enumerate(("minho", "algarve", "alentejo", "tras_os_montes"), 1):
        kit.vineyard(table, kit.RED, estate, f"{region}_red_1")
        kit.next_vineyard(table, top if region == "minho" else f"{region}_white_1")
    table.cash[kit.RED] = 12
    kit.expert(table, kit.RED, "taste_reorder")
    kit.turn(table, kit.RED)
    return table


def test_v6_a_reorder_expert_opens_the_vineyards():
    table = wrong_tops()
    kit.answer(table, "go vineyards")
    assert kit.why_not(table, "buy minho") == "no-estate-fits"
    assert kit.why_not(table, "done") == "must-do-one"
    kit.answer(table, "use taste_reorder", "deck minho", "next minho_red_2")
    while "buy minho" not in kit.may(table):
        kit.answer(table, kit.may(table)[0])
    kit.answer(table, "buy minho", "place estate-1")

    table = wrong_tops("minho_red_2")
    kit.answer(table, "go vineyards", "buy minho", "place estate-1")
    # Another region's deck can still be reordered.
    assert {"use taste_reorder", "done"} <= set(kit.may(table))

    table = wrong_tops()
    table.up[kit.RED] = 0
    kit.turn(table, kit.RED)
    assert kit.why_not(table, "go vineyards") == "no-estate-fits"


def test_v47_a_deck_order_leaves_something_to_buy():
    table = wrong_tops("minho_red_2")
    kit.answer(table, "go vineyards", "use taste_reorder", "deck minho")
    assert kit.why_not(table, "next minho_white_1") == "action-needs-it"
    kit.answer(table, "next minho_red_2")


def test_v49_a_bonus_action_may_be_prepared_after_the_action():
    table = friend_of_constantino()
    kit.barrel(table, kit.RED, "hotel_red_5", "hotel_red_6")
    kit.expert(table, kit.RED, "taste_renown", "taste_barrel")
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank", "withdraw 1", "done")
    assert {"home hotel", "use taste_renown", "use taste_barrel"} <= set(kit.may(table))
    kit.answer(table, "use taste_renown", "cube dao")
    assert kit.why_not(table, "done") == "bonus-must-follow"
    kit.answer(table, "benefit constantino")
    assert kit.why_not(table, "multiply renown-1") == "bonus-must-follow"
    kit.answer(table, "to invest_free", "wine estate-1-slot-1")
    assert table.over

    table = friend_of_constantino(wines=0)
    kit.barrel(table, kit.RED, "hotel_red_5", "hotel_red_6")
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank", "withdraw 1", "done")
    assert table.over


def nothing_but_multipliers() -> State:
    """No bonus action is open to Red's barrel on Constantino: no experts are left, and no investment."""
    table = friend_of_constantino()
    kit.barrel(table, kit.RED, "hotel_red_5", "hotel_red_6")
    kit.expert(table, kit.RED, "taste_renown")
    table.expert_decks = ((),) * 4
    table.investment[kit.RED] = table.tables.bank.invest_max
    return table


def test_v49_nothing_is_prepared_without_a_bonus_action():
    table = nothing_but_multipliers()
    kit.turn(table, kit.RED)
    assert {"home hotel", "use taste_renown"} <= set(kit.may(table))  # an action follows
    kit.answer(table, "go bank", "withdraw 1", "done")
    assert kit.why_not(table, "home hotel") == "no-bonus-follows"
    assert kit.why_not(table, "use taste_renown") == "no-bonus-follows"
    kit.answer(table, "benefit constantino")
    assert kit.why_not(table, "home hotel") == "no-bonus-follows"
    table = nothing_but_multipliers()
    kit.begin(table, (LAST_BENEFITS, NOBODY, (0,)))
    assert kit.why_not(table, "home hotel") == "no-bonus-follows"


def test_v56_a_benefit_that_has_begun_allows_cash_and_barrels():
    for start in ("turn", "last"):
        table = friend_of_constantino()
        kit.barrel(table, kit.RED, "alexandre", "hotel_red_5", "hotel_red_6")
        kit.expert(table, kit.RED, "taste_cash")
        table.cash[kit.RED] = 0
        if start == "turn":
            kit.turn(table, kit.RED)
        else:
            kit.begin(table, (LAST_BENEFITS, NOBODY, (0,)))
        kit.answer(table, "benefit alexandre")
        assert kit.why_not(table, "to winery_for_1") == "cannot-pay"
        assert {"divest", "use taste_cash", "home hotel"} <= set(kit.may(table))
        kit.answer(table, "divest", "to winery_for_1", "wine estate-1-slot-1", "place estate-3")


def test_v56_a_benefit_lapses_when_its_barrel_leaves():
    table = friend_of_constantino()
    kit.expert(table, kit.RED, "taste_barrel")
    kit.turn(table, kit.RED)
    kit.answer(table, "benefit constantino", "use taste_barrel", "lift-court constantino")
    assert not table.benefits
    assert "go bank" in kit.may(table)


def test_v56_a_press_release_allows_cash_and_barrels():
    table = friend_of_constantino()
    kit.barrel(table, kit.RED, "hotel_red_5", "hotel_red_6")
    kit.expert(table, kit.RED, "taste_cash", "taste_renown")
    kit.stand(table, kit.RED, "bank")
    kit.turn(table, kit.RED)
    kit.answer(table, "go pass_press_release", "order place-1")
    assert {"divest", "use taste_cash", "use taste_renown", "home hotel"} <= set(kit.may(table))
    kit.answer(table, "divest", "use taste_renown", "cube dao", "wine estate-1-slot-1")
    assert "divest" not in kit.may(table)


def test_v59_staying_includes_a_place_and_a_press_release():
    table = friend_of_constantino()
    table.barrels[kit.RED] = table.cash[kit.RED] = table.account[kit.RED] = 0
    table.investment[kit.RED] = -2
    kit.turn(table, kit.RED)
    kit.answer(table, "stay")
    assert "order place-1" in kit.may(table)
    kit.answer(table, "order place-1")
    assert {"pass", "wine estate-1-slot-1"} <= set(kit.may(table))


def test_v7_a_pair_brings_one_cube_to_a_region():
    def short_by_two() -> State:
        """Red has no money and can leave only with two cubes in Dão: no other space is possible."""
        table = kit.lay(year=6)
        kit.vineyard(table, kit.RED, 1, "dao_red_1", wines={1: 4})
        table.export = tuple(kit.PURPLE if demand < 6 else NO_SEAT for demand in table.tables.export.value)
        free = ("hotel_white_5", "hotel_white_6")
        table.sales = tuple(NO_SEAT if id in free else kit.PURPLE for id in table.tables.sales.ids)
        kit.barrel(table, kit.RED, "hotel_white_5", "hotel_white_6")
        table.cash[kit.RED] = table.account[kit.RED] = 0
        table.investment[kit.RED] = -2
        return table

    table = short_by_two()
    kit.turn(table, kit.RED)
    assert "stay" in kit.may(table)
    table = short_by_two()
    kit.expert(table, kit.RED, "taste_renown")
    kit.turn(table, kit.RED)
    assert kit.why_not(table, "stay") == "can-leave"


def test_v56_nobody_is_asked_for_cash_alone_between_turns():
    table = kit.lay(year=3)
    kit.expert(table, kit.RED, "taste_cash")
    kit.begin(table, MAINTENANCE, PRODUCTION, FAIR_STEP)
    assert table.over
    assert table.investment[kit.RED] > table.tables.bank.invest_min

    table = kit.lay(year=3)
    kit.expert(table, kit.RED, "taste_cash", "aroma_renown")
    kit.begin(table, FAIR_STEP)
    assert set(kit.may(table)) == {"done", "divest", "use taste_cash", "use aroma_renown"}

    table = kit.lay(year=3)
    kit.expert(table, kit.RED, "taste_cash")
    kit.begin(table, BEFORE_REFRESH)
    assert set(kit.may(table)) == {"done", "divest", "use taste_cash"}
    table = kit.lay(year=3)
    kit.expert(table, kit.RED, "taste_renown")
    kit.begin(table, BEFORE_REFRESH)
    assert table.over


def test_v57_a_bonus_action_must_be_possible_after_the_gift():
    table = friend_of_constantino()
    kit.barrel(table, kit.RED, "alexandre")
    table.cash[kit.RED] = 0
    kit.turn(table, kit.RED)
    kit.answer(table, "benefit alexandre")
    assert kit.why_not(table, "to winery_for_1") == "cannot-pay"
    kit.turn(table, kit.RED)
    kit.answer(
        table, "divest", "benefit alexandre", "to winery_for_1", "wine estate-1-slot-1", "place estate-3"
    )
    assert table.cash[kit.RED] == 1

    table = friend_of_constantino(wines=1)
    kit.barrel(table, kit.RED, "alexandre")
    kit.turn(table, kit.RED)
    kit.answer(table, "benefit alexandre")
    assert kit.why_not(table, "to sales") == "bonus-needs-wine"

    table = friend_of_constantino()
    kit.barrel(table, kit.RED, "beatriz")
    kit.wine(table, kit.RED, 1, slot=2, production=2)
    kit.turn(table, kit.RED)
    kit.answer(table, "benefit beatriz", "to export")
    assert kit.why_not(table, "wine estate-1-slot-1") == "bonus-needs-wine"  # the other wine meets no demand
    kit.answer(table, "wine estate-1-slot-2", "wine estate-1-slot-1", "ship c1r1")
