"""`random` picks one of the legal answers, all with the same probability."""

from __future__ import annotations

from typing import Final, final

from vindima.core.chance import Chance, seeded
from vindima.core.position import Position

__all__ = ["Random"]


@final
class Random:
    """Knows the rules and nothing else."""

    blind: Final = True

    def choose(self, position: Position, seed: int) -> int:
        return position.legal[Chance(seeded(seed)).below(len(position.legal))]
