"""Plans: the best lines of a year, followed turn by turn to its end.

Where one plays alone nobody else moves; at a table the others are imagined to play at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import perf_counter
from typing import Final, final

from vindima.bots.foresight import A_YEAR
from vindima.bots.look import LEVEL, Look, after
from vindima.bots.playout import Playout
from vindima.bots.value import Eyes
from vindima.core.combine import DONE
from vindima.core.position import Position
from vindima.core.step import begins_turn

__all__ = ["NARROW", "WIDTH", "Ahead", "Late", "Plan", "Turn", "Year", "ahead", "plan_of", "settled"]

WIDTH: Final = 8
"""So many lines of a year are followed at once, unless the time decides."""
NARROW: Final = 2
"""The same of a plan in a hurry."""
ENDS: Final = 40
"""So many ends of a turn are thought of in a line, the best."""
ALIKE: Final = 4
"""So many of them begin with the same answer."""
WIDTHS: Final = (3, 7, 7, 7, 3)
"""How many answers are followed at the first questions after the one that begins a turn.

The second or the third is often which visitor comes, and the gain shows only when all about the visit is
answered, so no visitor may be left out before.
"""
LOOKS: Final = 200
"""So many positions within a turn are looked at for each answer that begins it, on average."""
CAREFUL: Final = 0.95
"""So much of the time that is left is planned with."""

Ahead = tuple[float, Position, tuple[int, ...]]
"""What a line has come to, the position there, and all answers on the way where there was a choice."""


class Late(Exception):
    """A plan is not ready in time."""


@final
class Turn:
    """The ways in which one turn may go. Raises Late if they are not found `until` a moment."""

    def __init__(self, eyes: Eyes, position: Position, until: float = inf) -> None:
        self.eyes = eyes
        self.seat = position.seat
        self.look = Look(eyes, position, 0, margin=False)
        self.left = LOOKS * len(position.legal)
        self.ends: list[Ahead] = []
        for code in position.legal:
            if perf_counter() > until:
                raise Late
            self.follow(after(position, code), (code,), WIDTHS)
        self.ends.sort(key=ahead)

    def follow(
        self,
        position: Position,
        answers: tuple[int, ...],
        widths: tuple[int, ...],
        worth: float | None = None,
    ) -> None:
        """Go on to every end that is looked at; once the looks are used up, to the nearest.

        What the position is worth is told if it is known already.
        """
        while self.look.running(position):
            legal = position.legal
            if len(legal) == 1:
                position.apply(legal[0])
                worth = None
                continue
            if self.left <= 0 and DONE in legal:
                position.apply(DONE)
                answers += (DONE,)
                worth = None
                continue
            self.left -= len(legal)
            width = widths[0] if widths and self.left > 0 else 1
            if width >= len(legal):
                for code in legal:
                    self.follow(after(position, code), (*answers, code), widths[1:])
                return
            children = self.children(position)
            if width > 1:
                for known, code, child in children[:width]:
                    self.follow(child, (*answers, code), widths[1:], known)
                return
            worth, code, position = children[0]
            answers += (code,)
        if not position.over and len(position.legal) == 1:
            position = settled(position)
            worth = None
        self.ends.append(
            (self.eyes.worth(position, self.seat) if worth is None else worth, position, answers)
        )

    def children(self, position: Position) -> list[tuple[float, int, Position]]:
        """What each answer leads to and what that is worth, the best first."""
        found = []
        for code in position.legal:
            child = after(position, code)
            found.append((self.eyes.worth(child, self.seat), code, child))
        found.sort(key=promise)
        return found

    def best(self, every: bool) -> list[Ahead]:
        """The best ends, not too many that begin alike; where asked for, one of `every` answer at least.

        Ends that begin alike and are worth the same are taken to be the same.
        """
        seen: dict[int, int] = {}
        last: dict[int, float] = {}
        found: list[Ahead] = []
        for end in self.ends:
            first = end[2][0]
            if abs(last.get(first, inf) - end[0]) < LEVEL:
                continue
            last[first] = end[0]
            seen[first] = seen.get(first, 0) + 1
            if seen[first] <= ALIKE and (len(found) < ENDS or (every and seen[first] == 1)):
                found.append(end)
        return found


def promise(child: tuple[float, int, Position]) -> float:
    """Answers are sorted by it, the best first."""
    return -child[0]


def ahead(line: Ahead) -> float:
    """Lines are sorted by it, the best first."""
    return -line[0]


@final
class Year:
    """The ways in which the rest of a year may go. The position stays as it is.

    Every line is followed turn by turn to the end of the year; after each turn the best go on, as many as the
    width says; with the pace of an earlier plan, no more than there is time for. The `others` at a table take
    their turns in between. Each turn meets the same chance, so that no order of turns is lucky. Raises Late
    if it is not done `until` a moment.
    """

    def __init__(
        self,
        eyes: Eyes,
        position: Position,
        width: int = WIDTH,
        until: float = inf,
        pace: Sequence[float] = (),
        others: Playout | None = None,
    ) -> None:
        self.eyes = eyes
        self.seat = position.seat
        self.year = year_of(position)
        self.others = others
        widest = width
        self.ends: list[Ahead] = []
        self.pace: list[float] = []
        """The seconds that a line took, turn by turn."""
        lines: list[Ahead] = [(0.0, position, ())]
        while lines:
            start = perf_counter()
            further = []
            for _, now, answers in lines:
                now.chance = position.chance
                for worth, end, more in Turn(eyes, now, until).best(every=not answers):
                    further.append((worth, end, (*answers, *more)))
            begun = len(lines)
            lines = self.unended(further)
            if others:
                lines = [self.judged(line) for line in lines]
                lines.sort(key=ahead)
                lines = different(lines, width, every=not self.pace)
                lines = self.unended([self.answered(others, line, until) for line in lines])
            lines.sort(key=ahead)
            self.pace.append((perf_counter() - start) / begun)
            if pace:
                left = pace[len(self.pace) :] or pace[-1:]
                width = max(NARROW, min(widest, lines_until(until, left)))
            lines = different(lines, width)

    def unended(self, lines: list[Ahead]) -> list[Ahead]:
        """Those of lines whose year goes on; the others are at their end."""
        found = []
        for line in lines:
            if not line[1].over and year_of(line[1]) == self.year:
                found.append(line)
            elif self.others:
                self.ends.append((self.eyes.result(line[1], self.seat), line[1], line[2]))
            else:
                self.ends.append(line)
        return found

    def judged(self, line: Ahead) -> Ahead:
        """A line with what it has come to against the others."""
        return self.eyes.margin(line[1], self.seat), line[1], line[2]

    def answered(self, others: Playout, line: Ahead, until: float) -> Ahead:
        """A line after the others have had their turns."""
        if perf_counter() > until:
            raise Late
        return self.judged((0.0, others.asked_again(line[1], self.seat), line[2]))

    def best(self) -> dict[int, Ahead]:
        """Of answers to the question, the best line that begins with each."""
        found: dict[int, Ahead] = {}
        for line in self.ends:
            first = line[2][0]
            if first not in found or line[0] > found[first][0]:
                found[first] = line
        return found


def lines_until(moment: float, pace: Sequence[float]) -> int:
    """How many lines can be followed until a moment."""
    return int(min(1e6, CAREFUL * (moment - perf_counter()) / max(1e-9, sum(pace))))


@final
class Plan:
    """What the lines of a year come to, as it was imagined. It may be kept while that comes true."""

    __slots__ = ("ends", "pace", "start")

    def __init__(self, start: Position, ends: list[tuple[float, tuple[int, ...]]], pace: list[float]) -> None:
        self.start = start
        self.ends = ends
        """What each line is worth, and its answers."""
        self.pace = pace

    def __reduce__(self) -> tuple[object, ...]:
        return Plan, (self.start, self.ends, self.pace)

    def worths(self) -> dict[int, float]:
        """What the best line that begins with each answer comes to; there are answers without a line."""
        found: dict[int, float] = {}
        for worth, answers in self.ends:
            if worth > found.get(answers[0], -inf):
                found[answers[0]] = worth
        return found

    def fits(self, position: Position) -> bool:
        """True if who plays alone sees what was imagined."""
        return self.start.legal == position.legal and self.start.prospects() == position.prospects()

    def answered(self, code: int) -> bool:
        """Go on to the next question. False if the plan says nothing of it."""
        self.ends = [
            (worth, answers[1:]) for worth, answers in self.ends if answers[0] == code and len(answers) > 1
        ]
        if not self.ends:
            return False
        chance = self.start.chance
        self.start = settled(after(self.start, code))
        if begins_turn(self.start.stack):
            self.start.chance = chance
            self.pace = self.pace[1:]
        return True


def plan_of(eyes: Eyes, start: Position, year: Year) -> Plan:
    """The plan that the lines of a year are."""
    ends = [(eyes.hope(result, start, 1), answers) for result, _, answers in year.ends]
    return Plan(start, ends, year.pace)


def year_of(position: Position) -> int:
    """The year that a position belongs to; to one who plays alone it ends before the hand is cut."""
    return position.year if position.players > 1 else position.stage // A_YEAR


def different(ranked: list[Ahead], most: int, every: bool = False) -> list[Ahead]:
    """The first lines that are not worth the same; where asked for, one of `every` first answer at least.

    Those that are worth the same lead to the same place, as a rule: two turns may come in either order.
    """
    found: list[Ahead] = []
    begun: set[int] = set()
    for line in ranked:
        new = every and line[2][0] not in begun
        if new or (len(found) < most and (not found or abs(line[0] - found[-1][0]) > LEVEL)):
            found.append(line)
            begun.add(line[2][0])
    return found


def settled(position: Position) -> Position:
    """The same position once all that is no choice is answered."""
    while not position.over and len(position.legal) == 1:
        position.apply(position.legal[0])
    return position
