"""The shape that most sentences of this game have: do something once, or up to so many times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.explain import Reason
from vindima.core.step import NOTHING, Frame, Step
from vindima.viticulture.state import State

EMPTY: Final[tuple[int, ...]] = ()


class Repeat(Step[State]):
    """Something done at least `least` and at most `most` times. The memo holds one entry for each time."""

    least: int = 1
    most: int = 1

    def most_times(self, state: State) -> int:
        return self.most

    def least_times(self, state: State) -> int:
        return self.least

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        """The codes that are worth a reason when refused."""
        raise NotImplementedError

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        return None

    def do(self, state: State, frame: Frame, code: int) -> None:
        """Do it once. The step's own frame comes next unless this pushes something else."""
        raise NotImplementedError

    def finish(self, state: State, frame: Frame) -> None:
        """What happens when it is over."""

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        found = self.choices(state, frame)
        return [*found, DONE] if len(frame.memo) >= self.least_times(state) else found

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return None if code == DONE else self.refuse_choice(state, frame, code)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        done = len(frame.memo)
        if done >= self.most_times(state):
            return EMPTY
        found = [
            code for code in self.choices(state, frame) if self.refuse_choice(state, frame, code) is None
        ]
        if found and done >= self.least_times(state):
            found.append(DONE)
        return found

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code in (DONE, NOTHING):
            self.finish(state, frame)
        else:
            state.stack.append(frame.noting(code))
            self.do(state, frame, code)
