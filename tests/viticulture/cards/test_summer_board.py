"""Summer visitors that move workers and roosters: Planner, Producer, Organizer."""

from __future__ import annotations

import pytest

from tests.viticulture_table import (
    answer,
    begin,
    build,
    discarded,
    grapes,
    hand_of,
    hold,
    holds,
    lay,
    may,
    plant,
    play,
    playable,
    roosters,
    score,
    season,
    stand,
    why_not,
    why_not_played,
    wines_of,
)
from vindima.viticulture.model import DRAW_ORDER, FILL_ORDER, PLANT_VINE, WINTER
from vindima.viticulture.turn import PLACE_WORKER, ROOM
from vindima.viticulture.year import END_YEAR

# Planner


def test_planner_places_a_further_worker_on_a_winter_space():
    table = lay()
    stand(table, 0, "play-summer left")
    play(table, 0, "planner", "place harvest-field left", "worker regular")
    assert table.over
    assert table.view(1)["plans"] == [{"seat": 0, "place": "harvest-field left"}]
    assert table.idle[0] == 0
    table.season = WINTER
    begin(table, (PLACE_WORKER, 1))
    assert why_not(table, "place harvest-field left") == "space-taken"


def test_planner_may_send_the_grande():
    table = lay()
    play(table, 0, "planner", "place make-wine middle", "worker grande")
    assert not table.grande & 1
    assert table.idle[0] == 2


@pytest.mark.parametrize("only", ["regular", "grande"])
def test_planner_does_not_ask_which_worker_if_there_is_one_kind(only):
    table = lay()
    if only == "regular":
        stand(table, 0, "gain-lira", "grande")
    else:
        table.idle[0] = 0
    play(table, 0, "planner", "place draw-order left")
    assert table.over
    assert table.spaces.count(0) == len(table.spaces) - 1
    assert (table.idle[0], table.grande & 1) == ((1, 0) if only == "regular" else (0, 0))


def test_planner_offers_winter_spaces_of_the_board_alone():
    table = lay()
    build(table, 0, "yoke")
    play(table, 0, "planner")
    actions = {token.split()[1] for token in may(table)}
    assert actions == {
        "draw-order",
        "harvest-field",
        "train-worker",
        "play-winter",
        "make-wine",
        "fill-order",
    }
    assert len(may(table)) == 12
    assert why_not(table, "place draw-order right") == "space-closed"
    assert why_not(table, "place draw-order beside") == "not-full"


def test_planner_sends_the_grande_beside_a_full_action():
    table = lay(players=2)
    stand(table, 1, "fill-order left")
    play(table, 0, "planner")
    assert why_not(table, "place fill-order left") == "space-taken"
    answer(table, "place fill-order beside")
    assert table.over
    assert table.beside[FILL_ORDER] == 1
    assert not table.grande & 1


def test_planned_action_is_done_with_its_bonus_before_the_first_turn():
    table = lay()
    play(table, 2, "planner", "place draw-order middle", "worker regular")
    season(table, "winter")
    assert table.seat == 2
    answer(table, "yes")
    assert holds(table, 2) == {"order": 2}
    assert table.seat == 0
    assert table.plans == []


def test_plans_are_done_in_wake_up_order():
    table = lay()
    roosters(table, "row-3", "row-2", "row-1")
    for seat in (0, 1, 2):
        grapes(table, seat, "red-1")
    play(table, 0, "planner", "place make-wine left", "worker regular")
    play(table, 2, "planner", "place make-wine middle", "worker regular")
    season(table, "winter")
    assert table.seat == 2
    answer(table, "make red", "grape red-1")
    assert table.seat == 0
    answer(table, "make red", "grape red-1")
    assert wines_of(table, 0) == ["red-1"]
    assert table.seat == 2
    assert "pass" in may(table)


def test_planned_action_that_has_become_impossible_is_skipped():
    table = lay()
    play(table, 0, "planner", "place train-worker left", "worker regular")
    season(table, "winter")
    assert table.trained[0] == 0
    assert table.seat == 0
    assert why_not(table, "place train-worker left") == "space-taken"
    begin(table, END_YEAR)
    assert table.idle[0] == 2


