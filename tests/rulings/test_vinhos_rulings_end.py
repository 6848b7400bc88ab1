"""Vinhos, rulings on the end, the experts, supplies and data: V38 to V46, V51, V53, V58."""

from __future__ import annotations

from importlib import resources

import pytest

import vindima
from tests.vinhos_table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    answer,
    barrel,
    begin,
    expert,
    experts_down,
    experts_up,
    lay,
    may,
    next_expert,
    next_vineyard,
    stand,
    turn,
    vineyard,
    why_not,
    wine,
    winery,
)
from vindima.core.step import NOBODY
from vindima.vinhos.ending import LAST_BENEFITS, SCORING
from vindima.vinhos.model import DAO, FROM_FAIR, MINHO
from vindima.vinhos.production import PRODUCTION
from vindima.vinhos.state import State
from vindima.vinhos.tables import DATA

# End


def test_v38_who_passes_the_last_benefits_stays_out():
    table = lay(year=6)
    for seat in (RED, PURPLE):
        barrel(table, seat, "constantino")
        for number in (1, 2, 3):
            wine(table, seat, number, slot=1, production=3, made="red dao")
    wine(table, BLUE, 1, slot=1, production=3, made="red dao")  # but no barrel
    begin(table, (LAST_BENEFITS, NOBODY, (0,)))
    assert table.seat == RED
    answer(table, "benefit constantino", "to invest_free", "wine estate-1-slot-1")
    assert table.seat == PURPLE
    answer(table, "done")
    assert table.seat == RED
    answer(table, "benefit invest_free", "to free_expert", "wine estate-2-slot-1", "hire taste")
    assert table.seat == RED
    assert "done" in may(table)
    answer(table, "done")
    assert table.over
    assert table.view(PURPLE)["seats"][PURPLE]["court"] == {"constantino": 1}


def test_v39_only_those_to_whom_cash_matters_may_divest():
    table = lay(year=6)
    barrel(table, RED, "cash-1")
    barrel(table, BLUE, "cash-2")
    table.investment[BLUE] = -2
    table.cash = [3, 50, 8, 0]
    begin(table, SCORING)
    assert (table.seat, may(table)) == (RED, ["done", "divest"])
    answer(table, "divest", "done")
    assert table.over  # Blue has nothing to divest, Purple and Yellow no use for cash
    assert [table.breakdown(seat)["multipliers"] for seat in range(4)] == [5, 0, 4, 0]


def test_v39_the_last_tie_break_counts_divestments():
    table = lay(year=6)
    table.cash = [3, 4, 9, 3]
    table.gain_points(RED, FROM_FAIR, 1)
    table.gain_points(PURPLE, FROM_FAIR, 1)
    begin(table, SCORING)
    assert table.seat == RED
    answer(table, "divest", "done")
    assert table.seat == PURPLE
    answer(table, "done")
    assert table.over
    assert table.winners == [RED]


def test_v40_level_exporters_share_a_column():
    table = lay(year=6)
    barrel(table, RED, "c1r1", "c3r1", "c4r1", "c4r2")
    barrel(table, PURPLE, "c1r2", "c3r2", "c4r3")
    barrel(table, BLUE, "c3r3")
    begin(table, SCORING)
    majorities = [table.breakdown(seat)["majorities"] for seat in range(4)]
    assert table.tables.export.majority_vp == (6, 8, 10, 12)
    assert majorities == [3 + 3 + 12, 3 + 3, 3, 0]


@pytest.mark.parametrize(("more", "winners"), [(0, [RED, PURPLE]), (1, [RED])])
def test_v41_a_full_tie_is_shared(more, winners):
    table = lay(year=6)
    table.investment = [-2] * 4
    table.cash = [5 + more, 6, 20, 20]
    table.account[PURPLE] = 4
    barrel(table, RED, "c2r1")
    barrel(table, PURPLE, "c2r2")
    begin(table, SCORING)
    assert table.over
    assert table.scores == [5, 5, 1, 1]
    assert table.winners == winners


