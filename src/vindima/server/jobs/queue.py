"""The queue: takes jobs from the database when they are due, and runs their handlers.

A handler is called with the payload of its job. Its effects outside the database happen at least once: if a
server is killed after the work and before the job is removed, another one runs it again. Its writes to the
database happen exactly once if it returns them as a function of a connection: the queue calls this function
in the transaction that removes the job, and rolls everything back if it has lost its lease.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from time import monotonic
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from vindima.server.database.access import jobs as rows
from vindima.server.database.access.jobs import Taken
from vindima.server.database.access.store import Store
from vindima.server.tables.common.clock import CLOCK, now
from vindima.server.tables.game.storage import Unavailable

__all__ = ["Handler", "Lost", "Queue", "Work"]

LOG: Final = logging.getLogger("vindima.server")
LEASE: Final = 30.0
"""Seconds after which another server takes a job whose server has died. Their clocks must differ by less."""
RENEWAL: Final = 10.0
"""Seconds between two renewals of the leases of running jobs."""
TOGETHER: Final = 20
"""How many jobs one server runs at the same time."""
HALF: Final = TOGETHER // 2
"""A queue that was full looks for more jobs only when no more than this many are still running."""
FIRST_PAUSE: Final = 2.0
LONGEST_PAUSE: Final = 3600.0
"""The maximum number of seconds before a job is retried; the pause quadruples after every failure."""
TRIES: Final = 8
"""How often a job is tried before the queue gives it up."""
LONGEST_SLEEP: Final = 60.0
"""Seconds after which the clock is read again, because a machine that was suspended wakes up late."""
ASIDE: Final = 1.0
"""Seconds between checks of a queue on SQLite for jobs of other processes, which cannot notify it."""
CONTENTION: Final = 0.2
"""Seconds before a due job is checked again that another server is currently taking."""
LAST: Final = "~"
"""Taking jobs comes last in the order of writes: a transaction that holds jobs must not wait for a table."""

Work = Callable[[Connection], object]
"""The writes of a handler, to be made in the transaction that removes its job."""
Handler = Callable[[dict[str, Any]], Awaitable[Work | None]]


class Lost(Exception):
    """The lease is lost, or the job was rescheduled: nothing is written."""


class Known(NamedTuple):
    """What this server knows about jobs of one kind."""

    handler: Handler
    tries: int


class Queue:
    """The jobs of one database, as this server runs them. Register handlers before `run` begins."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Known] = {}
        self._name = secrets.token_urlsafe(8)
        self._numbers = count(1)
        self._running: dict[asyncio.Task[None], Taken] = {}
        self._stir = asyncio.Event()
        """Set when the queue has to read the database again."""
        self._until: datetime | None = None
        """When the queue looks next; None: when it is notified."""
        self._renewed = monotonic()
        self._full = False
        """True if the maximum number of jobs is running and there may be more."""

    def handler(self, kind: str, tries: int = TRIES) -> Callable[[Handler], Handler]:
        """Register the handler for jobs of a kind."""

        def register(function: Handler) -> Handler:
            if kind in self._known:
                raise ValueError(f"jobs of kind {kind!r} have a handler already")
            self._known[kind] = Known(function, tries)
            return function

        return register

    async def add(self, kind: str, key: str, due: datetime, payload: Mapping[str, Any]) -> None:
        """Add a job, or reschedule the one with this key. In a transaction, use `access.jobs.add`."""

        def work(connection: Connection) -> None:
            rows.add(connection, kind, key, due, payload)

        await self.store.write(work, rows.order_of(key))

    async def cancel(self, key: str) -> bool:
        """Remove a job; False if there is none."""
        return await self.store.write(lambda connection: rows.cancel(connection, key), rows.order_of(key))

    def hear(self, said: str) -> None:
        """A job was added by some server: `said` is when it is due, in milliseconds since 1970."""
        with suppress(ValueError, OverflowError, OSError):
            due = datetime.fromtimestamp(int(said) / 1000, UTC)
            if self._until is None or due < self._until:
                self.look()

    def look(self) -> None:
        """Read the database again."""
        self._stir.set()

    # Taking

    async def run(self) -> None:
        """Run jobs until this task is cancelled; then jobs in progress are left to other servers."""
        loop = asyncio.get_running_loop()

        def moved() -> None:
            loop.call_soon_threadsafe(self.look)

        def added(due: str) -> None:
            loop.call_soon_threadsafe(self.hear, due)

        CLOCK.watchers.add(moved)
        self.store.hear = added
        failures = 0
        try:
            while True:
                self._stir.clear()
                self._until = None  # what is added from here on may be missed by this look
                try:
                    self._until = await self._look()
                    failures = 0
                except Exception as error:
                    failures += 1
                    LOG.warning("the jobs cannot be read: %s", type(error).__name__)
                    self._until = now() + timedelta(seconds=min(10.0, failures))
                await self._wait()
        finally:
            CLOCK.watchers.discard(moved)
            self.store.hear = None
            await self._hand_back()

    async def _look(self) -> datetime | None:
        """Start the jobs that are due; returns when to look again, or None to wait for a notification."""
        if monotonic() - self._renewed >= RENEWAL:
            await self._renew()
        room = TOGETHER - len(self._running)
        self._full = room <= 0
        if self._full:
            return None
        began = now()
        taken = await self._take(room)
        for job in taken:
            task = asyncio.create_task(self._do(job))
            self._running[task] = job
            task.add_done_callback(self._done)
        if len(taken) == room:
            # There may be more. Some earlier jobs may have ended while these were taken.
            self._full = True
            return now() if len(self._running) <= HALF else None
        own = self._own
        following = await self.store.read(lambda connection: rows.next_at(connection, self._known, own))
        if following is not None and following <= began:
            return began + timedelta(seconds=CONTENTION)
        return following

    @property
    def _own(self) -> list[str]:
        return [job.holder for job in self._running.values()]

    async def _take(self, room: int) -> list[Taken]:
        holder, own = f"{self._name}-{next(self._numbers)}", self._own

        def work(connection: Connection) -> list[Taken]:
            at = now()
            until = at + timedelta(seconds=LEASE)
            return rows.take(connection, self._known, at, until, holder, room, own)

        return await self.store.write(work, LAST)

    async def _wait(self) -> None:
        """Wait for the next due job, or until something changes."""
        while True:
            seconds = LONGEST_SLEEP if self._until is not None else None
            if self._until is not None:
                seconds = min(LONGEST_SLEEP, (self._until - now()).total_seconds())
            if self._running:
                seconds = min(RENEWAL, RENEWAL if seconds is None else seconds)
            if not self.store.shared:
                seconds = min(ASIDE, ASIDE if seconds is None else seconds)
            if seconds is not None and seconds <= 0:
                return
            try:
                async with asyncio.timeout(seconds):
                    await self._stir.wait()
                return
            except TimeoutError:
                if self._running and monotonic() - self._renewed >= RENEWAL:
                    return
                if not self.store.shared and not self._full and await self._added_aside():
                    return

    async def _added_aside(self) -> bool:
        """True if another process, such as `vindima admin`, has added a job that is due earlier."""
        own = self._own
        with suppress(Unavailable):
            following = await self.store.read(lambda connection: rows.next_at(connection, self._known, own))
            return following is not None and (self._until is None or following < self._until)
        return False

    async def _renew(self) -> None:
        held, until = list(self._running.values()), now() + timedelta(seconds=LEASE)
        if held:
            await self.store.write(lambda connection: rows.renew(connection, held, until), LAST)
        self._renewed = monotonic()

    # Running

    def _done(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        if self._full and len(self._running) <= HALF:
            self.look()

    async def _do(self, job: Taken) -> None:
        known = self._known[job.kind]
        try:
            if job.tries > known.tries:
                raise Exhausted
            work = await known.handler(job.payload)
            await self._finish(job, work)
        except Lost:
            return
        except Exception as error:
            await self._put_off(job, known, error)

    async def _finish(self, job: Taken, work: Work | None) -> None:
        """Remove a job together with its writes."""

        def finish(connection: Connection) -> None:
            if rows.finish(connection, job):
                if work is not None:
                    work(connection)
            elif work is not None:
                raise Lost

        failures = 0
        while True:
            try:
                await self.store.write(finish, rows.order_of(job.key))
                return
            except Unavailable:
                # The work is done, so wait for the database as long as the lease lasts.
                failures += 1
                if failures > LEASE:
                    raise
                await asyncio.sleep(1.0)

    async def _put_off(self, job: Taken, known: Known, error: Exception) -> None:
        """Schedule a retry, or give the job up. Errors of the database itself do not count as tries."""
        again = isinstance(error, Unavailable)
        # The error's text may contain a secret, so only its class is logged.
        if job.tries >= known.tries and not again:
            LOG.error("a job of kind %s is given up: %s", job.kind, type(error).__name__)
            with suppress(Unavailable):
                await self.store.write(lambda connection: rows.finish(connection, job), LAST)
            return
        LOG.warning("a job of kind %s will be tried again: %s", job.kind, type(error).__name__)
        at = now() + timedelta(seconds=pause(job.tries))
        # If this cannot be written, the job is taken again when its lease expires.
        with suppress(Unavailable):
            await self.store.write(lambda connection: rows.put_off(connection, job, at, again), LAST)

    async def _hand_back(self) -> None:
        """Stop the running jobs, and let other servers take them at once."""
        held = dict(self._running)
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)
        left = sorted(job for task, job in held.items() if task.cancelled())

        def work(connection: Connection) -> None:
            for job in left:
                rows.put_off(connection, job, now(), again=True)

        if left:
            with suppress(Unavailable):
                await self.store.write(work, LAST)


class Exhausted(Exception):
    """Every server that has tried the job died or lost its lease."""


def pause(tries: int) -> float:
    """Seconds between a failure and the next try."""
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** (tries - 1)))
