"""`greedy` takes the answer that begins the best turn."""

from __future__ import annotations

from vindima.bots.thinking.lookahead import (
    Explanation,
    Line,
    Lookahead,
    determinized,
    explanations,
    pick_best,
)
from vindima.bots.thinking.value import BALANCED, LinearEvaluator, check_style, evaluator_for
from vindima.core.position import Position

__all__ = ["Greedy"]


class Greedy:
    """Looks ahead to the end of its own turn, and evaluates it by the weights of a style.

    `budget` is the number of positions that a thorough lookahead evaluates for each of the most promising
    answers; with 0 the lookahead is brief. Hidden information is determinized from the seed: positions that
    look the same to the seat get the same answer.
    """

    def __init__(self, style: str = BALANCED, budget: int = 0) -> None:
        check_style(style)
        self.style = style
        self.budget = budget

    def choose(self, position: Position, seed: int) -> int:
        codes = list(position.legal)
        if len(codes) == 1:
            return codes[0]
        return pick_best(codes, [line.value for line in self.lines(position, seed)], seed)

    def explain(self, position: Position, seed: int) -> list[Explanation]:
        """The best answers, each with its gain in margin and the terms at the end of its turn."""
        now = determinized(position, seed, 0)
        return explanations(self.evaluator(now), now, list(now.legal), self.lines(position, seed))

    def lines(self, position: Position, seed: int) -> list[Line]:
        """The best turn that each answer may begin."""
        now = determinized(position, seed, 0)
        return Lookahead(self.evaluator(now), now, self.budget, margin=True).lines(now)

    def evaluator(self, position: Position) -> LinearEvaluator:
        """The evaluator for the game of a position."""
        return evaluator_for(position.game.name, self.style)
