"""Vinhos, rulings on the end, the experts, supplies and data: V38 to V46, V51, V53, V58."""

from __future__ import annotations

from importlib import resources

import pytest

import vindima
from tests import vinhos_table as kit
from vindima.core.step import NOBODY
from vindima.vinhos.ending import LAST_BENEFITS, SCORING
from vindima.vinhos.model import DAO, FROM_FAIR, MINHO
from vindima.vinhos.production import PRODUCTION
from vindima.vinhos.state import State
from vindima.vinhos.tables import DATA

# End


def test_v38_a_player_who_passes_the_last_benefits_is_out():
    table = kit.lay(year=6)
    for seat in (kit.RED, kit.PURPLE):
        kit.barrel(table, seat, "constantino")
        for number in (1, 2, 3):
            kit.wine(table, seat, number, slot=1, production=3, made="red dao")
    kit.wine(table, kit.BLUE, 1, slot=1, production=3, made="red dao")  # but no barrel
    kit.begin(table, (LAST_BENEFITS, NOBODY, (0,)))
    assert table.seat == kit.RED
    kit.answer(table, "benefit constantino", "to invest_free", "wine estate-1-slot-1")
    assert table.seat == kit.PURPLE
    kit.answer(table, "done")
    assert table.seat == kit.RED
    kit.answer(table, "benefit invest_free", "to free_expert", "wine estate-2-slot-1", "hire taste")
    assert table.seat == kit.RED
    assert "done" in kit.may(table)
    kit.answer(table, "done")
    assert table.over
    assert table.view(kit.PURPLE)["seats"][kit.PURPLE]["court"] == {"constantino": 1}


def test_v39_only_players_for_whom_cash_matters_may_divest():
    table = kit.lay(year=6)
    kit.barrel(table, kit.RED, "cash-1")
    kit.barrel(table, kit.BLUE, "cash-2")
    table.investment[kit.BLUE] = -2
    table.cash = [3, 50, 8, 0]
    kit.begin(table, SCORING)
    assert (table.seat, kit.may(table)) == (kit.RED, ["done", "divest"])
    kit.answer(table, "divest", "done")
    assert table.over  # Blue has nothing to divest; Purple and Yellow have no use for cash
    assert [table.breakdown(seat)["multipliers"] for seat in range(4)] == [5, 0, 4, 0]


def test_v39_the_last_tie_break_counts_divestments():
    table = kit.lay(year=6)
    table.cash = [3, 4, 9, 3]
    table.gain_points(kit.RED, FROM_FAIR, 1)
    table.gain_points(kit.PURPLE, FROM_FAIR, 1)
    kit.begin(table, SCORING)
    assert table.seat == kit.RED
    kit.answer(table, "divest", "done")
    assert table.seat == kit.PURPLE
    kit.answer(table, "done")
    assert table.over
    assert table.winners == [kit.RED]


def test_v40_tied_exporters_share_a_column():
    table = kit.lay(year=6)
    kit.barrel(table, kit.RED, "c1r1", "c3r1", "c4r1", "c4r2")
    kit.barrel(table, kit.PURPLE, "c1r2", "c3r2", "c4r3")
    kit.barrel(table, kit.BLUE, "c3r3")
    kit.begin(table, SCORING)
    majorities = [table.breakdown(seat)["majorities"] for seat in range(4)]
    assert table.tables.export.majority_vp == (6, 8, 10, 12)
    assert majorities == [3 + 3 + 12, 3 + 3, 3, 0]


@pytest.mark.parametrize(("more", "winners"), [(0, [kit.RED, kit.PURPLE]), (1, [kit.RED])])
def test_v41_a_full_tie_is_shared(more, winners):
    table = kit.lay(year=6)
    table.investment = [-2] * 4
    table.cash = [5 + more, 6, 20, 20]
    table.account[kit.PURPLE] = 4
    kit.barrel(table, kit.RED, "c2r1")
    kit.barrel(table, kit.PURPLE, "c2r2")
    kit.begin(table, SCORING)
    assert table.over
    assert table.scores == [5, 5, 1, 1]
    assert table.winners == winners


