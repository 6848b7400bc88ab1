"""Runs bots and advisers in worker processes."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final, TypeVar

from vindima.core.position import Position
from vindima.server.tables.game.seats import Payer
from vindima.server.thinking.tasks import token_of
from vindima.server.thinking.turns import Turns
from vindima.workers import Pool

__all__ = ["BotPool"]

PATIENCE: Final = 120.0
"""Seconds after which a worker counts as dead."""
T = TypeVar("T")


class BotPool:
    """The workers of a server: by default one per core, except one core."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = Pool(count, limit=PATIENCE)
        self.turns = Turns(count)

    async def ask(self, code: str, position: Position, seed: int, payer: Payer) -> str:
        """The token of a bot's answer."""
        return await self.do(payer, token_of, code, position, seed)

    async def do(self, payer: Payer, function: Callable[..., T], *args: Any) -> T:
        """The result of a function that a worker calls when it is the payer's turn."""
        async with self.turns.turn(payer):
            return await self._pool.call(function, *args)

    def close(self) -> None:
        """End all workers, whatever they are doing."""
        self._pool.close()
