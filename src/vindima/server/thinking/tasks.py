"""The tasks of bots and advisers, and the protocol of the workers that run them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, TypeVar

from vindima.bots import Bot, ask, make
from vindima.core.position import Position
from vindima.server.tables.game.seats import Payer

__all__ = ["Thinkers", "made", "token_of"]

T = TypeVar("T")


class Thinkers(Protocol):
    """Workers that call functions: the processes of a server, or the workers of a browser."""

    async def do(self, payer: Payer, function: Callable[..., T], *args: Any) -> T:
        """The result of a function that is called in one of the workers, on somebody's account."""


def token_of(code: str, position: Position, seed: int) -> str:
    """The token of a bot's answer."""
    return position.token(ask(made(code), position, seed))


@cache
def made(code: str) -> Bot:
    """The bot of a code; each process creates it once."""
    return make(code)
