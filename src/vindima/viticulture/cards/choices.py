"""Choices that several visitors share: two of several things; one of two things, or both at a cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vindima.core.combine import FIRST, OneOf, Seq, describe_effect, needed_by
from vindima.core.explain import Arg, Reason
from vindima.core.step import NOTHING, Frame, Step
from vindima.core.trial import can_finish, can_help, changed_by
from vindima.viticulture.amounts import Amount
from vindima.viticulture.guard import Guard
from vindima.viticulture.reasons import SPOILS_THE_REST
from vindima.viticulture.state import State


class ChooseTwo(OneOf[State]):
    """Do two different things out of several: choose the first, then the second.

    The first may make another one possible but never makes one impossible. So look-ahead is needed only for
    those that are not possible yet.
    """

    ask = "choose-two"

    def __init__(self, rule: str, *items: Step[State]) -> None:
        self.items = items
        self.others = tuple(other_than(rule, items, number) for number in range(len(items)))
        super().__init__(rule, *map(Ahead, items, self.others))

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code != NOTHING:
            state.push(self.others[code - FIRST], frame.seat)
            state.push(self.branches[code - FIRST], frame.seat)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {} if code == NOTHING else describe_effect(state, self.items[code - FIRST])

    def children(self) -> tuple[Step[Any], ...]:
        return (*self.items, *self.others, *self.branches)


def other_than(rule: str, items: tuple[Step[State], ...], number: int) -> Step[State]:
    """What can follow after one of the items."""
    if len(items) == 2:
        return items[1 - number]
    return OtherOf(rule, number, *items)


class OtherOf(OneOf[State]):
    """One of several steps, except the one that was done first."""

    def __init__(self, rule: str, done: int, *branches: Step[State]) -> None:
        super().__init__(rule, *branches)
        self.done = done
        self.codes = [code for code in self.codes if code != FIRST + done]
        self.needs = needed_by([branch for number, branch in enumerate(branches) if number != done])

    def blocked(self, state: State, seat: int) -> Reason | None:
        reason: Reason | None = None
        for number, branch in enumerate(self.branches):
            if number != self.done:
                reason = branch.blocked(state, seat)
                if reason is None:
                    return None
        return reason

    def unconditional(self) -> bool:
        return any(step.unconditional() for number, step in enumerate(self.branches) if number != self.done)


class Ahead(Guard):
    """A step that another one must follow: answers that would make the other impossible are refused.

    `whole` is the step itself, or the step that it is a part of.
    """

    def __init__(self, step: Step[State], other: Step[State], whole: Step[State] | None = None) -> None:
        self.other = other
        self.whole: Step[State] = step if whole is None else whole
        self.both: Seq[State] = Seq(step.rule, step, other)
        self.fields = changed_by(self.whole, other)
        self.helps = can_help(self.whole, other)
        super().__init__(step, SPOILS_THE_REST)

    def over(self, part: Step[State]) -> Guard:
        return Ahead(part, self.other, self.whole)

    def blocked(self, state: State, seat: int) -> Reason | None:
        reason = self.step.blocked(state, seat)
        if reason is not None:
            return reason
        reason = self.other.blocked(state, seat)
        if reason is None or (self.helps and can_finish(state, self.both, seat, self.fields)):
            return None
        return reason

    def unconditional(self) -> bool:
        return self.step.unconditional() and self.other.unconditional()

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if self.other.blocked(state, frame.seat) is None:
            return self.step.options(state, self.inner(frame))
        return super().options(state, frame)

    def spoils(self, state: State, frame: Frame, code: int) -> bool:
        if self.other.blocked(state, frame.seat) is None:
            return False
        if not self.helps:
            return True
        rest = [Frame(self.other, frame.seat), *self.waiting(state)]
        return not can_finish(state, Answered(self.inner(frame), code, rest), frame.seat, self.fields)

    def children(self) -> tuple[Step[Any], ...]:
        return (self.step, self.other, *self.parts)


class Answered(Step[State]):
    """A frame with its answer, and the frames below it. Used only for look-ahead."""

    def __init__(self, frame: Frame, code: int, rest: list[Frame]) -> None:
        self.frame = frame
        self.code = code
        self.rest = rest

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.stack.extend(self.rest)
        self.frame.step.take(state, self.frame, self.code)


class OneOrBoth(OneOf[State]):
    """One of two steps, or both in any order at a cost that is paid first (T9)."""

    def __init__(self, rule: str, cost: Step[State], first: Step[State], second: Step[State]) -> None:
        super().__init__(rule, first, second, Seq(rule, cost, ChooseTwo(rule, first, second)))


class Whether(Step[State]):
    """One of two steps, decided by a condition; the player has no choice."""

    def __init__(
        self, rule: str, condition: Callable[[State, int], bool], then: Step[State], otherwise: Step[State]
    ) -> None:
        self.rule = rule
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def take(self, state: State, frame: Frame, code: int) -> None:
        step = self.then if self.condition(state, frame.seat) else self.otherwise
        state.push(step, frame.seat)

    def children(self) -> tuple[Step[Any], ...]:
        return (self.then, self.otherwise)


def score_below(limit: Amount) -> Callable[[State, int], bool]:
    """A condition: the seat has fewer points than the limit."""

    def below(state: State, seat: int) -> bool:
        return state.score(seat) < limit.of(state)

    return below
