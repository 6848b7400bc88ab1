"""The shape of most rules of this game: do something once, or up to a number of times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core import repeat
from vindima.core.combine import DONE
from vindima.core.explain import Arg, Reason
from vindima.core.step import EMPTY, Frame
from vindima.core.trial import can_repeat
from vindima.viticulture.amounts import ONE, Amount, amount
from vindima.viticulture.reasons import KEEP_BONUS_FREE
from vindima.viticulture.state import State

TRIALS: Final = 300
"""How many answers look-ahead tries."""


class Repeat(repeat.Repeat[State]):
    """Something done at least `least` and at most `most` times. The memo holds one entry for each time."""

    least: Amount = ONE
    most: Amount = ONE
    must: bool = False
    """The friendly variant: a player who takes a bonus space must use it as often as possible."""

    twin: Repeat | None = None
    """For a step with `must`: the same step without that requirement."""

    @property
    def easy(self) -> Repeat:
        """The step used for look-ahead; it does not look ahead itself."""
        return self if self.twin is None else self.twin

    def most_times(self, state: State) -> int:
        return self.most.of(state)

    def least_times(self, state: State) -> int:
        return self.most_times(state) if self.must else self.least.of(state)

    def leads_on(self, state: State, frame: Frame, code: int) -> bool:
        """True if this choice still allows the required number of times."""
        least = self.least_times(state)
        if len(frame.memo) + 1 >= least:
            return True
        trial = state.clone()
        trial.stack = []
        self.easy.take(trial, Frame(self.easy, frame.seat, frame.memo), code)
        return can_repeat(trial, self.easy, least, state.reveals, [TRIALS])

    def leading_on(self, state: State, frame: Frame) -> list[int]:
        """For a step with `must`: the possible choices that still allow the required number of times."""
        if not self.must:
            return []
        return [code for code in self.possible_choices(state, frame) if self.leads_on(state, frame, code)]

    def duty(self, state: State, leading: list[int]) -> int:
        """The required number of times. A bonus that no choice can reach any longer need not be used."""
        return self.least_times(state) if leading or not self.must else self.least.of(state)

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
        if self.must:
            leading = self.leading_on(state, frame)
            least = self.duty(state, leading)
            found = leading or self.possible_choices(state, frame)
        else:
            least = self.least_times(state)
            found = self.possible_choices(state, frame)
        if found and done >= least:
            found.append(DONE)
        return found

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": self.most_times(state) - len(frame.memo)}


class Exactly(Repeat):
    """Something done an exact number of times."""

    def __init__(self, count: int | Amount) -> None:
        self.least = self.most = amount(count)
