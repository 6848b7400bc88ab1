"""`medium` looks beyond its turn: it plays the round that follows its best answers, for everyone."""

from __future__ import annotations

from vindima.bots.greedy import Greedy
from vindima.bots.look import Explanation, Line, Look, explained, pick_best, sampled
from vindima.bots.playout import Playout, Span
from vindima.bots.value import BALANCED
from vindima.core.position import Position

__all__ = ["Planner"]


class Planner(Greedy):
    """Follows the best answers through the others' turns to the end of its own next one.

    It plans where a turn begins; the questions inside a turn are answered as the turn was meant.

    How much it looks at is counted, not timed, so that the same position and seed give the same answer on
    every machine: `looks` positions for a thorough look, `plans` answers that are followed, `samples` of what
    is hidden for each.
    """

    def __init__(self, style: str = BALANCED, looks: int = 60, plans: int = 2, samples: int = 2) -> None:
        super().__init__(style, looks)
        self.plans = plans
        self.samples = samples

    def choose(self, position: Position, seed: int) -> int:
        codes = list(position.legal)
        if len(codes) == 1:
            return codes[0]
        values = [line.value for line in self.planned(position, seed)]
        return pick_best(codes, values, seed)

    def explain(self, position: Position, seed: int) -> list[Explanation]:
        """The best answers; the terms are those at the end of the turn, the gain is that of the round."""
        now = sampled(position, seed, 0)
        return explained(self.value(now), now, list(now.legal), self.planned(position, seed))

    def planned(self, position: Position, seed: int) -> list[Line]:
        """The turn that each answer begins; the best so far are judged by the round that follows."""
        value = self.value(position)
        found = self.lines(sampled(position, seed, 0))
        if not position.stack[-1].step.starts_turn:
            return found
        ranked = sorted(range(len(found)), key=lambda number: -found[number].value)[: self.plans]
        rounds = dict.fromkeys(ranked, 0.0)
        playout = Playout(value, position.players)
        for sample in range(self.samples):
            now = sampled(position, seed, sample)
            look = Look(value, now, self.looks, margin=True)
            for number in ranked:
                playout.begin(seed + sample)
                end = look.again(now, now.legal[number], found[number].answers)
                rounds[number] += value.margin(playout.played_on(end, Span(position.seat)), position.seat)
        best = max(rounds.values()) / self.samples
        for number, line in enumerate(found):
            if number in rounds:
                found[number] = Line(rounds[number] / self.samples, line.end, line.answers)
            else:
                # An answer that was not followed never outbids one that was.
                found[number] = Line(min(line.value, best - 1.0), line.end, line.answers)
        return found
