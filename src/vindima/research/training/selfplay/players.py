"""The games of all tables, played in step with the network."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from vindima.bots.learned.form import Form
from vindima.bots.learned.network import TEN
from vindima.core.chance import mixed, seeded
from vindima.research import vector
from vindima.research.training.selfplay.rollout import Rollout
from vindima.research.training.selfplay.settings import Settings, Table

__all__ = ["Players", "seated"]

DEALS: Final = 43
"""The stream of a training's seed that the seeds of its environments come from."""


class Players:
    """Some games of one table that step together, and their columns in a rollout."""

    def __init__(
        self, form: Form, number: int, table: Table, group: vector.Group, first: int, device: torch.device
    ) -> None:
        self.table = number
        """The number of the table in the settings."""
        self.group = group
        self.device = device
        self.seats = table.players
        self.length = form.common + table.players * form.each
        start = first + group.rows.start
        self.columns = slice(start, start + len(group.seat))
        score = form.names.index("seat.score")
        self.score_columns = [score + seat * form.each for seat in range(table.players)]
        self.scores = self.points()
        self.finished: list[NDArray[Any]] = []
        """The points of all seats at the end of each game that has ended."""
        self.waiting = False
        """True while the games are played."""

    def points(self) -> NDArray[np.float32]:
        """The points of every seat now: an observation begins with the seat that answers."""
        told = self.group.observation[:, self.score_columns].astype(np.float32)
        places = (np.arange(self.seats)[None, :] - self.group.seat[:, None].astype(np.int64)) % self.seats
        return np.take_along_axis(told, places, axis=1)

    def show(self, rollout: Rollout, step: int) -> tuple[Tensor, Tensor]:
        """Copy the questions of all games into a rollout; the rows and masks there."""
        rows, mask = rollout.rows[step, self.columns], rollout.mask[step, self.columns]
        rows[:, : self.length] = torch.from_numpy(self.group.observation).to(self.device)
        mask[:] = torch.from_numpy(self.group.mask).to(self.device)
        rollout.seat[step, self.columns] = torch.from_numpy(self.group.seat).to(self.device).long()
        return rows, mask

    def send(self, action: Tensor) -> None:
        """Give one answer for each game."""
        self.group.send(action.cpu().numpy())
        self.waiting = True

    def receive(self, rollout: Rollout, step: int) -> None:
        """Wait for the outcome of the answers to a step: wins, and points gained on the others."""
        share, done = self.group.receive()
        self.waiting = False
        now = self.points()
        ended = np.where(done[:, None], self.group.scores, now) - self.scores
        others = (ended.sum(axis=1, keepdims=True) - ended) / max(1, self.seats - 1)
        reward = np.zeros((*ended.shape, 2), np.float32)
        fair = 1 / self.seats if self.seats > 1 else 0.0
        reward[:, :, 0] = share - fair * done[:, None]
        reward[:, :, 1] = (ended - others) / TEN
        rollout.reward[step, self.columns, : self.seats] = torch.from_numpy(reward).to(self.device)
        rollout.done[step, self.columns] = torch.from_numpy(done).to(self.device)
        self.scores = now
        if done.any():
            self.finished.append(self.group.scores[done])

    def settle(self) -> None:
        """Wait for a step whose outcome is not learned from any more."""
        if self.waiting:
            self.group.receive()
            self.waiting = False
            self.scores = self.points()


def seated(
    form: Form, settings: Settings, device: torch.device, deals: int
) -> tuple[list[vector.VectorEnv], list[Players]]:
    """Start the games of all tables; `deals` tells a training that is resumed from the one before."""
    environments: list[vector.VectorEnv] = []
    players: list[Players] = []
    first = 0
    for number, table in enumerate(settings.tables):
        environment = vector.make(
            settings.game,
            players=table.players,
            games=table.games,
            workers=table.workers,
            groups=table.groups,
            seed=mixed(seeded(settings.seed, DEALS) + deals + number),
            skip_forced=True,
            **table.options,
        )
        environments.append(environment)
        players += [Players(form, number, table, group, first, device) for group in environment.groups]
        first += table.games
    return environments, players
