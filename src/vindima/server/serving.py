"""Running the server on a socket that listens already."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from fastapi import FastAPI

from vindima.server import rows

__all__ = ["address_of", "serve"]

IDLE = 75
"""Seconds that a connection without requests is kept: who thinks for a minute need not connect anew."""
PATIENCE = 3
"""Seconds that requests have to end when the server stops."""


class Server(uvicorn.Server):
    """uvicorn, told to say when it is ready, and to let listeners go before it waits for them."""

    def __init__(self, app: FastAPI, address: str, ready: Callable[[str], None]) -> None:
        # Addresses of pages hold secrets: they are in no log.
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_keep_alive=IDLE,
            timeout_graceful_shutdown=PATIENCE,
        )
        super().__init__(config)
        self.app = app
        self.address = address
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            store = self.app.state.house.store
            await store.write(lambda connection: rows.note_server(connection, self.address))
            self.ready(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.house.close()
        await super().shutdown(sockets)


def address_of(listener: socket.socket) -> str:
    """What a browser on this machine types."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def settle_in() -> None:
    """Prepare the interpreter for many tables.

    The thread that writes goes on at once when the database has answered: by default it waits up to 5 ms each
    time while requests are served. Rubbish is looked for in small portions, not among what stays for ever.
    """
    sys.setswitchinterval(0.00002)
    gc.freeze()
    gc.set_threshold(5_000, 20, 50)


def serve(app: FastAPI, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until the process is told to stop; `ready` is called with the address."""
    settle_in()
    server = Server(app, address_of(listener), ready)
    # An interrupt has been obeyed by then.
    with suppress(KeyboardInterrupt):
        server.run([listener])
