"""What bots and advisers are asked to do, and what is needed of the workers that do it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, TypeVar

from vindima.bots import Bot, ask, make
from vindima.core.position import Position
from vindima.server.tables.seats import Payer

__all__ = ["Thinkers", "made", "token_of"]

T = TypeVar("T")


class Thinkers(Protocol):
    """Workers in which functions are called: the processes of a server, or workers of a browser."""

    async def do(self, payer: Payer, function: Callable[..., T], *args: Any) -> T:
        """The result of a function that is called in one of the workers, on somebody's account."""


def token_of(code: str, position: Position, seed: int) -> str:
    """What a bot answers."""
    return position.token(ask(made(code), position, seed))


@cache
def made(code: str) -> Bot:
    """The bot of a code; each process makes it once."""
    return make(code)
