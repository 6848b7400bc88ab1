"""Who is at which table, as the servers on one database tell each other.

Each says so when somebody comes or goes, and again every few seconds. What is not repeated in time no longer
holds: a server that was killed has nobody at its tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import Final

from vindima.server.accounts import new_id
from vindima.server.live import Live
from vindima.server.store import Store, announce

__all__ = ["SIGN", "Presence"]

BEAT: Final = 10.0
"""Seconds after which a server says again who is there."""
STALE: Final = 25.0
"""Seconds after which what another server has said is forgotten."""
SIGN: Final = "@"
"""Begins the name of the server in what is said."""


class Presence:
    """What this server says to the others, and what it has heard from them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.name = new_id()
        self._saying: set[asyncio.Task[None]] = set()

    def say(self, live: Live, ask: bool = False) -> None:
        """Tell the others who is at a table here; with `ask`, they tell who is there."""
        if self.store.shared:
            task = asyncio.create_task(self._say(live, ask))
            self._saying.add(task)
            task.add_done_callback(self._saying.discard)

    async def _say(self, live: Live, ask: bool) -> None:
        browsers = ",".join(map(str, sorted(live.here)))
        said = f"{live.id} {SIGN}{self.name} {int(ask)} {browsers}"
        await self.store.write(lambda connection: announce(connection, said), live.id)

    def hear(self, live: Live, said: str) -> None:
        """Another server has said who is at a table there: its name, whether it asks, the browsers."""
        name, ask, browsers = said.split(" ")
        if name == self.name:
            return
        before = live.online
        live.elsewhere[name] = monotonic(), frozenset(map(int, filter(None, browsers.split(","))))
        if live.online != before:
            live.tell_table()
        if ask == "1" and live.here:
            self.say(live)

    def beat(self, lives: Iterable[Live]) -> None:
        """Say again what holds here, and forget what the others do not say any more."""
        now = monotonic()
        for live in lives:
            kept = {name: heard for name, heard in live.elsewhere.items() if now - heard[0] < STALE}
            if len(kept) < len(live.elsewhere):
                live.elsewhere = kept
                live.tell_table()
            if live.here:
                self.say(live)
