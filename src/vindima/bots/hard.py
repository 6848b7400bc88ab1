"""`hard` searches: a tree of determinized games, or an ensemble of beam searches over the year."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from time import perf_counter
from typing import Final, TypeVar, final

from vindima.bots.thinking.beam import BeamResult
from vindima.bots.thinking.ensemble import Ensemble, Memory, search_years
from vindima.bots.thinking.lookahead import (
    Explanation,
    Line,
    Lookahead,
    determinized,
    explanations,
    pick_best,
    revalued,
)
from vindima.bots.thinking.solo_value import solo_evaluator
from vindima.bots.thinking.tree import estimates, merged, search_tree
from vindima.bots.thinking.value import check_style, evaluator_for, search_of
from vindima.core.chance import mixed, seeded
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.core.step import OPEN
from vindima.workers import Pool

__all__ = ["MASTER", "Hard", "worth_searching"]

MASTER: Final = "master"
"""The style whose weights were found by self-play."""
SHARES: Final = 12
"""The stream of a bot's seed that the seeds of its processes come from."""
PRIOR_BUDGET: Final = 60
"""The budget of the lookahead that gives the priors."""

T = TypeVar("T")


@final
class Hard:
    """Searches for up to `seconds` or, if given, for a number of `iterations`.

    Against rivals it searches where a turn begins or a choice is secret, and answers other questions by
    lookahead. The weights file of the game names the search: a tree whose rollouts go `turns` of its own
    turns ahead, or beam search over the year, where an iteration is one search. In solo games it uses beam
    search for every question, and the style does not matter. It answers early once an answer is clearly the
    best.

    With a number of iterations, the same position and seed give the same answer on every machine, and nothing
    is kept from one question to the next. With a time limit, the searches of a solo game are kept while the
    game goes as they assumed. Each of several `processes` searches on its own, and their results are merged.
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
            raise BadData("hard needs seconds above 0, iterations of 0 or more, and at least one process")
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
        lines = self.searched(position, seed)
        code = pick_best(codes, [line.value for line in lines], seed)
        self.memory.advance(position, code)
        return code

    def explain(self, position: Position, seed: int) -> list[Explanation]:
        """The best answers, with the terms at the end of the turn and the gain that the search estimates."""
        now = determinized(position, seed, 0)
        evaluator = evaluator_for(now.game.name, self.style)
        return explanations(evaluator, now, list(now.legal), self.searched(now, seed))

    def searched(self, position: Position, seed: int) -> list[Line]:
        """The best turn that each answer may begin, with the margin that the search expects of the answer."""
        if self.processes > 1:
            pool_of(self.processes)
        end = perf_counter() + self.seconds
        now = determinized(position, seed, 0)
        evaluator = evaluator_for(now.game.name, self.style)
        if now.players == 1:
            return self.solo(now, evaluator.margin(now, now.seat), seed, end)
        lines = Lookahead(evaluator, now, PRIOR_BUDGET, margin=True).lines(now)
        if not worth_searching(now):
            return lines
        if search_of(now.game.name) == "beam":
            ensemble = self.ensemble(now, seed, end, [])
            return revalued(lines, [ensemble.mean(code) for code in now.legal])
        priors = {code: (line.value, line.answers) for code, line in zip(now.legal, lines, strict=True)}
        found = merged(self.shares(partial(search_tree, now, self.style, priors, self.turns), seed, end))
        start = evaluator.margin(now, now.seat)
        points = estimates(evaluator, priors, found)
        return revalued(lines, [start + points[code] for code in now.legal])

    def solo(self, now: Position, start: float, seed: int, end: float) -> list[Line]:
        """The same for the solo player; the expected gains are added to the margin at the start."""
        evaluator = solo_evaluator(now.game.name)
        lines = Lookahead(evaluator, now, 0, margin=False).lines(now)
        ensemble = self.ensemble(now, seed, end, self.memory.fitting(now))
        start -= evaluator.utility(evaluator.value(now, now.seat), now, 0)
        return revalued(lines, [start + ensemble.mean(code) for code in now.legal])

    def ensemble(self, now: Position, seed: int, end: float, kept: list[BeamResult]) -> Ensemble:
        """The utilities found by kept and new beam searches."""
        opinions = [result.utilities() for result in kept]
        search = partial(search_years, now, self.style, opinions, kept[-1].pace if kept else [])
        results = [result for share in self.shares(search, seed, end) for result in share]
        if now.players == 1 and not self.iterations:
            self.memory.searches.extend(results)
        return Ensemble(now.legal, opinions + [result.utilities() for result in results])

    def shares(self, search: Callable[[int, int, float], T], seed: int, end: float) -> list[T]:
        """The result of each process, which searches with its own seed and its share of the iterations."""
        if self.processes == 1:
            return [search(seed, self.iterations, end - perf_counter())]
        pool = pool_of(self.processes)
        seconds = end - perf_counter()
        jobs = []
        for number in range(self.processes):
            share = (self.iterations + number) // self.processes
            if share or not self.iterations:
                jobs.append(pool.submit(search, mixed(seeded(seed, SHARES) + number), share, seconds))
        return [job.result() for job in jobs]


def worth_searching(position: Position) -> bool:
    """True if a question begins a turn or asks for a secret choice."""
    step = position.stack[-1].step
    return step.starts_turn or step.secret != OPEN


@cache
def pool_of(processes: int) -> Pool:
    """A pool of workers, started and ready; all bots of this process share it."""
    pool = Pool(processes)
    pool.start()
    return pool
