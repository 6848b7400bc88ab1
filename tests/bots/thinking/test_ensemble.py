"""Ensembles of beam searches: averages, stopping, and reuse of searches for the next question."""

from __future__ import annotations

import pytest

import vindima
from tests import viticulture_table as viticulture
from tests.bots.positions import solo_position
from vindima.bots.hard import Hard
from vindima.bots.thinking.beam import BeamSearch, beam_result
from vindima.bots.thinking.ensemble import Ensemble, Memory, search_years
from vindima.bots.thinking.lookahead import Lookahead, determinized
from vindima.bots.thinking.solo_value import solo_evaluator
from vindima.bots.thinking.value import BALANCED
from vindima.viticulture.turn import PLACE_WORKER

SOLO = solo_evaluator("viticulture")


def test_the_value_of_an_answer_is_its_average_over_the_searches():
    position = solo_position(seed=2, answers=30)
    made = [result.utilities() for result in search_years(position, BALANCED, [], [], 5, 3, 0.0)]
    assert len(made) == 3
    ensemble = Ensemble(position.legal, made)
    for code in position.legal:
        utilities = [found.get(code, min(found.values()) - 0.3) for found in made]
        assert ensemble.mean(code) == pytest.approx(sum(utilities) / 3)


def test_searching_stops_once_an_answer_is_clearly_the_best():
    ensemble = Ensemble(range(3))
    for utilities in ((1.0, 1.0, 1.0), (2.0, 1.9, 1.8), (1.5, 1.6, 1.7), (1.0, 1.0, 1.0)) * 2:
        ensemble.add(dict(enumerate(utilities)))
    assert not ensemble.decided(), "all answers are equal"
    ensemble.utilities[0] = [3.0, 4.0, 3.6, 3.1] * 2
    assert ensemble.decided()
    ensemble.utilities[1] = [9.0, 0.0, 9.0, 0.0] * 2
    assert not ensemble.decided(), "another answer may still be better"
    position = solo_position(seed=2, answers=30)
    sure = {code: 9.0 if code == position.legal[0] else 1.0 for code in position.legal}
    assert search_years(position, BALANCED, [sure] * 6, [1e-9], 5, 0, 60.0) == []


def test_at_least_one_search_is_made_however_short_the_time():
    (result,) = search_years(solo_position(seed=2, answers=30), BALANCED, [], [], 5, 0, 0.001)
    assert result.utilities()


def memory_of(position):
    """A memory with one search for a question, and the best line of the search."""
    start = determinized(position, 5, 0)
    memory = Memory()
    memory.searches.append(
        beam_result(solo_evaluator("viticulture"), start, BeamSearch(solo_evaluator("viticulture"), start))
    )
    return memory, max(memory.searches[0].ends)


def test_a_search_is_kept_while_the_game_follows_it():
    """At every question along its best line the search still knows the utility of that line."""
    position = solo_position(seed=2, answers=30)
    memory, (utility, answers) = memory_of(position)
    lookahead = Lookahead(SOLO, position, 0, margin=False)
    line = memory.searches[0].start.clone()
    for number, code in enumerate(answers):
        while len(line.legal) == 1:
            line.apply(line.legal[0])
        if not lookahead.running(line):
            line.chance = memory.searches[0].start.chance
            lookahead = Lookahead(SOLO, line, 0, margin=False)
        (search,) = memory.fitting(line)
        assert search.utilities()[code] == utility
        memory.advance(line, code)
        assert bool(memory.searches) == (number + 1 < len(answers))
        line.apply(code)


def test_a_search_that_assumed_another_position_is_not_used():
    position = solo_position(seed=2, answers=30)
    memory, (_, answers) = memory_of(position)
    position.lira[0] += 1
    assert memory.fitting(position) == []
    memory.advance(position, answers[0])
    assert len(memory.searches) == 1, "another game may use it"


def test_hard_keeps_searches_only_with_a_time_limit():
    position = solo_position(seed=3, answers=25)
    timed, counted = Hard(seconds=0.3), Hard(iterations=2)
    for bot in (timed, counted):
        bot.explain(position, 1)
    assert counted.memory.fitting(position) == []
    kept = timed.memory.fitting(position)
    assert kept
    code = timed.choose(position, 2)
    assert kept[0] not in timed.memory.fitting(position)
    assert all(result.start != position for result in timed.memory.searches)
    assert code in position.legal


def test_hard_uses_beam_search_in_solo_games(monkeypatch):
    asked = []
    monkeypatch.setattr("vindima.bots.hard.search_years", lambda now, *words: asked.append(words) or [])
    position = solo_position(seed=3, answers=25)
    with pytest.raises(ZeroDivisionError):
        Hard(iterations=9).choose(position, 1)
    assert [words[4] for words in asked] == [9]
    Hard(iterations=2).choose(vindima.game("vinhos").new(players=2, seed=3), 1)
    assert len(asked) == 1


def test_searches_of_several_processes_are_merged():
    position = solo_position(seed=3, answers=25)
    found = Hard(iterations=4, processes=2).explain(position, 1)
    assert {answer for answer, _, _ in found} <= set(position.legal)
    assert found == Hard(iterations=4, processes=2).explain(position, 1)


def test_a_worker_is_placed_where_an_order_is_filled():
    table = viticulture.lay(players=1, season="winter", year=7)
    viticulture.hold(table, 0, "order-27")
    viticulture.build(table, 0, "medium-cellar")
    viticulture.wines(table, 0, "red-6", "white-6")
    viticulture.begin(table, (PLACE_WORKER, 0))
    assert table.token(Hard(iterations=4).choose(table, 1)).startswith("place fill-order")