def test_v41_barrels_exported_come_before_money():
    table = lay(year=6)
    table.investment = [-2] * 4
    table.cash = [0, 20, 0, 0]
    table.gain_points(PURPLE, FROM_FAIR, table.tables.export.majority_vp[1])
    barrel(table, RED, "c2r1")
    begin(table, SCORING)
    assert table.scores[RED] == table.scores[PURPLE]
    assert table.winners == [RED]


# Experts


def test_v42_a_seventh_expert_sends_one_back():
    table = lay(year=6)
    expert(table, RED, "taste_cash", "taste_barrel", "look_cash")
    expert(table, RED, "look_barrel", "aroma_cash", down=True)
    next_expert(table, "alcohol_cash", "alcohol_barrel")
    turn(table, RED)
    answer(table, "go wine_experts", "hire alcohol")
    assert "hire alcohol" in may(table)  # six are allowed
    answer(table, "hire alcohol")
    held = {*experts_up(table, RED), *experts_down(table, RED)}
    assert len(held) == 7
    cash = {"use taste_cash", "use look_cash", "use alcohol_cash"}
    assert set(may(table)) == {f"return {id}" for id in held} | cash
    answer(table, "return look_barrel")
    assert experts_down(table, RED) == ["aroma_cash"]
    assert table.tables.experts.ids[table.expert_decks[2][-1]] == "look_barrel"


def test_v42_gifts_obey_the_limit():
    table = lay(year=6)
    expert(table, RED, "taste_cash", "taste_barrel", "look_cash", "look_barrel", "aroma_cash")
    turn(table, RED)
    answer(table, "go vineyards", "buy setubal", "place estate-1", "hire taste", "hire taste")
    assert len([answer for answer in may(table) if answer.startswith("return")]) == 7
    assert "return taste_cash" in may(table)


def test_v42_a_cash_expert_may_be_used_before_it_goes_back():
    table = lay(year=6)
    expert(table, RED, "taste_discount", "taste_reorder", "taste_renown")
    expert(table, RED, "look_barrel", "look_discount", "look_renown")
    next_expert(table, "aroma_cash")
    turn(table, RED)
    answer(table, "go wine_experts", "hire aroma")
    before = table.cash[RED]
    answer(table, "use aroma_cash")
    assert table.cash[RED] == before + table.tables.experts.cash
    assert "use aroma_cash" not in may(table)
    answer(table, "return aroma_cash")
    assert len([*experts_up(table, RED), *experts_down(table, RED)]) == 6


def test_v43_discounts_add_up_but_not_for_the_bonus():
    table = lay(year=6)
    expert(table, RED, "taste_discount", "aroma_discount", "look_discount", "taste_reorder")
    next_vineyard(table, "lisboa_red_1", "minho_red_1")
    table.cash[RED] = 4
    turn(table, RED)
    answer(table, "go vineyards")
    assert why_not(table, "buy lisboa") == "cannot-pay"
    answer(table, "use taste_discount", "use aroma_discount", "buy lisboa", "place estate-1")
    assert table.cash[RED] == 1  # 5 less 2
    answer(table, "use look_discount", "buy minho", "place estate-2")
    assert table.cash[RED] == 1  # 2 less 3 is nothing, and nothing comes back

    table = lay(year=6)
    expert(table, RED, "taste_discount", "taste_reorder")
    barrel(table, RED, "beatriz")
    wine(table, RED, 1, slot=1, production=3, made="red dao")
    next_vineyard(table, "lisboa_red_1")
    turn(table, RED)
    cash = table.cash[RED]
    answer(table, "benefit beatriz", "to vineyard_minus_2", "wine estate-1-slot-1")
    assert why_not(table, "use taste_discount") == "expert-not-now"
    assert why_not(table, "use taste_reorder") == "expert-not-now"
    answer(table, "buy lisboa", "place estate-1")
    assert table.cash[RED] == cash - 3


