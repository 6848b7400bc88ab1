"""Summer visitors that plant, uproot and switch vines."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit

# Planter


def test_planter_plants_one_vine_and_pays_a_lira():
    table = kit.lay()
    kit.hold(table, 0, "malvasia", "sangiovese")
    kit.play(table, 0, "planter", "choose first", "plant malvasia field-5", "done")
    assert table.over
    assert table.lira[0] == 1
    assert kit.fields(table, 0) == {"field-5": ["malvasia"]}


def test_planter_plants_two_vines_and_pays_a_lira():
    table = kit.lay()
    kit.hold(table, 0, "malvasia", "sangiovese", "sangiovese")
    kit.play(table, 0, "planter", "choose first", "plant malvasia field-5", "plant sangiovese field-7")
    assert table.over
    assert table.lira[0] == 1
    assert kit.hand_of(table, 0) == ["sangiovese"]


def test_planter_uproots_and_discards_a_vine_for_two_points():
    table = kit.lay()
    kit.plant(table, 0, "field-6", "merlot", "pinot")
    kit.play(table, 0, "planter", "choose second", "uproot merlot field-6", "discard merlot")
    assert table.over
    assert table.score(0) == 2
    assert kit.fields(table, 0) == {"field-6": ["pinot"]}
    assert kit.discarded(table, "vine") == ["merlot"]
    assert kit.holds(table, 0) == {}


def test_planter_pays_nothing_without_a_vine_to_plant_or_uproot():
    table = kit.lay()
    kit.hold(table, 0, "merlot")
    assert kit.why_not_played(table, 0, "planter") == "nothing-planted"
    kit.plant(table, 0, "field-5", "pinot")
    kit.play(table, 0, "planter")
    assert kit.why_not(table, "choose first") == "nothing-plantable"
    assert kit.may(table) == ["choose second"]


# Landscaper


def test_landscaper_draws_a_vine_and_plants_it():
    table = kit.lay()
    kit.build(table, 0, "trellis", "irrigation")
    kit.play(table, 0, "landscaper", "choose first")
    (drawn,) = kit.hand_of(table, 0)
    kit.answer(table, f"plant {drawn} field-7")
    assert table.over
    assert kit.fields(table, 0) == {"field-7": [drawn]}


def test_landscaper_may_plant_another_vine_or_none():
    table = kit.lay()
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "landscaper", "choose first")
    assert {"plant malvasia field-5", "done"} <= set(kit.may(table))
    kit.answer(table, "done")
    assert table.over
    assert kit.holds(table, 0) == {"vine": 2}
    assert kit.fields(table, 0) == {}


def test_landscaper_draws_even_if_nothing_can_be_planted():
    table = kit.lay()
    kit.sell_field(table, 0, "field-5", "field-6", "field-7")
    kit.play(table, 0, "landscaper", "choose first")
    assert table.over
    assert kit.holds(table, 0) == {"vine": 1}


def test_landscaper_switches_two_vines_of_different_fields():
    table = kit.lay()
    kit.build(table, 0, "windmill")
    kit.plant(table, 0, "field-5", "merlot", "malvasia")
    kit.plant(table, 0, "field-7", "chardonnay")
    kit.play(table, 0, "landscaper", "choose second", "uproot merlot field-5")
    assert kit.why_not(table, "uproot malvasia field-5") == "nothing-to-switch"
    assert [answer.message.key for answer in table.answers()] == ["viticulture-answer-switch-with"]
    kit.answer(table, "uproot chardonnay field-7")
    assert table.over
    assert kit.fields(table, 0) == {"field-5": ["malvasia", "chardonnay"], "field-7": ["merlot"]}
    assert table.score(0) == 0
    assert kit.holds(table, 0) == {}


def test_landscaper_keeps_both_fields_within_their_limits():
    table = kit.lay()
    kit.plant(table, 0, "field-5", "merlot", "malvasia")
    kit.plant(table, 0, "field-6", "chardonnay", "pinot")
    kit.play(table, 0, "landscaper", "choose second", "uproot malvasia field-5")
    assert kit.why_not(table, "uproot chardonnay field-6") == "field-limit"
    kit.answer(table, "uproot pinot field-6")
    assert kit.fields(table, 0) == {"field-5": ["pinot", "merlot"], "field-6": ["malvasia", "chardonnay"]}
    kit.play(table, 0, "landscaper", "choose second")
    assert kit.why_not(table, "uproot merlot field-5") == "nothing-to-switch"


def test_landscaper_switches_nothing_on_a_single_field():
    table = kit.lay()
    assert kit.why_not_chosen(table, 0, "landscaper", "choose second") == "nothing-planted"
    table = kit.lay()
    kit.plant(table, 0, "field-5", "pinot", "malvasia")
    assert kit.why_not_chosen(table, 0, "landscaper", "choose second") == "nothing-to-switch"


# Horticulturist and Sharecropper


@pytest.mark.parametrize("visitor", ["horticulturist", "sharecropper"])
def test_a_vine_is_planted_without_its_structures_within_the_limit(visitor):
    table = kit.lay()
    kit.plant(table, 0, "field-5", "pinot")
    kit.hold(table, 0, "chardonnay", "malvasia")
    kit.play(table, 0, visitor, "choose first")
    assert kit.why_not(table, "plant chardonnay field-5") == "field-limit"
    kit.answer(table, "plant chardonnay field-6")
    assert table.over
    assert table.score(0) == 0
    assert kit.fields(table, 0) == {"field-5": ["pinot"], "field-6": ["chardonnay"]}


def test_horticulturist_uproots_and_discards_two_vines_for_three_points():
    table = kit.lay()
    kit.plant(table, 0, "field-5", "pinot")
    kit.plant(table, 0, "field-6", "merlot")
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "horticulturist", "choose second", "uproot pinot field-5", "uproot merlot field-6")
    kit.answer(table, "discard malvasia", "discard merlot")
    assert table.over
    assert table.score(0) == 3
    assert kit.fields(table, 0) == {}
    assert kit.hand_of(table, 0) == ["pinot"]


def test_horticulturist_needs_two_planted_vines():
    table = kit.lay()
    kit.plant(table, 0, "field-5", "pinot")
    kit.hold(table, 0, "malvasia")
    assert kit.why_not_chosen(table, 0, "horticulturist", "choose second") == "nothing-planted"


def test_sharecropper_uproots_and_discards_a_vine_for_two_points():
    table = kit.lay()
    kit.plant(table, 0, "field-5", "pinot")
    kit.play(table, 0, "sharecropper", "choose second", "uproot pinot field-5", "discard pinot")
    assert table.over
    assert table.score(0) == 2
    assert kit.discarded(table, "vine") == ["pinot"]


@pytest.mark.parametrize("visitor", ["horticulturist", "sharecropper"])
def test_without_vines_neither_visitor_can_be_played(visitor):
    table = kit.lay()
    assert kit.why_not_played(table, 0, visitor) == "nothing-planted"


# Grower


def test_grower_scores_two_points_for_the_sixth_vine_but_nothing_for_the_fifth():
    table = kit.lay()
    kit.plant(table, 0, "field-5", "malvasia", "malvasia")
    kit.plant(table, 0, "field-6", "malvasia", "sangiovese")
    kit.plant(table, 1, "field-7", "sangiovese", "pinot")
    kit.hold(table, 0, "sangiovese", "sangiovese")
    for number, points in ((1, 0), (2, 2)):
        kit.play(table, 0, "grower", "plant sangiovese field-7")
        assert table.over
        assert len(kit.fields(table, 0)["field-7"]) == number
        assert table.score(0) == points


# Cultivator


def test_cultivator_plants_past_the_limit_but_not_without_structures():
    table = kit.lay()
    kit.build(table, 0, "irrigation")
    kit.plant(table, 0, "field-5", "cabernet-sauvignon")
    kit.hold(table, 0, "merlot", "pinot")
    kit.play(table, 0, "cultivator")
    assert kit.why_not(table, "plant pinot field-5") == "structure-missing"
    kit.answer(table, "plant merlot field-5")
    assert table.over
    assert kit.fields(table, 0) == {"field-5": ["merlot", "cabernet-sauvignon"]}


def test_cultivator_plants_on_no_sold_field():
    table = kit.lay()
    kit.hold(table, 0, "malvasia")
    kit.sell_field(table, 0, "field-5")
    kit.play(table, 0, "cultivator")
    assert kit.why_not(table, "plant malvasia field-5") == "field-sold"


# Agriculturist


def test_agriculturist_scores_two_points_for_three_varieties_on_the_field():
    table = kit.lay()
    kit.plant(table, 0, "field-7", "pinot", "merlot")
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "agriculturist", "plant malvasia field-7")
    assert table.over
    assert table.score(0) == 2


def test_agriculturist_counts_varieties_on_the_field_just_planted():
    table = kit.lay()
    kit.plant(table, 0, "field-7", "pinot", "merlot", "malvasia")
    kit.plant(table, 0, "field-5", "malvasia", "pinot")
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "agriculturist", "plant malvasia field-5")
    assert table.score(0) == 0
    assert kit.fields(table, 0)["field-5"] == ["malvasia", "malvasia", "pinot"]


@pytest.mark.parametrize("visitor", ["grower", "cultivator", "agriculturist"])
def test_a_player_without_vines_to_plant_cannot_play_them(visitor):
    table = kit.lay()
    assert kit.why_not_played(table, 0, visitor) == "no-vine-card"
    kit.hold(table, 0, "merlot")
    assert kit.why_not_played(table, 0, visitor) == "nothing-plantable"
    kit.build(table, 0, "irrigation")
    assert kit.playable(table, 0, visitor)