def test_v41_barrels_exported_come_before_money():
    table = kit.lay(year=6)
    table.investment = [-2] * 4
    table.cash = [0, 20, 0, 0]
    table.gain_points(kit.PURPLE, FROM_FAIR, table.tables.export.majority_vp[1])
    kit.barrel(table, kit.RED, "c2r1")
    kit.begin(table, SCORING)
    assert table.scores[kit.RED] == table.scores[kit.PURPLE]
    assert table.winners == [kit.RED]


# Experts


def test_v42_a_seventh_expert_sends_one_back():
    table = kit.lay(year=6)
    kit.expert(table, kit.RED, "taste_cash", "taste_barrel", "look_cash")
    kit.expert(table, kit.RED, "look_barrel", "aroma_cash", down=True)
    kit.next_expert(table, "alcohol_cash", "alcohol_barrel")
    kit.turn(table, kit.RED)
    kit.answer(table, "go wine_experts", "hire alcohol")
    assert "hire alcohol" in kit.may(table)  # six experts are allowed
    kit.answer(table, "hire alcohol")
    held = {*kit.experts_up(table, kit.RED), *kit.experts_down(table, kit.RED)}
    assert len(held) == 7
    cash = {"use taste_cash", "use look_cash", "use alcohol_cash"}
    assert set(kit.may(table)) == {f"return {id}" for id in held} | cash
    kit.answer(table, "return look_barrel")
    assert kit.experts_down(table, kit.RED) == ["aroma_cash"]
    assert table.tables.experts.ids[table.expert_decks[2][-1]] == "look_barrel"


def test_v42_gifts_obey_the_limit():
    table = kit.lay(year=6)
    kit.expert(table, kit.RED, "taste_cash", "taste_barrel", "look_cash", "look_barrel", "aroma_cash")
    kit.turn(table, kit.RED)
    kit.answer(table, "go vineyards", "buy setubal", "place estate-1", "hire taste", "hire taste")
    assert len([token for token in kit.may(table) if token.startswith("return")]) == 7
    assert "return taste_cash" in kit.may(table)


def test_v42_a_cash_expert_may_be_used_before_it_goes_back():
    table = kit.lay(year=6)
    kit.expert(table, kit.RED, "taste_discount", "taste_reorder", "taste_renown")
    kit.expert(table, kit.RED, "look_barrel", "look_discount", "look_renown")
    kit.next_expert(table, "aroma_cash")
    kit.turn(table, kit.RED)
    kit.answer(table, "go wine_experts", "hire aroma")
    before = table.cash[kit.RED]
    kit.answer(table, "use aroma_cash")
    assert table.cash[kit.RED] == before + table.tables.experts.cash
    assert "use aroma_cash" not in kit.may(table)
    kit.answer(table, "return aroma_cash")
    assert len([*kit.experts_up(table, kit.RED), *kit.experts_down(table, kit.RED)]) == 6


def test_v43_discounts_add_up_but_not_for_the_bonus():
    table = kit.lay(year=6)
    kit.expert(table, kit.RED, "taste_discount", "aroma_discount", "look_discount", "taste_reorder")
    kit.next_vineyard(table, "lisboa_red_1", "minho_red_1")
    table.cash[kit.RED] = 4
    kit.turn(table, kit.RED)
    kit.answer(table, "go vineyards")
    assert kit.why_not(table, "buy lisboa") == "cannot-pay"
    kit.answer(table, "use taste_discount", "use aroma_discount", "buy lisboa", "place estate-1")
    assert table.cash[kit.RED] == 1  # 5 less 2
    kit.answer(table, "use look_discount", "buy minho", "place estate-2")
    assert table.cash[kit.RED] == 1  # 2 less 3 costs nothing, and nothing is refunded

    table = kit.lay(year=6)
    kit.expert(table, kit.RED, "taste_discount", "taste_reorder")
    kit.barrel(table, kit.RED, "beatriz")
    kit.wine(table, kit.RED, 1, slot=1, production=3, made="red dao")
    kit.next_vineyard(table, "lisboa_red_1")
    kit.turn(table, kit.RED)
    cash = table.cash[kit.RED]
    kit.answer(table, "benefit beatriz", "to vineyard_minus_2", "wine estate-1-slot-1")
    assert kit.why_not(table, "use taste_discount") == "expert-not-now"
    assert kit.why_not(table, "use taste_reorder") == "expert-not-now"
    kit.answer(table, "buy lisboa", "place estate-1")
    assert table.cash[kit.RED] == cash - 3


