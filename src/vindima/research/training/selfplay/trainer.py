"""Plays and learns at the same time: while the games go on, the network learns from the last rollout."""

from __future__ import annotations

import copy
import csv
import json
import os
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from vindima.bots.learned.arrays import load, packed
from vindima.bots.learned.form import Form
from vindima.bots.learned.network import Network
from vindima.bots.learned.weights import ABOUT
from vindima.research.training.selfplay.brain import Brain
from vindima.research.training.selfplay.evaluation import Evaluation
from vindima.research.training.selfplay.lesson import Lesson, Pace, Teacher
from vindima.research.training.selfplay.players import Group, Players, Room
from vindima.research.training.selfplay.rollout import Rollout
from vindima.research.training.selfplay.settings import Settings

__all__ = ["CHECKPOINT", "CURVE", "WEIGHTS", "Trainer", "write_weights"]

CHECKPOINT: Final = "checkpoint.pt"
WEIGHTS: Final = "weights.npz"
CURVE: Final = "curve.csv"
NORMALIZED: Final = (0, 20, 60, 150)
"""The lessons before which the inputs are normalized. After them, play has become steady."""
SPARSE: Final = 8
"""The stride over steps and games that is enough for normalization."""
Row = dict[str, Any]


class Trainer:
    """A training run in a folder with its checkpoint, weights and curve. It resumes where it stopped."""

    def __init__(self, settings: Settings, folder: Path, device: str = "") -> None:
        self.settings = settings
        self.folder = folder
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.form = Form(settings.game, settings.quantities)
        self.brain = Brain(self.form, settings).to(self.device)
        if settings.start:
            self.brain.load_state_dict(state_of(load(Path(settings.start))))
        self.average = copy.deepcopy(self.brain)
        """The brain that plays: the weights of the learning one, averaged over the last updates."""
        fused = self.device.type == "cuda"
        self.optimizer = torch.optim.Adam(self.brain.parameters(), lr=0.0, eps=1e-6, fused=fused)
        self.decisions = 0
        self.updates = 0
        self.lessons = 0
        self.spent = 0.0
        """Seconds of training, including earlier runs."""
        self.waited = 0.0
        """Seconds since the last checkpoint during which the network only waited for games."""
        self.curve: list[Row] = []
        self.resume()
        self.teacher = teacher_of(settings, self.device)
        brains = {path: brain_of(path, settings, self.device) for path in opponents_of(settings)}
        opponents = [brains.get(table.against) for table in settings.tables]
        self.room = Room(self.form, settings, self.device, self.decisions, opponents)
        self.evaluation = Evaluation(settings)

    def run(self, seconds: float) -> None:
        """Learn for some seconds, at least from one rollout, unless the training is complete."""
        if self.spent >= self.settings.seconds:
            return
        start, before = perf_counter(), self.spent
        end = min(self.settings.seconds, before + seconds)
        current, previous = (Rollout(self.form, self.settings, self.device) for _ in range(2))
        lesson: Lesson | None = None
        played = False
        saved = self.spent
        while lesson is None or self.spent < end:
            lesson = self.play(current, previous if played else None)
            current, previous, played = previous, current, True
            self.decisions += current.action.numel()
            self.spent = before + perf_counter() - start
            if lesson is not None and (self.spent - saved >= self.settings.checkpoint or self.spent >= end):
                self.note(lesson)
                self.save()
                saved = self.spent
        for group in self.room.groups:
            group.settle()

    def play(self, current: Rollout, previous: Rollout | None) -> Lesson | None:
        """Fill a rollout and meanwhile learn from the one before.

        The outcome of its last step, and the values of what follows, are known only after the first step of
        this one.
        """
        lesson: Lesson | None = None
        steps, ticks = self.settings.steps, len(self.room.groups)
        for step in range(steps):
            for number, group in enumerate(self.room.groups):
                before = perf_counter()
                if step:
                    group.receive(current, step - 1)
                elif previous is not None:
                    group.receive(previous, steps - 1)
                self.waited += perf_counter() - before
                self.think(group, current, step)
                if lesson is not None:
                    share = (step * ticks + number + 1) / (steps * ticks)
                    self.follow(lesson.advance(share, self.updates))
            if previous is not None and lesson is None:
                lesson = self.learn(previous, (current.seat[0], current.value[0]))
        return lesson

    def learn(self, rollout: Rollout, last: tuple[Tensor, Tensor]) -> Lesson:
        """Begin to learn from a rollout. A few times early on, the inputs are first normalized by it."""
        if self.lessons in NORMALIZED and not self.settings.start:
            self.brain.normalize(rollout.rows[::SPARSE].flatten(0, 1)[::SPARSE])
            self.average.load_state_dict(self.brain.state_dict())
        self.lessons += 1
        pace = Pace(self.settings, self.spent / self.settings.seconds)
        teacher = self.teacher if pace.imitation else None
        return Lesson(self.brain, self.optimizer, self.settings, pace, rollout, last, teacher)

    @torch.no_grad()
    def follow(self, updates: int) -> None:
        """Count some updates and then update the running average."""
        self.updates += updates
        share = 1 - self.settings.average**updates
        for mean, weight in zip(self.average.parameters(), self.brain.parameters(), strict=True):
            mean.lerp_(weight, share)

    @torch.no_grad()
    def think(self, group: Group, rollout: Rollout, step: int) -> None:
        """Sample an answer from the policy in each of some games."""
        logits, value = self.brain(*group.show(rollout, step))
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-10, 1 - 1e-7)))
        action = (logits + noise).argmax(dim=1)
        group.oppose(rollout, step, action)
        rollout.action[step, group.columns] = action
        chances = torch.log_softmax(logits, dim=1)
        rollout.chance[step, group.columns] = chances.gather(1, action[:, None])[:, 0]
        rollout.value[step, group.columns] = value
        group.send(action)

    def note(self, lesson: Lesson) -> None:
        """Add a row to the curve, with the latest evaluation results."""
        last = self.curve[-1] if self.curve else {"seconds": 0.0, "decisions": 0}
        row: Row = {"seconds": self.spent, "decisions": self.decisions, "updates": self.updates}
        row["per_second"] = (self.decisions - last["decisions"]) / max(1e-9, self.spent - last["seconds"])
        row["waiting"] = self.waited / max(1e-9, self.spent - last["seconds"])
        self.waited = 0.0
        row |= lesson.results()
        for number, table in enumerate(self.settings.tables):
            found = results([group.players[number] for group in self.room.groups])
            row |= {f"{table.name}.{name}": value for name, value in found.items()}
        row |= self.evaluation.results()
        self.curve.append(row)
        print(json.dumps({name: tidy(value) for name, value in row.items()}), flush=True)

    def save(self) -> None:
        """Write checkpoint, weights and curve; each file is replaced atomically."""
        state = {
            "brain": self.brain.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "decisions": self.decisions,
            "updates": self.updates,
            "lessons": self.lessons,
            "spent": self.spent,
            "curve": self.curve,
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        temporary = self.folder / "new"
        torch.save(state, temporary)
        os.replace(temporary, self.folder / CHECKPOINT)
        write_weights(self.average, self.folder / WEIGHTS)
        names = list(dict.fromkeys(name for row in self.curve for name in row))
        with temporary.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, names)
            writer.writeheader()
            writer.writerows({name: tidy(value) for name, value in row.items()} for row in self.curve)
        os.replace(temporary, self.folder / CURVE)
        self.evaluation.start(self.folder / WEIGHTS, self.decisions)

    def resume(self) -> None:
        """Load the checkpoint in the folder, if there is one."""
        path = self.folder / CHECKPOINT
        if path.exists():
            state = torch.load(path, map_location=self.device, weights_only=True)
            self.brain.load_state_dict(state["brain"])
            self.average.load_state_dict(state["average"])
            self.optimizer.load_state_dict(state["optimizer"])
            self.decisions, self.updates = state["decisions"], state["updates"]
            self.spent, self.curve, self.lessons = state["spent"], state["curve"], state["lessons"]

    def close(self) -> None:
        """End all processes."""
        self.room.close()
        self.evaluation.close()


