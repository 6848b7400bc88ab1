"""The parts of self-play learning that need torch: estimates, training, resuming and playing."""

from __future__ import annotations

import csv
from dataclasses import replace

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed")
torch = pytest.importorskip("torch", reason="torch is large, so the extra `torch` is not part of `dev`")

import vindima  # noqa: E402
from vindima.bots import ask, make  # noqa: E402
from vindima.bots.learned.arrays import load  # noqa: E402
from vindima.bots.learned.form import Form  # noqa: E402
from vindima.research.training.selfplay.__main__ import main  # noqa: E402
from vindima.research.training.selfplay.brain import NARROW, Brain  # noqa: E402
from vindima.research.training.selfplay.lesson import Pace  # noqa: E402
from vindima.research.training.selfplay.rollout import Rollout  # noqa: E402
from vindima.research.training.selfplay.settings import parsed  # noqa: E402
from vindima.research.training.selfplay.trainer import (  # noqa: E402
    Trainer,
    results,
    state_of,
    teacher_of,
    write_weights,
)

CPU = torch.device("cpu")
SMALL = {
    "game": "viticulture",
    "quantities": ["board.year", "seat.score"],
    "checkpoint": 0.0,
    "steps": 6,
    "minibatch": 16,
    "epochs": 2,
    "hidden": 8,
    "blocks": 1,
    "rivals_width": 4,
    "embedding": 2,
    "tables": [{"players": 2, "games": 4}, {"players": 1, "games": 2}],
}


def test_a_seat_is_rewarded_for_everything_up_to_its_next_decision():
    settings = parsed(
        {**SMALL, "steps": 4, "discount": [0.9, 1.0], "groups": 1, "tables": [{"players": 2, "games": 1}]}
    )
    rollout = Rollout(Form("viticulture", ()), settings, CPU)
    rollout.seat[:, 0] = torch.tensor([0, 1, 0, 1])
    rollout.reward[:, 0, :2, 0] = torch.tensor([[0.0, 0], [2, 0], [0, 3], [1, -1]])
    rollout.done[3, 0] = True
    last = torch.tensor([0]), torch.tensor([[9.0, 9.0]])
    advantage, target = rollout.advantages(*last)
    decay = 0.9 * settings.trace
    assert advantage[:, 0, 0].tolist() == pytest.approx([2 + decay, 3 - decay, 1, -1])
    assert torch.equal(advantage, target)
    rollout.done[:] = False
    advantage, _ = rollout.advantages(*last)
    assert advantage[:, 0, 0].isnan().tolist() == [False, False, False, True], "seat 1 is not asked again"
    rollout.reward[:] = 0
    rollout.value[:, 0, 0] = torch.tensor([0.9, -0.5, 1.0, -0.5])
    advantage, _ = rollout.advantages(torch.tensor([0]), torch.tensor([[1 / 0.9, 0]]))
    assert advantage[1, 0, 0] == pytest.approx(-0.9 * 0.5 + 0.5), "an unknown advantage must not propagate"


def test_the_numpy_network_equals_the_trained_one(tmp_path):
    settings = parsed(SMALL)
    form = Form("viticulture", settings.quantities)
    brain = Brain(form, settings)
    torch.nn.init.normal_(brain.policy.weight)
    write_weights(brain, tmp_path / "weights.npz")
    network = load(tmp_path / "weights.npz")
    brain.load_state_dict(state_of(network))
    for players in (1, 2, 6):
        position = vindima.game("viticulture").new(players=players, seed=3)
        for count in range(40):
            position.apply(make("random").choose(position, count))
        rows = network.rows([position])
        mask = torch.zeros((1, len(form.tokens)), dtype=torch.uint8)
        mask[0, list(position.legal)] = 1
        logits, values = brain(torch.from_numpy(rows.astype(np.int16)), mask)
        hidden = network.hidden(rows)
        legal = list(position.legal)
        assert np.allclose(logits[0, legal].detach().numpy(), network.logits(hidden, 0, legal), atol=1e-4)
        assert np.allclose(values.detach().numpy(), network.values(hidden), atol=1e-4)


def test_normalizing_inputs_does_not_change_the_output():
    settings = parsed(SMALL)
    form = Form("viticulture", settings.quantities)
    brain = Brain(form, settings)
    rows = torch.randint(0, 3, (50, form.width)).to(torch.int16)
    mask = torch.ones((50, len(form.tokens)), dtype=torch.uint8)
    before = brain(rows, mask)
    brain.normalize(rows)
    common, seats = brain.read(rows)
    assert torch.allclose(brain.common_mean, common.mean(dim=0))
    assert torch.allclose(brain.seat_scale, 1 / seats[:, 0].std(dim=0, correction=0).clamp_min(NARROW))
    for one, other in zip(before, brain(rows, mask), strict=True):
        assert torch.allclose(one, other, atol=1e-3)


def test_a_teacher_is_imitated_at_first(tmp_path):
    settings = parsed(SMALL)
    brain = Brain(Form("viticulture", settings.quantities), settings)
    write_weights(brain, tmp_path / "teacher.npz")
    taught = replace(settings, teacher=str(tmp_path / "teacher.npz"), hidden=4, imitation=0.5)
    assert [Pace(taught, progress).imitation for progress in (0.0, 0.25, 0.5, 1.0)] == [1, 0.5, 0, 0]
    teacher = teacher_of(taught, CPU)
    assert teacher is not None
    rows = torch.zeros((2, brain.form.width), dtype=torch.int16)
    mask = torch.zeros((2, len(brain.form.tokens)), dtype=torch.uint8)
    mask[:, :3] = 1
    chances, weight = teacher(rows, mask)
    assert chances.sum(dim=1).tolist() == pytest.approx([1, 1])
    assert chances[:, 3:].max() == 0
    assert weight.tolist() == [1, 1]
    trainer = Trainer(taught, tmp_path / "run", "cpu")
    trainer.run(0)
    trainer.close()
    assert trainer.updates


