"""Which browsers are at which table, as servers that share a database tell each other.

Each server announces this when a browser comes or goes, and repeats it every few seconds. An announcement
that is not repeated in time expires, so a server that was killed has nobody at its tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import Final

from vindima.server.tables.links import new_id
from vindima.server.tables.live import Live
from vindima.server.tables.storage import Storage

__all__ = ["SIGN", "Presence"]

BEAT: Final = 10.0
"""Seconds between two announcements."""
STALE: Final = 25.0
"""Seconds after which the announcement of another server expires."""
SIGN: Final = "@"
"""Begins the name of the server in an announcement."""


class Presence:
    """What this server announces to the others, and what it has heard from them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.name = new_id()
        self._tasks: set[asyncio.Task[None]] = set()

    def announce(self, live: Live, ask: bool = False) -> None:
        """Tell the other servers who is at a table here; with `ask`, they reply with who is there."""
        if self.storage.shared:
            task = asyncio.create_task(self._announce(live, ask))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _announce(self, live: Live, ask: bool) -> None:
        browsers = ",".join(map(str, sorted(live.here)))
        await self.storage.announce(live.id, f"{SIGN}{self.name} {int(ask)} {browsers}")

    def hear(self, live: Live, text: str) -> None:
        """Take an announcement of another server: its name, whether it asks, the browsers."""
        name, ask, browsers = text.split(" ")
        if name == self.name:
            return
        before = live.online
        live.elsewhere[name] = monotonic(), frozenset(map(int, filter(None, browsers.split(","))))
        if live.online != before:
            live.tell_table()
        if ask == "1" and live.here:
            self.announce(live)

    def beat(self, lives: Iterable[Live]) -> None:
        """Repeat this server's announcements, and drop expired ones of the others."""
        now = monotonic()
        for live in lives:
            kept = {name: heard for name, heard in live.elsewhere.items() if now - heard[0] < STALE}
            if len(kept) < len(live.elsewhere):
                live.elsewhere = kept
                live.tell_table()
            if live.here:
                self.announce(live)