def test_a_plan_is_gone_when_the_motivator_brings_its_grande_home():
    table = lay(players=2)
    hold(table, 0, "motivator")
    play(table, 0, "planner", "place play-winter left", "worker regular")
    play(table, 1, "planner", "place draw-order left", "worker grande")
    season(table, "winter")
    answer(table, "visit motivator", "yes")
    assert table.plans == []
    assert holds(table, 1) == {}
    assert table.grande == 3
    assert table.spaces[DRAW_ORDER * ROOM] == 0
    assert table.seat == 0
    assert "pass" in may(table)


def test_a_plan_is_gone_when_the_producer_fetches_its_worker():
    table = lay(players=2)
    hold(table, 0, "manager", "producer")
    table.lira[0] = 2
    play(table, 0, "planner", "place play-winter left", "worker regular")
    play(table, 0, "planner", "place draw-order left", "worker regular")
    season(table, "winter")
    answer(table, "visit manager", "choose fourth", "visit producer", "fetch draw-order left")
    assert holds(table, 0) == {}
    assert table.idle[0] == 1
    assert table.plans == []


def test_plans_to_come_are_still_seen_while_one_is_carried_out():
    table = lay()
    grapes(table, 0, "red-1")
    play(table, 0, "planner", "place make-wine left", "worker regular")
    play(table, 1, "planner", "place draw-order left", "worker regular")
    season(table, "winter")
    assert table.view(None)["plans"] == [{"seat": 1, "place": "draw-order left"}]
    answer(table, "make red", "grape red-1")
    assert table.plans == []
    assert holds(table, 1) == {"order": 1}


def test_a_plan_among_friends_leaves_a_bonus_space_free():
    table = lay(friendly=True)
    play(table, 0, "planner")
    assert why_not(table, "place make-wine middle") == "keep-bonus-free"
    answer(table, "place make-wine left", "worker regular")
    play(table, 1, "planner")
    assert "place make-wine middle" in may(table), "no other space is free"


def test_planner_needs_a_worker_and_summer():
    table = lay()
    table.idle[0] = 0
    table.grande = 0
    assert why_not_played(table, 0, "planner") == "no-worker"
    assert why_not_played(lay(season="winter"), 0, "planner") == "not-in-winter"


def test_planner_alone_blocks_the_space_for_the_automa():
    table = lay(players=1)
    play(table, 0, "planner", "place draw-order left", "worker regular")
    season(table, "winter")
    assert holds(table, 0) == {"order": 1}
    assert table.spaces[DRAW_ORDER * ROOM] == 1


# Producer


def test_producer_fetches_two_workers_for_two_lira():
    table = lay()
    table.lira[0] = 2
    stand(table, 0, "draw-vine left")
    stand(table, 0, "give-tour middle", "grande")
    stand(table, 0, "play-summer left")
    play(table, 0, "producer", "fetch draw-vine left", "fetch give-tour middle")
    assert table.over
    assert table.lira[0] == 0
    assert table.idle[0] == 1
    assert table.grande & 1
    assert table.spaces.count(0) == len(table.spaces) - 1


def test_producer_fetches_one_worker_if_that_is_enough():
    table = lay()
    table.lira[0] = 2
    stand(table, 0, "draw-vine left")
    stand(table, 0, "gain-lira")
    play(table, 0, "producer")
    assert may(table) == ["fetch draw-vine left", "fetch gain-lira"]
    answer(table, "fetch gain-lira", "done")
    assert table.over
    assert (table.idle[0], table.lira_regular[0]) == (1, 0)


def test_producer_fetches_from_the_yoke_and_from_beside():
    table = lay(players=2)
    table.lira[0] = 2
    build(table, 0, "yoke")
    stand(table, 0, "use-yoke")
    stand(table, 1, "plant-vine left")
    stand(table, 0, "plant-vine beside", "grande")
    play(table, 0, "producer", "fetch use-yoke", "fetch plant-vine beside")
    assert (table.idle[0], table.yoke[0], table.beside[PLANT_VINE]) == (2, 0, 0)
    assert table.spaces[PLANT_VINE * ROOM]


def test_producer_ends_a_plan_whose_worker_comes_back():
    table = lay()
    table.lira[0] = 2
    play(table, 0, "planner", "place draw-order left", "worker regular")
    play(table, 0, "producer", "fetch draw-order left")
    assert table.plans == []
    season(table, "winter")
    assert holds(table, 0) == {}


