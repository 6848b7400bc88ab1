"""The shape that most sentences of this game have: do something once, or up to so many times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.explain import Reason
from vindima.core.step import NOTHING, Frame, Step
from vindima.viticulture.reasons import KEEP_BONUS_FREE
from vindima.viticulture.state import State

EMPTY: Final[tuple[int, ...]] = ()


class Repeat(Step[State]):
    """Something done at least `least` and at most `most` times. The memo holds one entry for each time."""

    least: int = 1
    most: int = 1
    must: bool = False
    """The friendly variant: a bonus space that was taken is used, so it is done as often as it can be."""

    def most_times(self, state: State) -> int:
        return self.most

    def least_times(self, state: State) -> int:
        return self.most_times(state) if self.must else self.least

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        """The codes that are worth a reason when refused."""
        raise NotImplementedError

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        return None

    def do(self, state: State, frame: Frame, code: int) -> None:
        """Do it once. The step's own frame comes next unless this pushes something else."""
        raise NotImplementedError

    def leads_on(self, state: State, frame: Frame, code: int) -> bool:
        """True if after this choice it can still be done as often as it must be."""
        if len(frame.memo) + 1 >= self.least_times(state):
            return True
        trial = state.clone()
        trial.stack = []
        self.take(trial, frame, code)
        return can_repeat(trial, self, frame.seat, state.reveals)

    def finish(self, state: State, frame: Frame) -> None:
        """What happens when it is over."""

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        found = self.choices(state, frame)
        return [*found, DONE] if len(frame.memo) >= self.least_times(state) else found

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if code == DONE:
            return None
        reason = self.refuse_choice(state, frame, code)
        if reason is None and self.must and not self.leads_on(state, frame, code):
            return KEEP_BONUS_FREE
        return reason

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        done = len(frame.memo)
        if done >= self.most_times(state):
            return EMPTY
        found = [code for code in self.choices(state, frame) if self.refuse(state, frame, code) is None]
        if found and done >= self.least_times(state):
            found.append(DONE)
        return found

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code in (DONE, NOTHING):
            self.finish(state, frame)
        else:
            state.stack.append(frame.noting(code))
            self.do(state, frame, code)


def can_repeat(trial: State, step: Repeat, seat: int, reveals: int) -> bool:
    """True if some answers of the seat lead to a frame of the step that has been done as often as it must be.

    What a card yet to be drawn would bring, or what others would answer, counts for nothing.
    """
    if any(frame.step is step and len(frame.memo) >= step.least_times(trial) for frame in trial.stack):
        return True
    trial.settle()
    if trial.reveals != reveals or trial.seat != seat:
        return False
    for code in trial.legal:
        if code != DONE:
            other = trial.clone()
            frame = other.stack.pop()
            frame.step.take(other, frame, code)
            if can_repeat(other, step, seat, reveals):
                return True
    return False