def reordering(table: State, seat: int, expert_id: str) -> None:
    """The seat uses a reorder expert on Dão: the open question is which tile goes on top."""
    kit.expert(table, seat, expert_id)
    kit.stand(table, seat, "pass_press_release")
    kit.turn(table, seat)
    kit.answer(table, "go vineyards", f"use {expert_id}", "deck dao")


def seen_order(table: State, seat: int | None) -> list[str] | None:
    order: list[str] | None = table.view(seat)["regions"][DAO]["order"]
    return order


def test_v44_a_deck_is_reordered_in_secret():
    table = kit.lay(year=6)
    kit.next_vineyard(table, "dao_red_1", "dao_white_1", "dao_red_2", "dao_white_2")
    readers = (None, kit.PURPLE, kit.BLUE, kit.YELLOW)
    reordering(table, kit.RED, "taste_reorder")
    assert seen_order(table, kit.RED) == ["dao_red_1", "dao_white_1", "dao_red_2", "dao_white_2"]
    before = [table.view(reader) for reader in readers]
    kit.answer(table, "next dao_white_2")
    assert [table.view(reader) for reader in readers] == before

    one, other = table.clone(), table.clone()
    kit.answer(one, "next dao_red_1", "next dao_red_2", "next dao_white_1")
    kit.answer(other, "next dao_white_1", "next dao_red_1", "next dao_red_2")
    for reader in readers:
        assert one.view(reader) == other.view(reader)
        assert seen_order(one, reader) is None
        assert one.view(reader)["regions"][DAO]["top"]["id"] == "dao_white_2"
    assert seen_order(one, kit.RED) == ["dao_white_2", "dao_red_1", "dao_red_2", "dao_white_1"]
    assert seen_order(other, kit.RED) == ["dao_white_2", "dao_white_1", "dao_red_1", "dao_red_2"]


def test_v51_a_discount_counts_once_it_is_used():
    table = kit.lay(year=6)
    kit.expert(table, kit.RED, "taste_discount")
    kit.next_vineyard(table, "dao_red_1", "minho_red_1", "douro_red_1")
    table.cash[kit.RED] = 20
    kit.turn(table, kit.RED)
    kit.answer(table, "go vineyards", "buy dao", "place estate-1")
    assert table.cash[kit.RED] == 16
    kit.answer(table, "use taste_discount", "buy minho", "place estate-2")
    assert table.cash[kit.RED] == 15
    kit.answer(table, "buy douro", "place estate-3", "done")
    assert table.cash[kit.RED] == 12

    kit.next_vineyard(table, "dao_red_2")
    kit.stand(table, kit.RED, "pass_press_release")
    kit.turn(table, kit.RED)
    kit.answer(table, "go vineyards", "buy dao")
    assert table.cash[kit.RED] == 7  # no discount on the next action


def test_v58_a_deck_is_reordered_before_buying():
    table = kit.lay(year=6)
    kit.next_vineyard(table, "minho_red_1")
    table.cash[kit.RED] = 30
    kit.expert(table, kit.RED, "taste_reorder")
    kit.stand(table, kit.RED, "bank")
    kit.turn(table, kit.RED)
    kit.answer(table, "go vineyards", "buy minho", "place estate-1")
    poor = table.clone()
    poor.cash[kit.RED], poor.investment[kit.RED] = 0, -2
    poor.settle()
    assert poor.over  # nothing more can be bought, so nothing is asked
    single = table.clone()
    single.decks = tuple(deck if region == MINHO else deck[:1] for region, deck in enumerate(single.decks))
    single.settle()
    assert kit.why_not(single, "use taste_reorder") == "reorder-before-buying"

    kit.answer(table, "use taste_reorder")
    assert kit.why_not(table, "deck minho") == "already-bought-here"
    order = [table.tables.vineyards.ids[tile] for tile in reversed(table.decks[DAO])]
    kit.answer(table, "deck dao", *[f"next {id}" for id in order], "done")
    assert [table.tables.vineyards.ids[tile] for tile in table.decks[DAO]] == order  # the new order stays


