"""Look-ahead on a clone: whether a step can be carried out in full, or often enough."""

from __future__ import annotations

from typing import Any, final

from vindima.core.combine import DONE
from vindima.core.position import Position
from vindima.core.step import NOTHING, Fields, Frame, Step

__all__ = ["Search", "can_finish", "can_help", "can_repeat", "changed_by"]


def can_finish(position: Position, step: Step[Any], seat: int, fields: Fields = None) -> bool:
    """True if some answers complete the step without reaching a part that cannot start.

    For steps whose earlier parts may make later ones possible or impossible; for others `blocked` is enough.
    The trial stops where something hidden would be revealed, because the legal answers must not give it away:
    the rest then counts as impossible. `fields` are those that the step may change, if the caller knows them.
    """
    return Search(position, step, seat, fields).finishes(position)


@final
class Search:
    """A search for answers that complete a step. It is exact: it has no limit on the positions it visits.

    It stays small because a position from which it failed is not searched again, regardless of the order of
    the answers that led there, and because only the answers `worth_trying` are tried.
    """

    __slots__ = ("failed", "fields", "reveals", "seat", "whole")

    def __init__(self, position: Position, whole: Step[Any], seat: int, fields: Fields = None) -> None:
        self.whole = whole
        self.seat = seat
        self.fields: tuple[str, ...] = position.fields if fields is None else fields
        self.reveals = position.reveals
        self.failed: set[tuple[Any, ...]] = set()
        """The questions from which no answers complete the step."""

    def finishes(self, position: Position) -> bool:
        """True if the step can be completed from this position."""
        trial = position.clone()
        trial.stack = [Frame(self.whole, self.seat)]
        return self.completes(trial)

    def completes(self, trial: Position) -> bool:
        """True if some answers complete everything on the stack of the trial."""
        while trial.stack and trial.reveals == self.reveals:
            frame = trial.stack[-1]
            step = frame.step
            if step is not self.whole and not frame.memo and step.blocked(trial, frame.seat) is not None:
                return False
            options = step.options(trial, frame)
            if options:
                key = self.key(trial)
                if key in self.failed:
                    return False
                for code in step.worth_trying(trial, frame, options):
                    if self.completes(answered(trial, code)):
                        return True
                self.failed.add(key)
                return False
            trial.stack.pop()
            step.take(trial, frame, NOTHING)
        return not trial.stack

    def key(self, trial: Position) -> tuple[Any, ...]:
        """What tells two positions of this search apart."""
        found: list[Any] = [trial.chance]
        for name in self.fields:
            value = getattr(trial, name)
            found.append(tuple(value) if isinstance(value, list) else value)
        for frame in trial.stack:
            if frame.step.unordered:
                frame = Frame(frame.step, frame.seat, tuple(sorted(frame.memo)))
            found.append(frame)
        return tuple(found)


def answered(trial: Position, code: int) -> Position:
    """A clone in which the top step has taken an answer."""
    other = trial.clone()
    frame = other.stack.pop()
    frame.step.take(other, frame, code)
    return other


def changed_by(*steps: Step[Any]) -> Fields:
    """The fields that the steps and their parts may change."""
    found: set[str] = set()
    for step in steps:
        inner = changed_by(*step.children())
        if step.changes is None or inner is None:
            return None
        found.update(step.changes, inner)
    return tuple(sorted(found))


def can_help(step: Step[Any], other: Step[Any]) -> bool:
    """False if the step changes nothing that decides whether the other one is blocked."""
    changed = changed_by(step)
    return changed is None or other.needs is None or not set(changed).isdisjoint(other.needs)


def can_repeat(trial: Position, step: Step[Any], times: int, reveals: int, left: list[int]) -> bool:
    """True if some answers of its seat lead to a frame of the step that has been done that many times.

    The search ends where something hidden is revealed or another player is asked. When no tries are `left`,
    it returns True, so that the table does not wait.
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
            other = answered(trial, code)
            if left[0] < 0 or (other.stack and can_repeat(other, step, times, reveals, left)):
                return True
    return False
