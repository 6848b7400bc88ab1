"""Winter visitors that make wine and fill orders."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit
from vindima.viticulture.state import State


@pytest.fixture
def table() -> State:
    return kit.lay(season="winter")


# Merchant


def test_merchant_buys_a_red_and_a_white_grape_of_value_1_for_3_lira(table):
    table.lira[0] = 4
    kit.play(table, 0, "merchant", "choose first")
    assert kit.grapes_of(table, 0) == ["red-1", "white-1"]
    assert table.lira[0] == 1
    assert table.over
    assert kit.discarded(table, "winter") == ["merchant"]


@pytest.mark.parametrize("taken", ["red-1", "white-1"])
def test_merchant_needs_both_spots_of_value_1(table, taken):
    table.lira[0] = 3
    kit.grapes(table, 0, taken)
    assert kit.why_not_played(table, 0, "merchant") == "no-order"
    kit.hold(table, 0, "order-04")
    kit.wines(table, 0, "red-1", "white-3")
    kit.play(table, 0, "merchant")
    assert kit.why_not(table, "choose first") == "spot-taken"
    assert kit.may(table) == ["choose second"]


def test_merchant_fills_an_order_for_one_point_more(table):
    table.lira[0] = 2
    kit.hold(table, 0, "order-04")
    kit.wines(table, 0, "red-1", "white-3")
    kit.play(table, 0, "merchant")
    assert kit.why_not(table, "choose first") == "no-lira"
    kit.answer(table, "choose second", "fill order-04")
    assert (table.score(0), table.residual[0]) == (3, 1)
    assert kit.wines_of(table, 0) == []
    assert kit.discarded(table, "order") == ["order-04"]


def test_merchant_without_3_lira_or_a_fillable_order_cannot_be_played(table):
    kit.hold(table, 0, "order-04")
    table.lira[0] = 2
    assert kit.why_not_played(table, 0, "merchant") == "order-not-fillable"


# Crusher


def test_crusher_takes_3_lira_and_a_summer_visitor(table):
    kit.play(table, 0, "crusher", "choose first")
    assert table.lira[0] == 3
    assert kit.holds(table, 0) == {"summer": 1}


def test_crusher_draws_an_order_and_makes_up_to_two_wines(table):
    kit.grapes(table, 0, "red-1", "red-2", "white-3")
    kit.play(table, 0, "crusher", "choose second")
    assert kit.holds(table, 0) == {"order": 1}
    kit.answer(table, "make red", "grape red-2", "make white", "grape white-3")
    assert kit.wines_of(table, 0) == ["red-2", "white-3"]
    assert table.over


def test_crusher_need_not_make_wine_after_the_draw(table):
    kit.grapes(table, 0, "red-1")
    kit.play(table, 0, "crusher", "choose second", "done")
    assert kit.holds(table, 0) == {"order": 1}
    assert kit.wines_of(table, 0) == []


def test_crusher_needs_no_grape_to_draw_its_order(table):
    kit.play(table, 0, "crusher", "choose second")
    assert kit.holds(table, 0) == {"order": 1}
    assert table.over


# Marketer


def test_marketer_draws_two_summer_visitors_and_takes_1_lira(table):
    kit.play(table, 0, "marketer", "choose first")
    assert kit.holds(table, 0) == {"summer": 2}
    assert table.lira[0] == 1


@pytest.mark.parametrize(("visitor", "more"), [("marketer", 1), ("exporter", 0)])
def test_an_order_is_filled_for_its_printed_points_and_more(table, visitor, more):
    kit.hold(table, 0, "order-01")
    kit.wines(table, 0, "red-5")
    kit.play(table, 0, visitor, "choose second", "fill order-01")
    assert (table.score(0), table.residual[0]) == (2 + more, 1)


def test_marketer_refuses_an_order_that_cannot_be_filled(table):
    kit.hold(table, 0, "order-01")
    kit.wines(table, 0, "red-4")
    assert kit.why_not_chosen(table, 0, "marketer", "choose second") == "order-not-fillable"


# Crush Expert


def test_crush_expert_takes_3_lira_and_an_order(table):
    kit.play(table, 0, "crush-expert", "choose first")
    assert table.lira[0] == 3
    assert kit.holds(table, 0) == {"order": 1}


def test_crush_expert_makes_one_to_three_wines(table):
    kit.grapes(table, 0, "red-1", "red-2", "white-1", "white-2")
    kit.play(table, 0, "crush-expert", "choose second")
    assert "done" not in kit.may(table)
    kit.answer(table, "make red", "grape red-1")
    assert "done" in kit.may(table)
    kit.answer(table, "make white", "grape white-1", "make white", "grape white-2")
    assert kit.wines_of(table, 0) == ["red-1", "white-1", "white-2"]
    assert table.over


def test_crush_expert_makes_no_wine_without_grapes(table):
    assert kit.why_not_chosen(table, 0, "crush-expert", "choose second") == "no-grape"


# Teacher


def test_teacher_makes_one_or_two_wines(table):
    kit.grapes(table, 0, "red-1", "red-2", "red-3")
    kit.play(table, 0, "teacher", "choose first", "make red", "grape red-1")
    assert kit.may(table) == ["make red", "done"]
    kit.answer(table, "make red", "grape red-3")
    assert kit.wines_of(table, 0) == ["red-1", "red-3"]
    assert table.over


def test_teacher_trains_a_worker_for_2_lira(table):
    table.lira[0] = 2
    kit.play(table, 0, "teacher", "choose second")
    assert (table.lira[0], table.workers[0], table.trained[0]) == (0, 2, 1)


def test_teacher_needs_grapes_or_2_lira(table):
    table.lira[0] = 1
    assert kit.why_not_played(table, 0, "teacher") == "no-lira"
    kit.grapes(table, 0, "white-1")
    kit.play(table, 0, "teacher")
    assert kit.may(table) == ["choose first"]


# Supervisor


def test_supervisor_scores_a_point_for_each_sparkling_wine(table):
    kit.build(table, 0, "medium-cellar", "large-cellar")
    kit.grapes(table, 0, "red-1", "red-2", "red-3", "red-4", "white-4", "white-5")
    kit.play(table, 0, "supervisor", "make sparkling", "grape red-1", "grape red-2", "grape white-4")
    kit.answer(table, "make sparkling", "grape red-3", "grape red-4", "grape white-5")
    assert kit.wines_of(table, 0) == ["sparkling-7", "sparkling-9"]
    assert table.score(0) == 2
    assert table.over


def test_supervisor_scores_nothing_for_other_wines(table):
    kit.grapes(table, 0, "red-1", "white-1")
    kit.wines(table, 0, "sparkling-7")
    kit.play(table, 0, "supervisor", "make red", "grape red-1", "done")
    assert kit.wines_of(table, 0) == ["red-1", "sparkling-7"]
    assert table.score(0) == 0


def test_supervisor_makes_at_least_one_wine(table):
    assert kit.why_not_played(table, 0, "supervisor") == "no-grape"


# Bottler


def test_bottler_scores_a_point_for_each_kind_of_wine(table):
    kit.build(table, 0, "medium-cellar")
    kit.grapes(table, 0, "red-1", "red-2", "red-3", "white-3")
    kit.play(table, 0, "bottler", "make red", "grape red-1", "make red", "grape red-2")
    kit.answer(table, "make blush", "grape red-3", "grape white-3")
    assert kit.wines_of(table, 0) == ["red-1", "red-2", "blush-6"]
    assert table.score(0) == 2
    assert table.over


def test_bottler_counts_only_what_it_makes(table):
    kit.grapes(table, 0, "red-1", "red-3")
    kit.wines(table, 0, "white-1", "blush-5")
    kit.play(table, 0, "bottler", "make red", "grape red-1", "done")
    assert table.score(0) == 1


def test_bottler_makes_at_least_one_wine(table):
    kit.wines(table, 0, "red-1", "red-2", "red-3")
    kit.grapes(table, 0, "red-3")
    assert kit.why_not_played(table, 0, "bottler") == "no-such-wine"


# Exporter


def test_exporter_makes_one_or_two_wines(table):
    kit.grapes(table, 0, "red-1", "red-2", "red-3")
    kit.play(table, 0, "exporter", "choose first", "make red", "grape red-1", "make red", "grape red-2")
    assert kit.wines_of(table, 0) == ["red-1", "red-2"]
    assert table.over


def test_exporter_throws_away_a_grape_for_2_points(table):
    kit.grapes(table, 0, "red-1", "white-2")
    kit.play(table, 0, "exporter", "choose third", "grape white-2")
    assert kit.grapes_of(table, 0) == ["red-1"]
    assert table.score(0) == 2


def test_exporter_needs_grapes_or_an_order(table):
    assert kit.why_not_played(table, 0, "exporter") == "no-grape"
    kit.hold(table, 0, "order-01")
    kit.wines(table, 0, "red-5")
    kit.play(table, 0, "exporter")
    assert kit.why_not(table, "choose first") == "no-grape"
    assert kit.why_not(table, "choose third") == "no-grape"
    assert kit.may(table) == ["choose second"]


# Zymologist


def test_zymologist_makes_wines_of_4_or_more_without_the_next_cellar(table):
    kit.grapes(table, 0, "red-3", "red-5", "white-4")
    kit.play(table, 0, "zymologist", "make red")
    assert kit.may(table) == ["grape red-5"]
    kit.answer(table, "grape red-5", "make white", "grape white-4")
    assert kit.wines_of(table, 0) == ["red-5", "white-4"]
    assert table.over


def test_zymologist_makes_blush_without_the_medium_and_sparkling_without_the_large_cellar(table):
    kit.grapes(table, 0, "red-1", "white-4")
    kit.play(table, 0, "zymologist", "make blush", "grape red-1", "grape white-4")
    assert kit.wines_of(table, 0) == ["blush-5"]
    table = kit.lay(season="winter")
    kit.build(table, 0, "medium-cellar")
    kit.grapes(table, 0, "red-1", "red-2", "white-4")
    kit.play(table, 0, "zymologist", "make sparkling", "grape red-1", "grape red-2", "grape white-4")
    assert kit.wines_of(table, 0) == ["sparkling-7"]


def test_zymologist_refuses_wine_below_4(table):
    kit.grapes(table, 0, "red-3")
    assert kit.why_not_played(table, 0, "zymologist") == "no-such-wine"
    kit.grapes(table, 0, "red-4")
    kit.wines(table, 0, "red-4")
    assert not kit.playable(table, 0, "zymologist")
    kit.grapes(table, 0, "red-6")
    assert kit.playable(table, 0, "zymologist")


def test_zymologist_opens_only_the_next_cellar(table):
    kit.grapes(table, 0, "red-1", "red-3", "white-9")
    kit.play(table, 0, "zymologist")
    assert kit.why_not(table, "make sparkling") == "cellar-missing"
    kit.answer(table, "make white", "grape white-9")
    assert kit.wines_of(table, 0) == ["white-6"]
