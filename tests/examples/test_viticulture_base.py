"""The rulebook's worked examples of the base game."""

import pytest

from tests.viticulture_table import (
    answer,
    begin,
    build,
    end_year,
    fields,
    grapes,
    grapes_of,
    hand_of,
    hold,
    holds,
    lay,
    may,
    plant,
    score,
    structures_of,
    turn,
    why_not,
    wines,
    wines_of,
)
from vindima.viticulture.actions.harvest import HARVEST_ACTION
from vindima.viticulture.actions.orders import FILL_ORDER_ACTION
from vindima.viticulture.actions.plant import PLANT_ACTION
from vindima.viticulture.actions.trade import SELL_OR_TRADE_ACTION
from vindima.viticulture.actions.wine import MAKE_WINE_ACTION
from vindima.viticulture.model import FALL, SUMMER, WINTER
from vindima.viticulture.setup import CHOOSE_MAMA, CHOOSE_PAPA
from vindima.viticulture.state import NO_ROW
from vindima.viticulture.year import YEAR


@pytest.mark.parametrize(("choice", "lira", "built"), [("gift", 1, ["windmill"]), ("lira", 6, [])])
def test_parents(choice, lira, built):
    table = lay()
    table.workers[0] = table.idle[0] = 0
    alaena, matthew = table.tables.mamas.ids.index("alaena"), table.tables.papas.ids.index("matthew")
    begin(table, (CHOOSE_MAMA, 0, (alaena,)), (CHOOSE_PAPA, 0, (matthew,)))
    assert may(table) == ["gift", "lira"]
    assert holds(table, 0) == {"vine": 1, "order": 1, "summer": 1}, "seen before the choice"
    answer(table, choice)
    assert (table.workers[0], table.idle[0], table.grande & 1) == (2, 2, 1)
    assert (table.lira[0], structures_of(table, 0)) == (lira, built)


def test_wake_up():
    table = lay(players=2)
    table.rooster, table.first = [NO_ROW] * 2, 0
    begin(table, YEAR)
    answer(table, "wake row-6")
    assert table.scores == [1, 0]
    answer(table, "wake row-4")
    assert table.lira == [0, 1]
    assert (table.season, table.seat) == (SUMMER, 1)
    answer(table, "place gain-lira", "worker regular")
    assert table.seat == 0
    answer(table, "pass", "pass")
    assert (table.season, table.seat) == (FALL, 1)
    answer(table, "draw summer", "draw summer")
    assert (table.season, table.seat) == (WINTER, 1)


def test_grande_beside():
    table = lay(players=2)
    turn(table, 1, "place give-tour left", "worker regular")
    turn(table, 0)
    assert why_not(table, "place give-tour left") == "space-taken"
    answer(table, "place give-tour beside")
    assert table.lira == [2, 2]
    assert table.view(None)["actions"][1] == {
        "id": "give-tour",
        "spaces": {"left": {"seat": 1, "worker": "regular"}},
        "beside": [0],
    }


def test_field_limit():
    table = lay()
    build(table, 0, "trellis", "irrigation")
    for field in ("field-5", "field-6", "field-7"):
        plant(table, 0, field, "pinot", "merlot")
    hold(table, 0, "sangiovese", "syrah", "sauvignon-blanc")
    begin(table, (PLANT_ACTION, 0))
    assert may(table) == ["plant sangiovese field-6", "plant sangiovese field-7", "plant syrah field-7"]
    assert why_not(table, "plant sangiovese field-5") == "field-limit"
    assert why_not(table, "plant syrah field-6") == "field-limit"
    assert why_not(table, "plant sauvignon-blanc field-7") == "field-limit"


@pytest.mark.parametrize(("value", "lira"), [(4, 2), (1, 1), (3, 1), (6, 2), (7, 3), (9, 3)])
def test_grape_sale(value, lira):
    table = lay()
    grapes(table, 0, f"white-{value}")
    begin(table, (SELL_OR_TRADE_ACTION, 0))
    answer(table, "sell-grapes", f"grape white-{value}")
    assert (table.lira[0], grapes_of(table, 0)) == (lira, [])


def test_harvest():
    table = lay(season="winter")
    plant(table, 0, "field-5", "sangiovese", "trebbiano", "pinot")
    begin(table, (HARVEST_ACTION, 0))
    answer(table, "harvest field-5")
    assert grapes_of(table, 0) == ["red-2", "white-3"]
    assert fields(table, 0) == {"field-5": ["sangiovese", "pinot", "trebbiano"]}


