"""Vector environments: many games in arrays, with and without workers, equal to games played singly."""

from __future__ import annotations

from multiprocessing import active_children

import numpy as np
import pytest

import vindima
from tests.research.games import TABLES, random_game
from vindima.core.explain import BadData
from vindima.research import vector
from vindima.research.vector.arrays import NOTES_ROOM
from vindima.workers import WorkerDied

tables = pytest.mark.parametrize(("name", "players"), TABLES)


def first_legal(env):
    return env.mask.argmax(axis=1)


def drawn(env, random):
    """A random legal answer for each game."""
    return (random.random(env.mask.shape) * env.mask).argmax(axis=1)


def played(env, steps, seed=0):
    """The contents of all arrays during some random steps."""
    random = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        reward, done = env.step(drawn(env, random))
        arrays = (env.observation, env.mask, env.notes, env.seat, reward, done, env.scores)
        seen.append([array.tobytes() for array in arrays])
    return seen


@tables
def test_encoded_memory_equals_the_feature_vector(name, players):
    for position in random_game(name, players, seed=5, every=11):
        for seat in range(players):
            expected = position.feature_vector(seat)
            memory = np.full(len(expected), 7, np.int16)
            position.encode(seat, memoryview(memory).cast("B"))
            assert memory.tolist() == expected
        mask = memoryview(bytearray(b"\7" * position.game.codes))
        position.encode_legal(mask)
        assert [code for code, flag in enumerate(mask) if flag] == sorted(position.legal)


@tables
def test_rows_show_the_question_to_the_seat_that_answers_it(name, players):
    env = vector.make(name, players=players, games=3, seed=4)
    games = env._players.groups[0]._positions
    for _ in range(40):
        for row, position in enumerate(games):
            assert env.seat[row] == position.seat
            assert env.observation[row].tolist() == position.feature_vector(position.seat)
            assert np.flatnonzero(env.mask[row]).tolist() == sorted(position.legal)
            memo = position.stack[-1].memo
            assert len(memo) <= NOTES_ROOM
            assert env.notes[row, : len(memo)].tolist() == [note + 2 for note in memo]
            assert not env.notes[row, len(memo) :].any()
        env.step(first_legal(env))


@pytest.mark.parametrize("name", vindima.games())
def test_a_finished_game_rewards_its_seats_and_is_replaced(name):
    env = vector.make(name, players=2, games=2, seed=3, skip_forced=True)
    random = np.random.default_rng(1)
    finished = 0
    while finished < 3:
        before = [position.clone() for position in env._players.groups[0]._positions]
        actions = drawn(env, random)
        reward, done = env.step(actions)
        for row in range(2):
            if done[row]:
                finished += 1
                last = before[row]
                last.apply(int(actions[row]))
                while not last.over:
                    last.apply(last.legal[0])
                share = 1 / len(last.winners)
                assert reward[row].tolist() == [share if seat in last.winners else 0 for seat in range(2)]
                assert env.scores[row].tolist() == last.scores
            else:
                assert not reward[row].any()
        assert env.mask.any(axis=1).all()


def test_forced_answers_can_be_skipped():
    env = vector.make("viticulture", players=2, games=4, seed=2, skip_forced=True)
    random = np.random.default_rng(0)
    for _ in range(60):
        assert (env.mask.sum(axis=1) > 1).all()
        env.step(drawn(env, random))


@pytest.mark.parametrize("name", vindima.games())
def test_workers_and_groups_play_the_same_games(name):
    alone = vector.make(name, players=2, games=6, seed=8)
    expected = played(alone, 25)
    with vector.make(name, players=2, games=6, seed=8, workers=2, groups=2) as env:
        assert played(env, 25) == expected
        env.reset()
        assert played(env, 25) == expected
        env.reset(seed=9)
        assert played(env, 25) != expected


def test_a_worker_that_dies_is_reported():
    before = set(active_children())
    with vector.make("viticulture", players=2, games=4, workers=2, seed=1) as env:
        env.step(first_legal(env))
        (*_, killed) = sorted(set(active_children()) - before, key=lambda process: process.pid)
        killed.kill()
        killed.join()
        with pytest.raises(WorkerDied):
            env.step(first_legal(env))


