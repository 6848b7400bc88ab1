"""Connections from pages that wait for a change and then read again."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable

from vindima.server.tables.live.events import PULSE

__all__ = ["WaitingPage", "disconnect"]


class WaitingPage:
    """A connection from a page of a device, until it is closed."""

    def __init__(self, device: int) -> None:
        self.device = device
        self.changed = asyncio.Event()
        self.closed = False

    async def wait(self) -> bool:
        """True as soon as something has changed; False if nothing has for a while."""
        try:
            async with asyncio.timeout(PULSE):
                return await self.changed.wait()
        except TimeoutError:
            return False

    def close(self) -> None:
        """End the stream."""
        self.closed = True
        self.changed.set()


def disconnect(pages: Iterable[WaitingPage], devices: Collection[int] | None = None) -> None:
    """Close the connections of signed-out devices; without devices, all of them."""
    for page in pages:
        if devices is None or page.device in devices:
            page.close()
