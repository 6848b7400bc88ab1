"""Browsers in the lobby, which are notified of changes at their tables and of tables offered to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from typing import Final, TypeVar

from vindima.server.tables.live.board import Board
from vindima.server.tables.live.events import STILL_HERE, Event
from vindima.server.tables.live.waiting import WaitingPage, disconnect
from vindima.server.wire import table as wire

__all__ = ["STRANGER", "Guest", "Lobby"]

PAUSE: Final = 0.5
"""Seconds during which changes are collected, so that fast bots cause few events."""
STRANGER: Final = 0
"""The number of a person without tables. No browser has it."""

K = TypeVar("K")
Read = Callable[[], Awaitable[list[wire.TableLine]]]
"""Reads the list of a browser's tables."""


class Guest(WaitingPage):
    """A connection from the lobby.

    It receives the list of a browser's tables whenever that changes and, with a mark, the changes among the
    offered tables.
    """

    def __init__(self, lobby: Lobby, browser: int, device: int, address: str, mark: str | None) -> None:
        super().__init__(device)
        self.lobby = lobby
        self.browser = browser
        self.address = address
        self.mark = mark
        """The guest's mark in the list of offered tables; None if it does not want the list."""
        self.tables: frozenset[str] = frozenset()
        """The tables that were listed last."""
        self.stale = True
        """True if something may have changed at the browser's own tables."""
        self.meanwhile: set[str] = set()
        """The tables that changed while the list was being read, which may not show the changes."""

    async def events(self, read: Read | None, encode: Callable[[object], str]) -> AsyncIterator[Event | None]:
        """The changes, until the lobby closes; None after a long silence."""
        sent = ""
        while not self.closed:
            self.changed.clear()
            if self.stale and read is not None:
                self.stale = False
                lines = await self.lobby.reading(self, read)
                text = encode(lines)
                if text != sent:
                    sent = text
                    yield Event("tables", text)
            for event in [] if self.mark is None else self.lobby.board.since(self.mark):
                self.mark = event.id
                yield event
            while not await self.wait():
                yield None
            await asyncio.sleep(PAUSE)

    async def stream(self, read: Read | None, encode: Callable[[object], str]) -> AsyncIterator[str]:
        """The same as text to send."""
        async for event in self.events(read, encode):
            yield STILL_HERE if event is None else event.lines

    def tell(self) -> None:
        """Make the guest read its own tables again."""
        self.stale = True
        self.changed.set()


class Lobby:
    """All connections from the lobby at this server."""

    def __init__(self, board: Board) -> None:
        self.board = board
        board.wake = self._wake
        self._guests: set[Guest] = set()
        self._by_browser: dict[int, set[Guest]] = {}
        self._by_table: dict[str, set[Guest]] = {}
        """Which guests list a table: most acts concern few of them."""
        self._reading: set[Guest] = set()
        """The guests whose list is being read: it is not known yet which tables they will list."""

    def count(self, browser: int, address: str = "") -> int:
        """How many connections a browser has; for people without tables, how many their address has."""
        guests = self._by_browser.get(browser, set())
        return sum(browser != STRANGER or guest.address == address for guest in guests)

    def enter(self, browser: int, device: int = 0, address: str = "", mark: str | None = None) -> Guest:
        guest = Guest(self, browser, device, address, mark)
        self._guests.add(guest)
        self._by_browser.setdefault(browser, set()).add(guest)
        self.board.watchers += mark is not None
        return guest

    def leave(self, guest: Guest) -> None:
        self.list_for(guest, frozenset())
        self._guests.discard(guest)
        drop(self._by_browser, guest.browser, guest)
        self.board.watchers -= guest.mark is not None

    async def reading(self, guest: Guest, read: Read) -> list[wire.TableLine]:
        """Read a guest's list. If one of its tables changes meanwhile, the guest reads again."""
        guest.meanwhile.clear()
        self._reading.add(guest)
        try:
            lines = await read()
        finally:
            self._reading.discard(guest)
        self.list_for(guest, frozenset(line["id"] for line in lines))
        if guest.meanwhile & guest.tables:
            guest.tell()
        return lines

    def list_for(self, guest: Guest, tables: frozenset[str]) -> None:
        """Record which tables a guest lists."""
        for id in guest.tables - tables:
            drop(self._by_table, id, guest)
        for id in tables - guest.tables:
            self._by_table.setdefault(id, set()).add(guest)
        guest.tables = tables

    def tell(self, table: str, browsers: Iterable[int] = (), new: bool = False) -> None:
        """Something has changed at a table: guests that list it read again, as do the given browsers.

        With `new`, the table may be offered to everybody now.
        """
        self.board.touch(table, new)
        for guest in self._by_table.get(table, ()):
            guest.tell()
        for guest in self._reading:
            guest.meanwhile.add(table)
        for browser in browsers:
            for guest in self._by_browser.get(browser, ()):
                guest.tell()

    def _wake(self) -> None:
        """Tell the guests that the list of offered tables has changed."""
        for guest in self._guests:
            if guest.mark is not None:
                guest.changed.set()

    def sign_out(self, devices: Collection[int]) -> None:
        """Disconnect devices that are signed out."""
        disconnect(self._guests, devices)

    def close(self) -> None:
        """Disconnect everybody."""
        self.board.close()
        disconnect(self._guests)


def drop(index: dict[K, set[Guest]], key: K, guest: Guest) -> None:
    """Remove a guest from an index, without leaving empty sets behind."""
    known = index.get(key)
    if known is not None:
        known.discard(guest)
        if not known:
            del index[key]
