"""Winter visitors that harvest and build, and those that let their owner do two things."""

from __future__ import annotations

import pytest

from tests.viticulture_table import (
    answer,
    build,
    grapes,
    grapes_of,
    hold,
    holds,
    lay,
    may,
    place_of,
    plant,
    play,
    playable,
    score,
    structures_of,
    why_not,
    why_not_played,
    wines,
    wines_of,
)
from vindima.viticulture.state import State


@pytest.fixture
def table() -> State:
    """Seat 0 has a vine on each field."""
    table = lay(season="winter")
    plant(table, 0, "field-5", "sangiovese")
    plant(table, 0, "field-6", "trebbiano")
    plant(table, 0, "field-7", "merlot")
    return table


def already_harvested(table: State, *names: str) -> None:
    for name in names:
        table.harvested |= 1 << place_of(0, name)


# Harvester


def test_harvester_harvests_up_to_two_fields_and_takes_2_lira(table):
    play(table, 0, "harvester", "harvest field-5", "harvest field-7")
    assert may(table) == ["choose first", "choose second"]
    answer(table, "choose first")
    assert grapes_of(table, 0) == ["red-1", "red-3"]
    assert (table.lira[0], table.score(0)) == (2, 0)


def test_harvester_may_stop_after_one_field_and_take_a_point(table):
    play(table, 0, "harvester", "harvest field-6", "done", "choose second")
    assert grapes_of(table, 0) == ["white-2"]
    assert (table.lira[0], table.score(0)) == (0, 1)