def reordering(table: State, seat: int, expert_id: str) -> None:
    """The seat uses a reorder expert on Dão: the open question is which tile lies on top."""
    expert(table, seat, expert_id)
    stand(table, seat, "pass_press_release")
    turn(table, seat)
    answer(table, "go vineyards", f"use {expert_id}", "deck dao")


def seen_order(table: State, seat: int | None) -> list[str] | None:
    order: list[str] | None = table.view(seat)["regions"][DAO]["order"]
    return order


def test_v44_a_deck_is_reordered_unseen():
    table = lay(year=6)
    next_vineyard(table, "dao_red_1", "dao_white_1", "dao_red_2", "dao_white_2")
    readers = (None, PURPLE, BLUE, YELLOW)
    reordering(table, RED, "taste_reorder")
    assert seen_order(table, RED) == ["dao_red_1", "dao_white_1", "dao_red_2", "dao_white_2"]
    before = [table.view(reader) for reader in readers]
    answer(table, "next dao_white_2")
    assert [table.view(reader) for reader in readers] == before

    one, other = table.clone(), table.clone()
    answer(one, "next dao_red_1", "next dao_red_2", "next dao_white_1")
    answer(other, "next dao_white_1", "next dao_red_1", "next dao_red_2")
    for reader in readers:
        assert one.view(reader) == other.view(reader)
        assert seen_order(one, reader) is None
        assert one.view(reader)["regions"][DAO]["top"]["id"] == "dao_white_2"
    assert seen_order(one, RED) == ["dao_white_2", "dao_red_1", "dao_red_2", "dao_white_1"]
    assert seen_order(other, RED) == ["dao_white_2", "dao_white_1", "dao_red_1", "dao_red_2"]


def test_v51_a_discount_counts_from_then_on():
    table = lay(year=6)
    expert(table, RED, "taste_discount")
    next_vineyard(table, "dao_red_1", "minho_red_1", "douro_red_1")
    table.cash[RED] = 20
    turn(table, RED)
    answer(table, "go vineyards", "buy dao", "place estate-1")
    assert table.cash[RED] == 16
    answer(table, "use taste_discount", "buy minho", "place estate-2")
    assert table.cash[RED] == 15
    answer(table, "buy douro", "place estate-3", "done")
    assert table.cash[RED] == 12

    next_vineyard(table, "dao_red_2")
    stand(table, RED, "pass_press_release")
    turn(table, RED)
    answer(table, "go vineyards", "buy dao")
    assert table.cash[RED] == 7  # the next action knows nothing of it


def test_v58_a_deck_is_reordered_before_buying():
    table = lay(year=6)
    next_vineyard(table, "minho_red_1")
    table.cash[RED] = 30
    expert(table, RED, "taste_reorder")
    stand(table, RED, "bank")
    turn(table, RED)
    answer(table, "go vineyards", "buy minho", "place estate-1")
    poor = table.clone()
    poor.cash[RED], poor.investment[RED] = 0, -2
    poor.settle()
    assert poor.over  # nothing more can be bought, so nothing is asked
    single = table.clone()
    single.decks = [deck if region == MINHO else deck[:1] for region, deck in enumerate(single.decks)]
    single.settle()
    assert why_not(single, "use taste_reorder") == "reorder-before-buying"

    answer(table, "use taste_reorder")
    assert why_not(table, "deck minho") == "already-bought-here"
    order = [table.tables.vineyards.ids[tile] for tile in reversed(table.decks[DAO])]
    answer(table, "deck dao", *[f"next {id}" for id in order], "done")
    assert [table.tables.vineyards.ids[tile] for tile in table.decks[DAO]] == order  # it stays


