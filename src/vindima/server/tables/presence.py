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
from vindima.server.tables.live import Announced, Live
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
        self._elsewhere: dict[str, dict[str, Announced]] = {}
        """What other servers have announced about tables that are not in memory here."""

    def announce(self, live: Live, ask: bool = False) -> None:
        """Tell the other servers who is at a table here; with `ask`, they reply with who is there."""
        if self.storage.shared:
            task = asyncio.create_task(self._announce(live, ask))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _announce(self, live: Live, ask: bool) -> None:
        browsers = f"{listed(live.here)} {listed(live.looking_here)}"
        await self.storage.announce(live.id, f"{SIGN}{self.name} {int(ask)} {browsers}")

    def hear(self, id: str, live: Live | None, text: str) -> None:
        """Take an announcement of another server: its name, whether it asks, who listens and who looks."""
        # Servers of earlier versions do not tell who looks.
        name, ask, online, *more = text.split(" ")
        if name == self.name:
            return
        announced = Announced(monotonic(), numbers_in(online), numbers_in(*more[:1]))
        if live is None:
            self._elsewhere.setdefault(id, {})[name] = announced
            return
        before = live.online
        live.elsewhere[name] = announced
        if live.online != before:
            live.tell_table()
        if ask == "1" and live.here:
            self.announce(live)

    def beat(self, lives: Iterable[Live]) -> None:
        """Repeat this server's announcements, and drop expired ones of the others."""
        now = monotonic()
        self._elsewhere = {id: kept for id, heard in self._elsewhere.items() if (kept := fresh(heard, now))}
        for live in lives:
            kept = fresh(live.elsewhere, now)
            if len(kept) < len(live.elsewhere):
                live.elsewhere = kept
                live.tell_table()
            if live.here:
                self.announce(live)

    def looking(self, id: str) -> frozenset[int]:
        """The browsers that have a table in sight at other servers, if it is not in memory here."""
        heard = fresh(self._elsewhere.get(id, {}), monotonic())
        return frozenset[int]().union(*(announced.looking for announced in heard.values()))


def fresh(heard: dict[str, Announced], now: float) -> dict[str, Announced]:
    """The announcements that have not expired, and say that somebody is there."""
    return {name: one for name, one in heard.items() if now - one.at < STALE and one.online}


def listed(browsers: Iterable[int]) -> str:
    return ",".join(map(str, sorted(browsers)))


def numbers_in(text: str = "") -> frozenset[int]:
    return frozenset(map(int, filter(None, text.split(","))))
