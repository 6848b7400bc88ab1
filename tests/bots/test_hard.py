"""The bot that searches: it keeps to its budget, repeats itself when it counts, and finds good answers."""

from __future__ import annotations

import random
from functools import partial
from time import perf_counter

import pytest

import vindima
from tests import viticulture_table as viticulture
from vindima.bots import ask, make
from vindima.bots.hard import Hard, added, explore, weighty
from vindima.bots.look import sampled
from vindima.bots.plans import Opinion
from vindima.bots.search import LAST, OPENINGS, Search, estimates
from vindima.bots.value import BALANCED, value_of
from vindima.core.step import begins_turn
from vindima.vinhos.fair import CHOOSE_EXPERTS
from vindima.viticulture.placing import PLACE_WORKER

VINHOS = value_of("vinhos", BALANCED)
SETTINGS = [
    pytest.param("vinhos", 2, {}, marks=pytest.mark.slow),
    pytest.param("vinhos", 4, {}, marks=pytest.mark.slow),
    ("viticulture", 1, {"level": "very-hard"}),
    ("viticulture", 1, {"challenge": "challenge-3"}),
    ("viticulture", 2, {"parents": "chosen"}),
    pytest.param("viticulture", 6, {"friendly": True}, marks=pytest.mark.slow),
]


def position_of(game, players=3, seed=4, answers=60, **options):
    """A position in the midst of a game, with a choice to make."""
    position = vindima.game(game).new(players=players, seed=seed, **options)
    choice = random.Random(seed)
    while answers > 0 or len(position.legal) < 3:
        position.apply(choice.choice(position.legal))
        answers -= 1
    return position


def tree_of(position, iterations=30, seed=5):
    search = Search(value_of(position.game.name, BALANCED), position, openings(position), seed, turns=3)
    for _ in range(iterations):
        search.iterate()
    return search


@pytest.mark.parametrize("game", vindima.games())
def test_a_number_of_iterations_gives_the_same_answer_every_time(game):
    position = position_of(game)
    first, second = (explore(position, BALANCED, openings(position), 1, 7, 6, 0.0) for _ in range(2))
    assert first == second
    others = [explore(position, BALANCED, openings(position), 1, seed, 12, 0.0) for seed in range(8)]
    assert any(other != others[0] for other in others)
    assert Hard(iterations=3).choose(position, 3) == Hard(iterations=3).choose(position.clone(), 3)


def openings(position):
    """Nothing is known of any answer."""
    return dict.fromkeys(position.legal, (0.0, ()))


@pytest.mark.interpreted
@pytest.mark.parametrize("game", vindima.games())
def test_the_time_is_kept(game, monkeypatch):
    position = position_of(game, seed=6)
    while not weighty(position) or len(position.legal) < 3:
        position.apply(position.legal[-1])
    for thinking in (Search, Opinion):
        monkeypatch.setattr(thinking, "clear", lambda self: False)
    monkeypatch.setattr("vindima.bots.plans.ENOUGH", 10**9)
    bot = Hard(seconds=0.5)
    start = perf_counter()
    assert bot.choose(position, 1) in position.legal
    assert 0.2 < perf_counter() - start < 5, "generous, for machines that do other things as well"


@pytest.mark.parametrize("game", vindima.games())
def test_only_weighty_questions_are_searched(game, monkeypatch):
    for search in ("explore", "plan_years"):
        monkeypatch.setattr(f"vindima.bots.hard.{search}", None)
    position, choice, met = position_of(game), random.Random(3), set()
    while len(met) < 2:
        if len(position.legal) > 1 and weighty(position):
            met.add(True)
            with pytest.raises(TypeError):
                Hard().choose(position, 1)
        elif len(position.legal) > 1:
            met.add(False)
            assert Hard().choose(position, 1) in position.legal
        position.apply(choice.choice(position.legal))


def test_a_search_ends_once_an_answer_is_clearly_the_best():
    search = tree_of(position_of("viticulture"), iterations=30)
    best = next(iter(search.root.edges.values()))
    for edge in search.root.edges.values():
        edge.visits, edge.total = 30, 15.0
    search.root.visits, search.root.total = 30 * len(search.root.edges), 15.0 * len(search.root.edges)
    search.iterations = search.root.visits
    search.squares = 30 * (0.25 + 0.01) * len(search.root.edges)  # 0.1 around the mean of 0.5
    assert not search.clear(), "all alike"
    best.total += 30 * 0.3
    search.squares += 30 * (0.64 - 0.25)
    assert search.clear()
    search.iterations = 3
    assert not search.clear(), "too early to say"


def test_a_forced_answer_takes_no_time(monkeypatch):
    position = position_of("vinhos")
    position.legal = position.legal[:1]
    monkeypatch.setattr(Hard, "judged", None)
    assert Hard().choose(position, 1) == position.legal[0]


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_every_answer_in_every_situation_is_legal(game, players, options):
    position = vindima.game(game).new(players=players, seed=2, **options)
    choice = random.Random(1)
    bot = make("hard:iterations=1")
    asked: set[object] = set()
    while not position.over:
        step = position.stack[-1].step
        if len(position.legal) > 1 and step not in asked:
            asked.add(step)
            assert ask(bot, position, len(asked)) in position.legal
        position.apply(choice.choice(position.legal))
    assert len(asked) > 8


def test_several_processes_add_up_what_they_find():
    position = position_of("vinhos")
    bot = Hard(iterations=41, processes=2)
    effort = partial(explore, position, BALANCED, openings(position), 1)
    found = added(bot.shares(effort, 3, perf_counter() + 60))
    assert sum(visits for visits, _ in found.values()) == 41
    assert found == added(bot.shares(effort, 3, perf_counter() + 60))
    assert bot.choose(position, 3) in position.legal


