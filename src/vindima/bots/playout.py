"""Imagined games: everyone plays on at a glance, by what has done well before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from vindima.bots.look import after
from vindima.bots.value import Value
from vindima.core.chance import Chance, seeded
from vindima.core.position import Position
from vindima.core.step import Frame, begins_turn

__all__ = ["Playout", "Span"]

WHIM: Final = 0.4
"""Points by which seats that are played at a glance may err."""
MANY: Final = 8
"""Of more answers than that, a glance sees so many."""
HABITS: Final = 3
"""So many ways to begin a turn, those that have gained most, are looked at."""
SHORT: Final = 1.5
"""A turn that gains less than it used to by more than that is thought through anew."""
FRESH: Final = 0.3
"""How much the latest turn counts in what such turns have gained."""
QUESTIONS: Final = 120
"""An imagined game that asks more than that is judged where it stands."""
WHIMS: Final = 11
"""The stream of a seed that they are drawn from."""


@final
class Span:
    """How far an imagined game goes: to the end of so many turns that a seat has still to begin."""

    __slots__ = ("left", "seat", "turn")

    def __init__(self, seat: int, turns: int = 1) -> None:
        self.seat = seat
        self.left = turns
        self.turn: Frame | None = None
        """The question that the last of them began with."""

    def over(self, position: Position) -> bool:
        """True if the game goes no further. It has to be asked of every position on the way."""
        stack = position.stack
        if not stack:
            return True
        if begins_turn(stack, self.turn):
            if not self.left:
                return True
            if position.seat == self.seat:
                self.left -= 1
                self.turn = stack[-1]
        return False


@final
class Habit:
    """How a seat goes on after the answer that begins a turn, and what such turns have gained of late."""

    __slots__ = ("answers", "gain")

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.gain = 0.0


@final
class Playout:
    """How everyone plays on. What is learnt of one imagined game helps the next.

    A turn that was played before is played the same way again, as far as its answers are possible: only
    where it gains less than it used to, it is thought through anew.
    """

    def __init__(self, value: Value, players: int) -> None:
        self.value = value
        self.habits: list[dict[int, Habit]] = [{} for _ in range(players)]
        """By the answer that begins the turn."""
        self.whim = Chance(0)

    def begin(self, seed: int) -> None:
        """Begin another imagined game; the seed decides all whims in it."""
        self.whim = Chance(seeded(seed, WHIMS))

    def gains(self, position: Position, codes: Sequence[int]) -> list[float]:
        """What who is asked has after each answer, in points: after the turn that it begins, or at once."""
        seat, habits = position.seat, self.habits[position.seat]
        if not begins_turn(position.stack):
            return [self.value.worth(after(position, code), seat) for code in codes]
        found = []
        for code in codes:
            answers = list(habits[code].answers) if code in habits else []
            found.append(self.value.worth(self.turned(position, code, answers), seat))
        return found

    def turned(self, position: Position, code: int, answers: list[int], free: bool = True) -> Position:
        """The position after a turn that begins with an answer and goes on by others, then at a glance.

        The answers become those that were given. An answer that leaves the turn to be begun still, and so
        comes `free`, is followed by the best that does begin it. Where it may not be free, the position is
        where the turn would be begun once more.
        """
        asked = position.stack[-1]
        floor = len(position.stack) - 1
        anchor = position.stack[floor - 1] if floor else None
        position = after(position, code)
        number = 0
        for _ in range(QUESTIONS):
            stack = position.stack
            if len(stack) <= floor or (floor and stack[floor - 1] is not anchor):
                break
            if stack[-1] is asked:
                return self.best_turn(position, free=False) if free else position
            if len(position.legal) == 1:
                position.apply(position.legal[0])
                continue
            if number < len(answers) and answers[number] in position.legal:
                position.apply(answers[number])
            else:
                del answers[number:]
                code, position = self.glance(position)
                answers.append(code)
            number += 1
        return position

    def played_on(self, position: Position, span: Span) -> Position:
        """The position where the span ends, if everyone plays at a glance."""
        for _ in range(QUESTIONS):
            if span.over(position):
                break
            position = self.next(position)
        return position

    def asked_again(self, position: Position, seat: int) -> Position:
        """The position where a seat has a choice, or the game is over, if everyone plays at a glance."""
        for _ in range(QUESTIONS):
            if position.over or (position.seat == seat and len(position.legal) > 1):
                break
            position = self.next(position)
        return position

    def next(self, position: Position) -> Position:
        """The position after the turn that begins, or after one answer."""
        if len(position.legal) == 1:
            position.apply(position.legal[0])
            return position
        return self.best_turn(position) if begins_turn(position.stack) else self.glance(position)[1]

    def glance(self, position: Position) -> tuple[int, Position]:
        """The answer that looks best to who is asked, and the position after it."""
        legal, seat = position.legal, position.seat
        best, chosen, answer = -1e9, position, -1
        for code in legal if len(legal) <= MANY else self.whim.shuffled(list(legal))[:MANY]:
            child = after(position, code)
            worth = self.value.worth(child, seat)
            if worth > best:
                best, chosen, answer = worth, child, code
        return answer, chosen

    def best_turn(self, position: Position, free: bool = True) -> Position:
        """The position after the best turn; of what was tried before, only what has gained most is tried."""
        seat, habits, asked = position.seat, self.habits[position.seat], position.stack[-1]
        known = [code for code in position.legal if code in habits]
        known.sort(key=lambda code: -habits[code].gain)
        new = [code for code in position.legal if code not in habits]
        before = self.value.worth(position, seat)
        best, chosen = -1e9, position
        for code in new + known[:HABITS]:
            habit = habits.get(code) or Habit()
            child = self.turned(position, code, habit.answers, free)
            if not free and child.stack and child.stack[-1] is asked:
                continue
            gain = self.value.worth(child, seat) - before
            if code in habits:
                if gain < habit.gain - SHORT:
                    fresh: list[int] = []
                    other = self.turned(position, code, fresh, free)
                    again = self.value.worth(other, seat) - before
                    if again > gain:
                        gain, child, habit.answers = again, other, fresh
                habit.gain += FRESH * (gain - habit.gain)
            else:
                habits[code] = habit
                habit.gain = gain
            gain += WHIM * self.whim.below(1000) / 1000
            if gain > best:
                best, chosen = gain, child
        return self.glance(position)[1] if chosen is position else chosen
