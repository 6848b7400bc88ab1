"""Plays and learns at the same time: while the games go on, the network learns from the last rollout."""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch

from vindima.bots.learned.form import Form
from vindima.bots.learned.network import ABOUT, packed
from vindima.research.training.selfplay.brain import Brain
from vindima.research.training.selfplay.evaluation import Evaluation
from vindima.research.training.selfplay.lesson import Lesson, Pace
from vindima.research.training.selfplay.players import Players, seated
from vindima.research.training.selfplay.rollout import Rollout
from vindima.research.training.selfplay.settings import Settings

__all__ = ["CHECKPOINT", "CURVE", "WEIGHTS", "Trainer", "write_weights"]

CHECKPOINT: Final = "checkpoint.pt"
WEIGHTS: Final = "weights.npz"
CURVE: Final = "curve.csv"
Row = dict[str, Any]


class Trainer:
    """A training in a folder that holds its checkpoint, weights and curve. It continues where it stopped."""

    def __init__(self, settings: Settings, folder: Path, device: str = "") -> None:
        self.settings = settings
        self.folder = folder
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.form = Form(settings.game, settings.quantities)
        self.brain = Brain(self.form, settings).to(self.device)
        fused = self.device.type == "cuda"
        self.optimizer = torch.optim.Adam(self.brain.parameters(), lr=0.0, eps=1e-6, fused=fused)
        self.decisions = 0
        self.updates = 0
        self.spent = 0.0
        """Seconds of training, those of earlier runs included."""
        self.curve: list[Row] = []
        self.resume()
        self.environments, self.players = seated(self.form, settings, self.device, self.decisions)
        self.evaluation = Evaluation(settings)

    def run(self, seconds: float) -> None:
        """Learn for some seconds, but from one rollout at least, unless the training is complete."""
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
        for players in self.players:
            players.settle()

    def play(self, current: Rollout, previous: Rollout | None) -> Lesson | None:
        """Fill a rollout, and learn meanwhile from the one before.

        The outcome of its last step, and the values of what follows, are known only after the first step of
        this one.
        """
        lesson: Lesson | None = None
        steps, ticks = self.settings.steps, len(self.players)
        for step in range(steps):
            for number, players in enumerate(self.players):
                if step:
                    players.receive(current, step - 1)
                elif previous is not None:
                    players.receive(previous, steps - 1)
                self.think(players, current, step)
                if lesson is not None:
                    share = (step * ticks + number + 1) / (steps * ticks)
                    self.updates += lesson.advance(share, self.updates)
            if previous is not None and lesson is None:
                pace = Pace(self.settings, self.spent / self.settings.seconds)
                last = current.seat[0], current.value[0]
                lesson = Lesson(self.brain, self.optimizer, self.settings, pace, previous, last)
        return lesson

    @torch.no_grad()
    def think(self, players: Players, rollout: Rollout, step: int) -> None:
        """Answer in some games: a random answer of the policy for each."""
        logits, value = self.brain(*players.show(rollout, step))
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-10, 1 - 1e-7)))
        action = (logits + noise).argmax(dim=1)
        rollout.action[step, players.columns] = action
        chances = torch.log_softmax(logits, dim=1)
        rollout.chance[step, players.columns] = chances.gather(1, action[:, None])[:, 0]
        rollout.value[step, players.columns] = value
        players.send(action)

    def note(self, lesson: Lesson) -> None:
        """Add a row to the curve, with what evaluations have found meanwhile."""
        last = self.curve[-1] if self.curve else {"seconds": 0.0, "decisions": 0}
        row: Row = {"seconds": self.spent, "decisions": self.decisions, "updates": self.updates}
        row["per_second"] = (self.decisions - last["decisions"]) / max(1e-9, self.spent - last["seconds"])
        row |= lesson.results()
        for number, table in enumerate(self.settings.tables):
            groups = [players for players in self.players if players.table == number]
            row |= {f"{table.players}.{name}": value for name, value in results(groups).items()}
        row |= self.evaluation.results()
        self.curve.append(row)
        print(json.dumps({name: tidy(value) for name, value in row.items()}), flush=True)

    def save(self) -> None:
        """Write checkpoint, weights and curve; each file is replaced as a whole."""
        state = {
            "brain": self.brain.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "decisions": self.decisions,
            "updates": self.updates,
            "spent": self.spent,
            "curve": self.curve,
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        temporary = self.folder / "new"
        torch.save(state, temporary)
        os.replace(temporary, self.folder / CHECKPOINT)
        write_weights(self.brain, self.folder / WEIGHTS)
        names = list(dict.fromkeys(name for row in self.curve for name in row))
        with temporary.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, names)
            writer.writeheader()
            writer.writerows({name: tidy(value) for name, value in row.items()} for row in self.curve)
        os.replace(temporary, self.folder / CURVE)
        self.evaluation.start(self.folder / WEIGHTS, self.decisions)

    def resume(self) -> None:
        """Continue from the checkpoint in the folder, if there is one."""
        path = self.folder / CHECKPOINT
        if path.exists():
            state = torch.load(path, map_location=self.device, weights_only=True)
            self.brain.load_state_dict(state["brain"])
            self.optimizer.load_state_dict(state["optimizer"])
            self.decisions, self.updates = state["decisions"], state["updates"]
            self.spent, self.curve = state["spent"], state["curve"]

    def close(self) -> None:
        """End all processes."""
        for environment in self.environments:
            environment.close()
        self.evaluation.close()


def results(groups: list[Players]) -> Row:
    """What the games of one table were like that ended since the last call."""
    points = np.concatenate([part for players in groups for part in players.finished] or [np.zeros((0, 1))])
    for players in groups:
        players.finished = []
    if not len(points):
        return {"games": 0}
    return {"games": len(points), "points": float(points.mean()), "best": float(points.max(axis=1).mean())}


def write_weights(brain: Brain, path: Path) -> None:
    """A file that `vindima.bots.learned.network` reads."""
    temporary = path.with_name("new")
    with temporary.open("wb") as file:
        about = {ABOUT: np.array(json.dumps(brain.form.about()))}
        np.savez_compressed(file, **about, **packed(brain.arrays()))  # type: ignore[arg-type]
    os.replace(temporary, path)


def tidy(value: Any) -> Any:
    return round(float(value), 4) if isinstance(value, float) else value
