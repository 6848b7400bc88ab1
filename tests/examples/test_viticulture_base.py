"""The rulebook's worked examples of the base game."""

import pytest

from tests import viticulture_table as kit
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
    table = kit.lay()
    table.workers[0] = table.idle[0] = 0
    alaena, matthew = table.tables.mamas.ids.index("alaena"), table.tables.papas.ids.index("matthew")
    kit.begin(table, (CHOOSE_MAMA, 0, (alaena,)), (CHOOSE_PAPA, 0, (matthew,)))
    assert kit.may(table) == ["gift", "lira"]
    assert kit.holds(table, 0) == {"vine": 1, "order": 1, "summer": 1}, "the cards are seen before the choice"
    kit.answer(table, choice)
    assert (table.workers[0], table.idle[0], table.grande & 1) == (2, 2, 1)
    assert (table.lira[0], kit.structures_of(table, 0)) == (lira, built)


def test_wake_up():
    table = kit.lay(players=2)
    table.rooster, table.first = (NO_ROW,) * 2, 0
    kit.begin(table, YEAR)
    kit.answer(table, "wake row-6")
    assert table.scores == [1, 0]
    kit.answer(table, "wake row-4")
    assert table.lira == [0, 1]
    assert (table.season, table.seat) == (SUMMER, 1)
    kit.answer(table, "place gain-lira", "worker regular")
    assert table.seat == 0
    kit.answer(table, "pass", "pass")
    assert (table.season, table.seat) == (FALL, 1)
    kit.answer(table, "draw summer", "draw summer")
    assert (table.season, table.seat) == (WINTER, 1)


def test_grande_beside():
    table = kit.lay(players=2)
    kit.turn(table, 1, "place give-tour left", "worker regular")
    kit.turn(table, 0)
    assert kit.why_not(table, "place give-tour left") == "space-taken"
    kit.answer(table, "place give-tour beside")
    assert table.lira == [2, 2]
    assert table.view(None)["actions"][1] == {
        "id": "give-tour",
        "spaces": {"left": {"seat": 1, "worker": "regular"}},
        "beside": [0],
    }


def test_field_limit():
    table = kit.lay()
    kit.build(table, 0, "trellis", "irrigation")
    for field in ("field-5", "field-6", "field-7"):
        kit.plant(table, 0, field, "pinot", "merlot")
    kit.hold(table, 0, "sangiovese", "syrah", "sauvignon-blanc")
    kit.begin(table, (PLANT_ACTION, 0))
    assert kit.may(table) == ["plant sangiovese field-6", "plant sangiovese field-7", "plant syrah field-7"]
    assert kit.why_not(table, "plant sangiovese field-5") == "field-limit"
    assert kit.why_not(table, "plant syrah field-6") == "field-limit"
    assert kit.why_not(table, "plant sauvignon-blanc field-7") == "field-limit"


@pytest.mark.parametrize(("value", "lira"), [(4, 2), (1, 1), (3, 1), (6, 2), (7, 3), (9, 3)])
def test_grape_sale(value, lira):
    table = kit.lay()
    kit.grapes(table, 0, f"white-{value}")
    kit.begin(table, (SELL_OR_TRADE_ACTION, 0))
    kit.answer(table, "sell-grapes", f"grape white-{value}")
    assert (table.lira[0], kit.grapes_of(table, 0)) == (lira, [])


def test_harvest():
    table = kit.lay(season="winter")
    kit.plant(table, 0, "field-5", "sangiovese", "trebbiano", "pinot")
    kit.begin(table, (HARVEST_ACTION, 0))
    kit.answer(table, "harvest field-5")
    assert kit.grapes_of(table, 0) == ["red-2", "white-3"]
    assert kit.fields(table, 0) == {"field-5": ["sangiovese", "pinot", "trebbiano"]}


@pytest.mark.parametrize(
    ("before", "after"),
    [("4", "3 4"), ("3 4", "2 3 4"), ("2 3 4", "1 2 3 4"), ("1 2 3 4", "1 2 3 4"), ("1 3 4", "1 2 3 4")],
)
def test_harvest_taken(before, after):
    table = kit.lay(season="winter")
    kit.plant(table, 0, "field-5", "chardonnay")
    kit.grapes(table, 0, *[f"white-{value}" for value in before.split()])
    kit.begin(table, (HARVEST_ACTION, 0))
    kit.answer(table, "harvest field-5")
    assert kit.grapes_of(table, 0) == [f"white-{value}" for value in after.split()]


