"""Combinators: steps made of other steps. A card's effect is built from them and checked at import."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from vindima.core.answers import DONE, YES, Vocabulary
from vindima.core.explain import Arg, BadData, Reason, Ref
from vindima.core.position import Position
from vindima.core.step import NOTHING, Fields, Frame, Step

__all__ = [
    "DONE",
    "FIRST",
    "YES",
    "Each",
    "Maybe",
    "OneOf",
    "Seq",
    "UpTo",
    "add_plain_words",
    "describe_effect",
    "effect_of",
    "needed_by",
]

S = TypeVar("S", bound=Position)

FIRST: Final = 2
"""The code of the first branch of a choice; the second is FIRST + 1, and so on up to the sixth."""
BRANCHES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def add_plain_words(vocabulary: Vocabulary) -> None:
    """Add the answers that combinators use; they come first in every game's vocabulary."""
    vocabulary.word(DONE, "done")
    vocabulary.word(YES, "yes")
    vocabulary.words(FIRST, "choose", "branch", BRANCHES)


def effect_of(step: Step[Any]) -> Ref:
    """The noun for what a step does, for an answer that stands for the whole step."""
    return Ref("effect", step.name.replace("/", "-"))


def describe_effect(state: Position, step: Step[Any]) -> dict[str, Arg]:
    """The message arguments for what a step does: its noun, and the numbers in the text of the noun."""
    return {"it": effect_of(step), **state.numbers_of(step)}


def needed_by(steps: Sequence[Step[Any]]) -> Fields:
    """The fields that decide which of the steps are blocked."""
    found: set[str] = set()
    for step in steps:
        if step.needs is None:
            return None
        found.update(step.needs)
    return tuple(sorted(found))


class Seq(Step[S]):
    """Several steps, one after the other. It starts only if each of them could start now."""

    changes: Fields = ()

    def __init__(self, rule: str, *steps: Step[S]) -> None:
        self.rule = rule
        self.steps = steps

    def blocked(self, state: S, seat: int) -> Reason | None:
        for step in self.steps:
            reason = step.blocked(state, seat)
            if reason is not None:
                return reason
        return None

    def unconditional(self) -> bool:
        return all(step.unconditional() for step in self.steps)

    def take(self, state: S, frame: Frame, code: int) -> None:
        for step in reversed(self.steps):
            state.push(step, frame.seat)

    def children(self) -> tuple[Step[Any], ...]:
        return self.steps


class OneOf(Step[S]):
    """One of several steps; only those that can start may be chosen."""

    ask = "choose-one"
    changes: Fields = ()

    def __init__(self, rule: str, *branches: Step[S]) -> None:
        if not 1 < len(branches) <= len(BRANCHES):
            raise BadData(f"{rule}: a choice has 2 to {len(BRANCHES)} branches, not {len(branches)}")
        self.rule = rule
        self.branches = branches
        self.codes: Sequence[int] = range(FIRST, FIRST + len(branches))
        self.needs = needed_by(branches)

    def blocked(self, state: S, seat: int) -> Reason | None:
        reason: Reason | None = None
        for branch in self.branches:
            reason = branch.blocked(state, seat)
            if reason is None:
                return None
        return reason

    def unconditional(self) -> bool:
        return any(branch.unconditional() for branch in self.branches)

    def candidates(self, state: S, frame: Frame) -> Sequence[int]:
        return self.codes

    def refuse(self, state: S, frame: Frame, code: int) -> Reason | None:
        return self.branches[code - FIRST].blocked(state, frame.seat)

    def take(self, state: S, frame: Frame, code: int) -> None:
        if code != NOTHING:
            state.push(self.branches[code - FIRST], frame.seat)

    def describe(self, state: S, frame: Frame, code: int) -> dict[str, Arg]:
        if code == NOTHING:
            return {}
        return describe_effect(state, self.branches[code - FIRST])

    def children(self) -> tuple[Step[Any], ...]:
        return self.branches


class Maybe(Step[S]):
    """A step that its seat may skip."""

    ask = "may"

    def __init__(self, step: Step[S]) -> None:
        self.rule = step.rule
        self.step = step

    def candidates(self, state: S, frame: Frame) -> Sequence[int]:
        return (YES, DONE)

    def refuse(self, state: S, frame: Frame, code: int) -> Reason | None:
        return self.step.blocked(state, frame.seat) if code == YES else None

    def options(self, state: S, frame: Frame) -> Sequence[int]:
        return () if self.step.blocked(state, frame.seat) is not None else (YES, DONE)

    def take(self, state: S, frame: Frame, code: int) -> None:
        if code == YES:
            state.push(self.step, frame.seat)

    def describe(self, state: S, frame: Frame, code: int) -> dict[str, Arg]:
        return describe_effect(state, self.step)

    def children(self) -> tuple[Step[Any], ...]:
        return (self.step,)


class UpTo(Step[S]):
    """A step done at least once and at most `times` times; its seat may stop after each time."""

    ask = "once-more"

    def __init__(self, times: int, step: Step[S]) -> None:
        self.rule = step.rule
        self.times = times
        self.step = step

    def blocked(self, state: S, seat: int) -> Reason | None:
        return self.step.blocked(state, seat)

    def unconditional(self) -> bool:
        return self.step.unconditional()

    def options(self, state: S, frame: Frame) -> Sequence[int]:
        done = len(frame.memo)
        if done == 0 or done == self.times or self.step.blocked(state, frame.seat) is not None:
            return ()
        return (YES, DONE)

    def take(self, state: S, frame: Frame, code: int) -> None:
        done = len(frame.memo)
        if code == YES or (done == 0 and self.step.blocked(state, frame.seat) is None):
            state.then(Frame(self.step, frame.seat), frame.noting(YES))

    def describe(self, state: S, frame: Frame, code: int) -> dict[str, Arg]:
        return {**describe_effect(state, self.step), "left": self.times - len(frame.memo)}

    def children(self) -> tuple[Step[Any], ...]:
        return (self.step,)


class Each(Step[S]):
    """A step for several seats, in the order that `seats` returns."""

    def __init__(self, seats: Callable[[S, int], Sequence[int]], step: Step[S]) -> None:
        self.rule = step.rule
        self.seats = seats
        self.step = step

    def take(self, state: S, frame: Frame, code: int) -> None:
        for seat in reversed(self.seats(state, frame.seat)):
            state.push(self.step, seat)

    def children(self) -> tuple[Step[Any], ...]:
        return (self.step,)
