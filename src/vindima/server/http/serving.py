"""Runs the server on a socket that is already listening."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from fastapi import FastAPI
from uvicorn.config import LOGGING_CONFIG

from vindima.server.database.access import rows
from vindima.server.http.connections import Config, allowed_files, quiet_about_accepting

__all__ = ["address_of", "serve"]

IDLE = 75
"""Seconds that an idle connection is kept, so that a player who thinks for a minute need not reconnect."""
SHARE = 8
"""One address may have this fraction of all connections: one in eight."""
LARGE = 512 * 1024
"""The size from which a freed block of memory is returned to the system at once.

It is more than the 256 KiB that asyncio takes for every piece it reads: those would be mapped anew each time.
"""
SPARE = 2 * 1024 * 1024
"""Free bytes kept at the end of the heap: every answer needs some of them again."""
TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""Parameters of glibc's `mallopt`."""
PATIENCE = 3
"""Seconds that open requests have to finish when the server stops."""


class Server(uvicorn.Server):
    """uvicorn that reports when it is ready, and disconnects listeners before it waits for requests."""

    def __init__(self, app: FastAPI, address: str, ready: Callable[[str], None], plain: bool = True) -> None:
        # Addresses of pages contain secrets, so they are not logged.
        most = app.state.settings.connections
        allowed = allowed_files()
        config = Config(
            app,
            connections=most if allowed is None else min(most, allowed),
            per_address=0 if app.state.settings.trusted_proxies else max(1, most // SHARE),
            log_level="warning",
            # Otherwise uvicorn would format its own lines, which `logs.configure` has set to JSON.
            log_config=LOGGING_CONFIG if plain else None,
            access_log=False,
            server_header=False,
            # The application handles forwarded headers: it knows which proxies are trusted.
            proxy_headers=False,
            timeout_keep_alive=IDLE,
            timeout_graceful_shutdown=PATIENCE,
        )
        super().__init__(config)
        self.app = app
        self.address = address
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(quiet_about_accepting())
        await super().startup(sockets)
        if self.started:
            store = self.app.state.store
            await store.write(lambda connection: rows.note_server(connection, self.address))
            self.ready(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.house.close()
        await super().shutdown(sockets)


def address_of(listener: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def settle_in() -> None:
    """Tune the interpreter for many tables.

    The short switch interval lets the writer thread continue as soon as the database has answered; with the
    default it waits up to 5 ms each time while requests are served. The garbage collector ignores objects
    that exist at startup and runs in small portions: everybody waits while it scans the tables of a thousand
    games, where it finds next to nothing.
    """
    sys.setswitchinterval(0.00002)
    gc.freeze()
    gc.set_threshold(5_000, 5, 200)
    return_large_blocks()


def return_large_blocks() -> None:
    """Make glibc return large blocks at once.

    By default it raises the threshold with every large block, up to 32 MB, and then keeps memory that clients
    made the server use for a moment; every thread also keeps some of its own. Other C libraries do not.
    """
    with suppress(AttributeError, OSError, TypeError):
        mallopt = ctypes.CDLL(None).mallopt
        mallopt(MMAP_THRESHOLD, LARGE)
        mallopt(TRIM_THRESHOLD, SPARE)
        mallopt(ARENA_MAX, 2)


def serve(app: FastAPI, listener: socket.socket, ready: Callable[[str], None], plain: bool = True) -> None:
    """Serve until the process is stopped; `ready` is called with the address. Logs are plain text or JSON."""
    settle_in()
    server = Server(app, address_of(listener), ready, plain)
    # The interrupt has already stopped the server.
    with suppress(KeyboardInterrupt):
        server.run([listener])
