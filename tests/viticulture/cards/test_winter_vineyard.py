"""Winter visitors that harvest and build, and those that let their owner do two things."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit
from vindima.viticulture.state import State


@pytest.fixture
def table() -> State:
    """Seat 0 has a vine on each field."""
    table = kit.lay(season="winter")
    kit.plant(table, 0, "field-5", "sangiovese")
    kit.plant(table, 0, "field-6", "trebbiano")
    kit.plant(table, 0, "field-7", "merlot")
    return table


def already_harvested(table: State, *names: str) -> None:
    for name in names:
        table.harvested |= 1 << kit.place_of(0, name)


# Harvester


def test_harvester_harvests_up_to_two_fields_and_takes_2_lira(table):
    kit.play(table, 0, "harvester", "harvest field-5", "harvest field-7")
    assert kit.may(table) == ["choose first", "choose second"]
    kit.answer(table, "choose first")
    assert kit.grapes_of(table, 0) == ["red-1", "red-3"]
    assert (table.lira[0], table.score(0)) == (2, 0)


def test_harvester_may_stop_after_one_field_and_take_a_point(table):
    kit.play(table, 0, "harvester", "harvest field-6", "done", "choose second")
    assert kit.grapes_of(table, 0) == ["white-2"]
    assert (table.lira[0], table.score(0)) == (0, 1)


def test_harvester_gives_nothing_without_a_harvest(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    assert kit.why_not_played(table, 0, "harvester") == "nothing-to-harvest"


# Harvest Expert


def test_harvest_expert_harvests_one_field_and_draws_a_vine(table):
    kit.play(table, 0, "harvest-expert", "harvest field-6", "choose first")
    assert kit.grapes_of(table, 0) == ["white-2"]
    assert kit.holds(table, 0) == {"vine": 1}
    assert table.over


def test_harvest_expert_harvests_one_field_and_builds_a_yoke_for_1_lira(table):
    table.lira[0] = 1
    kit.play(table, 0, "harvest-expert", "harvest field-6", "choose second")
    assert kit.grapes_of(table, 0) == ["white-2"]
    assert kit.structures_of(table, 0) == ["yoke"]
    assert (table.lira[0], kit.holds(table, 0)) == (0, {})


def test_harvest_expert_builds_no_second_yoke_and_none_without_lira(table):
    kit.play(table, 0, "harvest-expert", "harvest field-6")
    assert kit.why_not(table, "choose second") == "no-lira"
    table = kit.lay(season="winter")
    kit.plant(table, 0, "field-5", "sangiovese")
    table.lira[0] = 1
    kit.build(table, 0, "yoke")
    kit.play(table, 0, "harvest-expert", "harvest field-5")
    assert kit.why_not(table, "choose second") == "already-built"


def test_harvest_expert_needs_a_harvest_for_either(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    table.lira[0] = 1
    assert kit.why_not_played(table, 0, "harvest-expert") == "nothing-to-harvest"


# Jack-of-all-trades


def test_jack_of_all_trades_harvests_and_makes_wine_of_it(table):
    kit.play(table, 0, "jack-of-all-trades")
    assert kit.may(table) == ["choose first"]
    kit.answer(table, "choose first", "harvest field-5")
    assert kit.may(table) == ["choose second"]
    kit.answer(table, "choose second", "make red", "grape red-1")
    assert kit.wines_of(table, 0) == ["red-1"]
    assert table.over


def test_jack_of_all_trades_makes_wine_and_fills_an_order_with_it(table):
    kit.hold(table, 0, "order-04")
    kit.wines(table, 0, "white-3")
    kit.grapes(table, 0, "red-2")
    kit.play(table, 0, "jack-of-all-trades", "choose second", "make red", "grape red-2", "choose third")
    kit.answer(table, "fill order-04")
    assert (table.score(0), table.residual[0]) == (2, 1)
    assert table.over


def test_jack_of_all_trades_fills_an_order_and_harvests(table):
    kit.hold(table, 0, "order-04")
    kit.wines(table, 0, "red-1", "white-3")
    kit.play(table, 0, "jack-of-all-trades", "choose third", "fill order-04")
    assert kit.may(table) == ["choose first"]
    kit.answer(table, "choose first", "harvest field-7")
    assert kit.grapes_of(table, 0) == ["red-3"]
    assert table.over


def test_jack_of_all_trades_keeps_the_grape_that_its_order_needs(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    kit.hold(table, 0, "order-01")
    kit.build(table, 0, "medium-cellar")
    kit.grapes(table, 0, "red-2", "red-3", "red-5")
    kit.play(table, 0, "jack-of-all-trades", "choose second", "make red", "grape red-2")
    assert kit.why_not(table, "done") == "spoils-the-rest"
    kit.answer(table, "make red")
    assert kit.may(table) == ["grape red-5"]
    assert kit.why_not(table, "grape red-3") == "spoils-the-rest"
    kit.answer(table, "grape red-5", "choose third", "fill order-01")
    assert table.over


def test_jack_of_all_trades_puts_the_wine_where_its_order_finds_it():
    table = kit.lay(season="winter", free_devalue=True)
    kit.hold(table, 0, "order-01")
    kit.build(table, 0, "medium-cellar")
    kit.grapes(table, 0, "red-5")
    kit.play(table, 0, "jack-of-all-trades", "choose second", "make red", "grape red-5")
    assert kit.may(table) == ["spot 5"]
    kit.answer(table, "spot 5", "choose third", "fill order-01")
    assert table.over


def test_jack_of_all_trades_puts_the_grape_where_its_wine_can_use_it():
    table = kit.lay(season="winter", free_devalue=True)
    kit.plant(table, 0, "field-6", "merlot")
    kit.build(table, 0, "medium-cellar")
    kit.wines(table, 0, "red-1", "red-2")
    kit.play(table, 0, "jack-of-all-trades", "choose first", "harvest field-6")
    assert kit.may(table) == ["spot 3"]
    kit.answer(table, "spot 3", "choose second")
    assert kit.may(table) == ["make red"]


def test_jack_of_all_trades_does_not_do_one_thing_twice(table):
    kit.grapes(table, 0, "red-1")
    kit.play(table, 0, "jack-of-all-trades", "choose first", "harvest field-6")
    assert kit.may(table) == ["choose second"]


def test_jack_of_all_trades_needs_two_things_that_can_be_done(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    kit.grapes(table, 0, "red-1")
    assert not kit.playable(table, 0, "jack-of-all-trades")
    kit.hold(table, 0, "order-04")
    assert not kit.playable(table, 0, "jack-of-all-trades")
    kit.wines(table, 0, "white-3")
    assert kit.playable(table, 0, "jack-of-all-trades")


# Reaper


def test_reaper_scores_2_points_for_three_fields(table):
    kit.play(table, 0, "reaper", "harvest field-7", "harvest field-5", "harvest field-6")
    assert kit.grapes_of(table, 0) == ["red-1", "red-3", "white-2"]
    assert table.score(0) == 2
    assert table.over


def test_reaper_may_stop_after_one_field_without_points(table):
    kit.play(table, 0, "reaper")
    assert "done" not in kit.may(table)
    kit.answer(table, "harvest field-7", "done")
    assert kit.grapes_of(table, 0) == ["red-3"]
    assert table.score(0) == 0


def test_reaper_scores_nothing_if_a_field_was_harvested_before(table):
    already_harvested(table, "field-5")
    kit.play(table, 0, "reaper", "harvest field-6", "harvest field-7")
    assert table.over
    assert table.score(0) == 0


def test_reaper_needs_a_field_to_harvest(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    assert kit.why_not_played(table, 0, "reaper") == "nothing-to-harvest"


# Craftsman


def test_craftsman_draws_an_order_and_scores_a_point(table):
    kit.play(table, 0, "craftsman", "choose first", "choose third")
    assert kit.holds(table, 0) == {"order": 1}
    assert table.score(0) == 1
    assert table.over


def test_craftsman_builds_the_next_cellar_at_its_price_and_draws(table):
    table.lira[0] = 5
    kit.play(table, 0, "craftsman", "choose second", "choose first")
    assert kit.structures_of(table, 0) == ["medium-cellar"]
    assert (table.lira[0], kit.holds(table, 0)) == (1, {"order": 1})


def test_craftsman_scores_a_point_and_builds_the_large_cellar(table):
    table.lira[0] = 6
    kit.build(table, 0, "medium-cellar")
    kit.play(table, 0, "craftsman", "choose third", "choose second")
    assert kit.structures_of(table, 0) == ["medium-cellar", "large-cellar"]
    assert (table.lira[0], table.score(0)) == (0, 1)


def test_craftsman_refuses_the_same_thing_twice_and_a_cellar_that_cannot_be_paid(table):
    table.lira[0] = 3
    kit.play(table, 0, "craftsman")
    assert kit.why_not(table, "choose second") == "no-lira"
    kit.answer(table, "choose first")
    assert kit.may(table) == ["choose third"]


# Laborer


def test_laborer_harvests_up_to_two_fields(table):
    kit.play(table, 0, "laborer", "choose first", "harvest field-5", "harvest field-6")
    assert kit.grapes_of(table, 0) == ["red-1", "white-2"]
    assert table.score(0) == 0
    assert table.over


def test_laborer_makes_up_to_three_wines(table):
    kit.grapes(table, 0, "red-1", "red-2", "red-3", "white-1")
    kit.play(table, 0, "laborer", "choose second", "make red", "grape red-1", "make red", "grape red-2")
    kit.answer(table, "make white", "grape white-1")
    assert kit.wines_of(table, 0) == ["red-1", "red-2", "white-1"]
    assert table.over


def test_laborer_does_both_for_a_point_and_may_make_wine_of_the_harvest(table):
    kit.play(table, 0, "laborer", "choose third")
    assert table.score(0) == -1
    kit.answer(table, "choose first", "harvest field-6", "done", "make white", "grape white-2")
    assert kit.wines_of(table, 0) == ["white-2"]
    assert table.over


def test_laborer_may_make_wine_before_the_harvest(table):
    kit.grapes(table, 0, "red-1")
    kit.play(
        table, 0, "laborer", "choose third", "choose second", "make red", "grape red-1", "harvest field-5"
    )
    assert (kit.grapes_of(table, 0), kit.wines_of(table, 0)) == (["red-1"], ["red-1"])


def test_laborer_does_not_do_both_at_minus_5(table):
    kit.score(table, 0, -5)
    kit.grapes(table, 0, "red-1")
    assert kit.why_not_chosen(table, 0, "laborer", "choose third") == "too-few-points"


def test_laborer_needs_a_field_or_grapes(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    assert kit.why_not_played(table, 0, "laborer") == "no-grape"
    kit.grapes(table, 0, "red-1")
    kit.play(table, 0, "laborer")
    assert kit.why_not(table, "choose first") == "nothing-to-harvest"
    assert kit.may(table) == ["choose second"]


# Designer


def test_designer_builds_a_structure_at_its_price(table):
    table.lira[0] = 6
    kit.play(table, 0, "designer", "build windmill")
    assert kit.structures_of(table, 0) == ["windmill"]
    assert (table.lira[0], table.score(0)) == (1, 0)


@pytest.mark.parametrize(
    ("standing", "points"),
    [
        (("trellis", "irrigation", "cottage", "medium-cellar"), 0),
        (("trellis", "irrigation", "cottage", "medium-cellar", "large-cellar"), 2),
        (("trellis", "irrigation", "cottage", "medium-cellar", "large-cellar", "windmill"), 2),
    ],
)
def test_designer_scores_2_points_for_six_structures_with_the_new_one(table, standing, points):
    kit.build(table, 0, *standing)
    table.lira[0] = 2
    kit.play(table, 0, "designer", "build yoke")
    assert (table.lira[0], table.score(0)) == (0, points)


def test_designer_needs_a_structure_it_can_pay(table):
    table.lira[0] = 1
    assert kit.why_not_played(table, 0, "designer") == "nothing-to-build"
    table.lira[0] = 2
    kit.play(table, 0, "designer")
    assert kit.may(table) == ["build trellis", "build yoke"]
    assert kit.why_not(table, "build cottage") == "no-lira"
