"""Opponents, found by their codes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from vindima.bots.random_bot import RandomBot
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = ["BOTS", "Bot", "make", "seen_by"]


class Bot(Protocol):
    """A player that keeps nothing between two questions."""

    def choose(self, position: Position, seed: int) -> int:
        """One of the legal codes. The position holds nothing true that the seat to answer may not know.

        The seed decides all chance that the bot takes: the same position and seed, the same answer.
        """


BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot}
"""The factory of each code."""


def make(code: str) -> Bot:
    """The bot of a code."""
    if code not in BOTS:
        raise BadData(f"there is no bot {code!r}; there are {', '.join(sorted(BOTS))}")
    return BOTS[code]()


def seen_by(position: Position, seed: int) -> Position:
    """The position as the seat to answer may imagine it: all that is hidden from it is drawn anew."""
    return position.determinize(position.seat, seed)
