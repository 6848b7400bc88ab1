"""Fair queueing for the workers: the person and address with the least recent use come first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import exp2
from time import monotonic
from typing import Final, NamedTuple

from vindima.server.tables.game.seats import Payer

__all__ = ["Turns"]

HALF_LIFE: Final = 300.0
"""Seconds after which half of the recorded use is forgotten."""
AHEAD: Final = 5.0
"""Seconds that a running job counts as until its real duration is known."""
KEPT: Final = 20_000
"""How many people and addresses are remembered."""


class Waiting(NamedTuple):
    payer: Payer
    turn: asyncio.Future[None]


class Turns:
    """A fair queue for a number of workers.

    Everybody has a budget of thinking time: a free worker serves the person with the least recent use. So 150
    tables of one person wait for each other, and the table of another person hardly waits. If there are
    several workers, one person never occupies them all.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._most = max(1, workers - 1)
        self._free = workers
        self._waiting: list[Waiting] = []
        self._running: dict[int, int] = {}
        self._used: OrderedDict[int | str, tuple[float, float]] = OrderedDict()
        """For each person and address: the seconds used, and when that was calculated."""

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    @property
    def running(self) -> int:
        """How many workers are at work."""
        return self.workers - self._free

    @property
    def busy(self) -> bool:
        """True if all workers are at work."""
        return self._free == 0

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """Wait for a worker, and charge the payer for the time until the block ends."""
        await self._wait(payer)
        begin = monotonic()
        self._charge(payer, AHEAD)
        try:
            yield
        finally:
            self._charge(payer, monotonic() - begin - AHEAD)
            self._running[payer.person] -= 1
            if not self._running[payer.person]:
                del self._running[payer.person]
            self._free += 1
            self._next()

    async def _wait(self, payer: Payer) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        one = Waiting(payer, turn)
        self._waiting.append(one)
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._running[payer.person] -= 1
                self._free += 1
                self._next()
            else:
                self._waiting.remove(one)
            raise

    def _next(self) -> None:
        """Give the free workers to those with the least recent use."""
        while self._free:
            open_to = [one for one in self._waiting if self._running.get(one.payer.person, 0) < self._most]
            if not open_to:
                return
            first = min(open_to, key=lambda one: self.used(one.payer))
            self._waiting.remove(first)
            self._free -= 1
            self._running[first.payer.person] = self._running.get(first.payer.person, 0) + 1
            first.turn.set_result(None)

    def used(self, payer: Payer) -> float:
        """The seconds that a payer has used recently: the person or the address, whichever has used more."""
        now = monotonic()
        return max(self._decayed(name, now) for name in names(payer))

    def _decayed(self, name: int | str, now: float) -> float:
        seconds, at = self._used.get(name, (0.0, now))
        return seconds * exp2((at - now) / HALF_LIFE)

    def _charge(self, payer: Payer, seconds: float) -> None:
        now = monotonic()
        for name in names(payer):
            self._used[name] = self._decayed(name, now) + seconds, now
            self._used.move_to_end(name)
        while len(self._used) > KEPT:
            self._used.popitem(last=False)


def names(payer: Payer) -> tuple[int | str, ...]:
    return (payer.person, payer.address) if payer.address else (payer.person,)
