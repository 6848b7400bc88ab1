"""Endpoints for liveness and readiness: whether the server is alive, and whether it can do its work."""

from __future__ import annotations

import asyncio
import os
from time import monotonic
from typing import Final

from fastapi import Request
from sqlalchemy import Connection

from vindima.core.step import NOBODY
from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.http.schema import Router
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Payer
from vindima.server.thinking.bots import BotPool
from vindima.server.wire import table as wire

__all__ = ["Checks", "router"]

router = Router(prefix="/api")

FRESH: Final = 2.0
"""Seconds for which a check stays valid, so that many requests cost no more than one."""
PATIENCE: Final = 5.0
"""Seconds after which the database counts as out of order."""
WORKER_PATIENCE: Final = 30.0
"""The same for a worker process, which may have to be started first."""


class Checks:
    """Tests the database and the workers, at most every few seconds."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self._store = store
        self._pool = pool
        self._lock = asyncio.Lock()
        self._at = -FRESH
        self._found: wire.Health = {"ok": False, "database": False, "workers": False}

    async def health(self) -> wire.Health:
        async with self._lock:
            if monotonic() - self._at >= FRESH:
                database, workers = await asyncio.gather(self._database(), self._workers())
                self._found = {"ok": database and workers, "database": database, "workers": workers}
                self._at = monotonic()
            return self._found

    async def _database(self) -> bool:
        """Test a write: a database that can only be read is out of order."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(touched)
        except Exception:
            return False
        return True

    async def _workers(self) -> bool:
        """True if a worker replies, or if all of them are busy, for which each has a time limit."""
        if self._pool.turns.busy:
            return True
        try:
            async with asyncio.timeout(WORKER_PATIENCE):
                await self._pool.do(Payer(NOBODY), os.getpid)
        except Exception:
            return False
        return True


def touched(connection: Connection) -> None:
    rows.touch_server(connection)


@router.get("/alive")
async def alive() -> wire.Alive:
    """The process responds; a supervisor restarts a server that does not."""
    return {"ok": True}


@router.get("/health")
async def health(request: Request) -> wire.Health:
    """The server can do its work; a load balancer sends requests elsewhere while the status is 503."""
    checks: Checks = request.app.state.checks
    found = await checks.health()
    if not found["ok"]:
        states = {"database": found["database"], "workers": found["workers"]}
        parts = [part for part, works in states.items() if not works]
        raise Problem("unavailable", f"out of order: {', '.join(parts)}", **found)
    return found
