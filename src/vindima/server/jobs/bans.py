"""Bans while a server runs on SQLite: banned people lose their connections at once."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from vindima.server.database.admin import BANNED
from vindima.server.jobs.queue import Queue
from vindima.server.tables.live.house import House

__all__ = ["serve_bans"]


def serve_bans(queue: Queue, house: House, drop: Callable[[Collection[int]], None]) -> None:
    """Register the jobs with which `vindima admin` bans people; `drop` removes a device from the cache."""

    @queue.handler(BANNED)
    async def disconnect(payload: dict[str, Any]) -> None:
        drop(payload["devices"])
        house.sign_out(payload["devices"])
