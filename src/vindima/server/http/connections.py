"""Connections: how many there may be, and how long a client may take to send and to read."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from vindima.server.http.requests.rates import network_of

__all__ = ["Config", "Protocol", "allowed_files", "quiet_about_accepting"]

HEADERS: Final = 10.0
"""How many seconds a client has for the headers of a request."""
BODY: Final = 30.0
"""How many seconds a client has for the body."""
UNREAD: Final = 20.0
"""Seconds after which a client that does not read its response is disconnected."""
SPARE: Final = 128
"""File descriptors that are reserved for the database, the pages and the workers."""
SILENCE: Final = 60.0
"""Seconds between two log entries about connections that cannot be accepted."""
LOG: Final = logging.getLogger("vindima.server")


class Config(uvicorn.Config):
    """uvicorn's settings, with the limits of our own protocol."""

    def __init__(self, app: Any, connections: int, per_address: int, **settings: Any) -> None:
        super().__init__(app, http=Protocol, **settings)
        self.connections = connections
        self.per_address = per_address
        """The maximum number of connections from one address; 0 if addresses are those of a proxy."""
        self.counts: Counter[str] = Counter()
        """The connections from each address."""


class Protocol(HttpToolsProtocol):
    """HTTP/1.1 with deadlines. uvicorn itself waits for a slow client forever."""

    due: float | None = None
    """The deadline for what the client is sending; None while it sends nothing."""
    timer: asyncio.TimerHandle | None = None
    """Checks whether the deadline has passed."""
    unread: asyncio.TimerHandle | None = None
    address = ""

    @property
    def limits(self) -> Config:
        assert isinstance(self.config, Config)
        return self.config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network_of(self.client[0] if self.client else "")
        self.limits.counts[self.address] += 1
        too_many = len(self.connections) > self.limits.connections
        if too_many or 0 < self.limits.per_address < self.limits.counts[self.address]:
            transport.abort()
        else:
            self._within(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # uvicorn leaves this timer running when a client resets the connection, which keeps what was sent
        # alive.
        self._unset_keepalive_if_required()
        if self.timer is not None:
            self.timer.cancel()
        self._cancel_unread()
        self.limits.counts[self.address] -= 1
        if not self.limits.counts[self.address]:
            del self.limits.counts[self.address]

    # What the client sends

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._within(HEADERS)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._within(BODY)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.due = None

    def _within(self, seconds: float) -> None:
        """Disconnect a client that has not finished in time.

        A timer that would ring too early stays and checks again after ringing: most requests arrive in one
        piece, and need no timer of their own.
        """
        self.due = self.loop.time() + seconds
        if self.timer is None or self.timer.when() > self.due:
            self._look_at(self.due)

    def _look_at(self, when: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_at(when, self._look)

    def _look(self) -> None:
        self.timer = None
        if self.due is None:
            return
        if self.loop.time() < self.due:
            self._look_at(self.due)
        else:
            self.transport.abort()

    # What the client reads

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cancel_unread()
        self.unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_unread()

    def _cancel_unread(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


def allowed_files() -> int | None:
    """How many connections the system allows this process, after the limit was raised as far as possible."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(1, hard - SPARE) if hard != resource.RLIM_INFINITY else None


def quiet_about_accepting() -> Callable[[asyncio.AbstractEventLoop, dict[str, Any]], None]:
    """An exception handler that does not flood the log while no connection can be accepted."""
    last = -SILENCE

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal last
        if "accept" not in str(context.get("message")):
            loop.default_exception_handler(context)
        elif monotonic() - last >= SILENCE:
            last = monotonic()
            LOG.error("connections cannot be accepted: %s", type(context.get("exception")).__name__)

    return handle
