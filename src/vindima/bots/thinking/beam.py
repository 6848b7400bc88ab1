"""Beam search over the rest of a year: the best lines are followed turn by turn to its end.

A solo player moves alone. With rivals, the rollout policy plays their turns in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import perf_counter
from typing import Final, final

from vindima.bots.thinking.lookahead import TIE, Lookahead, successor
from vindima.bots.thinking.rollout import Rollout
from vindima.bots.thinking.value import Evaluator
from vindima.core.combine import DONE
from vindima.core.position import Position
from vindima.core.solo import STAGES_PER_YEAR, solo_of
from vindima.core.step import begins_turn

__all__ = [
    "NARROW",
    "WIDTH",
    "BeamResult",
    "BeamSearch",
    "Candidate",
    "OutOfTime",
    "TurnSearch",
    "beam_result",
    "best_first",
    "distinct",
    "lines_until",
    "play_forced",
]

WIDTH: Final = 8
"""How many lines of a year the beam keeps when no time limit is given."""
NARROW: Final = 2
"""The width of the beam when time is short."""
MOST_ENDS: Final = 40
"""How many ends of a turn each line of the beam may continue with."""
MOST_ALIKE: Final = 4
"""How many of them may begin with the same answer."""
WIDTHS: Final = (3, 7, 7, 7, 3)
"""How many answers are followed at the first questions after the one that begins a turn.

The second or third question is often which visitor to play, and the gain shows only when everything about the
visit is answered, so no visitor may be pruned before that.
"""
BUDGET: Final = 200
"""How many positions within a turn are evaluated for each answer that begins it, on average."""
SAFETY: Final = 0.95
"""The fraction of the remaining time that the search plans with."""

Candidate = tuple[float, Position, tuple[int, ...]]
"""A line: its value, the position at its end, and its answers wherever there was a choice."""


class OutOfTime(Exception):
    """A search did not finish in time."""


@final
class TurnSearch:
    """Finds the ways in which one turn may go. Raises OutOfTime if it takes beyond the time `until`."""

    def __init__(self, evaluator: Evaluator, position: Position, until: float = inf) -> None:
        self.evaluator = evaluator
        self.seat = position.seat
        self.lookahead = Lookahead(evaluator, position, 0, margin=False)
        self.left = BUDGET * len(position.legal)
        self.ends: list[Candidate] = []
        for code in position.legal:
            if perf_counter() > until:
                raise OutOfTime
            self.follow(successor(position, code), (code,), WIDTHS)
        self.ends.sort(key=best_first)

    def follow(
        self,
        position: Position,
        answers: tuple[int, ...],
        widths: tuple[int, ...],
        value: float | None = None,
    ) -> None:
        """Search on to every end within the widths; once the budget is spent, to the nearest end.

        `value` is that of the position, if already known. Changes the position.
        """
        while self.lookahead.running(position):
            legal = position.legal
            if len(legal) == 1:
                position.apply(legal[0])
                value = None
                continue
            if self.left <= 0 and DONE in legal:
                position.apply(DONE)
                answers += (DONE,)
                value = None
                continue
            self.left -= len(legal)
            width = widths[0] if widths and self.left > 0 else 1
            if width >= len(legal):
                for code in legal:
                    self.follow(successor(position, code), (*answers, code), widths[1:])
                return
            children = self.children(position)
            if width > 1:
                for known, code, child in children[:width]:
                    self.follow(child, (*answers, code), widths[1:], known)
                return
            value, code, position = children[0]
            answers += (code,)
        if not position.over and len(position.legal) == 1:
            position = play_forced(position)
            value = None
        self.ends.append(
            (self.evaluator.value(position, self.seat) if value is None else value, position, answers)
        )

    def children(self, position: Position) -> list[tuple[float, int, Position]]:
        """The value, the code and the successor of each answer, the best first."""
        found = []
        for code in position.legal:
            child = successor(position, code)
            found.append((self.evaluator.value(child, self.seat), code, child))
        found.sort(key=best_child_first)
        return found

    def best(self, every: bool) -> list[Candidate]:
        """The best ends, with few that begin alike; if `every`, at least one for each first answer.

        Ends that begin alike and have the same value are assumed to be the same.
        """
        seen: dict[int, int] = {}
        last: dict[int, float] = {}
        found: list[Candidate] = []
        for end in self.ends:
            first = end[2][0]
            if abs(last.get(first, inf) - end[0]) < TIE:
                continue
            last[first] = end[0]
            seen[first] = seen.get(first, 0) + 1
            if seen[first] <= MOST_ALIKE and (len(found) < MOST_ENDS or (every and seen[first] == 1)):
                found.append(end)
        return found


def best_child_first(child: tuple[float, int, Position]) -> float:
    return -child[0]


def best_first(line: Candidate) -> float:
    return -line[0]


@final
class BeamSearch:
    """Searches the rest of a year. Leaves the position unchanged.

    Every line is followed turn by turn to the end of the year. After each turn the beam keeps as many of the
    best lines as its width says or, given the pace of an earlier search, as there is time for. With rivals,
    `rivals` plays their turns. Every order of turns meets the same random events, so that none is lucky.
    Raises OutOfTime if the search has not finished by the time `until`.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        position: Position,
        width: int = WIDTH,
        until: float = inf,
        pace: Sequence[float] = (),
        rivals: Rollout | None = None,
    ) -> None:
        self.evaluator = evaluator
        self.seat = position.seat
        self.year = year_of(position)
        self.rivals = rivals
        widest = width
        self.ends: list[Candidate] = []
        self.pace: list[float] = []
        """The seconds that each line took, turn by turn."""
        lines: list[Candidate] = [(0.0, position, ())]
        while lines:
            start = perf_counter()
            further = []
            for _, now, answers in lines:
                now.chance = position.chance
                for value, end, more in TurnSearch(evaluator, now, until).best(every=not answers):
                    further.append((value, end, (*answers, *more)))
            begun = len(lines)
            lines = self.unended(further)
            if rivals:
                lines = [self.compared(line) for line in lines]
                lines.sort(key=best_first)
                lines = distinct(lines, width, every=not self.pace)
                lines = self.unended([self.after_rivals(rivals, line, until) for line in lines])
            lines.sort(key=best_first)
            self.pace.append((perf_counter() - start) / begun)
            if pace:
                left = pace[len(self.pace) :] or pace[-1:]
                width = max(NARROW, min(widest, lines_until(until, left)))
            lines = distinct(lines, width)

    def unended(self, lines: list[Candidate]) -> list[Candidate]:
        """The lines whose year continues; the others are added to the ends."""
        found = []
        for line in lines:
            if not line[1].over and year_of(line[1]) == self.year:
                found.append(line)
            elif self.rivals:
                self.ends.append((self.evaluator.end_value(line[1], self.seat), line[1], line[2]))
            else:
                self.ends.append(line)
        return found

    def compared(self, line: Candidate) -> Candidate:
        """A line with its margin over the rivals as its value."""
        return self.evaluator.margin(line[1], self.seat), line[1], line[2]

    def after_rivals(self, rivals: Rollout, line: Candidate, until: float) -> Candidate:
        """A line after the rivals' turns."""
        if perf_counter() > until:
            raise OutOfTime
        return self.compared((0.0, rivals.play_to_choice(line[1], self.seat), line[2]))

    def best(self) -> dict[int, Candidate]:
        """The best line that begins with each answer that has a line."""
        found: dict[int, Candidate] = {}
        for line in self.ends:
            first = line[2][0]
            if first not in found or line[0] > found[first][0]:
                found[first] = line
        return found


