"""`hard` keeps to its budget, is reproducible with an iteration limit, and finds good answers."""

from __future__ import annotations

import random
from functools import partial
from time import perf_counter

import pytest

import vindima
from tests.bots.positions import order_to_fill, position_of
from vindima.bots import ask, make
from vindima.bots.hard import Hard, worth_searching
from vindima.bots.thinking.tree import merged, search_tree
from vindima.bots.thinking.value import BALANCED

SETTINGS = [
    pytest.param("vinhos", 2, {}, marks=pytest.mark.slow),
    pytest.param("vinhos", 4, {}, marks=pytest.mark.slow),
    ("viticulture", 1, {"level": "very-hard"}),
    ("viticulture", 1, {"challenge": "challenge-3"}),
    ("viticulture", 2, {"parents": "chosen"}),
    pytest.param("viticulture", 6, {"friendly": True}, marks=pytest.mark.slow),
]


@pytest.mark.parametrize("game", vindima.games())
def test_an_iteration_limit_makes_answers_reproducible(game):
    position = position_of(game)
    assert Hard(iterations=3).choose(position, 3) == Hard(iterations=3).choose(position.clone(), 3)


@pytest.mark.parametrize("game", vindima.games())
def test_only_the_start_of_a_turn_and_secret_choices_are_searched(game, monkeypatch):
    for search in ("search_tree", "search_years"):
        monkeypatch.setattr(f"vindima.bots.hard.{search}", None)
    position, choice, met = position_of(game), random.Random(3), set()
    while len(met) < 2:
        if len(position.legal) > 1 and worth_searching(position):
            met.add(True)
            with pytest.raises(TypeError):
                Hard().choose(position, 1)
        elif len(position.legal) > 1:
            met.add(False)
            assert Hard().choose(position, 1) in position.legal
        position.apply(choice.choice(position.legal))


def test_a_forced_answer_takes_no_time(monkeypatch):
    position = position_of("vinhos")
    position.legal = position.legal[:1]
    monkeypatch.setattr(Hard, "searched", None)
    assert Hard().choose(position, 1) == position.legal[0]


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_every_kind_of_question_gets_a_legal_answer(game, players, options):
    choice = random.Random(1)
    bot = make("hard:iterations=1")
    asked: set[object] = set()
    position = vindima.game(game).new(players=players, seed=2, **options)
    while not position.over or len(asked) <= 8:
        if position.over:  # a solo game can be lost early
            position = vindima.game(game).new(players=players, seed=choice.randrange(100), **options)
        step = position.stack[-1].step
        if len(position.legal) > 1 and step not in asked:
            asked.add(step)
            assert ask(bot, position, len(asked)) in position.legal
        position.apply(choice.choice(position.legal))


def test_the_statistics_of_several_processes_are_merged():
    position = position_of("vinhos")
    bot = Hard(iterations=41, processes=2)
    search = partial(search_tree, position, BALANCED, dict.fromkeys(position.legal, (0.0, ())), 1)
    found = merged(bot.shares(search, 3, perf_counter() + 60))
    assert sum(visits for visits, _ in found.values()) == 41
    assert found == merged(bot.shares(search, 3, perf_counter() + 60))
    assert bot.choose(position, 3) in position.legal


@pytest.mark.parametrize(
    "code", ["hard:seconds=0", "hard:iterations=-1", "hard:processes=0", "hard:seconds=nan"]
)
def test_an_impossible_budget_is_refused(code):
    with pytest.raises(vindima.BadData, match="hard needs seconds above 0"):
        make(code)


def test_an_order_that_can_be_filled_is_filled():
    table = order_to_fill()
    assert table.token(Hard(iterations=4).choose(table, 1)).startswith("place fill-order")