def test_producer_leaves_a_harvested_field_harvested():
    table = lay()
    table.lira[0] = 2
    build(table, 0, "yoke")
    plant(table, 0, "field-5", "pinot")
    begin(table, (PLACE_WORKER, 0))
    answer(table, "place use-yoke", "worker regular", "choose second", "harvest field-5")
    play(table, 0, "producer", "fetch use-yoke")
    begin(table, (PLACE_WORKER, 0))
    answer(table, "place use-yoke", "worker regular")
    assert why_not(table, "choose second") == "nothing-to-harvest"


def test_producer_needs_two_lira_and_a_worker_to_fetch():
    table = lay()
    table.lira[0] = 1
    stand(table, 0, "draw-vine left")
    assert why_not_played(table, 0, "producer") == "no-lira"
    table = lay()
    table.lira[0] = 2
    stand(table, 0, "play-summer left")
    stand(table, 1, "draw-vine left")
    assert why_not_played(table, 0, "producer") == "nothing-to-fetch"


# Organizer


@pytest.mark.parametrize(
    ("row", "what"),
    [("row-4", "lira"), ("row-5", "visitor"), ("row-6", "point"), ("row-7", "worker")],
)
def test_organizer_takes_the_bonus_of_the_new_row(row, what):
    table = lay()
    play(table, 0, "organizer", f"wake {row}")
    if what == "visitor":
        answer(table, "draw summer")
    assert table.over
    assert table.lira[0] == (1 if what == "lira" else 0)
    assert holds(table, 0) == ({"summer": 1} if what == "visitor" else {})
    assert table.score(0) == (1 if what == "point" else 0)
    assert table.idle[0] == (3 if what == "worker" else 2)
    assert table.order == [1, 2, 0]
    assert table.passed == 1


def test_organizer_draws_on_the_rows_of_cards():
    table = lay()
    roosters(table, "row-5", "row-6", "row-7")
    play(table, 0, "organizer", "wake row-2")
    assert holds(table, 0) == {"vine": 1}
    table = lay()
    roosters(table, "row-5", "row-6", "row-7")
    play(table, 0, "organizer", "wake row-3")
    assert holds(table, 0) == {"order": 1}


def test_organizer_moves_to_an_empty_row_other_than_its_own():
    table = lay()
    play(table, 0, "organizer")
    assert may(table) == ["wake row-4", "wake row-5", "wake row-6", "wake row-7"]
    assert why_not(table, "wake row-1") == "own-row"
    assert why_not(table, "wake row-2") == "row-taken"


def test_organizer_ends_the_season_for_its_owner_and_the_next_in_order_plays_on():
    table = lay()
    hold(table, 1, "organizer")
    season(table, "summer")
    answer(table, "place gain-lira", "worker regular")
    answer(table, "place play-summer left", "worker regular", "visit organizer", "wake row-7")
    turns = []
    for _ in range(4):
        turns.append(table.seat)
        answer(table, "place gain-lira")
        if "worker regular" in may(table):
            answer(table, "worker regular")
    assert turns == [2, 0, 2, 0]
    assert table.idle[1] == 2


def test_organizer_keeps_the_workers_for_winter():
    table = lay(players=2)
    play(table, 0, "organizer", "wake row-7")
    season(table, "winter")
    assert table.seat == 1
    assert table.passed == 0
    assert table.idle[0] == 3


def test_organizer_played_in_winter_ends_winter():
    table = lay(season="winter")
    play(table, 0, "organizer", "wake row-4")
    assert table.passed == 1


def test_organizer_alone_shuns_the_last_row():
    table = lay(players=1)
    score(table, 0, 0)
    play(table, 0, "organizer")
    assert why_not(table, "wake row-7") == "row-shunned"
    before = table.tokens
    answer(table, "wake row-6")
    assert (table.score(0), table.tokens) == (1, before)


def test_organizer_can_always_be_played():
    table = lay(players=6)
    play(table, 0, "organizer")
    assert may(table) == ["wake row-7"]
    answer(table, "wake row-7")
    assert discarded(table, "summer") == ["organizer"]
    assert playable(table, 1, "organizer")
    assert hand_of(table, 0) == []