@pytest.mark.parametrize(
    ("before", "after"),
    [("4", "3 4"), ("3 4", "2 3 4"), ("2 3 4", "1 2 3 4"), ("1 2 3 4", "1 2 3 4"), ("1 3 4", "1 2 3 4")],
)
def test_harvest_taken(before, after):
    table = lay(season="winter")
    plant(table, 0, "field-5", "chardonnay")
    grapes(table, 0, *[f"white-{value}" for value in before.split()])
    begin(table, (HARVEST_ACTION, 0))
    answer(table, "harvest field-5")
    assert grapes_of(table, 0) == [f"white-{value}" for value in after.split()]


def test_wine_small_cellar():
    table = lay(season="winter")
    grapes(table, 0, "red-1", "red-4")
    begin(table, (MAKE_WINE_ACTION, 0))
    answer(table, "make red", "grape red-1", "make red", "grape red-4")
    assert wines_of(table, 0) == ["red-1", "red-3"]


def test_wine_blush():
    table = lay(season="winter")
    build(table, 0, "medium-cellar")
    grapes(table, 0, "red-1", "white-4")
    begin(table, (MAKE_WINE_ACTION, 0))
    answer(table, "make blush", "grape red-1", "grape white-4")
    assert (wines_of(table, 0), grapes_of(table, 0)) == (["blush-5"], [])


def test_wine_sparkling():
    table = lay(season="winter")
    build(table, 0, "medium-cellar", "large-cellar")
    grapes(table, 0, "white-3", "red-2", "red-4")
    begin(table, (MAKE_WINE_ACTION, 0))
    answer(table, "make sparkling", "grape red-2", "grape red-4", "grape white-3")
    assert (wines_of(table, 0), grapes_of(table, 0)) == (["sparkling-9"], [])


def test_order():
    table = lay(season="winter")
    hold(table, 0, "order-08")  # red of 2 and white of 4
    wines(table, 0, "red-2", "white-6")
    begin(table, (FILL_ORDER_ACTION, 0))
    answer(table, "fill order-08")
    assert wines_of(table, 0) == []
    assert (table.scores[0], table.residual[0], hand_of(table, 0)) == (3, 1, [])


def test_residual():
    table = lay(season="winter")
    table.residual[0] = 5
    hold(table, 0, "order-08")
    wines(table, 0, "red-2", "white-4")
    begin(table, (FILL_ORDER_ACTION, 0))
    answer(table, "fill order-08")
    assert (table.scores[0], table.residual[0], table.lira[0]) == (3, 5, 0)
    for paid in (5, 10):
        end_year(table)
        assert (table.lira[0], table.residual[0]) == (paid, 5)


def test_ageing_medium():
    table = lay(season="winter")
    build(table, 0, "medium-cellar")
    wines(table, 0, "red-1", "red-3", "white-5", "white-6", "blush-4")
    grapes(table, 0, "red-3", "white-6", "white-7")
    end_year(table)
    assert wines_of(table, 0) == ["red-2", "red-4", "white-5", "white-6", "blush-5"]
    assert grapes_of(table, 0) == ["red-4", "white-7", "white-8"]


def test_age_top():
    table = lay(season="winter")
    build(table, 0, "medium-cellar", "large-cellar")
    wines(table, 0, "red-8", "red-9")
    end_year(table)
    assert wines_of(table, 0) == ["red-8", "red-9"]


def test_end():
    table = lay(players=2)
    table.rooster, table.first = [NO_ROW] * 2, 0
    score(table, 0, 19)
    score(table, 1, 19)
    grapes(table, 0, "red-1")
    wines(table, 1, "red-2", "red-5")
    hold(table, 1, "order-01")
    table.lira[0] = 1
    begin(table, YEAR)
    answer(table, "wake row-6", "wake row-1")
    assert table.scores == [20, 19]
    assert table.season == SUMMER, "the year is played to its end"
    answer(table, "pass", "pass", "draw summer", "draw summer")
    answer(table, "place fill-order left", "worker regular", "fill order-01", "pass", "pass")
    assert table.over
    assert table.scores == [20, 21]
    assert table.lira == [1, 1], "payment included"
    assert (grapes_of(table, 0), wines_of(table, 1)) == (["red-2"], ["red-3"]), "ageing included"
    assert table.winners == [1]
    score(table, 0, 21)
    assert table.winners == [1], "then lira, then the wine"
    table.lira[0] = 2
    assert table.winners == [0]
    table.lira[0] = 1
    table.wines = [0] * len(table.wines)
    assert table.winners == [0], "then the grapes"
