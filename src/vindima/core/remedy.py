"""Remedies: the fewest answers of the same seat after which a refused answer becomes legal."""

from __future__ import annotations

from vindima.core.explain import Answer
from vindima.core.position import Position
from vindima.core.step import Frame

__all__ = ["remedy"]


def remedy(position: Position, code: int, depth: int = 3, tries: int = 400) -> list[Answer] | None:
    """The fewest answers that lead back to the same question and make the code a legal answer to it.

    Only answers that leave the question open are tried, such as using an expert; answers that reveal
    something hidden are not. None if `depth` answers or `tries` attempts do not find a remedy.
    """
    if not position.stack or code in position.legal:
        return None
    asked, reveals = position.stack[-1], position.reveals
    lines: list[tuple[Position, list[Answer]]] = [(position, [])]
    seen = {position.digest()}
    for _ in range(depth):
        longer: list[tuple[Position, list[Answer]]] = []
        for here, line in lines:
            for other in here.legal:
                if not tries:
                    return None
                tries -= 1
                trial = here.clone()
                trial.apply(other)
                if not trial.stack or not _same(trial.stack[-1], asked):
                    continue
                digest = trial.digest()
                if trial.reveals != reveals or digest in seen:
                    continue
                seen.add(digest)
                longer.append((trial, [*line, here.answer(other)]))
                if code in trial.legal:
                    return longer[-1][1]
        lines = longer
    return None


def _same(frame: Frame, asked: Frame) -> bool:
    """True if a frame is the question asked, or its next part; the start of a turn must be the same."""
    if asked.step.starts_turn:
        return frame is asked
    return frame.step is asked.step and frame.seat == asked.seat
