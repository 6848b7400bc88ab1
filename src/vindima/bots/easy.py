"""`easy` plays like a person in a hurry."""

from __future__ import annotations

from typing import Final, final

from vindima.bots.thinking.lookahead import (
    Explanation,
    Line,
    Lookahead,
    determinized,
    explanations,
    pick_best,
)
from vindima.bots.thinking.value import evaluator_for
from vindima.core.chance import Chance, seeded
from vindima.core.position import Position

__all__ = ["Easy"]

STYLE: Final = "beginner"
OVERLOOKED: Final = 7
"""One of this many answers goes unnoticed, on average."""
TROUBLE: Final = 0.05
"""What each further question of a turn subtracts from its value."""
OVERSIGHTS: Final = 9
"""The stream of a bot's seed that decides what goes unnoticed; `thinking.lookahead` has the others."""


@final
class Easy:
    """Looks ahead briefly, overlooks some answers, avoids long turns, and ignores its rivals."""

    def choose(self, position: Position, seed: int) -> int:
        codes = list(position.legal)
        if len(codes) == 1:
            return codes[0]
        lines = self.lines(determinized(position, seed, 0))
        chance = Chance(seeded(seed, OVERSIGHTS))
        noticed = [bool(chance.below(OVERLOOKED)) for _ in codes]
        if not any(noticed):
            noticed = [True] * len(codes)
        kept = [code for code, seen in zip(codes, noticed, strict=True) if seen]
        values = [line.value for line, seen in zip(lines, noticed, strict=True) if seen]
        return pick_best(kept, values, seed)

    def explain(self, position: Position, seed: int) -> list[Explanation]:
        """The best answers before any is overlooked."""
        now = determinized(position, seed, 0)
        return explanations(evaluator_for(now.game.name, STYLE), now, list(now.legal), self.lines(now))

    def lines(self, now: Position) -> list[Line]:
        """The best turn that each answer may begin, with less value the longer it is."""
        lines = Lookahead(evaluator_for(now.game.name, STYLE), now, 0, margin=False).lines(now)
        return [Line(line.value - TROUBLE * len(line.answers), line.end, line.answers) for line in lines]