def test_wine_small_cellar():
    table = kit.lay(season="winter")
    kit.grapes(table, 0, "red-1", "red-4")
    kit.begin(table, (MAKE_WINE_ACTION, 0))
    kit.answer(table, "make red", "grape red-1", "make red", "grape red-4")
    assert kit.wines_of(table, 0) == ["red-1", "red-3"]


def test_wine_blush():
    table = kit.lay(season="winter")
    kit.build(table, 0, "medium-cellar")
    kit.grapes(table, 0, "red-1", "white-4")
    kit.begin(table, (MAKE_WINE_ACTION, 0))
    kit.answer(table, "make blush", "grape red-1", "grape white-4")
    assert (kit.wines_of(table, 0), kit.grapes_of(table, 0)) == (["blush-5"], [])


def test_wine_sparkling():
    table = kit.lay(season="winter")
    kit.build(table, 0, "medium-cellar", "large-cellar")
    kit.grapes(table, 0, "white-3", "red-2", "red-4")
    kit.begin(table, (MAKE_WINE_ACTION, 0))
    kit.answer(table, "make sparkling", "grape red-2", "grape red-4", "grape white-3")
    assert (kit.wines_of(table, 0), kit.grapes_of(table, 0)) == (["sparkling-9"], [])


def test_order():
    table = kit.lay(season="winter")
    kit.hold(table, 0, "order-08")  # red of 2 and white of 4
    kit.wines(table, 0, "red-2", "white-6")
    kit.begin(table, (FILL_ORDER_ACTION, 0))
    kit.answer(table, "fill order-08")
    assert kit.wines_of(table, 0) == []
    assert (table.scores[0], table.residual[0], kit.hand_of(table, 0)) == (3, 1, [])


def test_residual():
    table = kit.lay(season="winter")
    table.residual[0] = 5
    kit.hold(table, 0, "order-08")
    kit.wines(table, 0, "red-2", "white-4")
    kit.begin(table, (FILL_ORDER_ACTION, 0))
    kit.answer(table, "fill order-08")
    assert (table.scores[0], table.residual[0], table.lira[0]) == (3, 5, 0)
    for paid in (5, 10):
        kit.end_year(table)
        assert (table.lira[0], table.residual[0]) == (paid, 5)


def test_ageing_medium():
    table = kit.lay(season="winter")
    kit.build(table, 0, "medium-cellar")
    kit.wines(table, 0, "red-1", "red-3", "white-5", "white-6", "blush-4")
    kit.grapes(table, 0, "red-3", "white-6", "white-7")
    kit.end_year(table)
    assert kit.wines_of(table, 0) == ["red-2", "red-4", "white-5", "white-6", "blush-5"]
    assert kit.grapes_of(table, 0) == ["red-4", "white-7", "white-8"]


def test_age_top():
    table = kit.lay(season="winter")
    kit.build(table, 0, "medium-cellar", "large-cellar")
    kit.wines(table, 0, "red-8", "red-9")
    kit.end_year(table)
    assert kit.wines_of(table, 0) == ["red-8", "red-9"]


def test_end():
    table = kit.lay(players=2)
    table.rooster, table.first = (NO_ROW,) * 2, 0
    kit.score(table, 0, 19)
    kit.score(table, 1, 19)
    kit.grapes(table, 0, "red-1")
    kit.wines(table, 1, "red-2", "red-5")
    kit.hold(table, 1, "order-01")
    table.lira[0] = 1
    kit.begin(table, YEAR)
    kit.answer(table, "wake row-6", "wake row-1")
    assert table.scores == [20, 19]
    assert table.season == SUMMER, "the year is played to its end"
    kit.answer(table, "pass", "pass", "draw summer", "draw summer")
    kit.answer(table, "place fill-order left", "worker regular", "fill order-01", "pass", "pass")
    assert table.over
    assert table.scores == [20, 21]
    assert table.lira == [1, 1], "payment included"
    assert (kit.grapes_of(table, 0), kit.wines_of(table, 1)) == (["red-2"], ["red-3"]), "ageing included"
    assert table.winners == [1]
    kit.score(table, 0, 21)
    assert table.winners == [1], "then lira, then the wine"
    table.lira[0] = 2
    assert table.winners == [0]
    table.lira[0] = 1
    table.wines = [0] * len(table.wines)
    assert table.winners == [0], "then the grapes"
