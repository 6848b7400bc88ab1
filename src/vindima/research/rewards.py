"""The reward of each seat at the end of a game."""

from __future__ import annotations

from typing import Final

from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = ["MARGIN", "MOST_MARGIN", "REWARDS", "SHARE", "check_reward", "rewards"]

SHARE: Final = "share"
"""1 for the winner, split equally if a win is shared, 0 for the others; solo, 1 for beating the Automa."""
MARGIN: Final = "margin"
"""The difference in points from the best opponent; solo, from the Automa."""
REWARDS: Final = (SHARE, MARGIN)
MOST_MARGIN: Final = 999.0


def check_reward(kind: str) -> None:
    """Raise BadData if there is no reward of this name."""
    if kind not in REWARDS:
        raise BadData(f"there is no reward {kind!r}; there are {', '.join(REWARDS)}")


def rewards(position: Position, kind: str) -> list[float]:
    """The reward of every seat; all 0 while the game runs."""
    players = position.players
    if not position.over:
        return [0.0] * players
    if kind == SHARE:
        winners = position.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    scores = position.scores
    if players == 1:
        return [float(scores[0] - position.view(None)["automa"]["points"])]
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]
