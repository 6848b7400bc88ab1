"""Lookahead from a question to the end of its seat's turn, and determinization of hidden information."""

from __future__ import annotations

from typing import Final, final

from vindima.bots.thinking.value import Evaluator, LinearEvaluator
from vindima.core.chance import Chance, mixed, seeded
from vindima.core.combine import DONE
from vindima.core.position import Position

__all__ = [
    "EXPLAINED",
    "TIE",
    "Explanation",
    "Line",
    "Lookahead",
    "determinized",
    "explanations",
    "pick_best",
    "revalued",
    "successor",
]

Explanation = tuple[int, float, dict[str, float]]
"""An answer, its estimated gain, and how much each term contributes to it."""

THOROUGH_WIDTHS: Final = (6, 3, 2)
"""How many answers a thorough lookahead follows at the next three questions after the one asked."""
BRIEF_WIDTHS: Final = (3,)
"""The same for a brief lookahead, which ends a turn as soon as possible."""
BRIEF_BUDGET: Final = 12
"""How many positions a brief lookahead evaluates for each answer, on average."""
CANDIDATES: Final = 6
"""How many answers, the best after a brief lookahead, get a thorough one."""
TIE: Final = 1e-9
"""Values closer than this are equal."""
SAMPLING: Final = 7
TIES: Final = 8
"""Streams of a bot's seed."""
EXPLAINED: Final = 5
"""How many answers are explained."""


@final
class Line:
    """A way to play a turn: its value, the position at its end, and the answers after the first."""

    __slots__ = ("answers", "end", "value")

    def __init__(self, value: float, end: Position, answers: tuple[int, ...]) -> None:
        self.value = value
        self.end = end
        self.answers = answers


@final
class Lookahead:
    """Searches from one question to the end of its seat's turn.

    The turn lasts as long as the frame below the seat's own frames stays in place: everything that the turn
    brings is pushed on top of it. `budget` bounds the positions that a thorough lookahead evaluates; with a
    budget of 0 every answer gets the brief lookahead only.
    """

    __slots__ = ("anchor", "budget", "evaluator", "floor", "left", "margin", "seat")

    def __init__(self, evaluator: Evaluator, position: Position, budget: int, margin: bool) -> None:
        stack = position.stack
        floor = len(stack) - 1
        while floor and stack[floor - 1].seat == position.seat and not stack[floor - 1].step.starts_turn:
            floor -= 1
        self.evaluator = evaluator
        self.seat = position.seat
        self.floor = floor
        self.anchor = stack[floor - 1] if floor else None
        self.budget = budget
        self.left = 0
        self.margin = margin
        """True if answers are compared by the margin over the rivals; inside a turn only the value counts."""

    def running(self, position: Position) -> bool:
        """True if the turn is not over."""
        stack = position.stack
        return len(stack) > self.floor and (not self.floor or stack[self.floor - 1] is self.anchor)

    def lines(self, position: Position) -> list[Line]:
        """The best line of each legal answer, in their order; only the best ones get a thorough lookahead."""
        self.left = BRIEF_BUDGET * len(position.legal)
        found = [self.compared(self.best(successor(position, code), BRIEF_WIDTHS)) for code in position.legal]
        if self.budget:
            ranked = sorted(range(len(found)), key=lambda number: -found[number].value)
            for number in ranked[:CANDIDATES]:
                line = self.thorough(position, position.legal[number])
                found[number] = max(found[number], line, key=line_value)
        return found

    def thorough(self, position: Position, code: int) -> Line:
        """The best line of one answer, by a thorough lookahead."""
        self.left = self.budget
        return self.compared(self.best(successor(position, code), THOROUGH_WIDTHS))

    def compared(self, line: Line) -> Line:
        """A line with the value that is compared with the lines of other answers."""
        if not self.margin:
            return line
        return Line(self.evaluator.margin(line.end, self.seat), line.end, line.answers)

    def best(self, position: Position, widths: tuple[int, ...]) -> Line:
        """The line of the highest value to the seat. Changes the position.

        Once the budget is spent, the turn ends as soon as it can, by answers that are greedily best.
        """
        answers: tuple[int, ...] = ()
        while self.running(position):
            if len(position.legal) == 1:
                position.apply(position.legal[0])
                continue
            spent = self.left <= 0
            if spent and DONE in position.legal and position.seat == self.seat:
                position.apply(DONE)
                answers += (DONE,)
                continue
            children = self.ranked(position)
            width = 1 if spent or not widths else widths[0]
            if position.seat != self.seat or width == 1:
                _, code, position = children[0]
                answers += (code,)
                continue
            lines = [(self.best(child, widths[1:]), code) for _, code, child in children[:width]]
            line, code = max(lines, key=lambda pair: pair[0].value)
            return Line(line.value, line.end, (*answers, code, *line.answers))
        return Line(self.evaluator.value(position, self.seat), position, answers)

    def replay(self, position: Position, code: int, answers: tuple[int, ...]) -> Position:
        """The end of a line that was found in another determinization. Leaves the position unchanged.

        If an answer is not legal here, the greedily best answer replaces it.
        """
        position = successor(position, code)
        number = 0
        while self.running(position):
            if len(position.legal) == 1:
                position.apply(position.legal[0])
                continue
            if number < len(answers) and answers[number] in position.legal:
                position.apply(answers[number])
            else:
                position = self.ranked(position)[0][2]
            number += 1
        return position

    def ranked(self, position: Position) -> list[tuple[float, int, Position]]:
        """The value, the code and the successor of each answer, the best for the seat that answers first."""
        found = []
        for code in position.legal:
            child = successor(position, code)
            found.append((self.evaluator.value(child, position.seat), code, child))
        self.left -= len(found)
        found.sort(key=child_value, reverse=True)
        return found


def successor(position: Position, code: int) -> Position:
    """A copy of the position after an answer."""
    child = position.clone()
    child.apply(code)
    return child


def line_value(line: Line) -> float:
    return line.value


def child_value(child: tuple[float, int, Position]) -> float:
    return child[0]


def determinized(position: Position, seed: int, number: int) -> Position:
    """A determinization that depends only on what the seat to answer sees, the seed and the number."""
    return position.determinize(position.seat, mixed(seeded(seed, SAMPLING) + number))


def pick_best(codes: list[int], values: list[float], seed: int) -> int:
    """The answer of the highest value; the seed decides between equals."""
    best = max(values)
    tied = [code for code, value in zip(codes, values, strict=True) if value > best - TIE]
    return tied[Chance(seeded(seed, TIES)).below(len(tied))]


def revalued(lines: list[Line], values: list[float]) -> list[Line]:
    """The same lines with other values."""
    return [Line(value, line.end, line.answers) for line, value in zip(lines, values, strict=True)]


def explanations(
    evaluator: LinearEvaluator, now: Position, codes: list[int], lines: list[Line]
) -> list[Explanation]:
    """The best answers with their gains, the best first."""
    start = evaluator.margin(now, now.seat)
    ranked = sorted(zip(codes, lines, strict=True), key=lambda pair: -pair[1].value)
    return [
        (code, line.value - start, evaluator.changes(now, line.end, now.seat))
        for code, line in ranked[:EXPLAINED]
    ]
