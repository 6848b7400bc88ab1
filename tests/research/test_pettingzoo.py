"""The PettingZoo environments follow the library's contract and the rules."""

from __future__ import annotations

from time import perf_counter
from types import SimpleNamespace
from typing import Any

import pytest

from tests.research.games import TABLES

np = pytest.importorskip("numpy", reason="numpy is not installed")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")

from pettingzoo import test as kit  # noqa: E402
from pettingzoo.test.max_cycles_test import max_cycles_test  # noqa: E402
from pettingzoo.utils import BaseWrapper, turn_based_aec_to_parallel  # noqa: E402

import vindima  # noqa: E402
from vindima.research.pettingzoo import env, raw_env, vinhos_v1, viticulture_v1  # noqa: E402

# The library expects plain arrays, except from its own games with masks.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
tables = pytest.mark.parametrize(("name", "players"), TABLES)


def played(table, seed=0):
    """Play a random game; return the last reward of every agent."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    earned = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            earned[agent] = reward
            table.step(None)
        else:
            table.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return earned


@pytest.mark.parametrize("made", [env, raw_env])
@tables
def test_the_checks_of_the_library_pass(name, players, made):
    kit.api_test(made(game=name, players=players), num_cycles=60)


@pytest.mark.parametrize("made", [env, raw_env])
@tables
def test_the_library_can_render_and_close_a_table(name, players, made):
    kit.render_test(lambda **arguments: made(game=name, players=players, **arguments))


@tables
def test_a_seed_makes_games_reproducible(name, players):
    kit.seed_test(lambda: env(game=name, players=players), num_cycles=40)


def test_the_library_can_measure_the_speed(monkeypatch, capsys):
    # The library plays for five seconds; a clock that runs ten times as fast makes that half a second.
    quick = SimpleNamespace(time=lambda: 10 * perf_counter())
    monkeypatch.setitem(kit.performance_benchmark.__globals__, "time", quick)
    kit.performance_benchmark(vinhos_v1.env(players=2))
    assert float(capsys.readouterr().out.split(" turns per second")[0].split()[-1]) > 10


class FirstLegal(BaseWrapper):  # type: ignore[misc]  # the library has no types
    """Replaces illegal answers by the first legal one, because the library's test of cycles ignores masks."""

    def step(self, action):
        legal = self.env.unwrapped.position.legal
        super().step(action if action is None or action in legal else legal[0])


def test_a_game_is_truncated_after_max_cycles():
    def cut(max_cycles):
        table = FirstLegal(raw_env(game="viticulture", players=1, max_cycles=max_cycles))
        table.unwrapped.metadata["is_parallelizable"] = True  # a single seat always acts in parallel
        return table

    module = SimpleNamespace(
        env=cut, parallel_env=lambda max_cycles: turn_based_aec_to_parallel(cut(max_cycles))
    )
    max_cycles_test(module)


def test_a_truncated_game_gives_no_reward():
    assert set(played(env(game="vinhos", players=3, max_cycles=5)).values()) == {0.0}


@tables
def test_winners_share_the_reward(name, players):
    table = raw_env(game=name, players=players)
    earned = played(table, seed=3)
    winners = table.position.winners
    for seat, agent in enumerate(table.possible_agents):
        assert earned[agent] == (1 / len(winners) if seat in winners else 0)


def test_the_margin_is_relative_to_the_best_opponent():
    table = raw_env(game="vinhos", players=3, reward="margin")
    earned = played(table, seed=4)
    scores = table.position.scores
    assert list(earned.values()) == [s - max(scores[:n] + scores[n + 1 :]) for n, s in enumerate(scores)]


def test_the_solo_margin_is_relative_to_the_automa():
    table = raw_env(game="viticulture", players=1, reward="margin", level="very-easy")
    earned = played(table, seed=4)
    assert earned["player_0"] == table.position.scores[0] - table.position.view(None)["automa"]["points"]


def test_an_illegal_answer_ends_the_game_and_costs_a_point():
    table = vinhos_v1.env(players=2)
    table.reset(seed=1)
    asked = table.agent_selection
    mask = table.last()[0]["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.terminations[asked]
    assert table.rewards[asked] == -1


def test_the_raw_environment_explains_illegal_answers():
    table = vinhos_v1.raw_env(players=2)
    table.reset(seed=1)
    with pytest.raises(vindima.IllegalAnswer):
        table.step(next(code for code in range(table.game.codes) if code not in table.position.legal))


def test_only_the_seat_to_answer_has_a_mask_but_all_have_observations():
    table = viticulture_v1.raw_env(players=4)
    table.reset(seed=1)
    for seat, agent in enumerate(table.possible_agents):
        seen = table.observe(agent)
        assert seen["observation"].tolist() == table.position.feature_vector(seat)
        legal = table.position.legal if agent == table.agent_selection else ()
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)


def test_the_state_joins_the_observations_of_all_seats():
    table = vinhos_v1.raw_env(players=2)
    table.reset(seed=1)
    assert table.state() in table.state_space
    assert table.state().tolist() == table.position.feature_vector(0) + table.position.feature_vector(1)


def test_names_include_a_version():
    assert vinhos_v1.env(players=2).metadata["name"] == "vinhos_v1"
    assert viticulture_v1.env(players=2).metadata["name"] == "viticulture_v1"


def test_options_are_those_of_the_game():
    table = vinhos_v1.raw_env(players=2, two_player_fair=True)
    table.reset()
    assert table.position.options_used["two_player_fair"] is True
    with pytest.raises(vindima.BadData, match="no option 'bridges'"):
        vinhos_v1.raw_env(players=2, bridges=3)
    with pytest.raises(vindima.BadData, match="no reward 'fame'"):
        vinhos_v1.raw_env(players=2, reward="fame")


@pytest.mark.parametrize(("name", "players"), [("vinhos", 4), ("viticulture", 1), ("viticulture", 6)])
def test_a_board_can_be_rendered(name, players):
    drawn, written = (raw_env(game=name, players=players, render_mode=mode) for mode in ("rgb_array", "ansi"))
    for table in (drawn, written):
        table.reset(seed=2)
    before: Any = drawn.render()
    for _ in range(12):
        drawn.step(drawn.position.legal[-1])
    after: Any = drawn.render()
    assert before.dtype == np.uint8
    assert before.shape == after.shape
    assert (before != after).any()
    lines = str(written.render()).splitlines()
    assert lines[0].startswith(f"{name}: seat {written.position.seat} answers: {name}-ask-")
    assert [line for line in lines if line.startswith("  seat ")] == [f"  seat {n}:" for n in range(players)]


def test_rendering_shows_only_what_a_spectator_sees():
    table = raw_env(game="viticulture", players=3, render_mode="ansi")
    table.reset(seed=2)
    other = table.position.determinize(None, 5)
    before = table.render()
    table.position = other
    assert table.render() == before


def test_without_a_render_mode_nothing_is_rendered():
    table = raw_env(game="vinhos", players=2)
    table.reset()
    assert table.render() is None
