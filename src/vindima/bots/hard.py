"""`hard` searches: it imagines many games from here on and takes what has come out best for it.

In a game whose years have many turns, it plans years instead (`plan`).
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from time import perf_counter
from typing import Final, TypeVar, final

from vindima.bots.foresight import foresight
from vindima.bots.look import Explanation, Line, Look, explained, pick_best, sampled
from vindima.bots.plan import Plan
from vindima.bots.plans import Memory, Opinion, plan_years
from vindima.bots.search import Found, Openings, Search, estimates
from vindima.bots.value import check_style, value_of
from vindima.core.chance import mixed, seeded
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.core.step import OPEN

__all__ = ["Hard", "added", "explore", "weighty"]

MASTER: Final = "master"
"""The character whose weights were found by self-play."""
SHARES: Final = 12
"""The stream of a bot's seed that the seeds of its processes come from."""
FIRST_LOOKS: Final = 60
"""The thoroughness of the first estimates."""
OFTEN: Final = 8
"""After so many iterations a search asks itself if it may end."""

T = TypeVar("T")


@final
class Hard:
    """Searches for up to `seconds`, or `iterations` if they are given, some of its own `turns` ahead.

    At a table it searches where a turn begins or a choice is secret; other questions are answered as the turn
    was meant. In a game whose years have many turns it plans years, and each iteration is a plan. Alone,
    every question is planned for, and no character matters. Once an answer is clearly the best, it is given.
    With a number of iterations the same position and seed give the same answer on every machine, and nothing
    is kept from one question to the next. Where the time decides, plans of one who plays alone are kept while
    what they imagined comes true. Each of several `processes` searches for itself; what they find is added.
    """

    def __init__(
        self,
        style: str = MASTER,
        seconds: float = 2.0,
        iterations: int = 0,
        processes: int = 1,
        turns: int = 1,
    ) -> None:
        check_style(style)
        if not 0 < seconds < 1e6 or iterations < 0 or processes < 1:
            raise BadData("hard needs a time above 0, iterations from 0 on, and at least one process")
        self.style = style
        self.seconds = seconds
        self.iterations = iterations
        self.processes = processes
        self.turns = turns
        self.memory = Memory()

    def choose(self, position: Position, seed: int) -> int:
        codes = list(position.legal)
        if len(codes) == 1:
            return codes[0]
        lines = self.judged(position, seed)
        code = pick_best(codes, [line.value for line in lines], seed)
        self.memory.answered(position, code)
        return code

    def explain(self, position: Position, seed: int) -> list[Explanation]:
        """The best answers; the terms are those at the end of the turn, the gain is that of the search."""
        now = sampled(position, seed, 0)
        return explained(value_of(now.game.name, self.style), now, list(now.legal), self.judged(now, seed))

    def judged(self, position: Position, seed: int) -> list[Line]:
        """The turn that each answer may begin, with the margin that the search expects of it."""
        if self.processes > 1:
            workers(self.processes)
        end = perf_counter() + self.seconds
        now = sampled(position, seed, 0)
        value = value_of(now.game.name, self.style)
        if now.players == 1:
            return self.alone(now, value.margin(now, now.seat), seed, end)
        lines = Look(value, now, FIRST_LOOKS, margin=True).lines(now)
        if not weighty(now):
            return lines
        if now.game.yearly:
            told = self.planned(now, seed, end, [])
            return valued(lines, [told.of(code) for code in now.legal])
        openings = {code: (line.value, line.answers) for code, line in zip(now.legal, lines, strict=True)}
        found = added(self.shares(partial(explore, now, self.style, openings, self.turns), seed, end))
        start = value.margin(now, now.seat)
        points = estimates(value, openings, found)
        return valued(lines, [start + points[code] for code in now.legal])

    def alone(self, now: Position, start: float, seed: int, end: float) -> list[Line]:
        """The same of one who plays alone; what is expected is added to what there is at the start."""
        eyes = foresight(now.game.name)
        lines = Look(eyes, now, 0, margin=False).lines(now)
        told = self.planned(now, seed, end, self.memory.recalled(now))
        start -= eyes.hope(eyes.worth(now, now.seat), now, 0)
        return valued(lines, [start + told.of(code) for code in now.legal])

    def planned(self, now: Position, seed: int, end: float, kept: list[Plan]) -> Opinion:
        """What plans say, those that are kept and new ones."""
        told = [plan.worths() for plan in kept]
        effort = partial(plan_years, now, self.style, told, kept[-1].pace if kept else [])
        plans = [plan for share in self.shares(effort, seed, end) for plan in share]
        if now.players == 1 and not self.iterations:
            self.memory.plans.extend(plans)
        return Opinion(now.legal, told + [plan.worths() for plan in plans])

    def shares(self, effort: Callable[[int, int, float], T], seed: int, end: float) -> list[T]:
        """What every process finds by its seed, in so many iterations; with none, in so many seconds."""
        if self.processes == 1:
            return [effort(seed, self.iterations, end - perf_counter())]
        pool = workers(self.processes)
        seconds = end - perf_counter()
        tasks = []
        for number in range(self.processes):
            share = (self.iterations + number) // self.processes
            if share or not self.iterations:
                tasks.append(pool.submit(effort, mixed(seeded(seed, SHARES) + number), share, seconds))
        return [task.result() for task in tasks]


def added(shares: list[Found]) -> Found:
    """What all trees say together."""
    found: Found = {}
    for share in shares:
        for code, (visits, total) in share.items():
            before = found.get(code, (0, 0.0))
            found[code] = before[0] + visits, before[1] + total
    return found


def valued(lines: list[Line], values: list[float]) -> list[Line]:
    """The same lines with other values."""
    return [Line(value, line.end, line.answers) for line, value in zip(lines, values, strict=True)]


def weighty(position: Position) -> bool:
    """True if a question is worth a search."""
    step = position.stack[-1].step
    return step.starts_turn or step.secret != OPEN


def explore(
    now: Position, style: str, openings: Openings, turns: int, seed: int, iterations: int, seconds: float
) -> Found:
    """What one tree says."""
    start = perf_counter()
    search = Search(value_of(now.game.name, style), now, openings, seed, turns)
    while search.iterations < iterations if iterations else in_time(start, seconds, search.iterations):
        search.iterate()
        if not search.iterations % OFTEN and search.clear():
            break
    return search.found()


def in_time(start: float, seconds: float, iterations: int) -> bool:
    """True if one iteration more, as long as the others were, ends before the time does."""
    spent = perf_counter() - start
    return spent + spent / max(1, iterations) < seconds


@cache
def workers(processes: int) -> ProcessPoolExecutor:
    """Processes that are started once and wait for questions; all bots of this process share them."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    for started in [pool.submit(int) for _ in range(processes)]:
        started.result()
    return pool