def test_harvester_gives_nothing_without_a_harvest(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    assert why_not_played(table, 0, "harvester") == "nothing-to-harvest"


# Harvest Expert


def test_harvest_expert_harvests_one_field_and_draws_a_vine(table):
    play(table, 0, "harvest-expert", "harvest field-6", "choose first")
    assert grapes_of(table, 0) == ["white-2"]
    assert holds(table, 0) == {"vine": 1}
    assert table.over


def test_harvest_expert_harvests_one_field_and_builds_a_yoke_for_1_lira(table):
    table.lira[0] = 1
    play(table, 0, "harvest-expert", "harvest field-6", "choose second")
    assert grapes_of(table, 0) == ["white-2"]
    assert structures_of(table, 0) == ["yoke"]
    assert (table.lira[0], holds(table, 0)) == (0, {})


def test_harvest_expert_builds_no_second_yoke_and_none_for_nothing(table):
    play(table, 0, "harvest-expert", "harvest field-6")
    assert why_not(table, "choose second") == "no-lira"
    table = lay(season="winter")
    plant(table, 0, "field-5", "sangiovese")
    table.lira[0] = 1
    build(table, 0, "yoke")
    play(table, 0, "harvest-expert", "harvest field-5")
    assert why_not(table, "choose second") == "already-built"


def test_harvest_expert_needs_a_harvest_for_either(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    table.lira[0] = 1
    assert why_not_played(table, 0, "harvest-expert") == "nothing-to-harvest"


# Jack-of-all-trades


def test_jack_of_all_trades_harvests_and_makes_wine_of_it(table):
    play(table, 0, "jack-of-all-trades")
    assert may(table) == ["choose first"]
    answer(table, "choose first", "harvest field-5")
    assert may(table) == ["choose second"]
    answer(table, "choose second", "make red", "grape red-1")
    assert wines_of(table, 0) == ["red-1"]
    assert table.over


def test_jack_of_all_trades_makes_wine_and_fills_an_order_with_it(table):
    hold(table, 0, "order-04")
    wines(table, 0, "white-3")
    grapes(table, 0, "red-2")
    play(table, 0, "jack-of-all-trades", "choose second", "make red", "grape red-2", "choose third")
    answer(table, "fill order-04")
    assert (table.score(0), table.residual[0]) == (2, 1)
    assert table.over


def test_jack_of_all_trades_fills_an_order_and_harvests(table):
    hold(table, 0, "order-04")
    wines(table, 0, "red-1", "white-3")
    play(table, 0, "jack-of-all-trades", "choose third", "fill order-04")
    assert may(table) == ["choose first"]
    answer(table, "choose first", "harvest field-7")
    assert grapes_of(table, 0) == ["red-3"]
    assert table.over


def test_jack_of_all_trades_keeps_the_grape_that_its_order_needs(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    hold(table, 0, "order-01")
    build(table, 0, "medium-cellar")
    grapes(table, 0, "red-2", "red-3", "red-5")
    play(table, 0, "jack-of-all-trades", "choose second", "make red", "grape red-2")
    assert why_not(table, "done") == "spoils-the-rest"
    answer(table, "make red")
    assert may(table) == ["grape red-5"]
    assert why_not(table, "grape red-3") == "spoils-the-rest"
    answer(table, "grape red-5", "choose third", "fill order-01")
    assert table.over


def test_jack_of_all_trades_puts_the_wine_where_its_order_finds_it():
    table = lay(season="winter", free_devalue=True)
    hold(table, 0, "order-01")
    build(table, 0, "medium-cellar")
    grapes(table, 0, "red-5")
    play(table, 0, "jack-of-all-trades", "choose second", "make red", "grape red-5")
    assert may(table) == ["spot 5"]
    answer(table, "spot 5", "choose third", "fill order-01")
    assert table.over


def test_jack_of_all_trades_puts_the_grape_where_its_wine_can_use_it():
    table = lay(season="winter", free_devalue=True)
    plant(table, 0, "field-6", "merlot")
    build(table, 0, "medium-cellar")
    wines(table, 0, "red-1", "red-2")
    play(table, 0, "jack-of-all-trades", "choose first", "harvest field-6")
    assert may(table) == ["spot 3"]
    answer(table, "spot 3", "choose second")
    assert may(table) == ["make red"]


def test_jack_of_all_trades_does_not_do_one_thing_twice(table):
    grapes(table, 0, "red-1")
    play(table, 0, "jack-of-all-trades", "choose first", "harvest field-6")
    assert may(table) == ["choose second"]


def test_jack_of_all_trades_needs_two_things_that_can_be_done(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    grapes(table, 0, "red-1")
    assert not playable(table, 0, "jack-of-all-trades")
    hold(table, 0, "order-04")
    assert not playable(table, 0, "jack-of-all-trades")
    wines(table, 0, "white-3")
    assert playable(table, 0, "jack-of-all-trades")


# Reaper


def test_reaper_scores_2_points_for_three_fields(table):
    play(table, 0, "reaper", "harvest field-7", "harvest field-5", "harvest field-6")
    assert grapes_of(table, 0) == ["red-1", "red-3", "white-2"]
    assert table.score(0) == 2
    assert table.over


def test_reaper_may_stop_after_one_field_without_points(table):
    play(table, 0, "reaper")
    assert "done" not in may(table)
    answer(table, "harvest field-7", "done")
    assert grapes_of(table, 0) == ["red-3"]
    assert table.score(0) == 0


def test_reaper_scores_nothing_if_a_field_was_harvested_before(table):
    already_harvested(table, "field-5")
    play(table, 0, "reaper", "harvest field-6", "harvest field-7")
    assert table.over
    assert table.score(0) == 0


def test_reaper_needs_a_field_to_harvest(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    assert why_not_played(table, 0, "reaper") == "nothing-to-harvest"


# Craftsman


def test_craftsman_draws_an_order_and_scores_a_point(table):
    play(table, 0, "craftsman", "choose first", "choose third")
    assert holds(table, 0) == {"order": 1}
    assert table.score(0) == 1
    assert table.over


def test_craftsman_builds_the_next_cellar_at_its_price_and_draws(table):
    table.lira[0] = 5
    play(table, 0, "craftsman", "choose second", "choose first")
    assert structures_of(table, 0) == ["medium-cellar"]
    assert (table.lira[0], holds(table, 0)) == (1, {"order": 1})


def test_craftsman_scores_a_point_and_builds_the_large_cellar(table):
    table.lira[0] = 6
    build(table, 0, "medium-cellar")
    play(table, 0, "craftsman", "choose third", "choose second")
    assert structures_of(table, 0) == ["medium-cellar", "large-cellar"]
    assert (table.lira[0], table.score(0)) == (0, 1)


def test_craftsman_refuses_the_same_thing_twice_and_a_cellar_that_cannot_be_paid(table):
    table.lira[0] = 3
    play(table, 0, "craftsman")
    assert why_not(table, "choose second") == "no-lira"
    answer(table, "choose first")
    assert may(table) == ["choose third"]


# Laborer


def test_laborer_harvests_up_to_two_fields(table):
    play(table, 0, "laborer", "choose first", "harvest field-5", "harvest field-6")
    assert grapes_of(table, 0) == ["red-1", "white-2"]
    assert table.score(0) == 0
    assert table.over


def test_laborer_makes_up_to_three_wines(table):
    grapes(table, 0, "red-1", "red-2", "red-3", "white-1")
    play(table, 0, "laborer", "choose second", "make red", "grape red-1", "make red", "grape red-2")
    answer(table, "make white", "grape white-1")
    assert wines_of(table, 0) == ["red-1", "red-2", "white-1"]
    assert table.over


def test_laborer_does_both_for_a_point_and_may_make_wine_of_the_harvest(table):
    play(table, 0, "laborer", "choose third")
    assert table.score(0) == -1
    answer(table, "choose first", "harvest field-6", "done", "make white", "grape white-2")
    assert wines_of(table, 0) == ["white-2"]
    assert table.over


def test_laborer_may_make_wine_before_the_harvest(table):
    grapes(table, 0, "red-1")
    play(table, 0, "laborer", "choose third", "choose second", "make red", "grape red-1", "harvest field-5")
    assert (grapes_of(table, 0), wines_of(table, 0)) == (["red-1"], ["red-1"])


def test_laborer_does_not_do_both_at_minus_5(table):
    score(table, 0, -5)
    grapes(table, 0, "red-1")
    play(table, 0, "laborer")
    assert why_not(table, "choose third") == "too-few-points"


def test_laborer_needs_a_field_or_grapes(table):
    already_harvested(table, "field-5", "field-6", "field-7")
    assert why_not_played(table, 0, "laborer") == "no-grape"
    grapes(table, 0, "red-1")
    play(table, 0, "laborer")
    assert why_not(table, "choose first") == "nothing-to-harvest"
    assert may(table) == ["choose second"]


# Designer


def test_designer_builds_a_structure_at_its_price(table):
    table.lira[0] = 6
    play(table, 0, "designer", "build windmill")
    assert structures_of(table, 0) == ["windmill"]
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
    build(table, 0, *standing)
    table.lira[0] = 2
    play(table, 0, "designer", "build yoke")
    assert (table.lira[0], table.score(0)) == (0, points)


def test_designer_needs_a_structure_it_can_pay(table):
    table.lira[0] = 1
    assert why_not_played(table, 0, "designer") == "nothing-to-build"
    table.lira[0] = 2
    play(table, 0, "designer")
    assert may(table) == ["build trellis", "build yoke"]
    assert why_not(table, "build cottage") == "no-lira"
