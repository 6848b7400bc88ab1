"""The rulings on harvest and wine."""

import pytest

from tests import viticulture_table as kit
from vindima.core.rows import replaced
from vindima.viticulture.actions.harvest import HARVEST_ACTION, HARVEST_BONUS
from vindima.viticulture.actions.plant import UPROOT_ONE
from vindima.viticulture.actions.trade import SELL_OR_TRADE_ACTION
from vindima.viticulture.actions.wine import MAKE_WINE_ACTION, MAKE_WINE_BONUS
from vindima.viticulture.state import State


def harvested(*vines: str, before: tuple[str, ...] = ()) -> list[str]:
    """The grapes after a harvest of field 7 with these vines."""
    table = kit.lay(season="winter")
    kit.plant(table, 0, "field-7", *vines)
    kit.grapes(table, 0, *before)
    kit.begin(table, (HARVEST_ACTION, 0))
    kit.answer(table, "harvest field-7")
    return kit.grapes_of(table, 0)


def test_harvest_value_one_token_for_each_colour():
    assert harvested("syrah", "sangiovese", "pinot") == ["red-4", "white-1"]
    assert harvested("syrah", before=("red-2",)) == ["red-1", "red-2"]
    assert harvested("trebbiano", "syrah", before=("white-1", "white-2")) == ["red-2", "white-1", "white-2"]
    assert harvested("cabernet-sauvignon", "cabernet-sauvignon", "syrah") == ["red-9"]


def test_harvest_empty_field_is_refused():
    table = kit.lay(season="winter")
    kit.sell_field(table, 0, "field-5")
    kit.plant(table, 0, "field-6", "syrah")
    kit.begin(table, (HARVEST_BONUS, 0))
    assert kit.why_not(table, "harvest field-5") == "field-sold"
    assert kit.why_not(table, "harvest field-7") == "field-empty"
    kit.answer(table, "harvest field-6")
    kit.turn(table, 0)
    assert kit.why_not(table, "place harvest-field left") == "nothing-to-harvest"


def test_harvest_once_a_year_in_any_way():
    table = kit.lay(players=2)
    kit.build(table, 0, "yoke")
    kit.plant(table, 0, "field-5", "sangiovese")
    kit.turn(table, 0, "place use-yoke", "worker regular", "choose second", "harvest field-5")
    assert kit.fields(table, 0) == {"field-5": ["sangiovese"]}
    table.season = 3
    kit.turn(table, 0)
    assert kit.why_not(table, "place harvest-field left") == "nothing-to-harvest"
    kit.end_year(table)
    table.season = 3
    kit.turn(table, 0, "place harvest-field left", "worker regular", "harvest field-5")
    assert kit.grapes_of(table, 0) == ["red-1", "red-2"]


def test_uproot_after_harvest_keeps_the_mark():
    table = kit.lay(season="winter")
    kit.plant(table, 0, "field-5", "sangiovese")
    kit.begin(table, (HARVEST_ACTION, 0))
    kit.answer(table, "harvest field-5")
    kit.begin(table, (UPROOT_ONE, 0))
    kit.answer(table, "uproot sangiovese field-5")
    kit.plant(table, 0, "field-5", "malvasia")
    kit.begin(table, (HARVEST_ACTION, 0))
    assert table.over, "a replanted field still counts as harvested"
    table.vineyard = replaced(table.vineyard, 0, ())
    kit.begin(table, (SELL_OR_TRADE_ACTION, 0))
    kit.answer(table, "sell field-5")
    assert table.lira[0] == 5


def cellar(*structures: str, held: tuple[str, ...] = (), stored: tuple[str, ...] = ()) -> State:
    """A table where seat 0 must choose which wine to make."""
    table = kit.lay(season="winter")
    kit.build(table, 0, *structures)
    kit.grapes(table, 0, *held)
    kit.wines(table, 0, *stored)
    kit.begin(table, (MAKE_WINE_ACTION, 0))
    return table


def test_wine_value_sum_then_cellar_then_free_spot():
    both = ("medium-cellar", "large-cellar")
    table = cellar(*both, held=("red-5", "white-9"))
    kit.answer(table, "make blush", "grape red-5", "grape white-9")
    assert kit.wines_of(table, 0) == ["blush-9"], "a value above nine counts as nine"
    table = cellar(held=("red-8",), stored=("red-3",))
    kit.answer(table, "make red", "grape red-8")
    assert kit.wines_of(table, 0) == ["red-2", "red-3"], "first the cellar, then the free spot"
    table = cellar("medium-cellar", held=("white-8",), stored=("white-6", "white-5"))
    kit.answer(table, "make white", "grape white-8")
    assert kit.wines_of(table, 0) == ["white-4", "white-5", "white-6"]


