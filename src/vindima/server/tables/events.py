"""Listeners of a table, and the events that wait to be sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from vindima.server.tables.seats import Browser
from vindima.server.tables.table import Reader

__all__ = ["PULSE", "STILL_HERE", "UNSENT", "Event", "Listener"]

PULSE: Final = 15.0
"""Seconds without an event after which a comment is sent, so that no proxy closes the connection."""
STILL_HERE: Final = ": still here\n\n"
"""That comment."""
UNSENT: Final = 256 * 1024
"""A listener with more unsent bytes is disconnected: it reconnects and receives what it missed."""


class Event(NamedTuple):
    """One server-sent event: its name, its data as JSON, and its id if it can be resumed from."""

    name: str
    data: str
    id: str | None = None

    @property
    def lines(self) -> str:
        """The event as it is sent. JSON contains no line breaks."""
        number = "" if self.id is None else f"id: {self.id}\n"
        return f"event: {self.name}\n{number}data: {self.data}\n\n"


class Listener:
    """A connection that receives what happens at a table, as one reader may see it."""

    def __init__(self, browser: Browser, reader: Reader, revision: int) -> None:
        self.browser = browser
        self.reader = reader
        self.revision = revision
        """The last revision that was put in the queue."""
        self.first: list[Event] = []
        """Sent before anything that happened since."""
        self._events: asyncio.Queue[Event | None] = asyncio.Queue()
        self._closed = False
        self._unsent = 0
        self._face = ""

    def put(self, event: Event) -> None:
        if self._closed:
            return
        # A single event may be larger: then the queue is empty otherwise.
        if not self._unsent or self._unsent + len(event.data) <= UNSENT:
            self._unsent += len(event.data)
            self._events.put_nowait(event)
        else:
            self.close()

    def put_face(self, event: Event) -> None:
        """Put an event about the seats, unless it says what the last one said."""
        if event.data != self._face:
            self._face = event.data
            self.put(event)

    def close(self, *last: Event) -> None:
        """Drop the events that wait, and send only these."""
        self._closed = True
        while not self._events.empty():
            self._events.get_nowait()
        for event in (*last, None):
            self._events.put_nowait(event)

    async def batches(self) -> AsyncIterator[list[Event]]:
        """The events until the listener is closed, those that wait together; none after a long silence."""
        if self.first:
            first, self.first = self.first, []
            yield first
        while True:
            try:
                async with asyncio.timeout(PULSE):
                    events = [await self._events.get()]
            except TimeoutError:
                yield []
                continue
            while not self._events.empty():
                events.append(self._events.get_nowait())
            self._unsent = 0
            yield [event for event in events if event is not None]
            if events[-1] is None:
                return

    async def stream(self) -> AsyncIterator[str]:
        """The same as text to send."""
        async for events in self.batches():
            yield "".join(event.lines for event in events) or STILL_HERE
