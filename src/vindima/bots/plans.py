"""What plans say: an answer is worth what the plans that begin with it lead to, on average.

What is hidden is drawn anew for every plan. A plan of one who plays alone is kept for the next question if
what it imagined has come true.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Final, final

from vindima.bots.foresight import foresight
from vindima.bots.look import sampled
from vindima.bots.plan import NARROW, WIDTH, Late, Plan, Year, lines_until, plan_of
from vindima.bots.playout import Playout
from vindima.bots.value import Eyes, value_of
from vindima.core.position import Position

__all__ = ["Memory", "Opinion", "Worths", "plan_years"]

WIDEST: Final = 24
"""So many lines are followed at most; a plan with more is hardly better."""
WORTHWHILE: Final = 6
"""A plan with fewer lines is not worth its time where there is another."""
LEFT_OUT: Final = 0.3
"""What an answer that no line of a plan begins with is taken to be worse than the worst of them."""
ENOUGH: Final = 32
"""No more plans than that count for one answer."""
FIRST: Final = 6
"""So many plans are made before an answer may be clearly the best."""
CLEAR: Final = 4.0
"""So many standard errors an answer that is clearly the best is ahead of every other."""
KEPT: Final = 16
"""So many plans are kept, the newest."""

Worths = dict[int, float]
"""What the lines of one plan come to, by the answer that they begin with."""


@final
class Opinion:
    """What plans say of each answer to a question."""

    def __init__(self, codes: Sequence[int], plans: Sequence[Worths] = ()) -> None:
        self.values: dict[int, list[float]] = {code: [] for code in codes}
        """What each answer leads to, in every plan."""
        self.made = 0
        for worths in plans:
            self.add(worths)

    def add(self, worths: Worths) -> None:
        """Hear what one more plan says."""
        self.made += 1
        least = min(worths.values()) - LEFT_OUT
        for code, values in self.values.items():
            values.append(worths.get(code, least))

    def of(self, code: int) -> float:
        """What an answer leads to on average."""
        return sum(self.values[code]) / self.made

    def clear(self) -> bool:
        """True if one answer is so far ahead of all others that more plans change nothing."""
        if self.made < FIRST:
            return False
        best = max(self.values.values(), key=sum)
        for values in self.values.values():
            if values is not best:
                ahead = [one - other for one, other in zip(best, values, strict=True)]
                mean = sum(ahead) / self.made
                spread = sum([(each - mean) ** 2 for each in ahead]) / (self.made - 1)
                if mean < CLEAR * sqrt(spread / self.made):
                    return False
        return True


@final
class Memory:
    """The plans of questions before."""

    def __init__(self) -> None:
        self.plans: deque[Plan] = deque(maxlen=KEPT)

    def recalled(self, position: Position) -> list[Plan]:
        """Those that imagined what is seen now."""
        return [plan for plan in self.plans if plan.fits(position)]

    def answered(self, position: Position, code: int) -> None:
        """Go on with them to the next question."""
        for plan in self.recalled(position):
            if not plan.answered(code):
                self.plans.remove(plan)


def plan_years(
    position: Position,
    style: str,
    kept: Sequence[Worths],
    pace: Sequence[float],
    seed: int,
    plans: int,
    seconds: float,
) -> list[Plan]:
    """So many plans for a question; with none given, as many as there is time for.

    Plans that are kept are counted with them, and their pace tells how many lines there is time for. There
    are fewer plans where one answer is clearly the best.
    """
    end = perf_counter() + seconds
    maker = Maker(position, style, seed, Opinion(position.legal, kept))
    return maker.counted(plans) if plans else maker.timed(end, pace)


@final
class Maker:
    """Makes plans for a question. At a table it sees with the eyes of a character."""

    def __init__(self, position: Position, style: str, seed: int, opinion: Opinion) -> None:
        self.position = position
        self.seed = seed
        self.opinion = opinion
        self.found: list[Plan] = []
        self.eyes: Eyes
        self.others: Playout | None = None
        self.widest = WIDEST
        if position.players > 1:
            value = value_of(position.game.name, style)
            self.eyes = value
            self.others = Playout(value, position.players)
            self.widest = WIDTH
        else:
            self.eyes = foresight(position.game.name)

    def plan(self, width: int, until: float = inf, pace: Sequence[float] = ()) -> Plan:
        """One more plan."""
        start = sampled(self.position, self.seed, len(self.found))
        if self.others:
            self.others.begin(self.seed + len(self.found))
        return plan_of(self.eyes, start, Year(self.eyes, start, width, until, pace, self.others))

    def hear(self, plan: Plan) -> None:
        """Count a plan."""
        self.found.append(plan)
        self.opinion.add(plan.worths())

    def decided(self) -> bool:
        """True if no more plans are needed."""
        return self.opinion.made >= ENOUGH or self.opinion.clear()

    def counted(self, most: int) -> list[Plan]:
        """So many plans, or fewer."""
        while len(self.found) < most and not self.opinion.clear():
            self.hear(self.plan(WIDTH))
        return self.found

    def timed(self, end: float, pace: Sequence[float]) -> list[Plan]:
        """As many plans as there is time for. If nothing tells their pace, one in a hurry does.

        It counts only if there is no other.
        """
        hurried = None if self.opinion.made else self.plan(NARROW)
        if hurried:
            pace = hurried.pace
        while lines_until(end - sum(pace[:1]), pace[1:]) >= WORTHWHILE and not self.decided():
            try:
                self.hear(self.plan(self.widest, end, pace))
            except Late:
                break
            pace = self.found[-1].pace
        return self.found or ([hurried] if hurried else [])
