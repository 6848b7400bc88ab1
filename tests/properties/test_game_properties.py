"""Properties of every game that hold for all seeds, numbers of players, options and answers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import vindima
from tests.conformance.kit import Case, check_same_view, fitted, play_on, saved, supplies_of
from vindima.core.position import Position

FEW = settings(max_examples=25 if vindima.compiled() else 10, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def case_of(draw: st.DrawFn, name: str) -> Case:
    game = vindima.game(name)
    players = draw(st.sampled_from(list(game.seats)))
    wanted = {o.name: draw(st.sampled_from(o.choices)) for o in game.options if o.choices}
    return Case(game, players, fitted(game, players, wanted))


@st.composite
def line_of(draw: st.DrawFn, name: str) -> tuple[Case, int, list[int]]:
    """A case, a seed, and numbers that select legal answers."""
    seed = draw(st.integers(0, (1 << 64) - 1))
    return draw(case_of(name)), seed, draw(st.lists(st.integers(0, 1000), min_size=20, max_size=120))


def follow(line: tuple[Case, int, list[int]]) -> Position:
    """The position at the end of a line; supplies are checked at every position on the way."""
    case, seed, choices = line
    position = case.new(seed)
    supplies = supplies_of(case.game)
    for choice in choices:
        if position.over:
            break
        position.apply(position.legal[choice % len(position.legal)])
        supplies.check_supplies(position)
    return position


each_game = pytest.mark.parametrize("name", vindima.games())


@each_game
@FEW
@given(data=st.data())
def test_supplies_and_scores_hold_on_every_line(name, data):
    position = follow(data.draw(line_of(name)))
    supplies = supplies_of(position.game)
    supplies.check_scores(position)
    *_, over = play_on(position, seed=1)
    assert over.over
    supplies.check_scores(over)


@each_game
@FEW
@given(data=st.data())
def test_a_position_survives_json_and_its_clone_is_equal(name, data):
    position = follow(data.draw(line_of(name)))
    loaded = position.game.load(json.loads(json.dumps(position.to_dict())))
    assert loaded == position == position.clone()
    assert saved(loaded) == saved(position)
    assert list(loaded.legal) == list(position.legal)


@each_game
@FEW
@given(data=st.data())
def test_views_hide_hidden_information_on_every_line(name, data):
    check_same_view(follow(data.draw(line_of(name))), seeds=1)


@each_game
@FEW
@given(data=st.data())
def test_the_same_line_leads_to_the_same_position(name, data):
    line = data.draw(line_of(name))
    assert follow(line).digest() == follow(line).digest()


@each_game
@FEW
@given(data=st.data())
def test_only_legal_answers_can_be_applied(name, data):
    position = follow(data.draw(line_of(name)))
    before = saved(position)
    code: Any = data.draw(st.integers(-5, len(position.vocabulary) + 5))
    if code not in position.legal:
        with pytest.raises(vindima.IllegalAnswer):
            position.apply(code)
        assert saved(position) == before
    else:
        position.apply(code)
        assert saved(position) != before
