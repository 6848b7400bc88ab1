"""The part of a view that every game has: who is asked what, and how the game stands."""

from __future__ import annotations

from typing import Any

from vindima.core.position import Position
from vindima.core.step import OPEN

__all__ = ["common_view"]


def common_view(position: Position, seat: int | None) -> dict[str, Any]:
    """What any game shows a seat (None: a spectator); answers and secrets only to whom they concern."""
    frame = position.stack[-1] if position.stack else None
    mine = frame is not None and frame.seat == seat
    question = position.question if frame is not None and (mine or frame.step.secret == OPEN) else None
    return {
        "game": position.game.name,
        "players": position.players,
        "options": position.options_used,
        "seat": seat,
        "over": position.over,
        "winners": position.winners,
        "to_answer": position.seat,
        "question": None if question is None else {**question.message.to_dict(), "rule": question.rule},
        "legal": [position.token(code) for code in position.legal] if mine else [],
    }
