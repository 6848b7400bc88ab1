"""Which browsers are at which table: exchanged between servers that share a database.

Each server announces this when a browser comes or goes, and repeats it every few seconds. An announcement
that is not repeated in time expires, so no one appears to be on a server that was killed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import Final

from vindima.server.tables.common.links import new_id
from vindima.server.tables.game.storage import Storage
from vindima.server.tables.live.live import Announced, Live

__all__ = ["SIGN", "Presence"]

BEAT: Final = 10.0
"""Seconds between two announcements."""
STALE: Final = 25.0
"""Seconds after which the announcement of another server expires."""
SIGN: Final = "@"
"""The prefix of the server's name in an announcement."""


class Presence:
    """What this server announces to the others, and what it has heard from them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.name = new_id()
        self._tasks: set[asyncio.Task[None]] = set()
        self._elsewhere: dict[str, dict[str, Announced]] = {}
        """What other servers have announced, by table and server name."""

    def elsewhere(self, id: str) -> dict[str, Announced]:
        """What other servers have announced about a table. It remains the same object while it is in use."""
        return self._elsewhere.setdefault(id, {})

    def announce(self, live: Live, ask: bool = False) -> None:
        """Tell the other servers who is at a table here; with `ask`, they reply in kind."""
        if self.storage.shared:
            task = asyncio.create_task(self._announce(live, ask))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _announce(self, live: Live, ask: bool) -> None:
        browsers = f"{listed(live.here)} {listed(live.looking_here)}"
        await self.storage.announce(live.id, f"{SIGN}{self.name} {int(ask)} {browsers}")

    def hear(self, id: str, live: Live | None, text: str) -> None:
        """Take in another server's announcement: its name, whether it asks, who listens and who looks."""
        # Servers of earlier versions do not say who looks.
        name, ask, online, *more = text.split(" ")
        if name == self.name:
            return
        before = frozenset() if live is None else live.online
        self.elsewhere(id)[name] = Announced(monotonic(), numbers_in(online), numbers_in(*more[:1]))
        if live is not None and live.online != before:
            live.tell_table()
        if live is not None and ask == "1" and live.here:
            self.announce(live)

    def beat(self, lives: Iterable[Live]) -> list[str]:
        """Repeat this server's announcements and drop expired ones of others; returns the latter's tables."""
        now, loaded, expired = monotonic(), {live.id: live for live in lives}, []
        for id, heard in list(self._elsewhere.items()):
            gone = heard.keys() - fresh(heard, now).keys()
            for name in gone:
                del heard[name]
            if gone:
                expired.append(id)
            if not heard and id not in loaded:
                del self._elsewhere[id]
        for live in loaded.values():
            if live.here:
                self.announce(live)
        for id in expired:
            if id in loaded:
                loaded[id].tell_table()
        return expired

    def online(self, id: str) -> frozenset[int]:
        """The browsers that listen to a table on other servers."""
        heard = fresh(self._elsewhere.get(id, {}), monotonic())
        return frozenset[int]().union(*(announced.online for announced in heard.values()))

    def looking(self, id: str) -> frozenset[int]:
        """Those of them that have it in sight."""
        heard = fresh(self._elsewhere.get(id, {}), monotonic())
        return frozenset[int]().union(*(announced.looking for announced in heard.values()))


def fresh(heard: dict[str, Announced], now: float) -> dict[str, Announced]:
    """The announcements that have not expired and say that somebody is there."""
    return {name: one for name, one in heard.items() if now - one.at < STALE and one.online}


def listed(browsers: Iterable[int]) -> str:
    return ",".join(map(str, sorted(browsers)))


def numbers_in(text: str = "") -> frozenset[int]:
    return frozenset(map(int, filter(None, text.split(","))))
