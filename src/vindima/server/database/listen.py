"""Notifications from other processes through PostgreSQL: how long a table's log is, and who is there."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections.abc import Callable, Collection, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

from vindima.server.database.access.store import CHANNEL, GONE, JOBS, PEOPLE, PLAN, Store
from vindima.server.database.contests.tournaments import HALL
from vindima.server.tables.common.links import is_id
from vindima.server.tables.live.house import House
from vindima.server.tables.live.presence import SIGN

__all__ = ["listening"]

LOG: Final = logging.getLogger("vindima.server")
PAUSE: Final = 1.0
"""Seconds between two checks whether to stop, and before reconnecting."""
LONGEST: Final = 12
"""The number of an act always has fewer digits than this."""
NUMBERS: Final = re.compile(r"[0-9]{1,11}(,[0-9]{1,11})*")
Drop = Callable[[Collection[int]], None]
"""Drops the connections of signed-out devices."""


class Jobs(Protocol):
    """The queue of this server, which looks again when jobs are added."""

    def hear(self, said: str) -> None:
        """A job was added that is due at this time."""

    def look(self) -> None:
        """Jobs may have been added."""


@contextmanager
def listening(store: Store, house: House, jobs: Jobs, drop: Drop) -> Iterator[None]:
    """Listen in a thread while the block lasts. A server alone on its database has nobody to listen to.

    `drop` receives the devices that another server has signed out.
    """
    if not store.shared:
        yield
        return
    stop = threading.Event()
    loop = asyncio.get_running_loop()
    thread = threading.Thread(
        target=listen, args=(store, house, jobs, drop, loop, stop), name="vindima-listen", daemon=True
    )
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def listen(
    store: Store,
    house: House,
    jobs: Jobs,
    drop: Drop,
    loop: asyncio.AbstractEventLoop,
    stop: threading.Event,
) -> None:
    import psycopg

    address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while not stop.is_set():
        try:
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                loop.call_soon_threadsafe(jobs.look)
                asyncio.run_coroutine_threadsafe(heard(house.refresh_all()), loop)
                while not stop.is_set():
                    for said in connection.notifies(timeout=PAUSE):
                        if said.payload.startswith(f"{JOBS} "):
                            loop.call_soon_threadsafe(jobs.hear, said.payload.partition(" ")[2])
                        else:
                            hear(house, drop, loop, said.payload)
        except psycopg.Error as error:
            LOG.warning("the notifications of the database are interrupted: %s", type(error).__name__)
            stop.wait(PAUSE)


def hear(house: House, drop: Drop, loop: asyncio.AbstractEventLoop, payload: str) -> None:
    """Let the house act on a notification. Anybody may send one, so invalid ones are logged and dropped."""
    table, _, said = payload.partition(" ")
    if table == PLAN:
        asyncio.run_coroutine_threadsafe(heard(house.refresh_plans(said)), loop)
    elif table == GONE and NUMBERS.fullmatch(said):
        asyncio.run_coroutine_threadsafe(heard(sign_out(house, drop, said)), loop)
    elif table == HALL and is_id(said):
        loop.call_soon_threadsafe(house.halls.tell, said)
    elif table == PEOPLE and NUMBERS.fullmatch(said):
        loop.call_soon_threadsafe(house.lobby.tell, "", [int(number) for number in said.split(",")])
    elif said.startswith(SIGN):
        asyncio.run_coroutine_threadsafe(heard(house.hear(table, said[1:])), loop)
    elif said.isdecimal() and said.isascii() and len(said) < LONGEST:
        asyncio.run_coroutine_threadsafe(heard(house.refresh(table, int(said))), loop)
    else:
        LOG.warning("a notification of the database is not one of ours")


async def sign_out(house: House, drop: Drop, said: str) -> None:
    """Close the connections of devices that another server has signed out."""
    gone = [int(number) for number in said.split(",")]
    drop(gone)
    house.sign_out(gone)


async def heard(work: Coroutine[Any, Any, None]) -> None:
    """Carry out a notification. If that fails, a later notification or request makes up for it."""
    try:
        await work
    except Exception as error:
        LOG.warning("a notification could not be followed: %s", type(error).__name__)
