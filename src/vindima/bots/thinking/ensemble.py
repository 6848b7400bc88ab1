"""An ensemble of beam searches: the value of an answer is its average over several determinizations.

The searches of a solo game are kept for the next question if the game has gone as they assumed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Final, final

from vindima.bots.thinking.beam import (
    NARROW,
    WIDTH,
    BeamResult,
    BeamSearch,
    OutOfTime,
    beam_result,
    lines_until,
)
from vindima.bots.thinking.lookahead import determinized
from vindima.bots.thinking.rollout import Rollout
from vindima.bots.thinking.solo_value import solo_evaluator
from vindima.bots.thinking.value import Evaluator, evaluator_for
from vindima.core.position import Position

__all__ = ["Ensemble", "Memory", "Utilities", "search_years"]

WIDEST: Final = 24
"""The maximum width of a beam; wider ones are hardly better."""
WORTHWHILE: Final = 6
"""Once there is one search, another with a narrower beam than this is not worth its time."""
PENALTY: Final = 0.3
"""How much worse than its worst line a search rates an answer that none of its lines begins with."""
ENOUGH: Final = 32
"""The maximum number of searches for one question."""
MIN_SEARCHES: Final = 6
"""How many searches precede the first check whether an answer is clearly the best."""
CONFIDENCE: Final = 4.0
"""How many standard errors an answer must be ahead of every other to be clearly the best."""
KEPT: Final = 16
"""How many searches are kept; the newest ones stay."""

Utilities = dict[int, float]
"""The utility of the best line of one search, by the answer that it begins with."""


@final
class Ensemble:
    """The utilities of each answer to a question, over all searches."""

    def __init__(self, codes: Sequence[int], searches: Sequence[Utilities] = ()) -> None:
        self.utilities: dict[int, list[float]] = {code: [] for code in codes}
        self.size = 0
        for utilities in searches:
            self.add(utilities)

    def add(self, utilities: Utilities) -> None:
        """Count one more search."""
        self.size += 1
        least = min(utilities.values()) - PENALTY
        for code, found in self.utilities.items():
            found.append(utilities.get(code, least))

    def mean(self, code: int) -> float:
        """The average utility of an answer."""
        return sum(self.utilities[code]) / self.size

    def decided(self) -> bool:
        """True if one answer is so far ahead of all others that more searches would change nothing."""
        if self.size < MIN_SEARCHES:
            return False
        best = max(self.utilities.values(), key=sum)
        for found in self.utilities.values():
            if found is not best:
                ahead = [one - other for one, other in zip(best, found, strict=True)]
                mean = sum(ahead) / self.size
                variance = sum([(each - mean) ** 2 for each in ahead]) / (self.size - 1)
                if mean < CONFIDENCE * sqrt(variance / self.size):
                    return False
        return True


@final
class Memory:
    """The searches of earlier questions."""

    def __init__(self) -> None:
        self.searches: deque[BeamResult] = deque(maxlen=KEPT)

    def fitting(self, position: Position) -> list[BeamResult]:
        """The searches whose assumptions agree with what the seat sees now."""
        return [search for search in self.searches if search.fits(position)]

    def advance(self, position: Position, code: int) -> None:
        """Go on to the question after an answer."""
        for search in self.fitting(position):
            if not search.advance(code):
                self.searches.remove(search)


def search_years(
    position: Position,
    style: str,
    kept: Sequence[Utilities],
    pace: Sequence[float],
    seed: int,
    searches: int,
    seconds: float,
) -> list[BeamResult]:
    """Make a number of beam searches for a question or, if that is 0, as many as there is time for.

    Kept searches count as members of the ensemble, and their pace determines how wide a beam there is time
    for. The search stops early if one answer is clearly the best.
    """
    end = perf_counter() + seconds
    maker = EnsembleSearch(position, style, seed, Ensemble(position.legal, kept))
    return maker.counted(searches) if searches else maker.timed(end, pace)


@final
class EnsembleSearch:
    """Makes beam searches for one question."""

    def __init__(self, position: Position, style: str, seed: int, ensemble: Ensemble) -> None:
        self.position = position
        self.seed = seed
        self.ensemble = ensemble
        self.found: list[BeamResult] = []
        self.evaluator: Evaluator
        self.rivals: Rollout | None = None
        self.widest = WIDEST
        if position.players > 1:
            evaluator = evaluator_for(position.game.name, style)
            self.evaluator = evaluator
            self.rivals = Rollout(evaluator, position.players)
            self.widest = WIDTH
        else:
            self.evaluator = solo_evaluator(position.game.name)

    def search(self, width: int, until: float = inf, pace: Sequence[float] = ()) -> BeamResult:
        """Search one more determinization."""
        start = determinized(self.position, self.seed, len(self.found))
        if self.rivals:
            self.rivals.begin(self.seed + len(self.found))
        search = BeamSearch(self.evaluator, start, width, until, pace, self.rivals)
        return beam_result(self.evaluator, start, search)

    def add(self, result: BeamResult) -> None:
        """Count a search."""
        self.found.append(result)
        self.ensemble.add(result.utilities())

    def decided(self) -> bool:
        """True if no more searches are needed."""
        return self.ensemble.size >= ENOUGH or self.ensemble.decided()

    def counted(self, most: int) -> list[BeamResult]:
        """Make a number of searches; fewer if one answer is clearly the best."""
        while len(self.found) < most and not self.ensemble.decided():
            self.add(self.search(WIDTH))
        return self.found

    def timed(self, end: float, pace: Sequence[float]) -> list[BeamResult]:
        """Make as many searches as there is time for.

        If no pace is known, a narrow search measures it; that search counts only if there is no other.
        """
        narrow = None if self.ensemble.size else self.search(NARROW)
        if narrow:
            pace = narrow.pace
        while lines_until(end - sum(pace[:1]), pace[1:]) >= WORTHWHILE and not self.decided():
            try:
                self.add(self.search(self.widest, end, pace))
            except OutOfTime:
                break
            pace = self.found[-1].pace
        return self.found or ([narrow] if narrow else [])
