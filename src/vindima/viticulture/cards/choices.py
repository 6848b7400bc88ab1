"""Choices that several visitors share: two of some things, and one thing or, for a price, both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vindima.core.combine import FIRST, OneOf, Seq, effect_of
from vindima.core.explain import Arg, Reason
from vindima.core.step import NOTHING, Frame, Step
from vindima.core.trial import can_finish
from vindima.viticulture.guard import Guard
from vindima.viticulture.reasons import SPOILS_THE_REST
from vindima.viticulture.state import State


class ChooseTwo(Step[State]):
    """Two different things out of some, in any order: which comes first, then which other one.

    The first may make the second possible but never takes it away: what can be done now can be done then. So
    only things that cannot be done yet are looked for ahead.
    """

    ask = "choose-two"

    def __init__(self, rule: str, *items: Step[State]) -> None:
        self.rule = rule
        self.items = items
        self.others = tuple(other_than(rule, items, number) for number in range(len(items)))
        self.firsts = tuple(Ahead(item, other) for item, other in zip(items, self.others, strict=True))

    def blocked(self, state: State, seat: int) -> Reason | None:
        reason: Reason | None = None
        for first in self.firsts:
            reason = first.blocked(state, seat)
            if reason is None:
                return None
        return reason

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(FIRST, FIRST + len(self.items))

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return self.firsts[code - FIRST].blocked(state, frame.seat)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code != NOTHING:
            state.push(self.others[code - FIRST], frame.seat)
            state.push(self.firsts[code - FIRST], frame.seat)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {} if code == NOTHING else {"it": effect_of(self.items[code - FIRST])}

    def children(self) -> tuple[Step[Any], ...]:
        return (*self.items, *self.others, *self.firsts)


def other_than(rule: str, items: tuple[Step[State], ...], number: int) -> Step[State]:
    """What is left to do after one of the items."""
    if len(items) == 2:
        return items[1 - number]
    return OtherOf(rule, number, *items)


class OtherOf(OneOf[State]):
    """One of several steps, but for the one that was done first."""

    def __init__(self, rule: str, done: int, *branches: Step[State]) -> None:
        super().__init__(rule, *branches)
        self.done = done

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return [FIRST + number for number in range(len(self.branches)) if number != self.done]

    def blocked(self, state: State, seat: int) -> Reason | None:
        reason: Reason | None = None
        for number, branch in enumerate(self.branches):
            if number != self.done:
                reason = branch.blocked(state, seat)
                if reason is None:
                    return None
        return reason


class Ahead(Guard):
    """A step that another one follows: an answer after which that could not be done is refused."""

    def __init__(self, step: Step[State], other: Step[State]) -> None:
        self.other = other
        self.both: Seq[State] = Seq(step.rule, step, other)
        super().__init__(step, SPOILS_THE_REST)

    def over(self, part: Step[State]) -> Guard:
        return Ahead(part, self.other)

    def blocked(self, state: State, seat: int) -> Reason | None:
        reason = self.step.blocked(state, seat)
        if reason is not None:
            return reason
        reason = self.other.blocked(state, seat)
        return None if reason is None or can_finish(state, self.both, seat) else reason

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if self.other.blocked(state, frame.seat) is None:
            return self.step.options(state, self.inner(frame))
        return super().options(state, frame)

    def spoils(self, state: State, frame: Frame, code: int) -> bool:
        if self.other.blocked(state, frame.seat) is None:
            return False
        rest = [Frame(self.other, frame.seat), *self.waiting(state)]
        return not can_finish(state, Answered(self.inner(frame), code, rest), frame.seat)

    def children(self) -> tuple[Step[Any], ...]:
        return (self.step, self.other, *self.parts)


class Answered(Step[State]):
    """A frame that is answered, and the frames that wait below it. Only ever tried, never asked."""

    def __init__(self, frame: Frame, code: int, rest: list[Frame]) -> None:
        self.frame = frame
        self.code = code
        self.rest = rest

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.stack.extend(self.rest)
        self.frame.step.take(state, self.frame, self.code)


class OneOrBoth(OneOf[State]):
    """One of two steps, or both at a cost that is paid before, in the order that their owner likes (T9)."""

    def __init__(self, rule: str, cost: Step[State], first: Step[State], second: Step[State]) -> None:
        super().__init__(rule, first, second, Seq(rule, cost, ChooseTwo(rule, first, second)))