def state_of(network: Network) -> dict[str, Tensor]:
    """The weights of a playing network, in the form that a brain loads."""
    return {name: torch.tensor(weight) for name, weight in network.weights.items()}


def opponents_of(settings: Settings) -> set[str]:
    """The files of the weights that some tables play against."""
    return {table.against for table in settings.tables if table.against}


def brain_of(path: str, settings: Settings, device: torch.device) -> Brain:
    """The brain of a file of weights. Its size may differ from the learning one's."""
    network = load(Path(path))
    sizes = {
        "hidden": len(network.weights["entry.bias"]),
        "blocks": network.blocks,
        "rivals_width": len(network.weights["rival.bias"]),
        "embedding": network.weights["embeddings.0.weight"].shape[1],
    }
    brain: Brain = Brain(network.form, replace(settings, **sizes)).to(device)
    brain.load_state_dict(state_of(network))
    return brain


def teacher_of(settings: Settings, device: torch.device) -> Teacher | None:
    """The teacher policy: that of the weights named in the settings."""
    if not settings.teacher:
        return None
    brain = brain_of(settings.teacher, settings, device)

    def teach(rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        with torch.no_grad():
            logits, _ = brain(rows, mask)
        return torch.softmax(logits, dim=1), torch.ones(len(rows), device=device)

    return teach


def results(groups: list[Players]) -> Row:
    """Statistics of one table's games that ended since the last call."""
    points = np.concatenate([part for players in groups for part in players.finished] or [np.zeros((0, 1))])
    won = np.concatenate([part for players in groups for part in players.won] or [np.zeros(0)])
    for players in groups:
        players.finished, players.won = [], []
    if not len(points):
        return {"games": 0}
    row = {"games": len(points), "points": float(points.mean()), "best": float(points.max(axis=1).mean())}
    return row | ({"won": float(won.mean())} if len(won) else {})


def write_weights(brain: Brain, path: Path) -> None:
    """Write a file that `vindima.bots.learned.weights` reads."""
    temporary = path.with_name("new")
    with temporary.open("wb") as file:
        about = {ABOUT: np.array(json.dumps(brain.form.about()))}
        np.savez_compressed(file, **about, **packed(brain.arrays()))  # type: ignore[arg-type]
    os.replace(temporary, path)


def tidy(value: Any) -> Any:
    return round(float(value), 4) if isinstance(value, float) else value
