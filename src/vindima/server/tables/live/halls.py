"""The pages that show a tournament and are notified of its changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from typing import Final

from vindima.server.tables.live.events import STILL_HERE, Event
from vindima.server.tables.live.waiting import WaitingPage, disconnect

__all__ = ["Halls", "Visitor"]

PAUSE: Final = 0.5
"""Seconds during which changes are collected, so that the quick games of bots cause few events."""


class Visitor(WaitingPage):
    """A connection from the page of a tournament."""

    def __init__(self, tournament: str, who: int | str, device: int) -> None:
        super().__init__(device)
        self.tournament = tournament
        self.who = who

    async def stream(self, read: Callable[[], Awaitable[str]]) -> AsyncIterator[str]:
        """The tournament, now and after every change, as text to send."""
        sent = ""
        while not self.closed:
            self.changed.clear()
            text = await read()
            if text != sent:
                sent = text
                yield Event("tournament", text).lines
            while not await self.wait():
                yield STILL_HERE
            await asyncio.sleep(PAUSE)


class Halls:
    """All connections from pages of tournaments at this server."""

    def __init__(self) -> None:
        self._visitors: set[Visitor] = set()

    def count(self, who: int | str) -> int:
        """How many connections a browser has."""
        return sum(visitor.who == who for visitor in self._visitors)

    def enter(self, tournament: str, who: int | str, device: int = 0) -> Visitor:
        visitor = Visitor(tournament, who, device)
        self._visitors.add(visitor)
        return visitor

    def leave(self, visitor: Visitor) -> None:
        self._visitors.discard(visitor)

    def tell(self, tournament: str) -> None:
        """Something has changed in a tournament."""
        for visitor in self._visitors:
            if visitor.tournament == tournament:
                visitor.changed.set()

    def sign_out(self, devices: Collection[int]) -> None:
        """Disconnect signed-out devices."""
        disconnect(self._visitors, devices)

    def close(self) -> None:
        """Disconnect everybody."""
        disconnect(self._visitors)
