"""Both games in OpenSpiel: the library's tests, golden playthroughs, copies, pickles and resampled states."""

from __future__ import annotations

import json
import pickle

import pytest

from tests.research.games import TABLES

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402

import vindima  # noqa: E402
from tests.research.playthroughs import path, text  # noqa: E402
from vindima.research.openspiel import NAMES  # noqa: E402
from vindima.research.recall import Memory  # noqa: E402

tables = pytest.mark.parametrize(("name", "players"), TABLES)


def begun(game, answers=0, deal=0):
    """A state after the deal and this many answers (the first legal ones), with chance nodes resolved."""
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(answers):
        state.apply_action(state.legal_actions()[0])
        drawn(state)
    return state


def drawn(state, outcome=0):
    """Resolve the chance node of a state, if it is at one."""
    if state.is_chance_node():
        state.apply_action(outcome)
    return state


def at_draw(game, outcomes=8):
    """A state at a chance node in the middle of a game, and its children."""
    state = begun(game)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state, [state.child(outcome) for outcome in range(outcomes)]


def loaded(name, players, **parameters):
    words = ",".join(f"{key}={value}" for key, value in {"players": players, **parameters}.items())
    return pyspiel.load_game(f"{NAMES[name]}({words})")


@pytest.mark.parametrize(("name", "players"), [("vinhos", 2), ("viticulture", 1), ("viticulture", 3)])
def test_the_checks_of_the_library_pass(name, players):
    pyspiel.random_sim_test(loaded(name, players, outcomes=4), num_sims=1, serialize=False, verbose=False)


def test_the_library_can_serialize_every_state():
    game = loaded("viticulture", 1, outcomes=4)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@tables
def test_a_playthrough_is_reproduced(name, players):
    command = "python -m tests.research.playthroughs --write"
    assert text(name, players) == path(name, players).read_text("utf-8"), f"if intended: {command}"


@tables
def test_observations_are_features_and_views(name, players):
    state = begun(loaded(name, players, seed=3), 5)
    for seat in range(players):
        assert state.observation_tensor(seat) == [float(n) for n in state.position.feature_vector(seat)]
        assert json.loads(state.observation_string(seat)) == json.loads(json.dumps(state.position.view(seat)))


def test_before_the_deal_observations_are_empty():
    state = loaded("vinhos", 3).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(outcome, 1 / 256) for outcome in range(256)]
    assert not any(state.observation_tensor(0))
    assert state.observation_string(1) == ""
    assert state.returns() == [0, 0, 0]


def test_a_seed_and_an_outcome_determine_the_deal():
    first, second = loaded("vinhos", 4, seed=9), loaded("vinhos", 4, seed=9)
    deals = [begun(first, deal=deal).position.digest() for deal in range(3)]
    assert deals == [begun(second, deal=deal).position.digest() for deal in range(3)]
    assert len(set(deals)) == 3
    assert begun(loaded("vinhos", 4, seed=10)).position.digest() not in deals


@pytest.mark.parametrize("name", vindima.games())
def test_a_chance_node_determines_what_an_answer_reveals(name):
    state, children = at_draw(loaded(name, 2, seed=5))
    asked = state.position.seat
    assert len({child.position.digest() for child in children}) > 1
    assert len({child.observation_string(asked) for child in children}) > 1, "every outcome revealed the same"
    copies = [state.clone(), state.clone()]
    for outcome, copy in enumerate(copies):
        copy.apply_action(outcome)
    assert [copy.position.digest() for copy in copies] == [child.position.digest() for child in children[:2]]


def test_a_history_determines_a_state():
    game = loaded("viticulture", 3, seed=2)
    state = begun(game, 25)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.position == state.position
    assert again.information_state_string(1) == state.information_state_string(1)


def test_a_chance_node_needs_an_outcome():
    with pytest.raises(vindima.BadData, match="outcomes=0"):
        loaded("vinhos", 2, outcomes=0)


# Information states


@pytest.mark.parametrize("name", vindima.games())
def test_an_information_state_remembers_observations_and_answers(name):
    game = loaded(name, 2, seed=4)
    state = begun(game, 12)
    while len(state.legal_actions()) < 2:
        drawn(state).apply_action(state.legal_actions()[0])
    asked = state.current_player()
    recalls = set()
    for action in state.legal_actions():
        child = drawn(state.child(action))
        recalls.add(child.information_state_string(asked).split(" ")[0])
    assert len(recalls) == len(state.legal_actions())
    assert state.information_state_string(asked).endswith(state.observation_string(asked))


