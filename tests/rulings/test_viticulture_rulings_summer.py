"""Viticulture, rulings on summer visitors: T1 to T4, T8 to T12."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit
from vindima.core.step import FOREVER
from vindima.viticulture.actions.plant import PLANT_ACTION
from vindima.viticulture.state import NO_SEAT
from vindima.viticulture.turn import PLACE_WORKER


@pytest.mark.parametrize("visitor", ["planter", "sharecropper"])
def test_t1_any_vine_in_hand_may_be_discarded(visitor):
    table = kit.lay()
    kit.plant(table, 0, "field-5", "pinot")
    kit.hold(table, 0, "merlot", "syrah")
    kit.play(table, 0, visitor, "choose second", "uproot pinot field-5")
    assert kit.may(table) == ["discard pinot", "discard syrah", "discard merlot"]
    kit.answer(table, "discard merlot")
    assert table.over
    assert kit.discarded(table, "vine") == ["merlot"]
    assert kit.hand_of(table, 0) == ["pinot", "syrah"]


def test_t1_horticulturist_discards_any_two_vines():
    table = kit.lay()
    kit.plant(table, 0, "field-5", "pinot", "pinot")
    kit.hold(table, 0, "merlot", "syrah")
    kit.play(table, 0, "horticulturist", "choose second", "uproot pinot field-5", "uproot pinot field-5")
    kit.answer(table, "discard merlot", "discard syrah")
    assert kit.hand_of(table, 0) == ["pinot", "pinot"]


def test_t2_producer_leaves_the_action_that_played_it():
    table = kit.lay(lira=2)
    kit.stand(table, 0, "play-summer middle")
    kit.stand(table, 0, "play-summer left", "grande")
    assert kit.why_not_played(table, 0, "producer") == "nothing-to-fetch"
    kit.stand(table, 0, "build-structure left")
    kit.play(table, 0, "producer")
    assert kit.may(table) == ["fetch build-structure left"]
    kit.answer(table, "fetch build-structure left")
    kit.begin(table, (PLACE_WORKER, 1))
    assert kit.why_not(table, "place play-summer left") == "space-taken"
    table.lira[1] = 2
    kit.begin(table, (PLACE_WORKER, 1))
    assert "place build-structure left" in kit.may(table)


def test_t3_a_plan_acts_before_the_first_winter_turn():
    table = kit.lay()
    kit.roosters(table, "row-3", "row-1", "row-2")
    table.lira[0] = table.lira[2] = 4
    kit.play(table, 0, "planner", "place train-worker left", "worker grande")
    kit.play(table, 2, "planner", "place train-worker middle", "worker regular")
    assert not table.trained[0]
    kit.season(table, "winter")
    assert table.trained == (1, 0, 1)
    assert table.lira == [0, 0, 1]
    assert table.seat == 1


def test_t3_a_plan_that_has_become_impossible_is_skipped():
    table = kit.lay()
    kit.play(table, 0, "planner", "place make-wine left", "worker regular")
    kit.season(table, "winter")
    assert table.seat == 0
    assert "pass" in kit.may(table)
    assert table.view(None)["actions"][10]["spaces"]["left"] == {"seat": 0, "worker": "regular"}


def test_t3_planner_is_for_summer_only():
    assert kit.why_not_played(kit.lay(season="winter"), 0, "planner") == "not-in-winter"


def test_t4_organizer_moves_takes_the_bonus_and_passes():
    table = kit.lay()
    kit.hold(table, 0, "patron")
    kit.play(table, 0, "organizer", bonus=True)
    assert kit.why_not(table, "wake row-1") == "own-row"
    assert kit.why_not(table, "wake row-2") == "row-taken"
    kit.answer(table, "wake row-4")
    assert table.over  # the second visitor of the bonus space is lost
    assert table.lira[0] == 1
    assert table.passed == 1
    assert kit.hand_of(table, 0) == ["patron"]


def test_t4_a_second_visitor_is_played_first():
    table = kit.lay()
    kit.hold(table, 0, "organizer")
    kit.play(table, 0, "patron", "choose first", bonus=True)
    kit.answer(table, "visit organizer", "wake row-4")
    assert table.over
    assert table.lira[0] == 5


def test_t4_the_grey_worker_comes_only_once():
    table = kit.lay()
    kit.roosters(table, "row-1", "row-7", "row-3")
    table.grey = 1
    kit.play(table, 1, "organizer", "wake row-2")
    kit.play(table, 0, "organizer", "wake row-7")
    assert table.idle[0] == 2
    assert table.grey == 1
    table = kit.lay()
    assert table.grey == NO_SEAT
    kit.play(table, 0, "organizer", "wake row-7")
    assert (table.idle[0], table.grey) == (3, 0)


def test_t4_a_solo_rooster_never_moves_to_the_last_row():
    table = kit.lay(players=1)
    kit.play(table, 0, "organizer")
    assert kit.why_not(table, "wake row-7") == "row-shunned"


def test_t8_a_branch_must_be_possible_as_a_whole():
    table = kit.lay(lira=2)
    kit.hold(table, 0, "merlot")
    assert kit.why_not_played(table, 0, "overseer") == "nothing-plantable"
    table.lira[0] = 3
    kit.play(table, 0, "overseer", "choose first")
    assert kit.may(table) == ["build irrigation"]


def test_t8_summer_two_items_of_the_contractor_must_be_possible():
    table = kit.lay()
    kit.hold(table, 0, "merlot")
    assert kit.why_not_played(table, 0, "contractor") == "nothing-plantable"
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "contractor")
    assert kit.may(table) == ["choose first", "choose third"]


def test_t8_summer_two_structures_must_be_missing_for_the_stonemason():
    table = kit.lay(lira=8)
    table.structures[0] = 0b01111111
    assert kit.why_not_played(table, 0, "stonemason") == "nothing-to-build"


def test_t9_both_effects_are_paid_for_first():
    table = kit.lay()
    kit.play(table, 0, "sponsor", "choose third")
    assert table.score(0) == -1
    assert kit.holds(table, 0) == {}
    assert kit.may(table) == ["choose first", "choose second"]
    kit.answer(table, "choose first")
    assert table.over
    assert (kit.holds(table, 0), table.lira[0]) == ({"vine": 2}, 3)


@pytest.mark.parametrize("first", ["choose first", "choose second"])
def test_t9_the_effects_follow_in_either_order(first):
    table = kit.lay(lira=1)
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "homesteader", "choose third", first)
    if first == "choose first":
        kit.answer(table, "build cottage", "plant malvasia field-5")
    else:
        kit.answer(table, "plant malvasia field-5", "build cottage")
    assert table.over
    assert kit.structures_of(table, 0) == ["cottage"]
    assert kit.fields(table, 0) == {"field-5": ["malvasia"]}


def test_t10_importer_gets_three_or_draws():
    table = kit.lay(players=4)
    kit.roosters(table, "row-1", "row-4", "row-3", "row-2")
    kit.hold(table, 1, "queen", "judge", "banker")
    kit.hold(table, 2, "broker")
    kit.hold(table, 3, "patron")
    other = table.clone()
    kit.play(table, 0, "importer", "yes")
    assert table.seat == 2  # each neighbour is asked for the cards still missing
    kit.answer(table, "done", "yes", "yes")
    kit.answer(table, "give patron", "give queen", "give judge")
    assert kit.hand_of(table, 0) == ["patron", "judge", "queen"]
    assert kit.hand_of(table, 1) == ["banker"]
    kit.play(other, 0, "importer", "done", "done")
    kit.answer(other, "yes", "yes", "done")
    assert other.over
    assert kit.holds(other, 0) == {"winter": 3}
    assert len(kit.hand_of(other, 1)) == 3


def test_t10_given_cards_stay_hidden_from_the_others():
    table = kit.lay()
    kit.hold(table, 1, "queen", "judge", "banker", "merchant")
    kit.play(table, 0, "importer", "yes", "yes", "yes")
    assert table.stack[-1].step.secret == FOREVER
    other = table.clone()
    kit.answer(table, "give queen", "give judge", "give banker")
    kit.answer(other, "give merchant", "give judge", "give banker")
    for reader in (2, None):
        assert table.view(reader) == other.view(reader)
    assert table.view(0) != other.view(0)


def test_t11_up_to_means_at_least_one():
    table = kit.lay(lira=9)
    kit.grapes(table, 0, "red-1")
    kit.hold(table, 0, "malvasia", "malvasia")
    kit.stand(table, 0, "draw-vine left")
    for visitor, first in (
        ("novice-guide", "choose second"),
        ("planter", "choose first"),
        ("homesteader", "choose second"),
        ("artisan", "choose third"),
    ):
        trial = table.clone()
        kit.play(trial, 0, visitor, first)
        assert "done" not in kit.may(trial)
        kit.answer(trial, kit.may(trial)[0])
    for visitor in ("producer", "wedding-party"):
        trial = table.clone()
        kit.play(trial, 0, visitor)
        assert "done" not in kit.may(trial)


def test_t11_landscaper_may_plant_nothing():
    table = kit.lay()
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "landscaper", "choose first", "done")
    assert table.over
    assert kit.fields(table, 0) == {}
    assert kit.holds(table, 0) == {"vine": 2}


def test_t12_cultivator_exceeds_the_limit_once():
    table = kit.lay()
    kit.build(table, 0, "trellis", "irrigation")
    kit.plant(table, 0, "field-5", "merlot", "pinot")
    kit.hold(table, 0, "chardonnay", "malvasia")
    kit.play(table, 0, "cultivator", "plant chardonnay field-5")
    assert table.over
    kit.begin(table, (PLANT_ACTION, 0))
    assert kit.why_not(table, "plant malvasia field-5") == "field-limit"


def test_t12_even_a_field_past_its_limit_may_take_the_cultivators_vine():
    table = kit.lay()
    kit.plant(table, 0, "field-5", "merlot", "merlot")
    kit.hold(table, 0, "malvasia")
    kit.score(table, 0, 0)
    kit.play(table, 0, "cultivator", "plant malvasia field-5")
    assert kit.fields(table, 0) == {"field-5": ["malvasia", "merlot", "merlot"]}