def test_v53_a_seen_deck_stays_known_until_reordered():
    table = kit.lay(year=6)
    kit.next_vineyard(table, "dao_red_1", "dao_white_1", "dao_red_2", "dao_white_2")
    assert seen_order(table, kit.RED) is None
    reordering(table, kit.RED, "taste_reorder")
    kit.answer(table, "next dao_white_2", "next dao_red_1", "next dao_red_2", "next dao_white_1")
    kit.turn(table, kit.PURPLE)
    kit.answer(table, "go vineyards", "buy dao", "place estate-1")
    assert seen_order(table, kit.RED) == ["dao_red_1", "dao_red_2", "dao_white_1"]
    assert seen_order(table, kit.PURPLE) is None
    order = table.decks[DAO]
    assert {table.determinize(kit.RED, seed).decks[DAO] for seed in range(20)} == {order}
    assert len({table.determinize(kit.PURPLE, seed).decks[DAO] for seed in range(20)}) == 2

    reordering(table, kit.PURPLE, "aroma_reorder")
    kit.answer(table, "next dao_red_1", "next dao_white_1", "next dao_red_2")
    assert seen_order(table, kit.RED) is None
    assert seen_order(table, kit.PURPLE) == ["dao_red_1", "dao_white_1", "dao_red_2"]
    assert len({table.determinize(kit.RED, seed).decks[DAO] for seed in range(20)}) == 2


# Supplies and data


def test_v45_only_money_and_wine_never_run_out():
    table = kit.lay(year=6, vintage="p2a")
    table.cash = [1000, 1000, 1000, 1000]  # far more than the banknotes in the box
    kit.turn(table, kit.RED)
    kit.answer(table, "go bank", "withdraw 4", "done")
    assert table.cash[kit.RED] == 1004
    for seat in range(4):
        for number, region in enumerate(("minho", "dao", "lisboa", "algarve"), 1):
            tile = f"{region}_{('red', 'white')[seat % 2]}_{1 + seat // 2}"
            kit.vineyard(table, seat, number, tile)
    kit.begin(table, PRODUCTION)
    assert [store[0] > 0 for store in table.wines] == [True] * 16

    kit.winery(table, kit.RED, 1)
    table.wineries_left = table.cellars_left = table.enologists_left = 0
    table.expert_decks = ((),) * 4
    table.decks = ((),) * 8
    kit.turn(table, kit.BLUE)
    assert kit.why_not(table, "go vineyards") == "deck-empty"
    assert kit.why_not(table, "go wine_experts") == "deck-empty"
    assert kit.why_not(table, "go wineries") == "no-winery-left"
    assert kit.why_not(table, "go cellars") == "no-cellar-left"
    assert kit.why_not(table, "go enologists") == "no-enologist-left"


def test_v46_corrected_tables_change_the_game_and_its_record(tmp_path):
    own = resources.files("vindima.vinhos").joinpath("data", "board.toml").read_text("utf-8")
    (tmp_path / "board.toml").write_text(own.replace("winery = 3", "winery = 5"), "utf-8")

    paid = {}
    for tables in (None, str(tmp_path)):
        table = kit.lay(year=6, tables=tables)
        kit.turn(table, kit.RED)
        kit.answer(table, "go wineries", "place estate-1")
        paid[tables] = 11 - table.cash[kit.RED]
    assert paid == {None: 3, str(tmp_path): 5}
    corrected = vindima.Record("vinhos", 2, seed=4, options={"tables": str(tmp_path)})
    assert corrected.header()["tables"] != vindima.Record("vinhos", 2, seed=4).header()["tables"]


def test_v46_every_number_has_a_status():
    assert {entry.status for entry in DATA.entries()} == {"printed", "derived", "reconstructed"}
