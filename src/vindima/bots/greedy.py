"""Bots that look to the end of their turn: `greedy`, and `easy`, who looks like a person in a hurry.

Both judge every answer by the best turn that can follow from it. They imagine what is hidden anew, from
their seed: two positions that look the same to their seat get the same answer.
"""

from __future__ import annotations

from typing import Final

from vindima.bots.look import Explanation, Line, Look, explained, pick_best, sampled
from vindima.bots.value import BALANCED, Value, check_style, value_of
from vindima.core.chance import Chance, seeded
from vindima.core.position import Position

__all__ = ["Easy", "Greedy"]

OVERSIGHTS: Final = 9
"""The stream of a bot's seed that says what goes unnoticed; `look` has the others."""


class Greedy:
    """Takes the answer whose turn ends best at a short look, by the weights of a style.

    With `looks` it judges so many positions more of the turns that look best, and sees longer turns.
    """

    def __init__(self, style: str = BALANCED, looks: int = 0) -> None:
        check_style(style)
        self.style = style
        self.looks = looks

    def choose(self, position: Position, seed: int) -> int:
        codes = list(position.legal)
        if len(codes) == 1:
            return codes[0]
        lines = self.lines(sampled(position, seed, 0))
        return pick_best(codes, [line.value for line in lines], seed)

    def explain(self, position: Position, seed: int) -> list[Explanation]:
        """The best answers, what each gains against the rivals, and by which terms."""
        now = sampled(position, seed, 0)
        return explained(self.value(now), now, list(now.legal), self.lines(now))

    def lines(self, now: Position) -> list[Line]:
        """The best turn that each answer may begin."""
        return Look(self.value(now), now, self.looks, margin=True).lines(now)

    def value(self, position: Position) -> Value:
        """What the bot sees in a position of that game."""
        return value_of(position.game.name, self.style)


class Easy:
    """Plays like a person in a hurry: sees what comes at once, overlooks some answers, shuns long turns."""

    STYLE: Final = "beginner"
    OVERLOOKED: Final = 7
    """Of so many answers one goes unnoticed."""
    TROUBLE: Final = 0.05
    """What each further question of a turn takes off its value."""

    def choose(self, position: Position, seed: int) -> int:
        codes = list(position.legal)
        if len(codes) == 1:
            return codes[0]
        lines = self.lines(sampled(position, seed, 0))
        chance = Chance(seeded(seed, OVERSIGHTS))
        noticed = [bool(chance.below(self.OVERLOOKED)) for _ in codes]
        if not any(noticed):
            noticed = [True] * len(codes)
        kept = [code for code, seen in zip(codes, noticed, strict=True) if seen]
        values = [self.liking(line) for line, seen in zip(lines, noticed, strict=True) if seen]
        return pick_best(kept, values, seed)

    def explain(self, position: Position, seed: int) -> list[Explanation]:
        """The best answers before any is overlooked."""
        now = sampled(position, seed, 0)
        lines = [Line(self.liking(line), line.end, line.answers) for line in self.lines(now)]
        return explained(value_of(now.game.name, self.STYLE), now, list(now.legal), lines)

    def lines(self, now: Position) -> list[Line]:
        return Look(value_of(now.game.name, self.STYLE), now, 0, margin=False).lines(now)

    def liking(self, line: Line) -> float:
        return line.value - self.TROUBLE * len(line.answers)
