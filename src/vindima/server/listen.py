"""What other processes tell through PostgreSQL: how far the log of a table goes, and who is at it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from vindima.server.house import House
from vindima.server.presence import SIGN
from vindima.server.store import CHANNEL, Store

__all__ = ["listening"]

LOG: Final = logging.getLogger("vindima.server")
PAUSE: Final = 1.0
"""Seconds between two looks at whether to stop, and before a lost connection is made again."""


@contextmanager
def listening(store: Store, house: House) -> Iterator[None]:
    """Listen in a thread while the block lasts; alone on a database, there is nobody to listen to."""
    if not store.shared:
        yield
        return
    stop = threading.Event()
    loop = asyncio.get_running_loop()
    thread = threading.Thread(
        target=listen, args=(store, house, loop, stop), name="vindima-listen", daemon=True
    )
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def listen(store: Store, house: House, loop: asyncio.AbstractEventLoop, stop: threading.Event) -> None:
    import psycopg

    address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while not stop.is_set():
        try:
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                asyncio.run_coroutine_threadsafe(house.refresh_all(), loop)
                while not stop.is_set():
                    for said in connection.notifies(timeout=PAUSE):
                        tell(house, loop, said.payload)
        except psycopg.Error as error:
            LOG.warning("the database does not tell what happens: %s", type(error).__name__)
            stop.wait(PAUSE)


def tell(house: House, loop: asyncio.AbstractEventLoop, payload: str) -> Any:
    table, _, said = payload.partition(" ")
    heard = house.hear(table, said[1:]) if said.startswith(SIGN) else house.refresh(table, int(said))
    return asyncio.run_coroutine_threadsafe(heard, loop)