@pytest.mark.parametrize(
    "code", ["hard:seconds=0", "hard:iterations=-1", "hard:processes=0", "hard:seconds=nan"]
)
def test_a_budget_that_is_none_is_refused(code):
    with pytest.raises(vindima.BadData, match="hard needs a time above 0"):
        make(code)


# The tree


@pytest.mark.parametrize("game", vindima.games())
def test_every_iteration_tries_one_answer(game):
    search = tree_of(position_of(game), iterations=30)
    edges = search.root.edges.values()
    assert sum(edge.visits for edge in edges) == search.root.visits == 30
    assert all(edge.available == 30 for edge in edges), "what is asked of the seat itself is known to it"
    assert sum(edge.total for edge in edges) == pytest.approx(search.root.total)


def test_answers_that_depend_on_hidden_cards_are_counted_when_they_were_possible():
    search = tree_of(position_of("viticulture", players=2, seed=9), iterations=150)
    nodes, below = [search.root], []
    while nodes:
        node = nodes.pop()
        below += [(node, edge) for edge in node.edges.values()]
        nodes += [edge.child for edge in node.edges.values() if edge.child is not None]
    assert all(edge.visits <= edge.available <= node.visits for node, edge in below)
    assert any(edge.available < node.visits for node, edge in below)


def test_a_secret_choice_leads_those_who_have_not_seen_it_to_one_place():
    search = None
    for seed in range(40):
        position = vindima.game("vinhos").new(players=2, seed=seed)
        choice = random.Random(seed)
        while not position.over and not (
            position.stack[-1].step is CHOOSE_EXPERTS
            and len(position.legal) > 1
            and sum(frame.step is CHOOSE_EXPERTS for frame in position.stack) == 2
        ):
            position.apply(choice.choice(position.legal))
        if not position.over:
            search = tree_of(position, iterations=60)
            if search.root.veiled is not None and search.root.veiled.visits > 1:
                break
    assert search is not None
    assert search.root.veiled is not None
    assert search.root.veiled.visits > max(edge.visits for edge in search.root.edges.values()) / 2


@pytest.mark.interpreted
def test_hidden_cards_are_drawn_anew_for_every_try_of_an_answer(monkeypatch):
    position = position_of("viticulture")
    numbers = []
    drawn = set()

    def noted(start, seed, number):
        found = sampled(start, seed, number)
        numbers.append(number)
        drawn.add(found.digest())
        return found

    monkeypatch.setattr("vindima.bots.search.sampled", noted)
    search = tree_of(position, iterations=20)
    most = max(edge.visits for edge in search.root.edges.values())
    assert most > 1
    assert set(numbers) == set(range(most))
    assert len(drawn) == most, "all answers meet the same draws"


def test_an_answer_that_was_never_tried_is_estimated_by_its_first_look():
    points = estimates(
        VINHOS,
        {1: (3.0, ()), 2: (1.0, ()), 3: (2.0, ())},
        {1: (0, 0.0), 2: (0, 0.0), 3: (0, 0.0)},
    )
    assert points[1] > points[3] > points[2]


def test_only_the_answers_that_look_best_are_searched():
    position = position_of("vinhos")
    while len(position.legal) <= OPENINGS:
        position.apply(position.legal[-1])
    looks = {code: (float(number), ()) for number, code in enumerate(position.legal)}
    search = Search(VINHOS, position, looks, 1, turns=1)
    assert set(search.root.edges) == set(position.legal[-OPENINGS:])
    points = estimates(VINHOS, looks, {position.legal[-1]: (5, -50.0)})
    assert max(points, key=lambda code: points[code]) == position.legal[-1], "however badly it came out"


def test_near_the_end_games_are_imagined_to_it():
    position = vindima.game("vinhos").new(players=2, seed=3)
    choice, seen = random.Random(2), {}
    while not position.over:
        if begins_turn(position.stack) and len(position.legal) > 1:
            seen[position.year] = Search(VINHOS, position, openings(position), 1, turns=1).turns
        position.apply(choice.choice(position.legal))
    assert seen[2] == 1
    assert seen[6] == LAST


def test_what_has_come_out_better_is_estimated_higher():
    alike = {1: (0.0, ()), 2: (0.0, ())}
    points = estimates(VINHOS, alike, {1: (40, 8.0), 2: (40, -8.0)})
    assert points[1] > 0 > points[2]
    surer = estimates(VINHOS, alike, {1: (400, 280.0), 2: (40, 28.0)})
    assert surer[1] > surer[2]


def test_a_turn_begins_with_its_first_question_only():
    table = viticulture.lay(players=2, season="summer")
    viticulture.begin(table, (PLACE_WORKER, 0), (PLACE_WORKER, 1))
    assert begins_turn(table.stack)
    viticulture.answer(table, "place give-tour left")
    assert table.stack[-1].step is PLACE_WORKER
    assert not begins_turn(table.stack)


# What a sensible player does


def test_an_order_that_can_be_filled_is_filled():
    table = viticulture.lay(season="winter")
    viticulture.hold(table, 0, "order-27")  # a red and a white 6
    viticulture.build(table, 0, "medium-cellar")
    viticulture.wines(table, 0, "red-6", "white-6")
    viticulture.begin(table, (PLACE_WORKER, 0), (PLACE_WORKER, 1))
    assert table.token(Hard(iterations=4).choose(table, 1)).startswith("place fill-order")
