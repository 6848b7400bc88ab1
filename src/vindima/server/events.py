"""Who listens to a table, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from vindima.server.accounts import Browser
from vindima.server.table import Reader

__all__ = ["Event", "Listener"]

PULSE: Final = 15.0
"""After so many seconds without an event a comment is sent, so that nobody on the way ends the connection."""
WAITING: Final = 500
"""A listener that lets more events wait is let go: it comes back and is told what it has missed."""


class Event(NamedTuple):
    """One server-sent event: its name, its data as JSON, and its id if it can be resumed from."""

    name: str
    data: str
    id: str | None = None

    @property
    def lines(self) -> str:
        """As it is sent. JSON has no line ends."""
        number = "" if self.id is None else f"id: {self.id}\n"
        return f"event: {self.name}\n{number}data: {self.data}\n\n"


class Listener:
    """A connection that is told what happens at a table, as one reader may see it."""

    def __init__(self, browser: Browser, reader: Reader, revision: int) -> None:
        self.browser = browser
        self.reader = reader
        self.revision = revision
        """The last revision that was put in the queue."""
        self.first: list[Event] = []
        """What is sent before anything that has happened since."""
        self._events: asyncio.Queue[Event | None] = asyncio.Queue()
        self._closed = False

    def put(self, event: Event) -> None:
        if self._closed:
            return
        if self._events.qsize() < WAITING:
            self._events.put_nowait(event)
        else:
            self.close()

    def close(self, *last: Event) -> None:
        """Send nothing more of what waits, only these."""
        self._closed = True
        while not self._events.empty():
            self._events.get_nowait()
        for event in (*last, None):
            self._events.put_nowait(event)

    async def stream(self) -> AsyncIterator[str]:
        """What is sent, as it comes, until the listener is closed: all that waits goes together."""
        if self.first:
            yield "".join(event.lines for event in self.first)
        while True:
            try:
                async with asyncio.timeout(PULSE):
                    events = [await self._events.get()]
            except TimeoutError:
                yield ": still here\n\n"
                continue
            while not self._events.empty():
                events.append(self._events.get_nowait())
            yield "".join(event.lines for event in events if event is not None)
            if events[-1] is None:
                return