def test_wine_value_a_wine_without_a_spot_is_not_made():
    table = cellar(held=("red-2", "white-1"), stored=("red-1", "red-2"))
    assert kit.may(table) == ["make white"]
    assert kit.why_not(table, "make red") == "no-spot"


def test_blush_minimum_is_four():
    assert kit.why_not(cellar(held=("red-2", "white-2")), "make blush") == "cellar-missing"
    assert kit.why_not(cellar("medium-cellar", held=("red-2", "white-1")), "make blush") == "too-weak"
    table = cellar("medium-cellar", held=("red-2", "white-2"))
    kit.answer(table, "make blush", "grape red-2", "grape white-2")
    assert kit.wines_of(table, 0) == ["blush-4"]
    table = cellar("medium-cellar", held=("red-2", "white-3"), stored=("blush-5", "blush-4"))
    assert kit.why_not(table, "make blush") == "no-spot"
    table = cellar("medium-cellar", held=("red-1", "red-2", "white-2"))
    kit.answer(table, "make blush")
    assert kit.may(table) == ["grape red-2"], "a red of 1 with a white of 2 is worth only 3"


def test_sparkling_minimum_is_seven():
    both = ("medium-cellar", "large-cellar")
    held = ("red-1", "red-3", "white-3")
    assert kit.why_not(cellar("medium-cellar", held=held), "make sparkling") == "cellar-missing"
    assert kit.why_not(cellar(*both, held=("red-1", "red-2", "white-3")), "make sparkling") == "too-weak"
    table = cellar(*both, held=held)
    kit.answer(table, "make sparkling", "grape red-1", "grape red-3", "grape white-3")
    assert kit.wines_of(table, 0) == ["sparkling-7"]
    table = cellar(*both, held=("red-8", "red-9", "white-9"))
    kit.answer(table, "make sparkling", "grape red-8", "grape red-9", "grape white-9")
    assert kit.wines_of(table, 0) == ["sparkling-9"]
    assert kit.why_not(cellar(*both, held=held, stored=("sparkling-7",)), "make sparkling") == "no-spot"


def test_no_same_colour_blend_is_made():
    both = ("medium-cellar", "large-cellar")
    table = cellar(*both, held=("red-1", "red-3", "red-5"), stored=("white-4",))
    assert kit.may(table) == ["make red"], "neither two reds nor a wine from the cellar can be blended"
    kit.answer(table, "make red", "grape red-3")
    assert kit.wines_of(table, 0) == ["red-3", "white-4"]
    assert kit.grapes_of(table, 0) == ["red-1", "red-5"]


def test_make_wine_count_is_one_to_three():
    held = ("red-1", "red-2", "white-1", "white-2")
    table = cellar(held=held)
    assert "done" not in kit.may(table)
    kit.answer(table, "make red", "grape red-1")
    assert "done" in kit.may(table)
    kit.answer(table, "make white", "grape white-1")
    assert table.over
    table = kit.lay(season="winter")
    kit.grapes(table, 0, *held)
    kit.begin(table, (MAKE_WINE_BONUS, 0))
    kit.answer(table, "make red", "grape red-1", "make red", "grape red-2", "make white", "grape white-1")
    assert table.over
    assert kit.grapes_of(table, 0) == ["white-2"]


@pytest.mark.parametrize(
    ("built", "before", "after"),
    [
        ((), ("red-1", "red-2", "red-3"), ["red-1", "red-2", "red-3"]),
        ((), ("red-1", "red-3"), ["red-2", "red-3"]),
        (("medium-cellar",), ("white-3", "white-4", "white-6"), ["white-4", "white-5", "white-6"]),
        (("medium-cellar",), ("blush-4", "blush-5", "blush-6"), ["blush-4", "blush-5", "blush-6"]),
        (("medium-cellar", "large-cellar"), ("red-6", "red-7", "red-9"), ["red-7", "red-8", "red-9"]),
        (("medium-cellar", "large-cellar"), ("sparkling-7",), ["sparkling-8"]),
    ],
)
def test_ageing_from_the_top_down(built, before, after):
    table = kit.lay(season="winter")
    kit.build(table, 0, *built)
    kit.wines(table, 0, *before)
    kit.grapes(table, 0, "red-3", "red-4", "white-8", "white-9")
    kit.end_year(table)
    assert kit.wines_of(table, 0) == after
    assert kit.grapes_of(table, 0) == ["red-4", "red-5", "white-8", "white-9"], "grapes need no cellar"


def test_harvest_once_even_with_a_worker_beside():
    table = kit.lay(players=2, season="winter")
    kit.plant(table, 0, "field-5", "sangiovese")
    kit.stand(table, 0, "harvest-field left")
    kit.begin(table, (HARVEST_ACTION, 0))
    kit.answer(table, "harvest field-5")
    kit.turn(table, 0)
    assert kit.why_not(table, "place harvest-field beside") == "nothing-to-harvest"