def test_v53_a_seen_deck_stays_known_until_reordered():
    table = lay(year=6)
    next_vineyard(table, "dao_red_1", "dao_white_1", "dao_red_2", "dao_white_2")
    assert seen_order(table, RED) is None
    reordering(table, RED, "taste_reorder")
    answer(table, "next dao_white_2", "next dao_red_1", "next dao_red_2", "next dao_white_1")
    turn(table, PURPLE)
    answer(table, "go vineyards", "buy dao", "place estate-1")
    assert seen_order(table, RED) == ["dao_red_1", "dao_red_2", "dao_white_1"]
    assert seen_order(table, PURPLE) is None
    order = table.decks[DAO]
    assert {table.determinize(RED, seed).decks[DAO] for seed in range(20)} == {order}
    assert len({table.determinize(PURPLE, seed).decks[DAO] for seed in range(20)}) == 2

    reordering(table, PURPLE, "aroma_reorder")
    answer(table, "next dao_red_1", "next dao_white_1", "next dao_red_2")
    assert seen_order(table, RED) is None
    assert seen_order(table, PURPLE) == ["dao_red_1", "dao_white_1", "dao_red_2"]
    assert len({table.determinize(RED, seed).decks[DAO] for seed in range(20)}) == 2


# Supplies and data


def test_v45_only_money_and_wine_never_run_out():
    table = lay(year=6, vintage="p2a")
    table.cash = [1000, 1000, 1000, 1000]  # far more than the notes of the box
    turn(table, RED)
    answer(table, "go bank", "withdraw 4", "done")
    assert table.cash[RED] == 1004
    for seat in range(4):
        for number, region in enumerate(("minho", "dao", "lisboa", "algarve"), 1):
            tile = f"{region}_{('red', 'white')[seat % 2]}_{1 + seat // 2}"
            vineyard(table, seat, number, tile)
    begin(table, PRODUCTION)
    assert [store[0] > 0 for store in table.wines] == [True] * 16

    winery(table, RED, 1)
    table.wineries_left = table.cellars_left = table.enologists_left = 0
    table.expert_decks = [(), (), (), ()]
    table.decks = [()] * 8
    turn(table, BLUE)
    assert why_not(table, "go vineyards") == "deck-empty"
    assert why_not(table, "go wine_experts") == "deck-empty"
    assert why_not(table, "go wineries") == "no-winery-left"
    assert why_not(table, "go cellars") == "no-cellar-left"
    assert why_not(table, "go enologists") == "no-enologist-left"


def test_v46_corrected_tables_change_the_game_and_its_record(tmp_path):
    folder = tmp_path / "box"
    folder.mkdir()
    own = resources.files("vindima.vinhos").joinpath("data", "board.toml").read_text("utf-8")
    corrected = folder / "board.toml"
    corrected.write_text(own.replace("winery = 3", "winery = 5"), "utf-8")

    paid = {}
    for tables in (None, str(folder)):
        table = lay(year=6, tables=tables)
        turn(table, RED)
        answer(table, "go wineries", "place estate-1")
        paid[tables] = 11 - table.cash[RED]
    assert paid == {None: 3, str(folder): 5}

    plain = vindima.Record("vinhos", 2, seed=4)
    record = vindima.Record("vinhos", 2, seed=4, options={"tables": str(folder)})
    assert record.header()["tables"] != plain.header()["tables"]
    position = record.start()
    for _ in range(60):
        record.answers.append(position.token(position.legal[0]))
        position.apply(position.legal[0])
    record.save(tmp_path / "game.jsonl")
    corrected.unlink()
    folder.rmdir()
    again = vindima.Record.load(tmp_path / "game.jsonl")
    assert again.header() == record.header()
    replayed = again.replay()
    assert isinstance(replayed, State)
    assert replayed.tables.prices.winery == 5
    assert replayed.digest() == position.digest()


def test_v46_every_number_has_a_status():
    assert {entry.status for entry in DATA.entries()} == {"printed", "derived", "reconstructed"}
