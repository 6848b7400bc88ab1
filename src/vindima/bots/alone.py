"""Playing alone: years are planned, and judged by what the game is expected to end with.

What is hidden is drawn anew for every plan; an answer is worth what the plans that begin with it lead to, on
average. A plan is kept for the next question if what it imagined has come true.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Final, final

from vindima.bots.foresight import Foresight, foresight
from vindima.bots.look import sampled
from vindima.bots.plan import NARROW, WIDTH, Late, Plan, Year, lines_until
from vindima.core.explain import BadData
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
    position: Position, kept: Sequence[Worths], pace: Sequence[float], seed: int, plans: int, seconds: float
) -> list[Plan]:
    """So many plans for a question; with none given, as many as there is time for.

    Plans that are kept are counted with them, and their pace tells how many lines there is time for. There
    are fewer plans where one answer is clearly the best.
    """
    end = perf_counter() + seconds
    eyes = foresight(position.game.name)
    if eyes is None:
        raise BadData(f"nobody can play {position.game.name} alone")
    opinion = Opinion(position.legal, kept)
    if plans:
        return counted(eyes, position, seed, plans, opinion)
    return timed(eyes, position, seed, end, opinion, pace)


def planned(
    eyes: Foresight,
    position: Position,
    seed: int,
    number: int,
    width: int = WIDTH,
    until: float = inf,
    pace: Sequence[float] = (),
) -> Plan:
    """One plan, with what is hidden drawn by its number."""
    start = sampled(position, seed, number)
    return Plan(eyes, start, Year(eyes, start, width, until, pace))


def counted(eyes: Foresight, position: Position, seed: int, most: int, opinion: Opinion) -> list[Plan]:
    """So many plans, or fewer."""
    found: list[Plan] = []
    while len(found) < most and not opinion.clear():
        found.append(planned(eyes, position, seed, len(found)))
        opinion.add(found[-1].worths())
    return found


def timed(
    eyes: Foresight, position: Position, seed: int, end: float, opinion: Opinion, pace: Sequence[float]
) -> list[Plan]:
    """As many plans as there is time for. If nothing tells their pace, one in a hurry does.

    It counts only if there is no other.
    """
    hurried = None if opinion.made else planned(eyes, position, seed, 0, NARROW)
    if hurried:
        pace = hurried.pace
    found: list[Plan] = []
    while opinion.made < ENOUGH and not opinion.clear() and lines_until(end, pace) >= WORTHWHILE:
        try:
            found.append(planned(eyes, position, seed, len(found), WIDEST, end, pace))
        except Late:
            break
        pace = found[-1].pace
        opinion.add(found[-1].worths())
    return found or ([hurried] if hurried else [])
