"""The tables that everybody may join or watch, as this server knows them.

The list is read from storage when somebody looks at it for the first time. From then on, tables that change
are read again in batches, and listeners are sent the differences. Each difference is encoded once and kept
for a while; a listener that has missed too many requests the whole list again. So no listener needs a queue.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from time import monotonic
from typing import Final, NamedTuple

from vindima.server.tables.common.links import new_id
from vindima.server.tables.game.states import Encode
from vindima.server.tables.game.storage import Unavailable
from vindima.server.tables.live.events import Event
from vindima.server.wire import meeting as wire_meeting

__all__ = ["Board", "Wanted"]

PAUSE: Final = 0.3
"""Seconds during which changes are collected."""
KEPT: Final = 200
"""How many batches of changes are kept for those who reconnect."""
FRESH: Final = 600.0
"""Seconds after which the whole list is read again, so that expired offers leave it."""
UNUSED: Final = 60.0
"""Seconds after which the list is dropped if nobody has looked at it."""

Read = Callable[[Collection[str] | None], Awaitable[list[wire_meeting.Offer]]]
"""Reads the offered tables, among the given ones or all."""


class Wanted(NamedTuple):
    """The filters of a request for offers."""

    game: str = ""
    players: int = 0
    language: str = ""
    pace: str = ""
    """`live`, `turns`, or `none` for tables without clocks."""

    def fits(self, offer: wire_meeting.Offer) -> bool:
        """`web/src/meet/offers.svelte.ts` decides the same."""
        return (
            self.game in ("", offer["game"])
            and self.players in (0, len(offer["seats"]))
            and self.pace in ("", "none" if offer["pace"] is None else offer["pace"]["kind"])
            and (self.language == "" or offer["language"] in ("", self.language))
        )


class Board:
    """The offers, newest first, and the latest changes."""

    def __init__(self, read: Read, here: Callable[[str], bool], encode: Encode) -> None:
        self.read = read
        self.here = here
        """True if somebody is at the table, on any server."""
        self.encode = encode
        self.name = new_id()
        """Identifies this process: marks of another process are not valid here."""
        self.watchers = 0
        """How many connections listen to the changes."""
        self.wake: Callable[[], None] = lambda: None
        """Tells the listeners that there is something new."""
        self._offers: dict[str, wire_meeting.Offer] = {}
        self._number = 0
        self._history: deque[tuple[int, Event]] = deque(maxlen=KEPT)
        self._changed: set[str] = set()
        self._read_at: float | None = None
        self._reading = False
        """True while the whole list is being read: any table may turn out to be on it."""
        self._used = 0.0
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    @property
    def mark(self) -> str:
        return f"{self.name}-{self._number}"

    # Changes

    def touch(self, id: str, new: bool = False) -> None:
        """Something has changed at a table; with `new`, it may be offered now."""
        if self._read_at is None or not (new or self._reading or id in self._offers):
            return
        if not self.watchers and monotonic() - self._used > UNUSED:
            self.drop()
            return
        self._changed.add(id)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._publish())

    def drop(self) -> None:
        """Forget the list: the next request reads it again, and listeners are told to do so."""
        self._offers, self._read_at, self._number = {}, None, self._number + 1
        self._history.clear()
        self.wake()

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _publish(self) -> None:
        """Read the changed tables, until no more change."""
        while self._changed and self._read_at is not None:
            await asyncio.sleep(PAUSE)
            async with self._lock:
                ids, self._changed = self._changed, set()
                try:
                    found = {offer["id"]: self._shown(offer) for offer in await self.read(ids)}
                except Unavailable:
                    self.drop()
                    return
                self._replace(ids, found)

    def _replace(self, ids: Collection[str], found: dict[str, wire_meeting.Offer]) -> None:
        changed = [offer for id, offer in found.items() if self._offers.get(id) != offer]
        gone = [id for id in ids if id in self._offers and id not in found]
        if not (changed or gone):
            return
        for id in gone:
            del self._offers[id]
        self._offers.update(found)
        self._number += 1
        changes: wire_meeting.OfferChanges = {"changed": changed, "gone": gone}
        self._history.append((self._number, Event("offers", self.encode(changes), self.mark)))
        self.wake()

    def _shown(self, offer: wire_meeting.Offer) -> wire_meeting.Offer:
        """An offer with what storage does not know: whether somebody is there."""
        return {**offer, "here": self.here(offer["id"])}

    # Readers

    async def offers(self) -> list[wire_meeting.Offer]:
        """All offers, the newest first."""
        self._used = monotonic()
        if self._reading or self._is_old():
            async with self._lock:
                if self._is_old():
                    await self._read_all()
        return sorted(self._offers.values(), key=lambda offer: offer["since"] or "", reverse=True)

    def _is_old(self) -> bool:
        return self._read_at is None or self._used - self._read_at > FRESH

    async def _read_all(self) -> None:
        """Read the whole list. Tables that change from now on are read again afterwards."""
        self._reading, self._read_at = True, monotonic()
        try:
            found = {offer["id"]: self._shown(offer) for offer in await self.read(None)}
        except BaseException:
            self.drop()
            raise
        finally:
            self._reading = False
        self._replace(set(self._offers), found)

    async def page(self, wanted: Wanted, most: int) -> wire_meeting.OfferList:
        """The newest offers that pass the filters."""
        fitting = [offer for offer in await self.offers() if wanted.fits(offer)]
        open = [offer for offer in fitting if offer["free"]]
        public = [offer for offer in fitting if offer["public"] and offer["dealt"]]
        return {
            "mark": self.mark,
            "open": open[:most],
            "open_count": len(open),
            "public": public[:most],
            "public_count": len(public),
        }

    def since(self, mark: str) -> list[Event]:
        """The changes since a mark or, if the mark is unknown, a request to read the list again."""
        name, _, number = mark.rpartition("-")
        after = int(number) if name == self.name and number.isdecimal() and len(number) < 16 else -1
        if after == self._number:
            return []
        missed = [event for sequence, event in self._history if sequence > after]
        if len(missed) != self._number - after:
            renewal: wire_meeting.Renewal = {"mark": self.mark}
            return [Event("renew", self.encode(renewal), self.mark)]
        return missed
