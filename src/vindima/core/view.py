"""The part of a view that every game has (who is asked what, and who has won), and paths into a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vindima.core.position import Position
from vindima.core.step import OPEN
from vindima.core.wire import CommonView, Question

__all__ = ["common_view", "named_after", "values_at"]


def common_view(position: Position, seat: int | None) -> CommonView:
    """What every game shows a seat (None: a spectator). Only the seat that is asked sees legal answers."""
    frame = position.stack[-1] if position.stack else None
    mine = frame is not None and frame.seat == seat
    asked = position.question if frame is not None and (mine or frame.step.secret == OPEN) else None
    question: Question | None = None
    if asked is not None:
        question = {**asked.message.to_dict(), "rule": asked.rule}
    return {
        "players": position.players,
        "seat": seat,
        "over": position.over,
        "winners": position.winners,
        "to_answer": position.seat,
        "question": question,
        "legal": [position.token(code) for code in position.legal] if mine else [],
    }


def values_at(view: Any, path: str, seat: int) -> list[Any]:
    """The values at the end of a path into a view; none if an entry on the way is missing.

    A path is a sequence of names and numbers joined by dots. `me` stands for the seat, `*` for every entry.
    """
    values = [view]
    for name in path.split("."):
        wanted = str(seat) if name == "me" else name
        values = [entry for value in values for key, entry in _entries(value) if wanted in ("*", key)]
    return values


def named_after(kind: str, ids: Sequence[str | None], place: int) -> str:
    """The id that names one of several things, each of which takes its name from one of these ids.

    The number of the thing is added only if two of them share an id. A thing without an id yet is named by
    its kind and number: `estate-2`.
    """
    after = ids[place]
    if after is None:
        return f"{kind}-{place + 1}"
    shared = sum(other == after for other in ids) > 1
    return f"{after}-{place + 1}" if shared else after


def _entries(value: Any) -> list[tuple[str, Any]]:
    """The parts of an object or of a list, each with its name or number."""
    if isinstance(value, dict):
        return [(str(key), entry) for key, entry in value.items()]
    if isinstance(value, list):
        return [(str(number), entry) for number, entry in enumerate(value)]
    return []
