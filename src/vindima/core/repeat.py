"""A step that is done several times: after each time it asks its own question again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from vindima.core.combine import DONE
from vindima.core.explain import Reason
from vindima.core.position import Position
from vindima.core.step import NOTHING, Frame, Step

__all__ = ["Repeat"]

S = TypeVar("S", bound=Position)


class Repeat(Step[S]):
    """Something done once or more, one choice each time. The memo holds the choices made so far.

    Each game decides in `options` how often it must be done and when its seat may stop; the code for stopping
    is always DONE.
    """

    def most_times(self, state: S) -> int:
        """The maximum number of times it can be done."""
        raise NotImplementedError

    def choices(self, state: S, frame: Frame) -> Sequence[int]:
        """The codes that do it once, including those that are refused with a reason."""
        raise NotImplementedError

    def refuse_choice(self, state: S, frame: Frame, code: int) -> Reason | None:
        """Why a choice is not possible; None if it is."""
        return None

    def possible_choices(self, state: S, frame: Frame) -> list[int]:
        """The choices that are not refused, regardless of what follows them."""
        return [code for code in self.choices(state, frame) if self.refuse_choice(state, frame, code) is None]

    def do(self, state: S, frame: Frame, code: int) -> None:
        """Do it once. The step's own frame comes next unless this pushes something else."""
        raise NotImplementedError

    def finish(self, state: S, frame: Frame) -> None:
        """What happens after the last time."""

    def repeat(self, state: S, frame: Frame, code: int) -> None:
        """Do it once and ask again, or finish."""
        if code in (DONE, NOTHING):
            self.finish(state, frame)
        else:
            state.stack.append(frame.noting(code))
            self.do(state, frame, code)

    def take(self, state: S, frame: Frame, code: int) -> None:
        self.repeat(state, frame, code)
