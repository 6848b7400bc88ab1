"""The Gymnasium environments follow the library's contract and show a seat only what it may know."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed")
gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import vindima  # noqa: E402
from vindima.research.gymnasium import IDS, SeatEnv  # noqa: E402


def played(env, seed):
    """Play a random game; return its observations, the last reward and the last info."""
    random = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen, over, reward = [observation], False, 0.0
    while not over:
        answer = int(random.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, cut, info = env.step(answer)
        assert not cut
        seen.append(observation)
    return np.array(seen), reward, info


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize("name", sorted(IDS))
def test_the_checks_of_the_library_pass(name, mode):
    check_env(gymnasium.make(name, render_mode=mode).unwrapped)


def test_two_processes_play_in_parallel():
    table = gymnasium.make_vec(
        "vindima/ViticultureSolo-v1",
        num_envs=2,
        vectorization_mode="async",
        vector_kwargs={"context": "spawn"},
    )
    try:
        observations, infos = table.reset(seed=[5, 6])
        alone = gymnasium.make("vindima/ViticultureSolo-v1")
        for row, seed in enumerate((5, 6)):
            assert (observations[row] == alone.reset(seed=seed)[0]).all()
        for _ in range(10):
            answers = [int(np.flatnonzero(mask)[-1]) for mask in infos["action_mask"]]
            observations, _, ended, _, infos = table.step(answers)
            assert observations.shape == (2, len(vindima.game("viticulture").feature_names(1)))
            assert not ended.any()
    finally:
        table.close()


@pytest.mark.parametrize("name", sorted(IDS))
def test_a_seed_determines_the_game_and_the_bots(name):
    env = gymnasium.make(name).unwrapped
    first, second = played(env, 11), played(env, 11)
    assert np.array_equal(first[0], second[0])
    assert first[1] == second[1]
    assert not np.array_equal(first[0][0], played(env, 12)[0][0])


@pytest.mark.parametrize("name", sorted(IDS))
def test_only_the_seat_of_the_learner_is_asked_and_masks_agree(name):
    env = gymnasium.make(name).unwrapped
    _, info = env.reset(seed=2)
    for _ in range(30):
        assert env.position.seat == env.seat
        legal = sorted(env.position.legal)
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        observation, _, over, _, info = env.step(legal[-1])
        assert observation.tolist() == env.position.feature_vector(env.seat)
        if over:
            break


def test_an_illegal_answer_changes_nothing_and_is_penalized():
    env = SeatEnv("vinhos", players=2, illegal_reward=-3.0)
    env.reset(seed=1)
    before = env.position.digest()
    code = next(code for code in range(env.game.codes) if code not in env.position.legal)
    _, reward, over, _, info = env.step(code)
    assert (reward, over, info["illegal"]) == (-3.0, False, True)
    assert env.position.digest() == before


def test_a_step_without_a_game_in_progress_asks_for_a_reset():
    env = SeatEnv("vinhos", players=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    played(env, 5)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=6)
    env.step(env.position.legal[0])


def test_the_seat_is_random_unless_it_is_given():
    env = SeatEnv("vinhos", players=4)
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(30)}) == 4
    env = SeatEnv("vinhos", players=4, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_the_solo_margin_is_relative_to_the_automa():
    env = gymnasium.make("vindima/ViticultureSolo-v1", reward="margin", level="hard").unwrapped
    _, reward, info = played(env, 4)
    assert reward == info["score"] - env.position.view(None)["automa"]["points"]
    assert env.position.options_used["level"] == "hard"


def test_a_campaign_challenge_can_be_played():
    env = gymnasium.make("vindima/ViticultureSolo-v1", challenge="challenge-1").unwrapped
    played(env, 4)
    assert env.position.options_used["challenge"] == "challenge-1"


class Watcher:
    """A bot that records the position it is shown and the true one."""

    def __init__(self, env):
        self.env = env
        self.shown = []

    def choose(self, position, seed):
        self.shown.append((position.clone(), self.env.position.clone()))
        return position.legal[0]


def test_a_bot_is_shown_only_what_its_seat_may_know():
    env = SeatEnv("viticulture", players=2, seat=0)
    watcher = Watcher(env)
    env.bots = [watcher]
    played(env, 3)
    assert all(shown.view(1) == true.view(1) for shown, true in watcher.shown)
    assert all(shown.chance != true.chance for shown, true in watcher.shown)
    assert any(shown.summer[0] != true.summer[0] for shown, true in watcher.shown)


def test_each_opponent_has_its_own_bot():
    env = SeatEnv("vinhos", players=3, seat=2, opponents=["random", "random"])
    bots = [Watcher(env), Watcher(env)]
    env.bots = [*bots]
    played(env, 3)
    assert {true.seat for _, true in bots[0].shown} == {0}
    assert {true.seat for _, true in bots[1].shown} == {1}


class Last:
    """An opponent object that counts its answers and how often it is closed."""

    def __init__(self):
        self.answers = 0
        self.closed = 0

    def choose(self, position, seed):
        self.answers += 1
        return position.legal[-1]

    def over(self, position, seat):
        pass

    def close(self):
        self.closed += 1


def test_opponents_may_be_one_object_each_or_one_for_all():
    first, second = Last(), Last()
    env = SeatEnv("vinhos", players=3, seat=0, opponents=[first, second])
    played(env, 3)
    assert first.answers > 0
    assert second.answers > 0
    both = Last()
    played(SeatEnv("vinhos", players=3, seat=0, opponents=both), 3)
    assert both.answers == first.answers + second.answers
    mixed = SeatEnv("vinhos", players=3, seat=0, opponents=[Last(), "random"])
    assert [type(bot).__name__ for bot in mixed.bots] == ["Last", "Random"]


def test_opponents_are_closed_after_each_game():
    guest = Last()
    env = SeatEnv("vinhos", players=2, seat=0, opponents=guest)
    env.reset(seed=1)
    before = guest.closed
    env.reset()
    env.close()
    assert guest.closed == before + 2


def test_invalid_opponents_and_seats_are_refused():
    with pytest.raises(vindima.BadData, match="1 opponents were given for 3 other seats"):
        SeatEnv("vinhos", players=4, opponents=["random"])
    with pytest.raises(vindima.BadData, match="seat 4"):
        SeatEnv("vinhos", players=4, seat=4)
    with pytest.raises(vindima.BadData, match="there is no bot 'nobody'"):
        SeatEnv("vinhos", players=4, opponents="nobody")


def test_the_rendered_board_shows_only_the_hand_of_its_own_seat():
    env = SeatEnv("viticulture", players=2, seat=0, render_mode="ansi")
    env.reset(seed=3)
    board = str(env.render())
    held = [card for cards in env.position.view(0)["seats"][0]["hand"].values() for card in cards]
    assert held
    assert all(card in board for card in held)
    env.position = env.position.determinize(0, 8)
    assert env.render() == board


def test_without_a_render_mode_nothing_is_rendered():
    env = SeatEnv("vinhos", players=2)
    env.reset(seed=3)
    assert env.render() is None
