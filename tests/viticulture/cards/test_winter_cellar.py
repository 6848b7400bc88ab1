"""Winter visitors that age wine or throw it away."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit
from vindima.viticulture.state import State


@pytest.fixture
def table() -> State:
    return kit.lay(season="winter")


@pytest.mark.parametrize(
    ("visitor", "choice", "medium", "large"),
    [
        ("oenologist", "choose second", 3, 3),
        ("master-vintner", "choose first", 2, 4),
    ],
)
def test_the_next_cellar_is_built_at_the_price_of_the_visitor(table, visitor, choice, medium, large):
    table.lira[0] = medium
    kit.play(table, 0, visitor, choice)
    assert kit.structures_of(table, 0) == ["medium-cellar"]
    assert table.lira[0] == 0
    table.lira[0] = large + 1
    kit.play(table, 0, visitor, choice)
    assert kit.structures_of(table, 0) == ["medium-cellar", "large-cellar"]
    assert table.lira[0] == 1


# Judge


def test_judge_draws_two_summer_visitors(table):
    kit.play(table, 0, "judge", "choose first")
    assert kit.holds(table, 0) == {"summer": 2}


def test_judge_gives_3_points_for_a_wine_of_4_or_more(table):
    kit.wines(table, 0, "red-3", "white-4", "blush-6")
    kit.play(table, 0, "judge", "choose second")
    assert kit.may(table) == ["bottle white-4", "bottle blush-6"]
    kit.answer(table, "bottle white-4")
    assert kit.wines_of(table, 0) == ["red-3", "blush-6"]
    assert table.score(0) == 3


def test_judge_refuses_wine_below_4(table):
    kit.wines(table, 0, "red-3")
    assert kit.why_not_chosen(table, 0, "judge", "choose second") == "no-wine"


# Oenologist


def test_oenologist_ages_all_wines_two_steps(table):
    kit.build(table, 0, "medium-cellar")
    kit.grapes(table, 0, "red-1")
    kit.wines(table, 0, "red-1", "red-2", "white-5", "white-6", "blush-4")
    kit.wines(table, 1, "red-1")
    kit.play(table, 0, "oenologist", "choose first")
    assert kit.wines_of(table, 0) == ["red-3", "red-4", "white-5", "white-6", "blush-6"]
    assert kit.grapes_of(table, 0) == ["red-1"]
    assert kit.wines_of(table, 1) == ["red-1"]


def test_oenologist_ages_no_wine_beyond_the_cellar(table):
    kit.wines(table, 0, "red-2", "white-3")
    kit.play(table, 0, "oenologist", "choose first")
    assert kit.wines_of(table, 0) == ["red-3", "white-3"]


def test_oenologist_needs_wine_or_3_lira(table):
    table.lira[0] = 2
    assert kit.why_not_played(table, 0, "oenologist") == "no-lira"
    table.lira[0] = 3
    assert kit.why_not_chosen(table, 0, "oenologist", "choose first") == "no-wine"


@pytest.mark.parametrize("visitor", ["oenologist", "uncertified-oenologist"])
def test_oenologists_age_at_least_one_wine(table, visitor):
    table.lira[0] = 3
    kit.wines(table, 0, "red-2", "red-3", "white-3")
    assert kit.why_not_chosen(table, 0, visitor, "choose first") == "nothing-ages"


def test_oenologist_builds_nothing_beyond_the_large_cellar(table):
    table.lira[0] = 9
    kit.build(table, 0, "medium-cellar", "large-cellar")
    assert kit.why_not_played(table, 0, "oenologist") == "cellars-complete"


# Master Vintner


def test_master_vintner_needs_4_lira_for_the_large_cellar(table):
    table.lira[0] = 3
    kit.build(table, 0, "medium-cellar")
    assert kit.why_not_played(table, 0, "master-vintner") == "no-order"


def test_master_vintner_ages_one_wine_one_step_and_fills_an_order(table):
    kit.build(table, 0, "medium-cellar")
    kit.hold(table, 0, "order-01")
    kit.wines(table, 0, "red-4", "white-2")
    kit.play(table, 0, "master-vintner", "choose second")
    assert kit.why_not(table, "bottle white-2") == "order-not-fillable"
    kit.answer(table, "bottle red-4", "fill order-01")
    assert kit.wines_of(table, 0) == ["white-2"]
    assert (table.score(0), table.residual[0]) == (2, 1)
    assert table.over


def test_master_vintner_fills_the_order_first_if_that_makes_room(table):
    kit.build(table, 0, "medium-cellar")
    kit.hold(table, 0, "order-01")
    kit.wines(table, 0, "red-4", "red-5")
    kit.play(table, 0, "master-vintner", "choose third", "fill order-01", "bottle red-4")
    assert kit.wines_of(table, 0) == ["red-5"]
    assert table.score(0) == 2
    assert table.over


def test_master_vintner_does_not_deliver_the_last_wine_that_could_age(table):
    kit.hold(table, 0, "order-04", "order-02")
    kit.wines(table, 0, "red-2", "red-3", "white-3")
    kit.play(table, 0, "master-vintner")
    assert kit.may(table) == ["choose third"]
    kit.answer(table, "choose third", "fill order-04")
    assert kit.may(table) == ["bottle red-2"]
    assert kit.hand_of(table, 0, "order") == ["order-02"]
    kit.answer(table, "bottle red-2")
    assert kit.wines_of(table, 0) == ["red-3"]


def test_master_vintner_needs_both_a_wine_that_ages_and_an_order(table):
    kit.hold(table, 0, "order-01")
    kit.wines(table, 0, "red-3")
    assert kit.why_not_played(table, 0, "master-vintner") == "order-not-fillable"
    kit.build(table, 0, "medium-cellar")
    assert kit.why_not_played(table, 0, "master-vintner") == "order-not-fillable"
    kit.wines(table, 0, "red-4")
    kit.play(table, 0, "master-vintner")
    assert kit.may(table) == ["choose second"]


def test_master_vintner_refuses_an_order_if_nothing_can_age(table):
    kit.hold(table, 0, "order-10")
    kit.wines(table, 0, "red-3", "white-3")
    assert kit.why_not_played(table, 0, "master-vintner") == "nothing-ages"


# Uncertified Oenologist


def test_uncertified_oenologist_ages_all_wines_two_steps(table):
    kit.wines(table, 0, "red-1", "white-2")
    kit.play(table, 0, "uncertified-oenologist", "choose first")
    assert kit.wines_of(table, 0) == ["red-3", "white-3"]


def test_uncertified_oenologist_builds_the_next_cellar_for_a_point(table):
    kit.score(table, 0, 0)
    kit.play(table, 0, "uncertified-oenologist", "choose second")
    assert kit.structures_of(table, 0) == ["medium-cellar"]
    assert (table.score(0), table.lira[0]) == (-1, 0)


def test_uncertified_oenologist_takes_no_point_below_minus_5(table):
    kit.score(table, 0, -5)
    assert kit.why_not_played(table, 0, "uncertified-oenologist") == "too-few-points"
    kit.wines(table, 0, "red-1")
    kit.play(table, 0, "uncertified-oenologist")
    assert kit.may(table) == ["choose first"]


# Promoter


@pytest.mark.parametrize("token", ["grape red-1", "grape white-9", "bottle blush-4"])
def test_promoter_throws_away_a_grape_or_a_wine_for_a_point_and_residual(table, token):
    kit.grapes(table, 0, "red-1", "white-9")
    kit.wines(table, 0, "blush-4")
    kit.play(table, 0, "promoter")
    assert kit.may(table) == ["grape red-1", "grape white-9", "bottle blush-4"]
    kit.answer(table, token)
    assert token.split()[1] not in kit.grapes_of(table, 0) + kit.wines_of(table, 0)
    assert len(kit.grapes_of(table, 0) + kit.wines_of(table, 0)) == 2
    assert (table.score(0), table.residual[0]) == (1, 1)


def test_promoter_cannot_be_played_unless_it_gains_both(table):
    table.residual[0] = 5
    kit.wines(table, 0, "red-1")
    assert kit.why_not_played(table, 0, "promoter") == "residual-full"
    table.residual[0] = 4
    kit.play(table, 0, "promoter", "bottle red-1")
    assert (table.score(0), table.residual[0]) == (1, 5)


def test_promoter_needs_a_grape_or_a_wine(table):
    assert kit.why_not_played(table, 0, "promoter") == "no-grape"


# Taster


def test_taster_gives_4_lira_and_2_points_for_the_best_wine_of_all(table):
    kit.wines(table, 0, "red-5", "white-4")
    kit.wines(table, 2, "blush-4")
    kit.play(table, 0, "taster", "bottle red-5")
    assert (table.lira[0], table.score(0)) == (4, 2)
    assert kit.wines_of(table, 0) == ["white-4"]


@pytest.mark.parametrize("rival", ["sparkling-7", "red-5"])
def test_taster_scores_nothing_if_a_rival_has_as_good_a_wine(table, rival):
    kit.wines(table, 0, "red-5")
    kit.wines(table, 2, rival)
    kit.play(table, 0, "taster", "bottle red-5")
    assert (table.lira[0], table.score(0)) == (4, 0)


def test_taster_compares_with_the_owners_other_wines_too(table):
    kit.wines(table, 0, "red-5", "white-5")
    kit.play(table, 0, "taster", "bottle red-5")
    assert (table.lira[0], table.score(0)) == (4, 0)


def test_taster_needs_a_wine(table):
    kit.wines(table, 1, "red-5")
    assert kit.why_not_played(table, 0, "taster") == "no-wine"
