"""Listeners of a table, and the events that wait to be sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from vindima.server.tables.game.seats import Browser
from vindima.server.tables.game.table import Reader

__all__ = ["PULSE", "STILL_HERE", "UNSENT", "Event", "Listener"]

PULSE: Final = 15.0
"""Seconds without an event after which a comment is sent, so that no proxy closes the connection."""
STILL_HERE: Final = ": still here\n\n"
"""That comment."""
UNSENT: Final = 256 * 1024
"""A listener with more unsent bytes is disconnected: it reconnects and receives what it has missed."""


class Event(NamedTuple):
    """One server-sent event: its name, its data as JSON, and its id if it can be resumed from."""

    name: str
    data: str
    id: str | None = None

    @property
    def lines(self) -> str:
        """The event in its wire format. JSON contains no line breaks."""
        number = "" if self.id is None else f"id: {self.id}\n"
        return f"event: {self.name}\n{number}data: {self.data}\n\n"


class Listener:
    """A connection that receives the events of a table, as one reader may see them."""

    def __init__(self, browser: Browser, reader: Reader, revision: int, tab: str = "") -> None:
        self.browser = browser
        self.reader = reader
        self.revision = revision
        """The last revision that was queued."""
        self.tab = tab
        """The name that the page has given itself."""
        self.looking = True
        """True if the page is visible, according to its last report."""
        self.first: list[Event] = []
        """Sent before any later event."""
        self._events: list[Event] = []
        self._unsent = 0
        self._closed = False
        self._wake = asyncio.Event()
        """Set when there are events to send, after a long silence, and when the stream ends."""
        self._sent = 0.0
        """When events were last sent."""
        self._timer: asyncio.TimerHandle | None = None
        self._face = ""

    def put(self, event: Event) -> None:
        if self._closed:
            return
        # A single event may be larger: then it is alone in the queue.
        if not self._unsent or self._unsent + len(event.data) <= UNSENT:
            self._unsent += len(event.data)
            self._events.append(event)
            self._wake.set()
        else:
            self.close()

    def put_face(self, event: Event) -> None:
        """Queue an event about the seats, unless it equals the last one."""
        if event.data != self._face:
            self._face = event.data
            self.put(event)

    def close(self, *last: Event) -> None:
        """Drop the pending events, and send only these."""
        self._closed = True
        self._events = list(last)
        self._wake.set()

    async def batches(self) -> AsyncIterator[list[Event]]:
        """Batches of pending events until the listener is closed; an empty batch after a long silence."""
        if self.first:
            first, self.first = self.first, []
            yield first
        loop = asyncio.get_running_loop()
        self._sent = loop.time()
        self._pulse(loop)
        try:
            while self._events or not self._closed:
                await self._wake.wait()
                self._wake.clear()
                events, self._events, self._unsent = self._events, [], 0
                self._sent = loop.time()
                yield events
        finally:
            if self._timer is not None:
                self._timer.cancel()

    def _pulse(self, loop: asyncio.AbstractEventLoop) -> None:
        """Wake the stream if it has been silent for long, and check again when the next silence may end.

        All events share one timer: a new one for each would cost more than sending the event.
        """
        now, due = loop.time(), self._sent + PULSE
        if now >= due:
            self._wake.set()
            due = now + PULSE
        self._timer = loop.call_at(due, self._pulse, loop)

    async def stream(self) -> AsyncIterator[str]:
        """The same as text to send."""
        async for events in self.batches():
            yield "".join(event.lines for event in events) or STILL_HERE
