"""Every game keeps every promise, with every number of players and every variant."""

from __future__ import annotations

import pytest

import vindima
from tests.conformance import kit, kit_events, kit_play
from tests.conformance.kit import Case
from vindima.core.step import UNTIL_REVEAL

each_case = pytest.mark.parametrize("case", kit.every_case(), ids=str)
each_variant = pytest.mark.parametrize("case", kit.every_case(kit.variants), ids=str)
each_game = pytest.mark.parametrize("name", vindima.games())


@each_case
def test_clones_are_independent(case):
    kit.check_clones(case, seed=11)


@each_case
def test_pickle_and_copy_give_equal_positions(case):
    kit.check_copies(case, seed=12)


@each_case
def test_json_gives_equal_positions_that_continue_alike(case):
    kit.check_json(case, seed=13)


@each_case
def test_a_replay_equals_the_live_game_after_every_answer(case):
    kit.check_record(case, seed=14)


@each_variant
def test_a_variant_replays_and_continues_from_json(case):
    kit.check_record(case, seed=24)
    kit.check_json(case, seed=25, every=50)


@each_case
def test_the_same_seed_gives_the_same_game(case):
    kit.check_same_seed(case, seed=15)


@each_case
def test_encoded_rows_are_never_out_of_date(case):
    kit.check_encoded_rows(case, seed=27)


@each_case
def test_two_turns_have_different_frames(case):
    assert kit.check_turns(case, seed=26) > case.players


@each_case
def test_legal_answers_are_distinct_and_their_tokens_map_back(case):
    kit.check_answers(case, seed=16)


@each_case
def test_every_refusal_cites_a_rule(case):
    assert kit.check_refusals(case, seed=17) > 0


@each_case
def test_hidden_information_changes_no_byte_of_a_view(case):
    assert kit.check_views(case, seed=18) > 0, "no determinization differed from its position"


@each_case
def test_a_determinization_can_be_played_to_the_end(case):
    kit.check_determinized(case, seed=19)


@each_case
def test_redrawing_what_no_seat_knows_changes_no_view(case):
    assert kit.check_redrawn(case, seed=23) > 0, "no redrawn position revealed anything different"


@each_case
def test_undo_restores_positions_and_stops_at_a_reveal(case):
    undone, refused = kit_play.check_undo(case, seed=20)
    assert undone > 0
    assert refused > 0


@each_case
def test_the_log_shows_each_seat_what_it_may_know(case):
    kit_play.check_log(case, seed=21)


@each_case
def test_events_cover_every_change_that_a_reader_sees(case):
    assert kit_events.check_covered(case, seed=26) > 0


@each_variant
def test_events_cover_every_change_in_a_variant(case):
    assert kit_events.check_covered(case, seed=27) > 0


@pytest.mark.slow
@each_game
def test_events_reveal_no_hidden_information(name):
    game = vindima.game(name)
    for case in kit.cases(game):
        assert kit_events.check_nothing_hidden(case, seed=28) > 0


@pytest.mark.parametrize("case", kit.every_case(kit.combinations), ids=str)
def test_a_random_game_ends_with_all_supplies_and_scores_right(case):
    kit.check_ends(case, seed=22)


@pytest.mark.slow
@each_game
def test_secret_choices_appear_in_neither_views_nor_logs(name):
    game = vindima.game(name)
    compared = sum(kit_play.check_secret_choices(case, seed=23) for case in kit.cases(game))
    assert (compared > 0) == any(step.secret == UNTIL_REVEAL for step in game.catalogue.steps.values())


@each_game
def test_the_kit_detects_a_leak(name):
    game = vindima.game(name)
    case = Case(game, game.seats[-1], {})
    for part in ("chance", "fields"):
        with pytest.raises(AssertionError, match=r"sees \['leak'\]"):
            kit.check_views(case, seed=3, view=leaking(part))


def leaking(part: str) -> kit.View:
    """A view that also shows one part of the saved position."""
    return lambda position, seat: {**position.view(seat), "leak": position.to_dict()[part]}
