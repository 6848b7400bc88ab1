"""Summer visitors that move workers and roosters: Planner, Producer, Organizer."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit
from vindima.viticulture.model import ACTIONS, DRAW_ORDER, FILL_ORDER, PLANT_VINE, WINTER, WINTER_ACTIONS
from vindima.viticulture.turn import PLACE_WORKER, ROOM
from vindima.viticulture.year import END_YEAR

# Planner


def test_planner_places_a_further_worker_on_a_winter_space():
    table = kit.lay()
    kit.stand(table, 0, "play-summer left")
    kit.play(table, 0, "planner", "place harvest-field left", "worker regular")
    assert table.over
    assert table.view(1)["plans"] == [{"seat": 0, "place": "harvest-field left"}]
    assert table.idle[0] == 0
    table.season = WINTER
    kit.begin(table, (PLACE_WORKER, 1))
    assert kit.why_not(table, "place harvest-field left") == "space-taken"


def test_planner_may_send_the_grande():
    table = kit.lay()
    kit.play(table, 0, "planner", "place make-wine middle", "worker grande")
    assert not table.grande & 1
    assert table.idle[0] == 2


@pytest.mark.parametrize("only", ["regular", "grande"])
def test_planner_does_not_ask_which_worker_if_there_is_one_kind(only):
    table = kit.lay()
    if only == "regular":
        kit.stand(table, 0, "gain-lira", "grande")
    else:
        table.idle[0] = 0
    kit.play(table, 0, "planner", "place draw-order left")
    assert table.over
    assert table.spaces.count(0) == len(table.spaces) - 1
    assert (table.idle[0], table.grande & 1) == ((1, 0) if only == "regular" else (0, 0))


def test_planner_offers_only_winter_spaces_of_the_board():
    table = kit.lay()
    kit.build(table, 0, "yoke")
    kit.play(table, 0, "planner")
    actions = {token.split()[1] for token in kit.may(table)}
    assert actions == {ACTIONS[action] for action in WINTER_ACTIONS}
    assert len(kit.may(table)) == 12
    assert kit.why_not(table, "place draw-order right") == "space-closed"
    assert kit.why_not(table, "place draw-order beside") == "not-full"


def test_planner_sends_the_grande_beside_a_full_action():
    table = kit.lay(players=2)
    kit.stand(table, 1, "fill-order left")
    kit.play(table, 0, "planner")
    assert kit.why_not(table, "place fill-order left") == "space-taken"
    kit.answer(table, "place fill-order beside")
    assert table.over
    assert table.beside[FILL_ORDER] == 1
    assert not table.grande & 1


def test_planned_action_is_done_with_its_bonus_before_the_first_turn():
    table = kit.lay()
    kit.play(table, 2, "planner", "place draw-order middle", "worker regular")
    kit.season(table, "winter")
    assert table.seat == 2
    kit.answer(table, "yes")
    assert kit.holds(table, 2) == {"order": 2}
    assert table.seat == 0
    assert table.plans == ()


def test_plans_are_done_in_wake_up_order():
    table = kit.lay()
    kit.roosters(table, "row-3", "row-2", "row-1")
    for seat in (0, 1, 2):
        kit.grapes(table, seat, "red-1")
    kit.play(table, 0, "planner", "place make-wine left", "worker regular")
    kit.play(table, 2, "planner", "place make-wine middle", "worker regular")
    kit.season(table, "winter")
    kit.in_turn(table, (2, "make red", "grape red-1"), (0, "make red", "grape red-1"))
    assert kit.wines_of(table, 0) == ["red-1"]
    assert table.seat == 2
    assert "pass" in kit.may(table)


def test_planned_action_that_has_become_impossible_is_skipped():
    table = kit.lay()
    kit.play(table, 0, "planner", "place train-worker left", "worker regular")
    kit.season(table, "winter")
    assert table.trained[0] == 0
    assert table.seat == 0
    assert kit.why_not(table, "place train-worker left") == "space-taken"
    kit.begin(table, END_YEAR)
    assert table.idle[0] == 2


def test_a_plan_is_dropped_when_the_motivator_retrieves_its_grande():
    table = kit.lay(players=2)
    kit.hold(table, 0, "motivator")
    kit.play(table, 0, "planner", "place play-winter left", "worker regular")
    kit.play(table, 1, "planner", "place draw-order left", "worker grande")
    kit.season(table, "winter")
    kit.answer(table, "visit motivator", "yes")
    assert table.plans == ()
    assert kit.holds(table, 1) == {}
    assert table.grande == 3
    assert table.spaces[DRAW_ORDER * ROOM] == 0
    assert table.seat == 0
    assert "pass" in kit.may(table)


def test_a_plan_is_dropped_when_the_producer_retrieves_its_worker():
    table = kit.lay(players=2)
    kit.hold(table, 0, "manager", "producer")
    table.lira[0] = 2
    kit.play(table, 0, "planner", "place play-winter left", "worker regular")
    kit.play(table, 0, "planner", "place draw-order left", "worker regular")
    kit.season(table, "winter")
    kit.answer(table, "visit manager", "choose fourth", "visit producer", "fetch draw-order left")
    assert kit.holds(table, 0) == {}
    assert table.idle[0] == 1
    assert table.plans == ()


def test_remaining_plans_stay_visible_while_one_is_carried_out():
    table = kit.lay()
    kit.grapes(table, 0, "red-1")
    kit.play(table, 0, "planner", "place make-wine left", "worker regular")
    kit.play(table, 1, "planner", "place draw-order left", "worker regular")
    kit.season(table, "winter")
    assert table.view(None)["plans"] == [{"seat": 1, "place": "draw-order left"}]
    kit.answer(table, "make red", "grape red-1")
    assert table.plans == ()
    assert kit.holds(table, 1) == {"order": 1}


def test_a_plan_in_the_friendly_variant_leaves_a_bonus_space_free():
    table = kit.lay(friendly=True)
    kit.play(table, 0, "planner")
    assert kit.why_not(table, "place make-wine middle") == "keep-bonus-free"
    kit.answer(table, "place make-wine left", "worker regular")
    kit.play(table, 1, "planner")
    assert "place make-wine middle" in kit.may(table), "no other space is free"


def test_planner_needs_a_worker_and_summer():
    table = kit.lay()
    table.idle[0] = 0
    table.grande = 0
    assert kit.why_not_played(table, 0, "planner") == "no-worker"
    assert kit.why_not_played(kit.lay(season="winter"), 0, "planner") == "not-in-winter"


def test_planner_in_a_solo_game_blocks_the_space_for_the_automa():
    table = kit.lay(players=1)
    kit.play(table, 0, "planner", "place draw-order left", "worker regular")
    kit.season(table, "winter")
    assert kit.holds(table, 0) == {"order": 1}
    assert table.spaces[DRAW_ORDER * ROOM] == 1


# Producer


def test_producer_fetches_two_workers_for_two_lira():
    table = kit.lay(lira=2)
    kit.stand(table, 0, "draw-vine left")
    kit.stand(table, 0, "give-tour middle", "grande")
    kit.stand(table, 0, "play-summer left")
    kit.play(table, 0, "producer", "fetch draw-vine left", "fetch give-tour middle")
    assert table.over
    assert table.lira[0] == 0
    assert table.idle[0] == 1
    assert table.grande & 1
    assert table.spaces.count(0) == len(table.spaces) - 1


def test_producer_fetches_one_worker_if_that_is_enough():
    table = kit.lay(lira=2)
    kit.stand(table, 0, "draw-vine left")
    kit.stand(table, 0, "gain-lira")
    kit.play(table, 0, "producer")
    assert kit.may(table) == ["fetch draw-vine left", "fetch gain-lira"]
    kit.answer(table, "fetch gain-lira", "done")
    assert table.over
    assert (table.idle[0], table.lira_regular[0]) == (1, 0)


def test_producer_fetches_from_the_yoke_and_from_beside():
    table = kit.lay(players=2, lira=2)
    kit.build(table, 0, "yoke")
    kit.stand(table, 0, "use-yoke")
    kit.stand(table, 1, "plant-vine left")
    kit.stand(table, 0, "plant-vine beside", "grande")
    kit.play(table, 0, "producer", "fetch use-yoke", "fetch plant-vine beside")
    assert (table.idle[0], table.yoke[0], table.beside[PLANT_VINE]) == (2, 0, 0)
    assert table.spaces[PLANT_VINE * ROOM]


def test_producer_ends_a_plan_whose_worker_comes_back():
    table = kit.lay(lira=2)
    kit.play(table, 0, "planner", "place draw-order left", "worker regular")
    kit.play(table, 0, "producer", "fetch draw-order left")
    assert table.plans == ()
    kit.season(table, "winter")
    assert kit.holds(table, 0) == {}


def test_producer_leaves_a_harvested_field_harvested():
    table = kit.lay(lira=2)
    kit.build(table, 0, "yoke")
    kit.plant(table, 0, "field-5", "pinot")
    kit.begin(table, (PLACE_WORKER, 0))
    kit.answer(table, "place use-yoke", "worker regular", "choose second", "harvest field-5")
    kit.play(table, 0, "producer", "fetch use-yoke")
    kit.begin(table, (PLACE_WORKER, 0))
    kit.answer(table, "place use-yoke", "worker regular")
    assert kit.why_not(table, "choose second") == "nothing-to-harvest"


def test_producer_needs_two_lira_and_a_worker_to_fetch():
    table = kit.lay(lira=1)
    kit.stand(table, 0, "draw-vine left")
    assert kit.why_not_played(table, 0, "producer") == "no-lira"
    table = kit.lay(lira=2)
    kit.stand(table, 0, "play-summer left")
    kit.stand(table, 1, "draw-vine left")
    assert kit.why_not_played(table, 0, "producer") == "nothing-to-fetch"


# Organizer


@pytest.mark.parametrize(
    ("row", "what"),
    [("row-4", "lira"), ("row-5", "visitor"), ("row-6", "point"), ("row-7", "worker")],
)
def test_organizer_takes_the_bonus_of_the_new_row(row, what):
    table = kit.lay()
    kit.play(table, 0, "organizer", f"wake {row}")
    if what == "visitor":
        kit.answer(table, "draw summer")
    assert table.over
    assert table.lira[0] == (1 if what == "lira" else 0)
    assert kit.holds(table, 0) == ({"summer": 1} if what == "visitor" else {})
    assert table.score(0) == (1 if what == "point" else 0)
    assert table.idle[0] == (3 if what == "worker" else 2)
    assert table.order == (1, 2, 0)
    assert table.passed == 1


def test_organizer_draws_on_rows_with_cards():
    table = kit.lay()
    kit.roosters(table, "row-5", "row-6", "row-7")
    kit.play(table, 0, "organizer", "wake row-2")
    assert kit.holds(table, 0) == {"vine": 1}
    table = kit.lay()
    kit.roosters(table, "row-5", "row-6", "row-7")
    kit.play(table, 0, "organizer", "wake row-3")
    assert kit.holds(table, 0) == {"order": 1}


def test_organizer_moves_to_an_empty_row_other_than_its_own():
    table = kit.lay()
    kit.play(table, 0, "organizer")
    assert kit.may(table) == ["wake row-4", "wake row-5", "wake row-6", "wake row-7"]
    assert kit.why_not(table, "wake row-1") == "own-row"
    assert kit.why_not(table, "wake row-2") == "row-taken"


def test_organizer_ends_the_season_for_its_owner_and_the_next_in_order_plays_on():
    table = kit.lay()
    kit.hold(table, 1, "organizer")
    kit.season(table, "summer")
    kit.answer(table, "place gain-lira", "worker regular")
    kit.answer(table, "place play-summer left", "worker regular", "visit organizer", "wake row-7")
    turns = []
    for _ in range(4):
        turns.append(table.seat)
        kit.answer(table, "place gain-lira")
        if "worker regular" in kit.may(table):
            kit.answer(table, "worker regular")
    assert turns == [2, 0, 2, 0]
    assert table.idle[1] == 2


def test_organizer_keeps_the_workers_for_winter():
    table = kit.lay(players=2)
    kit.play(table, 0, "organizer", "wake row-7")
    kit.season(table, "winter")
    assert table.seat == 1
    assert table.passed == 0
    assert table.idle[0] == 3


def test_organizer_played_in_winter_ends_winter():
    table = kit.lay(season="winter")
    kit.play(table, 0, "organizer", "wake row-4")
    assert table.passed == 1


def test_organizer_in_a_solo_game_cannot_take_the_last_row():
    table = kit.lay(players=1)
    kit.score(table, 0, 0)
    kit.play(table, 0, "organizer")
    assert kit.why_not(table, "wake row-7") == "row-shunned"
    before = table.tokens
    kit.answer(table, "wake row-6")
    assert (table.score(0), table.tokens) == (1, before)


def test_organizer_can_always_be_played():
    table = kit.lay(players=6)
    kit.play(table, 0, "organizer")
    assert kit.may(table) == ["wake row-7"]
    kit.answer(table, "wake row-7")
    assert kit.discarded(table, "summer") == ["organizer"]
    assert kit.playable(table, 1, "organizer")
    assert kit.hand_of(table, 0) == []
