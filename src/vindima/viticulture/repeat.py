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
TRIALS: Final = 300
"""How many answers a look ahead tries."""


class Repeat(Step[State]):
    """Something done at least `least` and at most `most` times. The memo holds one entry for each time."""

    least: int = 1
    most: int = 1
    must: bool = False
    """The friendly variant: a bonus space that was taken is used, so it is done as often as it can be."""

    twin: Repeat | None = None
    """Of a step that must be done so often: the same without that duty."""

    @property
    def easy(self) -> Repeat:
        """What a look ahead is made with, so that it asks no further look ahead."""
        return self if self.twin is None else self.twin

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
        least = self.least_times(state)
        if len(frame.memo) + 1 >= least:
            return True
        trial = state.clone()
        trial.stack = []
        self.easy.take(trial, Frame(self.easy, frame.seat, frame.memo), code)
        return can_repeat(trial, self.easy, least, state.reveals, [TRIALS])

    def finish(self, state: State, frame: Frame) -> None:
        """What happens when it is over."""

    def possible(self, state: State, frame: Frame) -> list[int]:
        """The choices that nothing refuses, whatever is to come after them."""
        return [code for code in self.choices(state, frame) if self.refuse_choice(state, frame, code) is None]

    def leading_on(self, state: State, frame: Frame) -> list[int]:
        """Of a step that must be done so often: the possible choices that leave it so."""
        if not self.must:
            return []
        return [code for code in self.possible(state, frame) if self.leads_on(state, frame, code)]

    def duty(self, state: State, leading: list[int]) -> int:
        """How often it has to be done at least. A bonus that no choice leads to any more need not be used."""
        return self.least_times(state) if leading or not self.must else self.least

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        found = self.choices(state, frame)
        may_stop = len(frame.memo) >= self.duty(state, self.leading_on(state, frame))
        return [*found, DONE] if may_stop else found

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if code == DONE:
            return None
        reason = self.refuse_choice(state, frame, code)
        if reason is None and self.must:
            leading = self.leading_on(state, frame)
            return KEEP_BONUS_FREE if leading and code not in leading else None
        return reason

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        done = len(frame.memo)
        if done >= self.most_times(state):
            return EMPTY
        leading = self.leading_on(state, frame)
        found = leading or self.possible(state, frame)
        if found and done >= self.duty(state, leading):
            found.append(DONE)
        return found

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code in (DONE, NOTHING):
            self.finish(state, frame)
        else:
            state.stack.append(frame.noting(code))
            self.do(state, frame, code)


def can_repeat(trial: State, step: Repeat, times: int, reveals: int, left: list[int]) -> bool:
    """True if some answers of its seat lead to a frame of the step that has been done so often.

    What a card yet to be drawn would bring, or what others would answer, counts for nothing. After so many
    tries as are left it is taken to be possible, rather than keep the table waiting.
    """
    seat = trial.stack[0].seat
    if any(frame.step is step and len(frame.memo) >= times for frame in trial.stack):
        return True
    trial.settle()
    if trial.reveals != reveals or trial.seat != seat:
        return False
    for code in trial.legal:
        if code != DONE:
            left[0] -= 1
            other = trial.clone()
            frame = other.stack.pop()
            frame.step.take(other, frame, code)
            if left[0] < 0 or (other.stack and can_repeat(other, step, times, reveals, left)):
                return True
    return False
