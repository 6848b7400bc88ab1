"""The example of self-play learning: its estimates are correct, it trains, and its policy plays."""

from __future__ import annotations

import sys

import pytest

from tests.research.example_files import load_example

np = pytest.importorskip("numpy", reason="numpy is not installed")
pytest.importorskip("torch", reason="torch is large, so the extra `torch` is not part of `dev`")

import vindima  # noqa: E402
from vindima.bots import BotFailed, ask, make  # noqa: E402
from vindima.research import vector  # noqa: E402


@pytest.fixture(scope="module")
def example():
    return load_example("ppo")


def test_a_seat_is_rewarded_for_everything_up_to_its_next_decision(example):
    env = vector.make("vinhos", players=2, games=1, seed=1)
    rollout = example.Rollout(env, 4)
    rollout.seat[:, 0] = [0, 1, 0, 1]
    rollout.reward[:, 0] = [[0, 0], [2, 0], [0, 3], [1, -1]]
    rollout.done[3, 0] = True
    advantage, target, usable = rollout.advantages(np.array([0]), np.array([9.0]))
    gamma, decay = example.GAMMA, example.GAMMA * example.LAMBDA
    last_0, last_1 = 1.0, -1.0
    assert advantage[:, 0] == pytest.approx([2 + decay * last_0, 3 + decay * last_1, last_0, last_1])
    assert target[:, 0] == pytest.approx(advantage[:, 0])
    assert usable.all()
    rollout.done[:] = False
    _, _, usable = rollout.advantages(np.array([0]), np.array([9.0]))
    assert usable[:, 0].tolist() == [True, True, True, False], "seat 1 has not been asked again"
    rollout.reward[:] = 0
    advantage, _, _ = rollout.advantages(np.array([0]), np.array([9.0]))
    assert advantage[2, 0] == pytest.approx(gamma * 9)


def test_the_encoder_agrees_with_the_network_form_of_the_environment(example):
    env = vector.make("viticulture", players=2, games=3, seed=1)
    for _ in range(30):
        env.step(env.mask.argmax(axis=1))
    network = env.network()
    network.update(env.observation, env.notes)
    encoder = example.Encoder("viticulture", 2, example.torch.device("cpu"))
    floats, indices, mask = encoder(env.observation, env.notes, env.mask)
    assert np.allclose(floats.numpy(), network.floats)
    assert (indices.numpy() == network.indices).all()
    assert (mask.numpy() == env.mask).all()


def test_it_trains_saves_and_plays(example, tmp_path, monkeypatch, capsys):
    file = tmp_path / "ppo.pt"
    small = ["--games", "8", "--steps", "16", "--hidden", "16", "--blocks", "1", "--minibatch", "32"]
    curve = example.main([*small, "--seconds", "1", "--groups", "2", "--save", str(file), "--device", "cpu"])
    assert curve[0]["decisions"] == 8 * 16
    assert all(np.isfinite(line["entropy"]) for line in curve)
    assert len(capsys.readouterr().out.splitlines()) == len(curve)
    monkeypatch.setitem(sys.modules, "ppo", example)
    bot = make(f"py:ppo:Policy:weights={file}")
    position = vindima.game("viticulture").new(players=2, seed=4)
    for count in range(30):
        position.apply(ask(bot, position, count))
    with pytest.raises(BotFailed, match="these weights play viticulture"):
        ask(bot, vindima.game("vinhos").new(players=2, seed=1), 0)


def test_points_are_the_scores_in_seat_order(example):
    trainer = example.Trainer(
        example.Namespace(
            game="vinhos", players=3, games=3, workers=0, groups=1, seed=2, hidden=8, blocks=1, device="cpu"
        )
    )
    random = np.random.default_rng(1)
    for _ in range(300):
        trainer.env.step((random.random(trainer.env.mask.shape) * trainer.env.mask).argmax(axis=1))
    games = trainer.env._players.groups[0]._positions
    assert trainer.points(trainer.env).tolist() == [position.scores for position in games]