def test_an_information_state_reveals_no_hidden_information():
    game = loaded("viticulture", 3, seed=1)
    state = begun(game, 30)
    while state.is_chance_node() or state.current_player() != 1:
        drawn(state)
        if state.current_player() != 1:
            state.apply_action(state.legal_actions()[0])
    known = state.information_state_string(1)
    for number in range(5):
        sample = state.resample_from_infostate(1, lambda number=number: number / 5)
        assert sample.information_state_string(1) == known
        assert sample.position != state.position
        assert drawn(sample.child(sample.legal_actions()[0])).information_state_string(1) != known


def test_secret_answers_do_not_change_the_memory_of_other_seats():
    """An answer that another seat cannot see leaves the digest of its memory unchanged."""
    position = vindima.game("vinhos").new(players=2, seed=1)
    memory = Memory.of(position)
    assert memory.then(0, 5, position).digest(1) == memory.digest(1)
    assert memory.then(0, 5, position).digest(0) != memory.digest(0)
    assert memory.then(0, 5, position).digest(0) != memory.then(0, 6, position).digest(0)


def test_a_chance_node_is_not_resampled():
    state, _ = at_draw(loaded("vinhos", 2, seed=5), outcomes=0)
    with pytest.raises(vindima.BadData, match="apply an outcome first"):
        state.resample_from_infostate(0)


# The library's algorithms


@pytest.mark.parametrize("name", vindima.games())
def test_information_set_search_runs_with_its_defaults(name):
    game = loaded(name, 2, seed=3, outcomes=16)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 3, random_state=random)
    state = begun(game, 8)
    while len(state.legal_actions()) < 2:
        drawn(state).apply_action(state.legal_actions()[0])
    policy = dict(bot.get_policy(state))
    assert set(policy) <= set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def test_monte_carlo_tree_search_runs():
    game = loaded("viticulture", 1, seed=3, outcomes=4)
    random = np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 2.0, 6, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(begun(game, 4)) in begun(game, 4).legal_actions()


def test_outcome_sampling_mccfr_runs():
    game = loaded("viticulture", 1, seed=3, outcomes=4)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = begun(game, 3)
    drawn(state)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)
    assert len(solver._infostates) > 20


def test_clones_are_independent():
    state = begun(loaded("vinhos", 3, seed=1), 10)
    copy = state.clone()
    assert copy.position == state.position
    copy.apply_action(copy.legal_actions()[0])
    drawn(copy)
    assert copy.position != state.position
    assert len(copy.history()) > len(state.history())


def test_states_and_games_survive_pickling_and_serialization():
    game = loaded("viticulture", 3, seed=1, friendly=True)
    state = begun(game, 10)
    other = pickle.loads(pickle.dumps(state))
    assert other.position == state.position
    assert other.history() == state.history()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert other.information_state_string(0) == state.information_state_string(0)
    for one in (state, state.resample_from_infostate(0, lambda: 0.5), begun(game, deal=9)):
        assert game.deserialize_state(one.serialize()).position == one.position
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, one))
        assert again.position == one.position
        assert again.information_state_string(2) == one.information_state_string(2)
        again.apply_action(again.legal_actions()[0])


def test_a_resampled_state_looks_the_same_to_its_seat():
    state = begun(loaded("viticulture", 3, seed=1), 20)
    imagined = state.resample_from_infostate(1, lambda: 0.25)
    assert imagined.observation_string(1) == state.observation_string(1)
    assert imagined.position != state.position
    assert imagined.resample_from_infostate(1).history() == state.history()


def test_the_margin_can_be_the_return():
    game = loaded("vinhos", 2, seed=2, reward="margin")
    state = begun(game)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
        drawn(state)
    first, second = state.position.scores
    assert state.returns() == [first - second, second - first]
    assert game.min_utility() <= first - second <= game.max_utility()


def test_the_options_of_a_game_are_parameters():
    state = begun(loaded("viticulture", 1, level="hard", tokens=2))
    assert state.position.options_used["level"] == "hard"
    assert state.position.options_used["tokens"] == 2