def test_it_trains_resumes_and_plays(tmp_path):
    settings = parsed(SMALL)
    trainer = Trainer(settings, tmp_path, "cpu")
    trainer.run(0)
    decisions = trainer.decisions
    trainer.run(0)
    trainer.close()
    assert trainer.decisions > decisions >= 2 * 6 * 6
    again = Trainer(settings, tmp_path, "cpu")
    again.close()
    assert again.decisions == trainer.decisions
    assert again.updates == trainer.updates > 0
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["decisions"]) for row in rows] == [row["decisions"] for row in trainer.curve]
    bot = make(f"master:weights={tmp_path / 'weights.npz'}")
    position = vindima.game("viticulture").new(players=4, seed=4)
    for count in range(10):
        position.apply(ask(bot, position, count))


def test_training_on_a_ray_cluster_uses_the_same_games(tmp_path):
    pytest.importorskip("ray", reason="Ray is large, so the extra `ray` is not part of `dev`")
    tables = [{"players": 2, "games": 4, "workers": 2}, {"players": 1, "games": 2}]
    steady = {"rate": [1e-3, 1e-3], "entropy": [0.01, 0.01], "points": [1.0, 1.0]}  # independent of time
    trainers = [
        Trainer(parsed({**SMALL, **steady, "tables": tables, "ray": ray}), tmp_path / name, "cpu")
        for name, ray in (("processes", ""), ("actors", "local"))
    ]
    for trainer in trainers:
        torch.manual_seed(1)
        trainer.run(0)
        trainer.close()
    processes, actors = (trainer.average.state_dict() for trainer in trainers)
    assert trainers[1].updates > 0
    assert all(torch.equal(weight, actors[name]) for name, weight in processes.items())


def test_opponents_play_all_seats_but_one_and_are_not_learned_from(tmp_path):
    settings = parsed(SMALL)
    old = Brain(Form("viticulture", settings.quantities), settings)
    torch.nn.init.normal_(old.policy.weight)
    write_weights(old, tmp_path / "old.npz")
    tables = [{"players": 3, "games": 6, "against": str(tmp_path / "old.npz")}, {"players": 2, "games": 2}]
    trainer = Trainer(parsed({**SMALL, "tables": tables}), tmp_path / "run", "cpu")
    rollout = Rollout(trainer.form, trainer.settings, CPU)
    trainer.play(rollout, None)
    for group in trainer.room.groups:
        group.settle()
    trainer.close()
    opponent = trainer.room.groups[0].players[0].opponent
    for group in trainer.room.groups:
        league, alone = group.players
        assert not rollout.foreign[:, alone.columns].any()
        own = torch.arange(3).expand(trainer.settings.steps, 3)
        foreign = rollout.foreign[:, league.columns]
        assert torch.equal(foreign, rollout.seat[:, league.columns] != own)
        assert foreign.any()
        logits, _ = opponent(
            rollout.rows[:, league.columns][foreign], rollout.mask[:, league.columns][foreign]
        )
        assert torch.equal(rollout.action[:, league.columns][foreign], logits.argmax(dim=1))
    advantage, _ = rollout.advantages(rollout.seat[0], rollout.value[0])
    assert advantage[rollout.foreign].isnan().all()
    assert not advantage[~rollout.foreign].isnan().all()


def test_the_curve_shows_the_win_share_of_a_single_learner(tmp_path):
    trainer = Trainer(parsed({**SMALL, "tables": [{"players": 1, "games": 2}]}), tmp_path, "cpu")
    for group in trainer.room.groups:
        group.players[0].finished, group.players[0].won = [np.array([[20]])], [np.array([0.5])]
    assert results([group.players[0] for group in trainer.room.groups]) == {
        "games": 2,
        "points": 20,
        "best": 20,
        "won": 0.5,
    }
    trainer.close()


def test_training_starts_from_given_weights_and_averages_them(tmp_path):
    settings = parsed({**SMALL, "average": 0.9})
    write_weights(Brain(Form("viticulture", settings.quantities), settings), tmp_path / "start.npz")
    started = load(tmp_path / "start.npz").weights
    trainer = Trainer(replace(settings, start=str(tmp_path / "start.npz")), tmp_path / "run", "cpu")
    trainer.close()
    for brain in (trainer.brain, trainer.average):
        assert all(np.array_equal(weight, started[name]) for name, weight in brain.arrays().items())
    with torch.no_grad():
        trainer.brain.value.bias += 1
    trainer.follow(2)
    assert trainer.updates == 2
    moved = trainer.average.arrays()["value.bias"] - started["value.bias"]
    assert moved.tolist() == pytest.approx([0.19, 0.19], abs=1e-5)


def test_a_completed_training_stops_at_once(tmp_path, capsys):
    file = tmp_path / "done.toml"
    file.write_text('game = "vinhos"\nseconds = 0\nhidden = 8\n[[tables]]\nplayers = 2\ngames = 2\n', "utf-8")
    main([str(file), "--folder", str(tmp_path / "run"), "--device", "cpu"])
    assert capsys.readouterr().out == ""
    file.write_text("speed = 1\n", "utf-8")
    with pytest.raises(SystemExit, match="there is no setting 'speed'"):
        main([str(file), "--folder", str(tmp_path / "run")])
