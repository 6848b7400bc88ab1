"""Viticulture, rulings on winter visitors: T5 to T8."""

from __future__ import annotations

import pytest

from tests.viticulture_table import (
    answer,
    begin,
    build,
    grapes,
    hold,
    holds,
    lay,
    may,
    on_pile,
    play,
    playable,
    roosters,
    score,
    stand,
    why_not,
    why_not_played,
    wines,
    wines_of,
)
from vindima.core.step import NOBODY
from vindima.viticulture.year import END_YEAR


def years_pass(table, count: int) -> None:
    for _ in range(count):
        begin(table, (END_YEAR, NOBODY))


# T5: Manager


def test_t5_manager_does_a_summer_action_without_its_bonus():
    table = lay(season="winter")
    for seat, space in enumerate(("left", "middle")):
        stand(table, seat, f"draw-vine {space}")
    before = (table.idle[:], table.grande)
    play(table, 0, "manager", "choose first")
    assert holds(table, 0) == {"vine": 1}
    assert (table.idle, table.grande) == before


def test_t5_manager_plants_one_vine_only():
    table = lay(season="winter")
    hold(table, 0, "sangiovese", "malvasia")
    play(table, 0, "manager", "choose sixth", "plant malvasia field-5")
    assert table.over
    assert holds(table, 0) == {"vine": 1}


def test_t5_manager_plays_one_summer_visitor():
    table = lay(season="winter")
    hold(table, 0, "surveyor", "broker")
    play(table, 0, "manager", "choose fourth", "visit surveyor", "choose first")
    assert table.lira[0] == 6
    assert table.over
    assert holds(table, 0) == {"summer": 1}


def test_t5_manager_does_no_winter_action():
    table = lay(season="winter")
    hold(table, 0, "surveyor", "malvasia")
    table.lira[0] = 9
    play(table, 0, "manager")
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
    table = lay(season="winter")
    for seat in range(3):
        stand(table, seat, "gain-lira", "grande")
    table.passed = 0b010
    play(table, 0, "motivator", "yes")
    assert table.seat == 2
    answer(table, "yes")
    assert table.over
    assert table.grande == 0b101
    assert table.scores == [1, 0, 0]


def test_t6_motivator_asks_in_wake_up_order():
    table = lay(season="winter")
    roosters(table, "row-5", "row-7", "row-2")
    for seat in range(3):
        stand(table, seat, "gain-lira", "grande")
    play(table, 0, "motivator")
    asked = []
    while not table.over:
        asked.append(table.seat)
        answer(table, "yes")
    assert asked == [2, 0, 1]
    assert table.score(0) == 2


def test_t6_motivator_asks_nobody_whose_grande_is_not_placed():
    table = lay(season="winter")
    stand(table, 2, "make-wine beside", "grande")
    play(table, 0, "motivator")
    assert table.seat == 2
    answer(table, "yes")
    assert table.over
    assert table.score(0) == 1


# T7: Zymologist


def test_t7_zymologist_uses_the_next_cellar():
    table = lay(season="winter")
    grapes(table, 0, "red-4", "white-9")
    play(table, 0, "zymologist", "make red", "grape red-4", "make white", "grape white-9")
    assert wines_of(table, 0) == ["red-4", "white-6"]
    years_pass(table, 1)
    assert wines_of(table, 0) == ["red-5", "white-6"]
    years_pass(table, 2)
    assert wines_of(table, 0) == ["red-6", "white-6"]


def test_ageing_beyond_cellar_ends_at_its_highest_value():
    table = lay(season="winter")
    wines(table, 0, "red-4", "white-7")
    years_pass(table, 5)
    assert wines_of(table, 0) == ["red-6", "white-9"]


def test_t7_zymologist_with_a_medium_cellar_reaches_the_large_one():
    table = lay(season="winter")
    build(table, 0, "medium-cellar")
    grapes(table, 0, "red-8")
    wines(table, 0, "red-6")
    play(table, 0, "zymologist", "make red", "grape red-8")
    assert wines_of(table, 0) == ["red-6", "red-8"]
    years_pass(table, 2)
    assert wines_of(table, 0) == ["red-6", "red-9"]


def test_t7_zymologist_puts_no_wine_below_4():
    table = lay(season="winter")
    grapes(table, 0, "red-5")
    wines(table, 0, "red-4", "red-5")
    assert why_not_played(table, 0, "zymologist") == "no-such-wine"


def test_t7_zymologist_does_not_lift_the_cellar_for_other_wines():
    table = lay(season="winter")
    wines(table, 0, "red-3")
    years_pass(table, 1)
    assert wines_of(table, 0) == ["red-3"]


# T8: whole branches, in winter


@pytest.mark.parametrize("taken", ["red-1", "white-1"])
def test_t8_winter_merchant_needs_both_spots_of_value_1(taken):
    table = lay(season="winter")
    table.lira[0] = 3
    assert playable(table, 0, "merchant")
    grapes(table, 0, taken)
    assert not playable(table, 0, "merchant")


def test_t8_winter_innkeeper_needs_two_discard_piles():
    table = lay(season="winter")
    on_pile(table, "judge", "teacher")
    assert why_not_played(table, 0, "innkeeper") == "too-few-piles"
    on_pile(table, "surveyor")
    assert playable(table, 0, "innkeeper")


@pytest.mark.parametrize("able", ["lose-point", "give-cards", "pay-lira"])
def test_t8_winter_queen_needs_a_neighbour_who_can_do_one_of_the_three(able):
    table = lay(season="winter")
    score(table, 2, -5)
    assert why_not_played(table, 0, "queen") == "neighbour-unable"
    if able == "lose-point":
        score(table, 2, -4)
    elif able == "give-cards":
        hold(table, 2, "pinot", "judge")
    else:
        table.lira[2] = 3
    play(table, 0, "queen")
    assert may(table) == [able]


def test_t8_winter_both_effects_of_the_master_vintner_must_be_possible():
    table = lay(season="winter")
    hold(table, 0, "order-10")
    wines(table, 0, "red-3", "white-3")
    assert why_not_played(table, 0, "master-vintner") == "nothing-ages"
    wines(table, 0, "red-1")
    play(table, 0, "master-vintner")
    assert why_not(table, "choose first") == "no-lira"
    assert may(table) == ["choose second", "choose third"]
