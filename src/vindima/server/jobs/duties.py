"""Duties: coroutines that run beside something else, such as a server, and end with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

__all__ = ["on_duty"]


@asynccontextmanager
async def on_duty(*duties: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run coroutines while the block runs; then cancel them and wait until they have ended."""
    tasks = [asyncio.create_task(duty) for duty in duties]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