def test_groups_step_independently():
    with vector.make("vinhos", players=2, games=4, seed=1, workers=1, groups=2) as env:
        one, two = env.groups
        before = two.observation.copy()
        one.step(first_legal(one))
        assert (two.observation == before).all()
        one.send(first_legal(one))
        two.send(first_legal(two))
        two.receive()
        one.receive()
        assert (two.observation != before).any()
        address, size = env.memory
        assert address == env.observation.ctypes.data
        assert address + size >= env.scores.ctypes.data + env.scores.nbytes


def test_a_seed_determines_all_games_and_rows_differ():
    once, again = (vector.make("viticulture", players=2, games=4, seed=6) for _ in range(2))
    assert (once.observation == again.observation).all()
    rows = {row.tobytes() for row in played(once, 5) and once.observation}
    assert len(rows) == 4


def test_rows_take_variants_in_turn():
    variants = [{"level": "normal"}, {"challenge": "challenge-2"}]
    env = vector.make("viticulture", players=1, games=4, seed=1, groups=2, variants=variants)
    challenge = vindima.game("viticulture").feature_names(1).index("board.solo.challenge")
    assert (env.observation[:, challenge] != 0).tolist() == [False, True, False, True]
    env.reset(seed=2)
    assert (env.observation[:, challenge] != 0).tolist() == [False, True, False, True]
    with pytest.raises(BadData, match="option level='martian'"):
        vector.make("viticulture", players=1, games=4, variants=[{"level": "martian"}])


def test_an_illegal_answer_is_refused_before_any_game_moves():
    env = vector.make("vinhos", players=2, games=3, seed=1)
    before = env.observation.copy()
    actions = first_legal(env)
    actions[1] = (env.mask[1] == 0).argmax()
    with pytest.raises(BadData, match=f"action {actions[1]} of game 1 is not legal"):
        env.step(actions)
    with pytest.raises(BadData, match="action 99999 of game 0"):
        env.step([99999, 0, 0])
    with pytest.raises(BadData, match="one action for each of 3 games"):
        env.step([0])
    assert (env.observation == before).all()


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ({"games": 0}, "at least one game"),
        ({"games": 2, "groups": 3}, "groups=3"),
        ({"games": 2, "workers": 3}, "workers=3"),
        ({"reward": "fame"}, "there is no reward"),
        ({"level": "absurd"}, "level"),
    ],
)
def test_invalid_arguments_are_refused_with_a_reason(arguments, match):
    with pytest.raises(BadData, match=match):
        vector.make("viticulture", players=1, **arguments)


def test_a_group_refuses_to_be_sent_twice_or_received_without_a_step():
    env = vector.make("vinhos", players=2, games=2, seed=1)
    group = env.groups[0]
    with pytest.raises(RuntimeError, match="no step"):
        group.receive()
    group.send(first_legal(group))
    with pytest.raises(RuntimeError, match="in the middle"):
        group.send(first_legal(group))


@tables
def test_the_network_input_has_the_same_columns_for_every_number_of_players(name, players):
    game = vindima.game(name)
    env = vector.make(name, players=players, games=2, seed=3)
    network = env.network()
    most = game.seats[-1]
    for _ in range(20):
        env.step(first_legal(env))
    network.update(env.observation, env.notes)
    names = game.feature_names(players)
    assert network.floats.shape == (2, len(game.feature_names(most)) + most)
    assert network.indices.shape == (2, len(network.sizes))
    assert (network.indices >= 0).all()
    assert (network.indices < np.array(network.sizes)).all()
    step = names.index("board.question.step")
    assert (network.indices[:, 0] == env.observation[:, step]).all()
    assert not network.floats[:, step].any()
    scored = names.index("seat+0.score")
    assert network.floats[:, scored] == pytest.approx(env.observation[:, scored] / 20)
    present = network.floats[:, -most:]
    assert present.sum(axis=1).tolist() == [players, players]
    assert not network.floats[:, len(names) : -most].any()


def test_the_network_input_contains_every_note_of_a_question():
    env = vector.make("viticulture", players=3, games=4, seed=2)
    network = env.network()
    random = np.random.default_rng(5)
    most = 0
    for _ in range(400):
        env.step(drawn(env, random))
        network.update(env.observation, env.notes)
        assert (network.indices[:, 1:] == env.notes).all()
        most = max(most, int((env.notes > 0).sum(axis=1).max()))
    assert most >= 3
