"""Browsers in the lobby, who hear of changes at their tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from typing import Final

from vindima.server.tables import wire
from vindima.server.tables.events import PULSE, STILL_HERE, Event

__all__ = ["Guest", "Lobby"]

PAUSE: Final = 0.5
"""Seconds in which changes are collected, so that fast bots cause few events."""

Read = Callable[[], Awaitable[list[wire.TableLine]]]
"""Reads the list of a browser's tables."""


class Guest:
    """A connection from the lobby: it receives the list of a browser's tables whenever that changes."""

    def __init__(self, browser: int, device: int) -> None:
        self.browser = browser
        self.device = device
        self.tables: set[str] = set()
        """The tables that were listed last."""
        self.changed = asyncio.Event()
        self.closed = False

    async def events(self, read: Read, encode: Callable[[object], str]) -> AsyncIterator[Event | None]:
        """The list whenever it has changed, until the lobby closes; None after a long silence."""
        told = ""
        while not self.closed:
            self.changed.clear()
            lines = await read()
            self.tables = {line["id"] for line in lines}
            text = encode(lines)
            if text != told:
                told = text
                yield Event("tables", text)
            while not await self._wait():
                yield None
            await asyncio.sleep(PAUSE)

    async def stream(self, read: Read, encode: Callable[[object], str]) -> AsyncIterator[str]:
        """The same as text to send."""
        async for event in self.events(read, encode):
            yield STILL_HERE if event is None else event.lines

    def close(self) -> None:
        """End the stream."""
        self.closed = True
        self.changed.set()

    async def _wait(self) -> bool:
        """True as soon as something has changed; False if nothing has for a while."""
        try:
            async with asyncio.timeout(PULSE):
                return await self.changed.wait()
        except TimeoutError:
            return False


class Lobby:
    """All connections from the lobby at this server."""

    def __init__(self) -> None:
        self._guests: set[Guest] = set()

    def count(self, browser: int) -> int:
        """How many connections a browser has."""
        return sum(guest.browser == browser for guest in self._guests)

    def enter(self, browser: int, device: int = 0) -> Guest:
        guest = Guest(browser, device)
        self._guests.add(guest)
        return guest

    def leave(self, guest: Guest) -> None:
        self._guests.discard(guest)

    def tell(self, table: str, browsers: Iterable[int] = ()) -> None:
        """Something has changed at a table: those who list it look again, and these browsers too."""
        known = set(browsers)
        for guest in self._guests:
            if table in guest.tables or guest.browser in known:
                guest.changed.set()

    def sign_out(self, devices: Collection[int]) -> None:
        """Disconnect devices that are signed out."""
        for guest in self._guests:
            if guest.device in devices:
                guest.close()

    def close(self) -> None:
        """Disconnect everybody."""
        for guest in self._guests:
            guest.close()
