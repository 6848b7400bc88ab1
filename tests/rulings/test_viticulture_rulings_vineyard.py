"""The rulings on the vineyard: fields, vines and structures."""

import pytest

from tests import viticulture_table as kit
from vindima.viticulture.actions.build import BUILD_ACTION, Build, NextCellar
from vindima.viticulture.actions.draw import GIVE_TOUR_ACTION
from vindima.viticulture.actions.harvest import YOKE_ACTION
from vindima.viticulture.actions.plant import PLANT_ACTION, Plant
from vindima.viticulture.effects import Gain
from vindima.viticulture.model import STRUCTURES
from vindima.viticulture.reasons import NO_LIRA


def test_plant_needs_field_structures_and_room():
    table = kit.lay()
    kit.hold(table, 0, "sangiovese", "pinot", "merlot", "chardonnay")
    kit.sell_field(table, 0, "field-5")
    kit.build(table, 0, "trellis")
    kit.plant(table, 0, "field-6", "merlot", "syrah")
    kit.begin(table, (PLANT_ACTION, 0))
    assert kit.why_not(table, "plant sangiovese field-5") == "field-sold"
    assert kit.why_not(table, "plant merlot field-7") == "structure-missing"
    assert kit.why_not(table, "plant chardonnay field-7") == "structure-missing"
    assert kit.why_not(table, "plant pinot field-6") == "field-limit", "red and white count together"
    assert kit.may(table) == ["plant sangiovese field-6", "plant sangiovese field-7", "plant pinot field-7"]
    kit.answer(table, "plant pinot field-7")
    table.structures[0] = 0
    assert kit.fields(table, 0) == {"field-6": ["syrah", "merlot"], "field-7": ["pinot"]}, (
        "a planted vine stays without its structures"
    )


def test_plant_only_if_a_vine_can_be_planted():
    table = kit.lay()
    kit.turn(table, 0)
    assert kit.why_not(table, "place plant-vine left") == "no-vine-card"
    kit.hold(table, 0, "pinot")
    kit.turn(table, 0)
    assert kit.why_not(table, "place plant-vine left") == "nothing-plantable"


def test_uproot_returns_the_vine_to_hand():
    table = kit.lay()
    kit.plant(table, 0, "field-5", "merlot", "malvasia")
    kit.hold(table, 0, "chardonnay")
    kit.build(table, 0, "trellis", "irrigation")
    kit.begin(table, (PLANT_ACTION, 0))
    assert not [token for token in kit.may(table) if token.startswith("uproot")], "planting uproots nothing"
    kit.begin(table, (YOKE_ACTION, 0))
    kit.answer(table, "choose first")
    assert kit.may(table) == ["uproot malvasia field-5", "uproot merlot field-5"]
    kit.answer(table, "uproot merlot field-5")
    assert kit.fields(table, 0) == {"field-5": ["malvasia"]}
    assert kit.hand_of(table, 0, "vine") == ["merlot", "chardonnay"]


def test_windmill_scores_the_first_planting_of_a_year():
    table = kit.lay(players=2)
    kit.build(table, 0, "windmill")
    kit.hold(table, 0, "sangiovese", "sangiovese", "malvasia")
    kit.turn(table, 0, "place plant-vine left", "worker regular", "plant sangiovese field-5")
    assert table.scores == [1, 0]
    kit.begin(table, (Plant(), 0))  # as a card would allow
    kit.answer(table, "plant sangiovese field-6")
    assert table.scores == [1, 0], "at most one point per year"
    kit.end_year(table)
    kit.begin(table, (Plant(), 0))
    kit.answer(table, "plant malvasia field-7")
    assert table.scores == [2, 0]
    assert table.breakdown(0)["windmill"] == 2


def test_windmill_must_stand_when_the_vine_is_planted():
    table = kit.lay()
    kit.hold(table, 0, "sangiovese", "malvasia")
    kit.begin(table, (PLANT_ACTION, 0))
    kit.answer(table, "plant sangiovese field-5")
    kit.build(table, 0, "windmill")
    kit.begin(table, (PLANT_ACTION, 0))
    kit.answer(table, "plant malvasia field-5")
    assert table.scores[0] == 1


def test_tasting_room_scores_a_tour_with_wine():
    table = kit.lay()
    kit.build(table, 0, "tasting-room")
    kit.begin(table, (GIVE_TOUR_ACTION, 0))
    assert (table.lira[0], table.scores[0]) == (2, 0), "nothing to taste"
    kit.wines(table, 0, "white-1")
    kit.begin(table, (Gain(lira=2), 0))
    assert table.scores[0] == 0, "lira from a card are not a tour"
    kit.turn(table, 0, "place give-tour left", "worker regular")
    kit.turn(table, 0, "place give-tour middle", "worker regular")
    assert (table.lira[0], table.scores[0]) == (9, 1), "at most once per year"
    kit.end_year(table)
    kit.begin(table, (GIVE_TOUR_ACTION, 0))
    assert table.breakdown(0)["tasting-room"] == 2


def test_cottage_names_both_kinds_first():
    table = kit.lay(players=2)
    kit.build(table, 0, "cottage")
    kit.season(table, "fall")
    kit.answer(table, "draw winter")
    assert kit.holds(table, 0) == {}, "no card is seen before both are named"
    kit.answer(table, "draw summer")
    assert kit.holds(table, 0) == {"summer": 1, "winter": 1}
    kit.answer(table, "draw summer")
    assert kit.holds(table, 1) == {"summer": 1}
    assert table.over
    kit.season(table, "fall")
    kit.answer(table, "draw winter", "draw winter")
    assert kit.holds(table, 0) == {"summer": 1, "winter": 3}


def test_structure_limit_is_one_of_each():
    table = kit.lay()
    kit.build(table, 0, "trellis", "yoke")
    table.lira[0] = 9
    kit.begin(table, (BUILD_ACTION, 0))
    assert kit.why_not(table, "build trellis") == "already-built"
    assert kit.why_not(table, "build large-cellar") == "cellar-first"
    kit.answer(table, "build medium-cellar")
    assert table.lira[0] == 5
    kit.begin(table, (BUILD_ACTION, 0))
    assert kit.why_not(table, "build large-cellar") == "no-lira"
    kit.answer(table, "build windmill")
    assert kit.structures_of(table, 0) == ["trellis", "yoke", "windmill", "medium-cellar"]


def test_structure_limit_holds_for_cards_too():
    table = kit.lay(lira=1)
    kit.begin(table, (Build(discount=3), 0))
    assert kit.why_not(table, "build large-cellar") == "cellar-first"
    kit.answer(table, "build trellis")
    assert table.lira[0] == 1, "an unused discount is not paid out"
    kit.begin(table, (Build(free=True), 0))
    assert kit.why_not(table, "build trellis") == "already-built"
    kit.build(table, 0, "medium-cellar", "large-cellar")
    reason = NextCellar().blocked(table, 0)
    assert reason is not None
    assert reason.key == "viticulture-cellars-complete"


@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("trellis", 2),
        ("irrigation", 3),
        ("yoke", 2),
        ("windmill", 5),
        ("cottage", 4),
        ("tasting-room", 6),
        ("medium-cellar", 4),
    ],
)
def test_structure_limit_printed_prices(name, price):
    table = kit.lay(lira=price - 1)
    assert BUILD_ACTION.structure_refused(table, 0, STRUCTURES.index(name), 0) is NO_LIRA
    table.lira[0] = price
    kit.begin(table, (BUILD_ACTION, 0))
    kit.answer(table, f"build {name}")
    assert table.lira[0] == 0
