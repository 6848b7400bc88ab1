"""Beam search over a year: lines that can be played, pruning, time limits, and rivals."""

from __future__ import annotations

import random
from operator import itemgetter
from time import perf_counter

import pytest

import vindima
from tests import viticulture_table as viticulture
from tests.bots.positions import solo_position
from vindima.bots.thinking.beam import BeamSearch, OutOfTime, TurnSearch, beam_result, distinct
from vindima.bots.thinking.ensemble import search_years
from vindima.bots.thinking.lookahead import Lookahead
from vindima.bots.thinking.rollout import Rollout
from vindima.bots.thinking.solo_value import solo_evaluator
from vindima.bots.thinking.value import BALANCED, evaluator_for
from vindima.core.solo import STAGES_PER_YEAR
from vindima.core.step import begins_turn
from vindima.viticulture.judging.prospects import SOLO
from vindima.viticulture.turn import PLACE_WORKER

VITICULTURE = vindima.game("viticulture")


def played(evaluator, start, answers):
    """The end of a line if every turn starts with the random state of the first one."""
    line, left = start.clone(), list(answers)
    lookahead = Lookahead(evaluator, line, 0, margin=False)
    while left or (not line.over and len(line.legal) == 1):
        if not lookahead.running(line) and len(line.legal) > 1:
            line.chance = start.chance
            lookahead = Lookahead(evaluator, line, 0, margin=False)
        line.apply(line.legal[0] if len(line.legal) == 1 else left.pop(0))
    return line


@pytest.mark.parametrize(("seed", "answers"), [(7, 40), (5, 12), (4, 30)])
def test_every_line_can_be_played_and_ends_with_the_year(seed, answers):
    evaluator = solo_evaluator("viticulture")
    position = solo_position(seed=seed, answers=answers)
    before = position.clone()
    lines = BeamSearch(evaluator, position).best()
    assert position == before
    assert lines
    for code, (value, end, answers) in lines.items():
        assert answers[0] == code
        line = played(evaluator, position, answers)
        assert line.over or SOLO.stage(line) // STAGES_PER_YEAR > SOLO.stage(position) // STAGES_PER_YEAR
        assert value == evaluator.value(end, 0) == evaluator.value(line, 0)
        assert SOLO.prospects(line) == SOLO.prospects(end)


def test_a_search_that_runs_out_of_time_is_dropped():
    position = solo_position(seed=2, answers=30)
    with pytest.raises(OutOfTime):
        BeamSearch(solo_evaluator("viticulture"), position, until=perf_counter())
    kept = beam_result(
        solo_evaluator("viticulture"), position, BeamSearch(solo_evaluator("viticulture"), position)
    )
    assert search_years(position, BALANCED, [kept.utilities()], [1e-9], 5, 0, 0.0) == []


def test_the_beam_is_narrower_if_time_is_short():
    position, evaluator = solo_position(seed=2, answers=20), solo_evaluator("viticulture")
    wide = BeamSearch(evaluator, position, 24)
    slow = [1.0] * len(wide.pace)
    short = BeamSearch(evaluator, position, 24, perf_counter() + 30, pace=slow)
    assert len(short.ends) < len(wide.ends)
    assert len(BeamSearch(evaluator, position, 2).ends) <= len(short.ends)
    assert len(BeamSearch(evaluator, position, 24, perf_counter() + 9999, pace=slow).ends) == len(wide.ends)
    late = solo_position(seed=2, answers=60)
    assert len(search_years(late, BALANCED, [], [], 5, 0, 30.0)) > 1


def test_a_line_finds_a_plan_over_several_turns():
    """The grapes are made into wine first, then the order is filled."""
    table = viticulture.lay(players=1, season="winter", year=7)
    viticulture.hold(table, 0, "order-27")
    viticulture.build(table, 0, "medium-cellar")
    viticulture.grapes(table, 0, "red-6", "white-6")
    viticulture.season(table, "winter")
    _, _, answers = max(BeamSearch(solo_evaluator("viticulture"), table).ends, key=itemgetter(0))
    line, tokens = table.clone(), []
    for answer in answers:
        while len(line.legal) == 1:
            line.apply(line.legal[0])
        tokens.append(line.token(answer))
        line.apply(answer)
    places = [token for token in tokens if token.startswith("place")]
    assert any("make-wine" in token for token in places)
    assert any("fill-order" in token for token in places)


