"""Looks ahead from a question to the end of its seat's turn, and what is imagined of hidden things."""

from __future__ import annotations

from typing import Final, final

from vindima.bots.value import Eyes, Value
from vindima.core.chance import Chance, mixed, seeded
from vindima.core.combine import DONE
from vindima.core.position import Position

__all__ = ["LEVEL", "Explanation", "Line", "Look", "after", "explained", "pick_best", "sampled"]

Explanation = tuple[int, float, dict[str, float]]
"""An answer, what it is thought to gain, and the terms that it gains by."""

WIDE: Final = (6, 3, 2)
"""How many answers a thorough look follows at the first, second and third question after the one asked."""
NARROW: Final = (3,)
"""The same of a short look, which ends a turn as soon as that is possible."""
BRIEF: Final = 12
"""How many positions a short look judges for each answer, on average."""
THOROUGH: Final = 6
"""So many answers, those best at a short look, get a thorough one."""
LEVEL: Final = 1e-9
"""Values closer than that are equal."""
SAMPLING: Final = 7
TIES: Final = 8
"""Streams of a bot's seed."""
SHOWN: Final = 5
"""How many answers are explained."""


@final
class Line:
    """Where a turn could end: what that is worth, the position there, and the answers after the first."""

    __slots__ = ("answers", "end", "value")

    def __init__(self, value: float, end: Position, answers: tuple[int, ...]) -> None:
        self.value = value
        self.end = end
        self.answers = answers


@final
class Look:
    """A look from one question to the end of its seat's turn.

    The turn lasts as long as the frame below the seat's own frames lies where it lay: everything that the
    turn brings comes on top of it. `looks` bounds the positions that a thorough look judges; with none, every
    answer has the short look only.
    """

    __slots__ = ("anchor", "floor", "left", "looks", "margin", "seat", "value")

    def __init__(self, value: Eyes, position: Position, looks: int, margin: bool) -> None:
        stack = position.stack
        floor = len(stack) - 1
        while floor and stack[floor - 1].seat == position.seat and not stack[floor - 1].step.starts_turn:
            floor -= 1
        self.value = value
        self.seat = position.seat
        self.floor = floor
        self.anchor = stack[floor - 1] if floor else None
        self.looks = looks
        self.left = 0
        self.margin = margin
        """True if answers are compared by what the rivals have as well; the rest of a turn never is."""

    def running(self, position: Position) -> bool:
        """True if the turn is not over."""
        stack = position.stack
        return len(stack) > self.floor and (not self.floor or stack[self.floor - 1] is self.anchor)

    def lines(self, position: Position) -> list[Line]:
        """The best line of each legal answer, in their order: a short look, at the best a thorough one."""
        self.left = BRIEF * len(position.legal)
        found = [self.weighed(self.best(after(position, code), NARROW)) for code in position.legal]
        if self.looks:
            ranked = sorted(range(len(found)), key=lambda number: -found[number].value)
            for number in ranked[:THOROUGH]:
                line = self.thorough(position, position.legal[number])
                found[number] = max(found[number], line, key=line_value)
        return found

    def thorough(self, position: Position, code: int) -> Line:
        """The best line of one answer."""
        self.left = self.looks
        return self.weighed(self.best(after(position, code), WIDE))

    def weighed(self, line: Line) -> Line:
        """A line as it counts against the lines of other answers."""
        return Line(self.value.margin(line.end, self.seat), line.end, line.answers) if self.margin else line

    def best(self, position: Position, widths: tuple[int, ...]) -> Line:
        """The end of the turn from here that is worth most to the seat. The position is used up.

        Once the looks are used up, the turn ends as soon as it can, by answers that are best at once.
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
            children = self.judged(position)
            width = 1 if spent or not widths else widths[0]
            if position.seat != self.seat or width == 1:
                _, code, position = children[0]
                answers += (code,)
                continue
            lines = [(self.best(child, widths[1:]), code) for _, code, child in children[:width]]
            line, code = max(lines, key=lambda pair: pair[0].value)
            return Line(line.value, line.end, (*answers, code, *line.answers))
        return Line(self.value.worth(position, self.seat), position, answers)

    def again(self, position: Position, code: int, answers: tuple[int, ...]) -> Position:
        """The end of a turn that was found before, if what is hidden is otherwise. The position stays.

        Where an answer is not possible any more, what is best at once is taken.
        """
        position = after(position, code)
        number = 0
        while self.running(position):
            if len(position.legal) == 1:
                position.apply(position.legal[0])
                continue
            if number < len(answers) and answers[number] in position.legal:
                position.apply(answers[number])
            else:
                position = self.judged(position)[0][2]
            number += 1
        return position

    def judged(self, position: Position) -> list[tuple[float, int, Position]]:
        """What each answer leads to at once, the best for who answers first."""
        found = []
        for code in position.legal:
            child = after(position, code)
            found.append((self.value.worth(child, position.seat), code, child))
        self.left -= len(found)
        found.sort(key=first, reverse=True)
        return found


def after(position: Position, code: int) -> Position:
    """The position that an answer leads to; the one that is asked stays as it is."""
    child = position.clone()
    child.apply(code)
    return child


def line_value(line: Line) -> float:
    return line.value


def first(judged: tuple[float, int, Position]) -> float:
    return judged[0]


def sampled(position: Position, seed: int, number: int) -> Position:
    """What the seat to answer may imagine; it depends on what the seat sees and on the seed alone."""
    return position.determinize(position.seat, mixed(seeded(seed, SAMPLING) + number))


def pick_best(codes: list[int], values: list[float], seed: int) -> int:
    """The answer of the highest value; the seed decides between equals."""
    best = max(values)
    level = [code for code, value in zip(codes, values, strict=True) if value > best - LEVEL]
    return level[Chance(seeded(seed, TIES)).below(len(level))]


def explained(value: Value, now: Position, codes: list[int], lines: list[Line]) -> list[Explanation]:
    """The best answers with what they gain, the best first."""
    start = value.margin(now, now.seat)
    ranked = sorted(zip(codes, lines, strict=True), key=lambda pair: -pair[1].value)
    return [
        (code, line.value - start, value.changes(now, line.end, now.seat)) for code, line in ranked[:SHOWN]
    ]
