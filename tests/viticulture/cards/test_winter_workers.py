"""Winter visitors for workers and actions, and the Noble."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit
from vindima.core.rows import replaced
from vindima.viticulture.state import State


@pytest.fixture
def table() -> State:
    return kit.lay(season="winter")


# Uncertified Teacher


def test_uncertified_teacher_trains_a_worker_for_a_point(table):
    kit.play(table, 0, "uncertified-teacher", "choose first")
    assert (table.score(0), table.lira[0], table.workers[0], table.trained[0]) == (-1, 0, 2, 1)


def test_uncertified_teacher_scores_for_each_opponent_with_six_workers(table):
    table.workers = [5, 5, 4]
    table.trained = (0, 0, 1)
    kit.play(table, 0, "uncertified-teacher")
    assert kit.why_not(table, "choose first") == "most-workers"
    kit.answer(table, "choose second")
    assert table.score(0) == 2


def test_uncertified_teacher_does_not_count_the_grey_worker(table):
    table.workers = [2, 4, 3]
    table.grey = 1
    assert kit.why_not_chosen(table, 0, "uncertified-teacher", "choose second") == "nothing-to-gain"


def test_uncertified_teacher_takes_no_point_below_minus_5(table):
    kit.score(table, 0, -5)
    assert kit.why_not_played(table, 0, "uncertified-teacher") == "nothing-to-gain"
    table.workers[1] = 5
    assert kit.why_not_chosen(table, 0, "uncertified-teacher", "choose first") == "too-few-points"


# Professor


def test_professor_trains_a_worker_for_2_lira(table):
    table.lira[0] = 3
    kit.play(table, 0, "professor")
    assert kit.why_not(table, "choose second") == "workers-missing"
    kit.answer(table, "choose first")
    assert (table.lira[0], table.workers[0], table.trained[0]) == (1, 2, 1)


def test_professor_scores_2_points_for_all_six_workers(table):
    table.workers[0] = 5
    table.lira[0] = 2
    kit.play(table, 0, "professor")
    assert kit.why_not(table, "choose first") == "most-workers"
    kit.answer(table, "choose second")
    assert (table.score(0), table.lira[0]) == (2, 2)


def test_professor_needs_2_lira_or_six_workers(table):
    table.workers[0] = 4
    table.lira[0] = 1
    assert kit.why_not_played(table, 0, "professor") == "workers-missing"


# Governess


def test_governess_trains_a_worker_for_3_lira_who_works_this_year(table):
    table.lira[0] = 3
    kit.play(table, 0, "governess", "choose first")
    assert (table.lira[0], table.workers[0], table.trained[0], table.idle[0]) == (0, 3, 0, 3)


def test_governess_throws_away_any_wine_for_2_points(table):
    kit.wines(table, 0, "red-1", "blush-5")
    kit.play(table, 0, "governess")
    assert kit.why_not(table, "choose first") == "no-lira"
    kit.answer(table, "choose second", "bottle red-1")
    assert kit.wines_of(table, 0) == ["blush-5"]
    assert table.score(0) == 2


def test_governess_needs_3_lira_and_room_for_a_worker_or_wine(table):
    table.lira[0] = 2
    assert kit.why_not_played(table, 0, "governess") == "no-wine"
    table.lira[0] = 3
    table.workers[0] = 5
    assert kit.why_not_played(table, 0, "governess") == "no-wine"
    kit.wines(table, 0, "white-1")
    assert kit.why_not_chosen(table, 0, "governess", "choose first") == "most-workers"


# Scholar


def test_scholar_draws_two_orders(table):
    kit.play(table, 0, "scholar", "choose first")
    assert kit.holds(table, 0) == {"order": 2}
    assert table.over


def test_scholar_trains_a_worker_for_3_lira(table):
    table.lira[0] = 3
    kit.play(table, 0, "scholar", "choose second")
    assert (table.lira[0], table.trained[0], kit.holds(table, 0)) == (0, 1, {})
    assert table.over


@pytest.mark.parametrize("order", ["choose first", "choose second"])
def test_scholar_does_both_for_a_point(table, order):
    table.lira[0] = 3
    kit.play(table, 0, "scholar", "choose third", order)
    assert table.score(0) == -1
    assert (table.lira[0], table.trained[0], kit.holds(table, 0)) == (0, 1, {"order": 2})
    assert table.over


def test_scholar_does_not_do_both_without_3_lira_or_at_minus_5(table):
    table.lira[0] = 2
    kit.play(table, 0, "scholar")
    assert kit.why_not(table, "choose second") == "no-lira"
    assert kit.why_not(table, "choose third") == "no-lira"
    table = kit.lay(season="winter", lira=3)
    kit.score(table, 0, -5)
    assert kit.why_not_chosen(table, 0, "scholar", "choose third") == "too-few-points"


# Guest Speaker


def test_guest_speaker_lets_everybody_train_for_1_lira(table):
    table.lira = [1, 1, 1]
    kit.play(table, 1, "guest-speaker")
    kit.in_turn(table, (0, "yes"), (1, "yes"), (2, "yes"))
    assert (table.lira, table.trained, table.workers) == ([0, 0, 0], (1, 1, 1), [2, 2, 2])
    assert table.scores == [0, 2, 0]
    assert table.over


def test_guest_speaker_scores_only_for_opponents_who_train(table):
    table.lira = [1, 1, 1]
    kit.play(table, 1, "guest-speaker", "done", "done", "yes")
    assert (table.lira, table.trained) == ([1, 1, 0], (0, 0, 1))
    assert table.scores == [0, 1, 0]


def test_guest_speaker_skips_players_who_cannot_train_but_asks_those_who_have_passed(table):
    table.lira = [0, 1, 1]
    table.workers[1] = 5
    table.passed = 0b100
    kit.play(table, 0, "guest-speaker")
    assert table.seat == 2
    kit.answer(table, "yes")
    assert table.over
    assert table.scores == [1, 0, 0]


# Motivator


@pytest.mark.parametrize("place", ["play-winter left", "make-wine beside", "gain-lira", "use-yoke"])
def test_motivator_brings_a_grande_back_from_everywhere(table, place):
    kit.build(table, 0, "yoke")
    kit.stand(table, 0, "gain-lira")
    kit.stand(table, 0, place, "grande")
    kit.play(table, 0, "motivator", "yes")
    assert table.grande == 0b111
    assert table.idle[0] == 1
    assert table.lira_regular[0] == 1
    assert (table.lira_grande, table.yoke[0], sum(table.spaces), sum(table.beside)) == (0, 0, 0, 0)
    assert table.scores == [0, 0, 0]


def test_motivator_scores_for_each_opponent_who_takes_it_back(table):
    for seat, place in enumerate(("play-winter left", "make-wine left", "fill-order left")):
        kit.stand(table, seat, place, "grande")
    kit.play(table, 1, "motivator")
    assert table.seat == 0
    kit.answer(table, "yes", "done", "yes")
    assert table.grande == 0b101
    assert table.scores == [0, 2, 0]


def test_motivator_scores_nothing_for_players_who_decline(table):
    kit.stand(table, 1, "make-wine left", "grande")
    kit.play(table, 0, "motivator")
    assert table.seat == 1
    kit.answer(table, "done")
    assert table.grande == 0b101
    assert table.scores == [0, 0, 0]
    assert table.over


def test_motivator_leaves_other_workers_and_grandes_in_place(table):
    kit.stand(table, 0, "make-wine left")
    kit.stand(table, 0, "make-wine beside", "grande")
    kit.stand(table, 1, "make-wine beside", "grande")
    kit.play(table, 0, "motivator", "yes", "done")
    assert table.view(None)["actions"][10]["beside"] == [1]
    assert table.view(None)["actions"][10]["spaces"]["left"] == {"seat": 0, "worker": "regular"}


# Manager


@pytest.mark.parametrize(
    ("branch", "tokens", "what"),
    [
        ("first", (), "vine"),
        ("second", (), "tour"),
        ("third", ("build trellis",), "trellis"),
        ("fourth", ("visit surveyor", "choose first"), "visitor"),
        ("fifth", ("sell field-5",), "trade"),
        ("sixth", ("plant malvasia field-6",), "plant"),
    ],
)
def test_manager_does_each_summer_action(table, branch, tokens, what):
    kit.hold(table, 0, "surveyor", "malvasia")
    table.lira[0] = 3
    kit.play(table, 0, "manager", f"choose {branch}", *tokens)
    before = {"vine": 1, "summer": 1}
    expected = {
        "vine": (3, {"vine": 2, "summer": 1}, [], {}),
        "tour": (5, before, [], {}),
        "trellis": (1, before, ["trellis"], {}),
        "visitor": (9, {"vine": 1}, [], {}),
        "trade": (8, before, [], {}),
        "plant": (3, {"summer": 1}, [], {"field-6": ["malvasia"]}),
    }
    assert (
        table.lira[0],
        kit.holds(table, 0),
        kit.structures_of(table, 0),
        kit.fields(table, 0),
    ) == expected[what]
    assert table.over


def test_manager_places_no_worker_and_needs_no_free_space(table):
    for place in ("give-tour left", "give-tour middle"):
        kit.stand(table, 1, place)
    table.idle[0] = 0
    table.grande &= ~1
    kit.play(table, 0, "manager", "choose second")
    assert table.lira[0] == 2
    assert sum(map(bool, table.spaces)) == 2


def test_manager_tour_uses_the_tasting_room_and_planting_the_windmill(table):
    kit.build(table, 0, "tasting-room", "windmill")
    kit.wines(table, 0, "red-1")
    kit.hold(table, 0, "sangiovese")
    kit.play(table, 0, "manager", "choose second")
    assert (table.lira[0], table.score(0)) == (2, 1)
    table = kit.lay(season="winter")
    kit.build(table, 0, "windmill")
    kit.hold(table, 0, "sangiovese")
    kit.play(table, 0, "manager", "choose sixth", "plant sangiovese field-5")
    assert table.score(0) == 1


def test_manager_refuses_an_action_that_cannot_be_done(table):
    for field in range(3):
        table.owned = replaced(table.owned, field, 0)
    kit.play(table, 0, "manager")
    assert kit.why_not(table, "choose third") == "nothing-to-build"
    assert kit.why_not(table, "choose fourth") == "no-visitor"
    assert kit.why_not(table, "choose fifth") == "nothing-to-trade"
    assert kit.why_not(table, "choose sixth") == "no-vine-card"
    assert kit.may(table) == ["choose first", "choose second"]


def test_manager_plays_no_planner_in_winter(table):
    kit.hold(table, 0, "planner")
    assert kit.why_not_chosen(table, 0, "manager", "choose fourth") == "nothing-playable"


def test_manager_leaves_the_worker_that_played_it_on_its_space(table):
    kit.hold(table, 0, "manager", "producer")
    table.lira[0] = 2
    kit.stand(table, 0, "give-tour left")
    kit.turn(table, 0, "place play-winter left", "worker regular", "visit manager", "choose fourth")
    kit.answer(table, "visit producer")
    assert kit.may(table) == ["fetch give-tour left"]


def test_manager_does_not_let_the_producer_retrieve_its_own_worker(table):
    kit.hold(table, 0, "manager", "producer")
    table.lira[0] = 2
    kit.turn(table, 0, "place play-winter left", "worker grande", "visit manager")
    assert kit.why_not(table, "choose fourth") == "nothing-playable"


def test_manager_is_discarded_after_the_summer_visitor_it_plays(table):
    kit.hold(table, 0, "surveyor")
    kit.grapes(table, 0, "red-1")
    kit.play(table, 0, "manager", "choose fourth", "visit surveyor", "choose first")
    decks = table.view(None)["decks"]
    assert decks["summer"]["discards"] == ["surveyor"]
    assert decks["winter"]["discards"] == ["manager"]


# Noble


def test_noble_buys_residual_for_1_lira(table):
    table.lira[0] = 1
    table.residual[0] = 4
    kit.play(table, 0, "noble", "choose first")
    assert (table.lira[0], table.residual[0], table.score(0)) == (0, 5, 0)


def test_noble_sells_2_residual_for_2_points(table):
    table.residual[0] = 2
    kit.play(table, 0, "noble", "choose second")
    assert (table.residual[0], table.score(0)) == (0, 2)


def test_noble_buys_nothing_at_residual_5(table):
    table.lira[0] = 1
    table.residual[0] = 5
    kit.play(table, 0, "noble")
    assert kit.why_not(table, "choose first") == "residual-full"
    assert kit.may(table) == ["choose second"]


def test_noble_gains_the_whole_residual_up_to_5(table):
    table.lira[0], table.residual[0] = 1, 4
    kit.play(table, 0, "noble", "choose first")
    assert table.residual[0] == 5


def test_noble_needs_a_lira_or_2_residual(table):
    table.residual[0] = 1
    assert kit.why_not_played(table, 0, "noble") == "no-residual"
    table.lira[0] = 1
    assert kit.why_not_chosen(table, 0, "noble", "choose second") == "no-residual"


# A whole winter


def test_a_grande_retrieved_by_the_motivator_has_another_turn(table):
    kit.hold(table, 0, "motivator")
    for seat in range(3):
        kit.stand(table, seat, "gain-lira")
        kit.stand(table, seat, "gain-lira")
    for seat in (1, 2):
        kit.stand(table, seat, "gain-lira", "grande")
    kit.season(table, "winter")
    kit.answer(table, "place play-winter left", "visit motivator", "yes", "yes", "done")
    assert table.score(0) == 1
    assert table.seat == 1
    kit.answer(table, "place gain-lira")
    assert table.seat == 0
    assert kit.why_not(table, "place play-winter left") == "no-visitor"
    kit.answer(table, "place gain-lira")
    assert table.over