def lines_until(moment: float, pace: Sequence[float]) -> int:
    """How many lines can be followed by the time `until`."""
    return int(min(1e6, SAFETY * (moment - perf_counter()) / max(1e-9, sum(pace))))


@final
class BeamResult:
    """The lines that a beam search of one determinization has found.

    It can be reused for later questions of the year while the game goes as the determinization predicts.
    """

    __slots__ = ("ends", "pace", "start")

    def __init__(self, start: Position, ends: list[tuple[float, tuple[int, ...]]], pace: list[float]) -> None:
        self.start = start
        self.ends = ends
        """The utility of each line, and its answers."""
        self.pace = pace

    def __reduce__(self) -> tuple[object, ...]:
        return BeamResult, (self.start, self.ends, self.pace)

    def utilities(self) -> dict[int, float]:
        """The utility of the best line that begins with each answer that has a line."""
        found: dict[int, float] = {}
        for utility, answers in self.ends:
            if utility > found.get(answers[0], -inf):
                found[answers[0]] = utility
        return found

    def fits(self, position: Position) -> bool:
        """True if the solo player sees what the determinization assumed."""
        solo = solo_of(position)
        return self.start.legal == position.legal and solo.prospects(self.start) == solo.prospects(position)

    def advance(self, code: int) -> bool:
        """Go on to the question after an answer. False if no line continues there."""
        self.ends = [
            (utility, answers[1:])
            for utility, answers in self.ends
            if answers[0] == code and len(answers) > 1
        ]
        if not self.ends:
            return False
        chance = self.start.chance
        self.start = play_forced(successor(self.start, code))
        if begins_turn(self.start.stack):
            self.start.chance = chance
            self.pace = self.pace[1:]
        return True


def beam_result(evaluator: Evaluator, start: Position, search: BeamSearch) -> BeamResult:
    """The lines of a search from a start, with their utilities."""
    ends = [(evaluator.utility(value, start, 1), answers) for value, _, answers in search.ends]
    return BeamResult(start, ends, search.pace)


def year_of(position: Position) -> int:
    """The year that a position belongs to; for the solo player it ends before the end-of-year discard."""
    return position.year if position.players > 1 else solo_of(position).stage(position) // STAGES_PER_YEAR


def distinct(ranked: list[Candidate], most: int, every: bool = False) -> list[Candidate]:
    """The first lines with different values; if `every`, at least one for each first answer.

    Lines of the same value usually lead to the same position: the order of two turns may not matter.
    """
    found: list[Candidate] = []
    begun: set[int] = set()
    for line in ranked:
        new = every and line[2][0] not in begun
        if new or (len(found) < most and (not found or abs(line[0] - found[-1][0]) > TIE)):
            found.append(line)
            begun.add(line[2][0])
    return found


def play_forced(position: Position) -> Position:
    """The same position, after all questions with a single answer."""
    while not position.over and len(position.legal) == 1:
        position.apply(position.legal[0])
    return position
