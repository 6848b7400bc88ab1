"""Multipliers, and the variants of the Chinese edition that change money and points."""

from __future__ import annotations

import pytest

import vindima
from tests import vinhos_table as kit
from vindima.vinhos.ending import SCORING


def estates():
    """Blue has three vineyards, three wineries, two enologists, one cellar and one complete estate."""
    table = kit.lay(year=6)
    kit.vineyard(table, kit.BLUE, 1, "lisboa_red_1")
    kit.winery(table, kit.BLUE, 1, 2)
    kit.enologist(table, kit.BLUE, 1, 2)
    kit.vineyard(table, kit.BLUE, 2, "alentejo_red_1", "alentejo_red_2")
    kit.cellar(table, kit.BLUE, 2)
    kit.winery(table, kit.BLUE, 3)
    return table


@pytest.mark.parametrize(
    ("kind", "count", "left", "right"),
    [
        ("cellars", 1, 4, 2),
        ("enologists", 2, 4, 2),
        ("full_estates", 1, 4, 2),
        ("vineyards", 3, 2, 1),
        ("wineries", 3, 2, 1),
    ],
)
def test_multipliers_score_each_thing_at_the_end(kind, count, left, right):
    for slot, points in ((1, left), (2, right)):
        table = estates()
        kit.barrel(table, kit.BLUE, f"{kind}-{slot}")
        kit.begin(table, SCORING)
        assert table.breakdown(kit.BLUE)["multipliers"] == count * points


def benefit(table, row: str, multiplier: str) -> None:
    """Blue gives a wine and moves a barrel to a multiplier."""
    kit.barrel(table, kit.BLUE, row)
    kit.vineyard(table, kit.BLUE, 1, "lisboa_red_1", wines={1: 3})
    kit.stand(table, kit.BLUE, "vineyards")
    kit.turn(table, kit.BLUE)
    kit.answer(table, "go bank", f"benefit {row}", f"multiply {multiplier}", "wine estate-1-slot-1")


@pytest.mark.parametrize(("missing", "points"), [(0, 8), (1, 0)])
def test_multipliers_score_experts_of_all_four_features_now(missing, points):
    table = kit.lay(year=5)
    ids = table.tables.experts.ids
    kit.expert(table, kit.BLUE, *ids[::6][missing:])
    benefit(table, "beatriz", "four_experts-1")
    assert table.score(kit.BLUE) == points


def test_multipliers_score_the_renown_of_the_owners_regions_now():
    table = kit.lay(year=5)
    kit.cubes(table, "lisboa", 2)
    kit.cubes(table, "minho", 1)
    benefit(table, "constantino", "renown-1")
    assert table.score(kit.BLUE) == 2


def test_bonus_investment_is_one_free_step():
    table = kit.lay(year=5)
    kit.barrel(table, kit.BLUE, "constantino")
    kit.vineyard(table, kit.BLUE, 1, "lisboa_red_1", wines={1: 3})
    kit.stand(table, kit.BLUE, "sales")
    before = (
        table.account[kit.BLUE],
        table.cash[kit.BLUE],
        table.view(kit.BLUE)["seats"][kit.BLUE]["investment"],
    )
    kit.turn(table, kit.BLUE)
    kit.answer(table, "go bank", "benefit constantino", "to invest_free", "wine estate-1-slot-1")
    after = (
        table.account[kit.BLUE],
        table.cash[kit.BLUE],
        table.view(kit.BLUE)["seats"][kit.BLUE]["investment"],
    )
    assert after == (*before[:2], before[2] + 1)


@pytest.mark.parametrize(("capped", "points"), [(False, 20), (True, 16)])
def test_variant_caps_the_cash_multiplier(capped, points):
    table = kit.lay(year=6, cash_multiplier_cap=capped)
    kit.barrel(table, kit.BLUE, "cash-1")
    table.cash[kit.BLUE] = 20
    kit.begin(table, SCORING)
    kit.answer(table, "done")
    assert table.breakdown(kit.BLUE)["multipliers"] == points


@pytest.mark.parametrize("players", [2, 3, 4])
def test_variant_orders_players_by_region(players):
    table = vindima.game("vinhos").new(
        players=players, seed=3, turn_order_by_region=True, regions="suggested"
    )
    first = table.order
    assert set(table.cash) == {11}
    paid = {}
    for region in ("alentejo", "dao", "tras_os_montes", "minho")[:players]:
        seat = table.seat
        table.apply(table.code(f"buy {region}"))
        paid[seat] = 11 - table.cash[seat]
    assert table.order == first[::-1]
    later = table.order[1:] if players == 2 else table.order[2:]
    assert [table.cash[seat] for seat in first] == [11 - paid[seat] + (seat in later) for seat in first]
