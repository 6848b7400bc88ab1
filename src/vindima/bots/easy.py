"""`easy` plays like a person in a hurry."""

from __future__ import annotations

from typing import Final, final

from vindima.bots.greedy import Greedy
from vindima.bots.thinking.lookahead import Line, Lookahead, determinized, pick_best
from vindima.core.chance import Chance, seeded
from vindima.core.position import Position

__all__ = ["Easy"]

STYLE: Final = "beginner"
OVERLOOKED: Final = 7
"""On average, one in this many answers goes unnoticed."""
TROUBLE: Final = 0.05
"""What each further question of a turn subtracts from the turn's value."""
OVERSIGHTS: Final = 9
"""The stream of a bot's seed that decides what goes unnoticed; `thinking.lookahead` has the others."""


@final
class Easy(Greedy):
    """Looks ahead briefly, overlooks some answers, avoids long turns, and ignores its rivals."""

    def __init__(self) -> None:
        super().__init__(STYLE)

    def choose(self, position: Position, seed: int) -> int:
        codes = list(position.legal)
        if len(codes) == 1:
            return codes[0]
        lines = self.lines(position, seed)
        chance = Chance(seeded(seed, OVERSIGHTS))
        noticed = [bool(chance.below(OVERLOOKED)) for _ in codes]
        if not any(noticed):
            noticed = [True] * len(codes)
        kept = [code for code, seen in zip(codes, noticed, strict=True) if seen]
        values = [line.value for line, seen in zip(lines, noticed, strict=True) if seen]
        return pick_best(kept, values, seed)

    def lines(self, position: Position, seed: int) -> list[Line]:
        """The best turn that each answer may begin; longer turns are worth less."""
        now = determinized(position, seed, 0)
        lines = Lookahead(self.evaluator(now), now, self.budget, margin=False).lines(now)
        return [Line(line.value - TROUBLE * len(line.answers), line.end, line.answers) for line in lines]
