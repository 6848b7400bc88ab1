"""Both games in OpenSpiel: its own tests, stored playthroughs, copies, pickles and imagined states."""

from __future__ import annotations

import json
import pickle

import pytest

from tests.research.games import TABLES

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

import vindima  # noqa: E402
from tests.research.playthroughs import path, text  # noqa: E402
from vindima.research.openspiel import NAMES  # noqa: E402

tables = pytest.mark.parametrize(("name", "players"), TABLES)


def begun(game, answers=0):
    """A state after the deal and so many first answers."""
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(answers):
        state.apply_action(state.legal_actions()[0])
    return state


def loaded(name, players, **parameters):
    words = ",".join(f"{key}={value}" for key, value in {"players": players, **parameters}.items())
    return pyspiel.load_game(f"{NAMES[name]}({words})")


@tables
def test_the_library_finds_nothing_wrong(name, players):
    pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=False, verbose=False)


@tables
def test_a_stored_game_plays_again(name, players):
    command = "python -m tests.research.playthroughs --write"
    assert text(name, players) == path(name, players).read_text("utf-8"), f"if the change is meant: {command}"


@tables
def test_what_a_seat_observes_is_its_features_and_its_view(name, players):
    state = begun(loaded(name, players, seed=3), 5)
    for seat in range(players):
        assert state.observation_tensor(seat) == [float(n) for n in state.position.feature_vector(seat)]
        assert json.loads(state.observation_string(seat)) == json.loads(json.dumps(state.position.view(seat)))


def test_before_the_deal_there_is_nothing_to_see():
    state = loaded("vinhos", 3).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1.0)]
    assert not any(state.observation_tensor(0))
    assert state.observation_string(1) == ""
    assert state.returns() == [0, 0, 0]


def test_a_seed_deals_the_same_games_in_the_same_order():
    first, second = loaded("vinhos", 4, seed=9), loaded("vinhos", 4, seed=9)
    deals = [begun(first).position.digest() for _ in range(3)]
    assert deals == [begun(second).position.digest() for _ in range(3)]
    assert len(set(deals)) == 3


def test_without_a_seed_every_deal_is_another():
    game = loaded("viticulture", 2)
    assert len({begun(game).position.digest() for _ in range(5)}) == 5


def test_copies_go_their_own_way():
    state = begun(loaded("vinhos", 3, seed=1), 10)
    copy = state.clone()
    assert copy.position == state.position
    copy.apply_action(copy.legal_actions()[0])
    assert copy.position != state.position
    assert len(copy.history()) == len(state.history()) + 1


def test_states_and_games_survive_a_pickle():
    game = loaded("viticulture", 3, seed=1, friendly=True)
    state = begun(game, 10)
    other = pickle.loads(pickle.dumps(state))
    assert other.position == state.position
    assert other.history() == state.history()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert game.deserialize_state(state.serialize()).position == state.position


def test_an_imagined_state_looks_the_same_to_the_seat():
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
    first, second = state.position.scores
    assert state.returns() == [first - second, second - first]
    assert game.min_utility() <= first - second <= game.max_utility()


def test_the_options_of_a_game_are_parameters():
    state = begun(loaded("viticulture", 1, level="hard", tokens=2))
    assert state.position.options_used["level"] == "hard"
    assert state.position.options_used["tokens"] == 2


def test_there_are_no_information_states_of_perfect_recall():
    game = loaded("vinhos", 2)
    with pytest.raises(vindima.BadData, match="no information states"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
