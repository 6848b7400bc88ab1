"""The protocols of a bot, which the drivers of games rely on."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from vindima.bots.thinking.lookahead import Explanation
from vindima.core.position import Position

__all__ = ["Adviser", "Bot", "BotFailed", "Guest"]


class BotFailed(Exception):
    """A bot gave no answer or an illegal one; the text says what happened."""


class Bot(Protocol):
    """A player that can be asked any question of any game, in any order.

    It may remember its own thoughts, but nothing that its seat may not know. A bot with a true attribute
    `blind` reads only the legal answers or a view, so it may be asked about the true position.
    """

    def choose(self, position: Position, seed: int) -> int:
        """Choose one of the legal codes. The position holds no true information that the seat may not know.

        All of the bot's randomness comes from the seed: the same position and seed give the same answer. A
        bot that cannot answer raises BotFailed.
        """


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can explain its answers."""

    def explain(self, position: Position, seed: int) -> list[Explanation]:
        """Its best answers, the best first: each with its estimated gain and the terms that contribute."""


@runtime_checkable
class Guest(Bot, Protocol):
    """A bot that runs outside this process and plays one seat of one game."""

    def over(self, position: Position, seat: int) -> None:
        """Tell it the result."""

    def close(self) -> None:
        """Stop the bot, whatever it is doing."""
