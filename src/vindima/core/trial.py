"""Looking ahead: whether something can be carried out in full, tried on a clone."""

from __future__ import annotations

from typing import Any

from vindima.core.position import Position
from vindima.core.step import NOTHING, Frame, Step

__all__ = ["can_finish"]


def can_finish(position: Position, step: Step[Any], seat: int) -> bool:
    """True if some answers carry a step out to its end without meeting a part that cannot start.

    For steps whose first parts may make later ones possible, or impossible; others ask `blocked` alone.
    The trial ends where something hidden would show, for what may be done must not tell what that is: what is
    still to come then counts as impossible.
    """
    trial = position.clone()
    trial.stack = [Frame(step, seat)]
    return _finishes(trial, step, position.reveals)


def _finishes(trial: Position, whole: Step[Any], reveals: int) -> bool:
    while trial.stack and trial.reveals == reveals:
        frame = trial.stack[-1]
        step = frame.step
        if step is not whole and not frame.memo and step.blocked(trial, frame.seat) is not None:
            return False
        options = step.options(trial, frame)
        if options:
            return any(_finishes(_answered(trial, code), whole, reveals) for code in options)
        trial.stack.pop()
        step.take(trial, frame, NOTHING)
    return not trial.stack


def _answered(trial: Position, code: int) -> Position:
    other = trial.clone()
    frame = other.stack.pop()
    frame.step.take(other, frame, code)
    return other
