"""The record of some steps of all games, on the learning device, and the advantages computed from it."""

from __future__ import annotations

import torch
from torch import Tensor

from vindima.bots.learned.form import Form
from vindima.research.training.selfplay.settings import Settings

__all__ = ["Rollout"]

PARTS = 2
"""A reward has two components: the win and the points."""


class Rollout:
    """One row per step, one column per game of all tables. Seats that do not play get no reward."""

    def __init__(self, form: Form, settings: Settings, device: torch.device) -> None:
        steps, games = settings.steps, settings.games
        self.settings = settings

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, games, *shape), dtype=kind, device=device)

        self.rows = room(form.width, kind=torch.int16)
        self.mask = room(len(form.tokens), kind=torch.uint8)
        self.seat = room(kind=torch.int64)
        self.action = room(kind=torch.int64)
        self.chance = room()
        """The log probability of the answer at the time it was given."""
        self.value = room(PARTS)
        self.reward = room(form.most, PARTS)
        self.done = room(kind=torch.bool)
        self.foreign = room(kind=torch.bool)
        """True if a non-learning opponent gave the answer."""
        for group in settings.columns():
            for table, columns in zip(settings.tables, group, strict=True):
                self.rows[:, columns, form.length : form.length + table.players] = 1

    def advantages(self, last_seat: Tensor, last_value: Tensor) -> tuple[Tensor, Tensor]:
        """The generalized advantage estimates of each reward component, NaN where still unknown.

        Each seat has its own sequence of decisions, and each decision is credited with everything up to the
        seat's next one. A decision whose successor lies beyond the end of the rollout teaches nothing, nor do
        those of opponents. Also returns the value targets.
        """
        steps, games, seats, parts = self.reward.shape
        discount = torch.tensor(self.settings.discount, device=self.reward.device)
        each = torch.arange(games, device=self.reward.device)
        paid, ahead, gain = (torch.zeros_like(self.reward[0]) for _ in range(3))
        known = torch.zeros((games, seats), dtype=torch.bool, device=self.reward.device)
        ahead[each, last_seat], known[each, last_seat] = last_value, True
        found = torch.full((steps, games, parts), float("nan"), device=self.reward.device)
        for step in reversed(range(steps)):
            going = ~self.done[step][:, None, None]
            paid, ahead, gain = paid * going + self.reward[step], ahead * going, gain * going
            known = known | self.done[step][:, None]
            seat, value = self.seat[step], self.value[step]
            error = paid[each, seat] + discount * ahead[each, seat] - value
            advantage = error + discount * self.settings.trace * gain[each, seat]
            sure = known[each, seat][:, None]
            found[step] = torch.where(sure, advantage, found[step])
            paid[each, seat], ahead[each, seat] = 0.0, value
            gain[each, seat] = torch.where(sure, advantage, 0.0)
            known[each, seat] = True
        found[self.foreign] = float("nan")
        return found, found + self.value
