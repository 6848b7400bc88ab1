"""The parts of self-play learning that need torch."""

from __future__ import annotations

import csv

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed")
torch = pytest.importorskip("torch", reason="torch is large, so the extra `torch` is no part of `dev`")

import vindima  # noqa: E402
from vindima.bots import ask, make  # noqa: E402
from vindima.bots.learned.form import Form  # noqa: E402
from vindima.bots.learned.network import load, packed, unpacked  # noqa: E402
from vindima.research.training.selfplay.__main__ import main  # noqa: E402
from vindima.research.training.selfplay.brain import Brain  # noqa: E402
from vindima.research.training.selfplay.rollout import Rollout  # noqa: E402
from vindima.research.training.selfplay.settings import parsed  # noqa: E402
from vindima.research.training.selfplay.trainer import Trainer, write_weights  # noqa: E402

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
    "tables": [{"players": 2, "games": 4, "groups": 2}, {"players": 1, "games": 2}],
}


def test_a_seat_is_paid_for_everything_up_to_its_next_decision():
    settings = parsed({**SMALL, "steps": 4, "discount": [0.9, 1.0], "tables": [{"players": 2, "games": 1}]})
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


def test_the_network_in_numpy_is_the_one_that_was_trained(tmp_path):
    settings = parsed(SMALL)
    form = Form("viticulture", settings.quantities)
    brain = Brain(form, settings)
    torch.nn.init.normal_(brain.policy.weight)
    brain.load_state_dict({name: torch.tensor(w) for name, w in unpacked(packed(brain.arrays())).items()})
    write_weights(brain, tmp_path / "weights.npz")
    network = load(tmp_path / "weights.npz")
    for players in (1, 2, 6):
        position = vindima.game("viticulture").new(players=players, seed=3)
        for count in range(40):
            position.apply(make("random").choose(position, count))
        rows = network.rows([position])
        mask = torch.zeros((1, len(form.tokens)), dtype=torch.uint8)
        mask[0, list(position.legal)] = 1
        logits, values = brain(torch.from_numpy(rows), mask)
        hidden = network.hidden(rows)
        legal = list(position.legal)
        assert np.allclose(logits[0, legal].detach().numpy(), network.logits(hidden[0], legal), atol=1e-4)
        assert np.allclose(values.detach().numpy(), network.values(hidden), atol=1e-4)


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


def test_a_training_that_is_complete_stops_at_once(tmp_path, capsys):
    file = tmp_path / "done.toml"
    file.write_text('game = "vinhos"\nseconds = 0\nhidden = 8\n[[tables]]\nplayers = 2\ngames = 2\n', "utf-8")
    main([str(file), "--folder", str(tmp_path / "run"), "--device", "cpu"])
    assert capsys.readouterr().out == ""
    file.write_text("speed = 1\n", "utf-8")
    with pytest.raises(SystemExit, match="there is no setting 'speed'"):
        main([str(file), "--folder", str(tmp_path / "run")])
