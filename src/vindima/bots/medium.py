"""`medium` evaluates its best turns by rollouts of the round that follows."""

from __future__ import annotations

from vindima.bots.greedy import Greedy
from vindima.bots.thinking.lookahead import Line, Lookahead, determinized
from vindima.bots.thinking.rollout import Horizon, Rollout
from vindima.bots.thinking.value import BALANCED
from vindima.core.position import Position

__all__ = ["Medium"]


class Medium(Greedy):
    """Follows its best answers by rollouts through the rivals' turns to the end of its own next turn.

    It does so where a turn begins; it answers the questions inside a turn by lookahead. The effort is
    counted, not timed, so that the same position and seed give the same answer on every machine: `budget`
    positions for a thorough lookahead, `candidates` answers with rollouts, `samples` determinizations for
    each.
    """

    def __init__(
        self, style: str = BALANCED, budget: int = 60, candidates: int = 2, samples: int = 2
    ) -> None:
        super().__init__(style, budget)
        self.candidates = candidates
        self.samples = samples

    def lines(self, position: Position, seed: int) -> list[Line]:
        """The best turn that each answer may begin; rollouts of the round evaluate the candidates."""
        evaluator = self.evaluator(position)
        found = super().lines(position, seed)
        if not position.stack[-1].step.starts_turn:
            return found
        ranked = sorted(range(len(found)), key=lambda number: -found[number].value)[: self.candidates]
        margins = dict.fromkeys(ranked, 0.0)
        rollout = Rollout(evaluator, position.players)
        for sample in range(self.samples):
            now = determinized(position, seed, sample)
            lookahead = Lookahead(evaluator, now, self.budget, margin=True)
            for number in ranked:
                rollout.begin(seed + sample)
                end = lookahead.replay(now, now.legal[number], found[number].answers)
                end = rollout.play_until(end, Horizon(position.seat))
                margins[number] += evaluator.margin(end, position.seat)
        best = max(margins.values()) / self.samples
        for number, line in enumerate(found):
            if number in margins:
                found[number] = Line(margins[number] / self.samples, line.end, line.answers)
            else:
                # An answer without rollouts never exceeds one that has them.
                found[number] = Line(min(line.value, best - 1.0), line.end, line.answers)
        return found
