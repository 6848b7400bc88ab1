"""Viticulture, rulings on winter visitors: T5 to T8."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit
from vindima.core.step import NOBODY
from vindima.viticulture.year import END_YEAR


def years_pass(table, count: int) -> None:
    for _ in range(count):
        kit.begin(table, (END_YEAR, NOBODY))


# T5: Manager


def test_t5_manager_does_a_summer_action_without_its_bonus():
    table = kit.lay(season="winter")
    for seat, space in enumerate(("left", "middle")):
        kit.stand(table, seat, f"draw-vine {space}")
    before = (table.idle[:], table.grande)
    kit.play(table, 0, "manager", "choose first")
    assert kit.holds(table, 0) == {"vine": 1}
    assert (table.idle, table.grande) == before


def test_t5_manager_plants_one_vine_only():
    table = kit.lay(season="winter")
    kit.hold(table, 0, "sangiovese", "malvasia")
    kit.play(table, 0, "manager", "choose sixth", "plant malvasia field-5")
    assert table.over
    assert kit.holds(table, 0) == {"vine": 1}


def test_t5_manager_plays_one_summer_visitor():
    table = kit.lay(season="winter")
    kit.hold(table, 0, "surveyor", "broker")
    kit.play(table, 0, "manager", "choose fourth", "visit surveyor", "choose first")
    assert table.lira[0] == 6
    assert table.over
    assert kit.holds(table, 0) == {"summer": 1}


def test_t5_manager_does_no_winter_action():
    table = kit.lay(season="winter")
    kit.hold(table, 0, "surveyor", "malvasia")
    table.lira[0] = 9
    kit.play(table, 0, "manager")
    effects = [found.message.args["it"].id for found in table.answers()]  # type: ignore[union-attr]
    assert effects == [
        "draw-vine-action",
        "give-tour-action",
        "build-action",
        "play-summer-action",
        "sell-or-trade-action",
        "plant-action",
    ]


# T6: Motivator


def test_t6_motivator_skips_those_who_have_passed():
    table = kit.lay(season="winter")
    for seat in range(3):
        kit.stand(table, seat, "gain-lira", "grande")
    table.passed = 0b010
    kit.play(table, 0, "motivator", "yes")
    assert table.seat == 2
    kit.answer(table, "yes")
    assert table.over
    assert table.grande == 0b101
    assert table.scores == [1, 0, 0]


def test_t6_motivator_asks_in_wake_up_order():
    table = kit.lay(season="winter")
    kit.roosters(table, "row-5", "row-7", "row-2")
    for seat in range(3):
        kit.stand(table, seat, "gain-lira", "grande")
    kit.play(table, 0, "motivator")
    asked = []
    while not table.over:
        asked.append(table.seat)
        kit.answer(table, "yes")
    assert asked == [2, 0, 1]
    assert table.score(0) == 2


def test_t6_motivator_asks_nobody_whose_grande_is_not_placed():
    table = kit.lay(season="winter")
    kit.stand(table, 2, "make-wine beside", "grande")
    kit.play(table, 0, "motivator")
    assert table.seat == 2
    kit.answer(table, "yes")
    assert table.over
    assert table.score(0) == 1


# T7: Zymologist


def test_t7_zymologist_uses_the_next_cellar():
    table = kit.lay(season="winter")
    kit.grapes(table, 0, "red-4", "white-9")
    kit.play(table, 0, "zymologist", "make red", "grape red-4", "make white", "grape white-9")
    assert kit.wines_of(table, 0) == ["red-4", "white-6"]
    years_pass(table, 1)
    assert kit.wines_of(table, 0) == ["red-5", "white-6"]
    years_pass(table, 2)
    assert kit.wines_of(table, 0) == ["red-6", "white-6"]


def test_ageing_beyond_cellar_ends_at_its_highest_value():
    table = kit.lay(season="winter")
    kit.wines(table, 0, "red-4", "white-7")
    years_pass(table, 5)
    assert kit.wines_of(table, 0) == ["red-6", "white-9"]


def test_t7_zymologist_with_a_medium_cellar_reaches_the_large_one():
    table = kit.lay(season="winter")
    kit.build(table, 0, "medium-cellar")
    kit.grapes(table, 0, "red-8")
    kit.wines(table, 0, "red-6")
    kit.play(table, 0, "zymologist", "make red", "grape red-8")
    assert kit.wines_of(table, 0) == ["red-6", "red-8"]
    years_pass(table, 2)
    assert kit.wines_of(table, 0) == ["red-6", "red-9"]


def test_t7_zymologist_puts_no_wine_below_4():
    table = kit.lay(season="winter")
    kit.grapes(table, 0, "red-5")
    kit.wines(table, 0, "red-4", "red-5")
    assert kit.why_not_played(table, 0, "zymologist") == "no-such-wine"


def test_t7_zymologist_does_not_lift_the_cellar_for_other_wines():
    table = kit.lay(season="winter")
    kit.wines(table, 0, "red-3")
    years_pass(table, 1)
    assert kit.wines_of(table, 0) == ["red-3"]


# T8: branches must be possible as a whole


@pytest.mark.parametrize("taken", ["red-1", "white-1"])
def test_t8_winter_merchant_needs_both_spots_of_value_1(taken):
    table = kit.lay(season="winter", lira=3)
    assert kit.playable(table, 0, "merchant")
    kit.grapes(table, 0, taken)
    assert not kit.playable(table, 0, "merchant")


def test_t8_winter_innkeeper_needs_two_discard_piles():
    table = kit.lay(season="winter")
    kit.on_pile(table, "judge", "teacher")
    assert kit.why_not_played(table, 0, "innkeeper") == "too-few-piles"
    kit.on_pile(table, "surveyor")
    assert kit.playable(table, 0, "innkeeper")


@pytest.mark.parametrize("able", ["lose-point", "give-cards", "pay-lira"])
def test_t8_winter_queen_needs_a_neighbour_who_can_do_one_of_the_three(able):
    table = kit.lay(season="winter")
    kit.score(table, 2, -5)
    assert kit.why_not_played(table, 0, "queen") == "neighbour-unable"
    if able == "lose-point":
        kit.score(table, 2, -4)
    elif able == "give-cards":
        kit.hold(table, 2, "pinot", "judge")
    else:
        table.lira[2] = 3
    kit.play(table, 0, "queen")
    assert kit.may(table) == [able]


def test_t8_winter_both_effects_of_the_master_vintner_must_be_possible():
    table = kit.lay(season="winter")
    kit.hold(table, 0, "order-10")
    kit.wines(table, 0, "red-3", "white-3")
    assert kit.why_not_played(table, 0, "master-vintner") == "nothing-ages"
    kit.wines(table, 0, "red-1")
    kit.play(table, 0, "master-vintner")
    assert kit.why_not(table, "choose first") == "no-lira"
    assert kit.may(table) == ["choose second", "choose third"]