VISITORS = ("architect", "banker", "entertainer", "surveyor", "vendor", "tour-guide")


def turn_with_visitors():
    """A turn in which one of many visitors may be played."""
    table = viticulture.lay(players=1, season="summer", year=4)
    viticulture.hold(table, 0, *VISITORS)
    table.lira[0] = 12
    viticulture.begin(table, (PLACE_WORKER, 0), (PLACE_WORKER, 0))
    return table, TurnSearch(solo_evaluator("viticulture"), table)


def test_no_visitor_is_pruned_at_the_start_of_a_turn():
    table, turn = turn_with_visitors()
    gone = set()
    for _, end, answers in turn.ends:
        if "play-summer" in table.token(answers[0]):
            held = {SOLO.cards[card] for card in SOLO.prospects(end)[1]}
            gone |= set(VISITORS) - held
    assert gone == set(VISITORS)


def test_the_best_ends_of_a_turn_have_different_first_answers():
    table, turn = turn_with_visitors()
    some, every = ([end[2][0] for end in turn.best(each)] for each in (False, True))
    assert {table.legal.index(code) for code in every} == set(range(len(table.legal)))
    assert len(some) <= 40
    assert max(map(some.count, some)) <= 4
    values = [value for value, _, _ in turn.best(every=True)]
    assert values == sorted(values, reverse=True)


def with_rivals(players=2):
    """A position some years into a game with rivals, at the start of a turn."""
    position = VITICULTURE.new(players=players, seed=3)
    choice = random.Random(5)
    while position.year < 3 or not begins_turn(position.stack) or len(position.legal) < 4:
        position.apply(choice.choice(position.legal))
    return position


@pytest.mark.parametrize("players", [2, 4])
def test_rivals_move_in_between(players):
    position = with_rivals(players)
    before, seat = position.clone(), position.seat
    evaluator = evaluator_for("viticulture", BALANCED)
    search = BeamSearch(evaluator, position, 4, rivals=Rollout(evaluator, players))
    assert position == before
    assert search.ends
    for value, end, answers in search.ends:
        assert answers[0] in position.legal
        assert end.over or end.year > position.year
        assert value >= evaluator.margin(end, seat)


def test_a_win_against_rivals_adds_to_its_margin():
    evaluator, position = evaluator_for("viticulture", BALANCED), with_rivals()
    assert evaluator.end_value(position, 0) == evaluator.margin(position, 0)
    while not position.over:
        position.apply(position.legal[0])
    for seat in (0, 1):
        more = evaluator.end_value(position, seat) - evaluator.margin(position, seat)
        assert more == (evaluator.scale if seat in position.winners else 0)


def test_lines_of_the_same_value_are_merged_but_every_first_answer_can_be_kept():
    position = with_rivals()
    firsts = distinct([(9.0 - n, position, (n % 3,)) for n in range(9)], 2, every=True)
    assert [line[2][0] for line in firsts] == [0, 1, 2]
    assert [line[0] for line in distinct([(5.0, position, (1,)), (5.0, position, (2,))], 3)] == [5.0]


def test_ends_with_the_same_first_answer_and_value_are_merged():
    turns = [
        TurnSearch(solo_evaluator("viticulture"), solo_position(seed=seed, answers=40)) for seed in range(6)
    ]
    for turn in turns:
        kept = [(round(value, 6), answers[0]) for value, _, answers in turn.best(every=False)]
        assert len(kept) == len(set(kept))
    assert any(
        len(turn.ends) > len({(round(value, 6), answers[0]) for value, _, answers in turn.ends})
        for turn in turns
    )
