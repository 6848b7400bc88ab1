"""One step of a lesson: what to do, and the replies to wrong answers."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final, final

from vindima.core.position import Position
from vindima.core.view import values_at

__all__ = ["Goal", "Slip", "Step", "fits"]

LONGEST_WAY: Final = 8
"""How many answers the learner may need to reach the goals of a step."""


def fits(token: str, patterns: tuple[str, ...]) -> bool:
    """True if a token matches one of the patterns; `*` stands for anything."""
    return any(fnmatchcase(token, pattern) for pattern in patterns)


@final
@dataclass(frozen=True, slots=True)
class Goal:
    """A condition on what the learner sees.

    `path` is a path into the view (`core.view.values_at`). The goal holds when at least `count` of the values
    found there pass every test.
    """

    path: str
    value: Any
    least: int | None
    most: int | None
    count: int

    def holds(self, view: dict[str, Any], seat: int) -> bool:
        return sum(map(self._passes, values_at(view, self.path, seat))) >= self.count

    def _passes(self, value: Any) -> bool:
        if self.value is not None and value != self.value:
            return False
        number = value if isinstance(value, int) else 0
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


@final
@dataclass(frozen=True, slots=True)
class Slip:
    """A typical wrong answer, and the name of the reply to it."""

    patterns: tuple[str, ...]
    reply: str


@final
@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do: one accepted answer or, with goals, accepted answers until all goals are met."""

    id: str
    accept: tuple[str, ...]
    goals: tuple[Goal, ...]
    slips: tuple[Slip, ...]
    then: tuple[str, ...]
    """Scripted answers after the step; then the others play freely until it is the learner's turn."""
    check: bool
    """True if the step tests what was learned."""

    def reached(self, position: Position, seat: int) -> bool:
        """True if an accepted answer has completed the step."""
        if not self.goals:
            return True
        view = position.view(seat)
        return all(goal.holds(view, seat) for goal in self.goals)

    def leads(self, position: Position, code: int, seat: int, way: int = LONGEST_WAY) -> bool:
        """True if a legal answer is accepted and the goals are met or can still be reached."""
        if not fits(position.token(code), self.accept):
            return False
        after = position.clone()
        after.apply(code)
        if self.reached(after, seat):
            return True
        if after.seat != seat or way == 1:
            return False
        return any(self.leads(after, further, seat, way - 1) for further in after.legal)

    def reply(self, token: str, exactly: bool = False) -> str | None:
        """The name of the reply to a typical wrong answer; None if it is not one.

        A slip against the rules must be spelled out: otherwise the rules explain it better.
        """
        for slip in self.slips:
            if token in slip.patterns or (not exactly and fits(token, slip.patterns)):
                return slip.reply
        return None
