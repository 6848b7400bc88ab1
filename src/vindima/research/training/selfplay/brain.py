"""The trainable network. `vindima.bots.learned.network.Network` is the same network in numpy, for playing."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from vindima.bots.learned.form import FAR, SEGMENTS, Form
from vindima.research.training.selfplay.settings import Settings

__all__ = ["Brain"]

NARROW: Final = 0.2
"""The least standard deviation that an input is divided by."""


class Brain(nn.Module):
    """Residual blocks; returns the logits of all answers, and the expected win and points."""

    def __init__(self, form: Form, settings: Settings) -> None:
        super().__init__()
        self.form = form
        hidden, width = settings.hidden, settings.embedding
        self.embeddings = nn.ModuleList(nn.Embedding(size, width) for size in form.sizes)
        self.rival = nn.Linear(form.seat_width, settings.rivals_width)
        inputs = form.common_width + form.seat_width + (form.most - 1) * settings.rivals_width + form.most
        self.entry = nn.Linear(inputs + width * len(form.sizes), hidden)
        self.norm = nn.LayerNorm(hidden, elementwise_affine=False)
        self.blocks = nn.ModuleList(
            nn.Sequential(nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, hidden))
            for _ in range(settings.blocks)
        )
        self.policy = nn.Linear(hidden, len(form.tokens))
        self.value = nn.Linear(hidden, 2)
        nn.init.normal_(self.entry.weight, std=inputs**-0.5)
        nn.init.normal_(self.policy.weight, std=0.01 / hidden**0.5)
        nn.init.normal_(self.value.weight, std=0.1 / hidden**0.5)
        for block in self.blocks:
            nn.init.normal_(block[0].weight, std=(2 / hidden) ** 0.5)
            nn.init.normal_(block[2].weight, std=0.3 / hidden**0.5)
        low, high = torch.tensor(SEGMENTS, dtype=torch.float32).T
        kept = torch.ones(form.length)
        kept[form.categories] = 0
        constants = {
            "low": low.clone(),
            "slope": 1 / (high - low),
            "kept": kept,
            "common_places": torch.tensor(form.common_quantities, dtype=torch.long),
            "seat_places": torch.tensor(form.seat_quantities, dtype=torch.long),
        }
        for name, constant in constants.items():
            self.register_buffer(name, constant, persistent=False)
        for part, size in (("common", form.common_width), ("seat", form.seat_width)):
            self.register_buffer(f"{part}_mean", torch.zeros(size))
            self.register_buffer(f"{part}_scale", torch.ones(size))

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        form = self.form
        playing = rows[:, form.length :].float()
        common, seats = self.read(rows)
        common = ((common - self.common_mean) * self.common_scale).clamp(-FAR, FAR)
        seats = ((seats - self.seat_mean) * self.seat_scale).clamp(-FAR, FAR)
        rivals = torch.relu(self.rival(seats[:, 1:])) * playing[:, 1:, None]
        embedded = [
            table(rows[:, column].long().clamp(0, size - 1))
            for table, column, size in zip(self.embeddings, form.categories, form.sizes, strict=True)
        ]
        x = self.entry(torch.cat([common, seats[:, 0], rivals.flatten(1), playing, *embedded], dim=1))
        for block in self.blocks:
            x = x + block(self.norm(x))
        x = torch.relu(self.norm(x))
        return self.policy(x).masked_fill(mask == 0, -1e9), self.value(x)

    def read(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The numbers before those of the seats, and those of each seat, before normalization."""
        form = self.form
        raw = rows[:, : form.length].float()
        small = torch.sign(raw) * torch.log2(1 + raw.abs()) * self.kept
        common = [small[:, : form.common], self.spread(raw[:, : form.common], self.common_places)]
        shape = len(rows), form.most, form.each
        seat_raw, seat_small = raw[:, form.common :].view(shape), small[:, form.common :].view(shape)
        return torch.cat(common, 1), torch.cat([seat_small, self.spread(seat_raw, self.seat_places)], 2)

    @torch.no_grad()
    def normalize(self, rows: Tensor) -> None:
        """Normalize the inputs to mean 0 and variance 1 over these rows; the weights compensate for it.

        Otherwise, the network would be slow to learn from flags that are seldom set, such as cards in hand.
        """
        common, seats = self.read(rows)
        for part, inputs in (("common", common), ("seat", seats[:, 0])):
            mean, scale = inputs.mean(dim=0), 1 / inputs.std(dim=0, correction=0).clamp_min(NARROW)
            old_mean, old_scale = getattr(self, f"{part}_mean"), getattr(self, f"{part}_scale")
            ratio, shift = old_scale / scale, (mean - old_mean) * old_scale
            layers = (
                [(self.entry, 0)] if part == "common" else [(self.entry, len(common[0])), (self.rival, 0)]
            )
            for layer, first in layers:
                weight = layer.weight[:, first : first + len(mean)]
                layer.bias += weight @ shift
                weight *= ratio
            old_mean.copy_(mean)
            old_scale.copy_(scale)

    def spread(self, raw: Tensor, places: Tensor) -> Tensor:
        """The numbers at some places, spread over the knots."""
        values = raw.index_select(-1, places)[..., None]
        return ((values - self.low) * self.slope).clamp(0, 1).flatten(-2)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The weights by name, for a file that `Network` reads."""
        return {name: np.asarray(weight.float().cpu().numpy()) for name, weight in self.state_dict().items()}
