"""Guards: steps that refuse answers which would make what follows impossible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vindima.core.explain import Arg, Reason
from vindima.core.step import Frame, Step
from vindima.core.trial import can_repeat
from vindima.viticulture.reasons import KEEP_BONUS_FREE
from vindima.viticulture.repeat import TRIALS, Repeat
from vindima.viticulture.state import State


class Guard(Step[State]):
    """A step and its parts, whose questions refuse the answers that would make what follows impossible.

    `spoiling` is the reason given for refusing them.
    """

    def __init__(self, step: Step[State], spoiling: Reason) -> None:
        self.rule = step.rule
        self.secret = step.secret
        self.step = step
        self.spoiling = spoiling
        self.parts = tuple(self.over(part) for part in step.children())

    def over(self, part: Step[State]) -> Guard:
        """The same guard for a part of the step."""
        raise NotImplementedError

    def spoils(self, state: State, frame: Frame, code: int) -> bool:
        """True if an answer to the top question would make what follows impossible."""
        raise NotImplementedError

    def inner(self, frame: Frame) -> Frame:
        return Frame(self.step, frame.seat, frame.memo)

    def waiting(self, state: State) -> list[Frame]:
        """The rest of the guarded step after the top question, without the guard."""
        found: list[Frame] = []
        for frame in reversed(state.stack[:-1]):
            step = frame.step
            if not isinstance(step, Guard):
                break
            found.append(step.inner(frame))
        found.reverse()
        return found

    def asks(self, state: State, frame: Frame) -> str:
        return self.step.asks(state, self.inner(frame))

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        inner = self.inner(frame)
        return self.step.candidates(state, inner) or self.step.options(state, inner)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        reason = self.step.refuse(state, self.inner(frame), code)
        return reason if reason is not None or not self.spoils(state, frame, code) else self.spoiling

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        found = self.step.options(state, self.inner(frame))
        kept = [code for code in found if not self.spoils(state, frame, code)]
        # A step that has begun must go on: with a determinized hand there may be no better answer.
        return found if frame.memo and not kept else kept

    def take(self, state: State, frame: Frame, code: int) -> None:
        height = len(state.stack)
        self.step.take(state, self.inner(frame), code)
        for place in range(height, len(state.stack)):
            state.stack[place] = self.guarded(state.stack[place])

    def guarded(self, frame: Frame) -> Frame:
        """A frame that the step has pushed, guarded if it belongs to the step or to a part of it."""
        if frame.step is self.step:
            return Frame(self, frame.seat, frame.memo)
        for part in self.parts:
            if frame.step is part.step:
                return Frame(part, frame.seat, frame.memo)
        return frame

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return self.step.describe(state, self.inner(frame), code)

    def children(self) -> tuple[Step[Any], ...]:
        return (self.step, *self.parts)


class TowardsBonus(Guard):
    """Part of a step that must be repeated as often as its bonus allows (friendly_variant).

    The step that must be repeated is the frame below those of the guard.
    """

    def __init__(self, step: Step[State]) -> None:
        super().__init__(step, KEEP_BONUS_FREE)

    def over(self, part: Step[State]) -> Guard:
        return TowardsBonus(part)

    def spoils(self, state: State, frame: Frame, code: int) -> bool:
        waiting = self.waiting(state)
        whole = state.stack[len(state.stack) - 2 - len(waiting)]
        step = whole.step
        if not isinstance(step, Repeat) or len(whole.memo) >= step.least_times(state):
            return False
        trial = state.clone()
        trial.stack = [Frame(step.easy, whole.seat, whole.memo), *waiting]
        self.step.take(trial, self.inner(frame), code)
        return not can_repeat(trial, step.easy, step.least_times(state), state.reveals, [TRIALS])
