"""Information-set tree search: statistics, determinizations, stopping, and estimates."""

from __future__ import annotations

import random
from time import perf_counter

import pytest

import vindima
from tests import viticulture_table as viticulture
from tests.bots.positions import position_of
from vindima.bots.thinking.lookahead import determinized
from vindima.bots.thinking.tree import (
    CANDIDATES,
    ENDGAME,
    MIN_ITERATIONS,
    TreeSearch,
    estimates,
    in_time,
    search_tree,
)
from vindima.bots.thinking.value import BALANCED, evaluator_for
from vindima.core.step import begins_turn
from vindima.vinhos.fair import CHOOSE_EXPERTS
from vindima.viticulture.turn import PLACE_WORKER

VINHOS = evaluator_for("vinhos", BALANCED)


def priors(position):
    """The same prior for every answer."""
    return dict.fromkeys(position.legal, (0.0, ()))


def tree_of(position, iterations=30, seed=5):
    search = TreeSearch(
        evaluator_for(position.game.name, BALANCED), position, priors(position), seed, turns=3
    )
    for _ in range(iterations):
        search.iterate()
    return search


def test_a_search_stops_once_an_answer_is_clearly_the_best():
    search = tree_of(position_of("viticulture"), iterations=30)
    best = next(iter(search.root.edges.values()))
    for edge in search.root.edges.values():
        edge.visits, edge.total = 30, 15.0
    search.root.visits, search.root.total = 30 * len(search.root.edges), 15.0 * len(search.root.edges)
    search.iterations = search.root.visits
    search.squares = 30 * (0.25 + 0.01) * len(search.root.edges)  # 0.1 around the mean of 0.5
    assert not search.decided(), "all answers are equal"
    best.total += 30 * 0.3
    search.squares += 30 * (0.64 - 0.25)
    assert search.decided()
    search.iterations = 3
    assert not search.decided(), "three iterations are too few"


def test_a_search_without_time_makes_no_iterations_and_one_with_time_stops_when_decided():
    position = position_of("vinhos")
    none = search_tree(position, BALANCED, priors(position), 1, 7, 0, 0.0)
    assert {visits for visits, _ in none.values()} == {0}
    found = search_tree(position, BALANCED, priors(position), 1, 7, 0, 1e9)
    assert sum(visits for visits, _ in found.values()) >= MIN_ITERATIONS


def test_another_iteration_must_fit_into_the_remaining_time():
    start = perf_counter() - 10
    assert in_time(start, 21.0, 1)
    assert not in_time(start, 19.0, 1)
    assert in_time(start, 19.0, 2)


@pytest.mark.parametrize("game", vindima.games())
def test_an_iteration_limit_makes_statistics_reproducible(game):
    position = position_of(game)
    first, second = (search_tree(position, BALANCED, priors(position), 1, 7, 6, 0.0) for _ in range(2))
    assert first == second
    others = [search_tree(position, BALANCED, priors(position), 1, seed, 12, 0.0) for seed in range(8)]
    assert any(other != others[0] for other in others)


@pytest.mark.parametrize("game", vindima.games())
def test_every_iteration_visits_one_answer(game):
    search = tree_of(position_of(game), iterations=30)
    edges = search.root.edges.values()
    assert sum(edge.visits for edge in edges) == search.root.visits == 30
    assert all(edge.available == 30 for edge in edges), "the seat knows its own legal answers"
    assert sum(edge.total for edge in edges) == pytest.approx(search.root.total)


def test_answers_that_depend_on_hidden_cards_count_how_often_they_were_available():
    search = tree_of(position_of("viticulture", players=2, seed=9), iterations=150)
    nodes, below = [search.root], []
    while nodes:
        node = nodes.pop()
        below += [(node, edge) for edge in node.edges.values()]
        nodes += [edge.child for edge in node.edges.values() if edge.child is not None]
    assert all(edge.visits <= edge.available <= node.visits for node, edge in below)
    assert any(edge.available < node.visits for node, edge in below)


def test_other_seats_share_one_node_after_a_secret_choice():
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
            if search.root.concealed is not None and search.root.concealed.visits > 1:
                break
    assert search is not None
    assert search.root.concealed is not None
    assert search.root.concealed.visits > max(edge.visits for edge in search.root.edges.values()) / 2


@pytest.mark.interpreted
def test_every_visit_of_an_answer_uses_a_new_determinization(monkeypatch):
    position = position_of("viticulture")
    numbers = []
    drawn = set()

    def recorded(start, seed, number):
        found = determinized(start, seed, number)
        numbers.append(number)
        drawn.add(found.digest())
        return found

    monkeypatch.setattr("vindima.bots.thinking.tree.determinized", recorded)
    search = tree_of(position, iterations=20)
    most = max(edge.visits for edge in search.root.edges.values())
    assert most > 1
    assert set(numbers) == set(range(most))
    assert len(drawn) == most, "all answers share the same determinizations"


def test_an_answer_without_visits_is_estimated_by_its_prior():
    points = estimates(
        VINHOS,
        {1: (3.0, ()), 2: (1.0, ()), 3: (2.0, ())},
        {1: (0, 0.0), 2: (0, 0.0), 3: (0, 0.0)},
    )
    assert points[1] > points[3] > points[2]


def test_only_the_answers_with_the_best_priors_are_searched():
    position = position_of("vinhos")
    while len(position.legal) <= CANDIDATES:
        position.apply(position.legal[-1])
    known = {code: (float(number), ()) for number, code in enumerate(position.legal)}
    search = TreeSearch(VINHOS, position, known, 1, turns=1)
    assert set(search.root.edges) == set(position.legal[-CANDIDATES:])
    points = estimates(VINHOS, known, {position.legal[-1]: (5, -50.0)})
    assert max(points, key=lambda code: points[code]) == position.legal[-1], "a searched answer ranks first"


def test_near_the_end_rollouts_play_to_the_end_of_the_game():
    position = vindima.game("vinhos").new(players=2, seed=3)
    choice, seen = random.Random(2), {}
    while not position.over:
        if begins_turn(position.stack) and len(position.legal) > 1:
            seen[position.year] = TreeSearch(VINHOS, position, priors(position), 1, turns=1).turns
        position.apply(choice.choice(position.legal))
    assert seen[2] == 1
    assert seen[6] == ENDGAME


def test_an_answer_with_higher_rewards_is_estimated_higher():
    alike = {1: (0.0, ()), 2: (0.0, ())}
    points = estimates(VINHOS, alike, {1: (40, 8.0), 2: (40, -8.0)})
    assert points[1] > 0 > points[2]
    surer = estimates(VINHOS, alike, {1: (400, 280.0), 2: (40, 28.0)})
    assert surer[1] > surer[2]


def test_a_turn_starts_with_its_first_question_only():
    table = viticulture.lay(players=2, season="summer")
    viticulture.begin(table, (PLACE_WORKER, 0), (PLACE_WORKER, 1))
    assert begins_turn(table.stack)
    viticulture.answer(table, "place give-tour left")
    assert table.stack[-1].step is PLACE_WORKER
    assert not begins_turn(table.stack)
