"""A few epochs of clipped policy gradients (PPO) on one rollout, in pieces between the steps of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import torch
from torch import Tensor, nn

from vindima.research.training.selfplay.brain import Brain
from vindima.research.training.selfplay.rollout import Rollout
from vindima.research.training.selfplay.settings import Settings

__all__ = ["Lesson", "Pace", "Teacher"]

GRADIENT: Final = 0.5
"""The maximum norm of a gradient."""


Teacher = Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]
"""Maps rows and masks to the probabilities of all answers, and to the weight of each row, from 0 to 1."""


class Pace:
    """The hyperparameters that change in the course of a training."""

    def __init__(self, settings: Settings, progress: float) -> None:
        def between(ends: tuple[float, float]) -> float:
            return ends[0] + (ends[1] - ends[0]) * min(1.0, progress)

        self.rate = between(settings.rate)
        self.entropy = between(settings.entropy)
        self.points = between(settings.points)
        self.imitation = max(0.0, 1 - progress / settings.imitation) if settings.imitation else 0.0
        """The weight of the teacher in the policy loss."""


class Lesson:
    """All updates from one rollout."""

    def __init__(
        self,
        brain: Brain,
        optimizer: torch.optim.Optimizer,
        settings: Settings,
        pace: Pace,
        rollout: Rollout,
        last: tuple[Tensor, Tensor],
        teacher: Teacher | None = None,
    ) -> None:
        self.brain = brain
        self.optimizer = optimizer
        self.settings = settings
        self.pace = pace
        self.teacher = teacher
        self.done = 0
        parts, targets = rollout.advantages(*last)
        advantage = self.normalized(parts[..., 0] + pace.points * parts[..., 1])
        self.data = [
            array.flatten(0, 1)
            for array in (rollout.rows, rollout.mask, rollout.action, rollout.chance, advantage, targets)
        ]
        usable = (~advantage.flatten().isnan()).nonzero()[:, 0]
        self.size = min(settings.minibatch, len(usable))
        self.batches = len(usable) // self.size if self.size else 0
        self.places = [
            usable[torch.randperm(len(usable), device=usable.device)] for _ in range(settings.epochs)
        ]
        self.total = settings.epochs * self.batches
        self.sums = torch.zeros(3, device=usable.device)

    def normalized(self, advantage: Tensor) -> Tensor:
        """Advantages normalized to mean 0 and variance 1 at each table, so that every table counts."""
        for places in zip(*self.settings.columns(), strict=True):
            parts = [advantage[:, columns] for columns in places]
            known = torch.cat([part[~part.isnan()] for part in parts])
            mean, deviation = known.mean(), known.std() + 1e-6
            for part in parts:
                part -= mean
                part /= deviation
        return advantage

    def advance(self, share: float, updates: int) -> int:
        """Update until this share of the lesson is done, after `updates` earlier ones; returns how many."""
        before = self.done
        while self.done < min(1.0, share) * self.total:
            self.update(updates + self.done - before)
            self.done += 1
        return self.done - before

    def update(self, earlier: int) -> None:
        """One step of the optimizer on a minibatch."""
        epoch, batch = divmod(self.done, self.batches)
        place = self.places[epoch][batch * self.size : (batch + 1) * self.size]
        rows, mask, action, before, advantage, target = (array[place] for array in self.data)
        logits, value = self.brain(rows, mask)
        chances = torch.log_softmax(logits, dim=1)
        ratio = torch.exp(chances.gather(1, action[:, None])[:, 0] - before)
        clip = self.settings.clip
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)
        error = torch.square(value - target).mean(dim=0).sum()
        entropy = -(chances.exp() * chances * mask).sum(dim=1)
        wanted = gain + self.pace.entropy * entropy
        if self.teacher is not None:
            taught, weight = self.teacher(rows, mask)
            weight = self.pace.imitation * weight
            wanted = (1 - weight) * wanted + weight * (taught * chances * mask).sum(dim=1)
        for group in self.optimizer.param_groups:
            group["lr"] = self.pace.rate * min(1.0, (earlier + 1) / self.settings.warm_up)
        self.optimizer.zero_grad(set_to_none=True)
        (0.5 * error - wanted.mean()).backward()
        nn.utils.clip_grad_norm_(self.brain.parameters(), GRADIENT)
        self.optimizer.step()
        with torch.no_grad():
            self.sums += torch.stack([entropy.mean(), error, (ratio - 1).abs().gt(clip).float().mean()])

    def results(self) -> dict[str, float]:
        """Statistics of the updates."""
        entropy, error, clipped = (self.sums / max(1, self.done)).tolist()
        return {"entropy": entropy, "value_error": error, "clipped": clipped}
