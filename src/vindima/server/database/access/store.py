"""The database: SQLite in one file for one process, or PostgreSQL for any number of them.

A single thread does all writing and commits waiting writes together. A write that has returned is on disk.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DataError,
    IntegrityError,
    NoSuchModuleError,
    SQLAlchemyError,
)

from vindima.server.database.access.files import BadDatabase, File, InUse
from vindima.server.tables.game.storage import Unavailable

__all__ = [
    "CHANNEL",
    "GONE",
    "JOBS",
    "PEOPLE",
    "PLAN",
    "BadDatabase",
    "InUse",
    "Store",
    "announce",
    "notify",
    "notify_person",
    "opened",
    "parsed",
    "readable",
    "tell_of_job",
    "writing",
]

T = TypeVar("T")

CHANNEL: Final = "vindima"
"""The PostgreSQL channel on which processes tell each other that a table has changed."""
JOBS: Final = "jobs"
"""The prefix of a notification that a job was added, with the time when it is due."""
PLAN: Final = "plan"
"""The prefix of a notification that a turn was prepared at a table; people there are not told."""
GONE: Final = "gone"
"""The prefix of a notification that names signed-out devices."""
DUES: Final = "dues"
"""Where a connection collects the due times of the jobs that its transaction has added."""
PEOPLE: Final = "people"
"""The prefix of a notification that names people whose lobby has changed."""
TOGETHER: Final = 100
"""The maximum number of writes in one transaction."""
READERS: Final = 4
WRITES: Final = "writes"
"""The option of connections whose transactions change something."""
LOG: Final = logging.getLogger("vindima.server")


class Job(NamedTuple, Generic[T]):
    """A pending write: what to do, its place in the order, and the future of its caller."""

    order: str
    work: Callable[[Connection], T]
    done: asyncio.Future[T]


class Store:
    """An open database; the owner must `close` it."""

    def __init__(self, address: str) -> None:
        self.url = parsed(address)
        self.shared = self.url.get_backend_name() == "postgresql"
        """True if other processes may serve the same tables."""
        self.hear: Callable[[str], None] | None = None
        """Called with the due times, in milliseconds since 1970, of jobs that this process has added."""
        self._file = None if self.shared else File(Path(str(self.url.database)))
        self.engine = engine_for(self.url, self._file)
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "vindima-read")
        self._writer = threading.Thread(target=self._write_all, name="vindima-write", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish the pending writes and close the database."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()
        if self._file is not None:
            self._file.close()

    def begin(self) -> AbstractContextManager[Connection]:
        """A transaction that changes something."""
        return writing(self.engine)

    def copy(self, name: str) -> Path | None:
        """Copy a SQLite file to its own name with a suffix; None if there is no file."""
        return None if self._file is None else self._file.copy(name)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of a query."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise explained(error) from error

    def _check_file(self) -> None:
        """Make sure that new writes will be durable. Raises Unavailable."""
        if self._file is not None and not self._file.check():
            LOG.error("the database file was deleted; it has been written again")
            self.engine.dispose()

    async def write(self, work: Callable[[Connection], T], order: str = "") -> T:
        """Change something atomically. The change is committed when this returns.

        `order` is the table that is changed: all processes change tables in the same order, which prevents
        deadlocks.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(order, work, done))
        return await done

    def _write_all(self) -> None:
        """The writer thread: take all pending writes, commit them, and hand out the results."""
        while (first := self._jobs.get()) is not None:
            batch, last = [first], False
            with suppress(queue.Empty):
                while len(batch) < TOGETHER and not last:
                    job = self._jobs.get_nowait()
                    last = job is None
                    batch += [] if job is None else [job]
            batch.sort(key=lambda job: job.order)
            results = self._committed(batch)
            with suppress(RuntimeError):  # the caller's event loop is closed
                first.done.get_loop().call_soon_threadsafe(tell, batch, results)
            if last:
                return

    def _committed(self, batch: list[Job[Any]]) -> list[Any]:
        """The result of each write, or its error."""
        results: list[Any] = []
        try:
            self._check_file()
            with self.begin() as connection:
                connection.info.pop(DUES, None)
                for job in batch:
                    results.append(job.work(connection))
                dues = connection.info.pop(DUES, ())
            self._check_file()
            self._tell(dues)
        except Exception as error:
            alone = len(batch) == 1 or len(results) == len(batch) or isinstance(error, Unavailable)
            return [explained(error)] * len(batch) if alone else self._committed_each(batch)
        return results

    def _committed_each(self, batch: list[Job[Any]]) -> list[Any]:
        """The same one by one, after one of the writes has failed and all were rolled back."""
        results: list[Any] = []
        try:
            with self.begin() as connection:
                connection.info.pop(DUES, None)
                for job in batch:
                    try:
                        # A failed write must not roll back the others.
                        with connection.begin_nested():
                            results.append(job.work(connection))
                    except Exception as error:
                        results.append(explained(error))
                dues = connection.info.pop(DUES, ())
            self._tell(dues)
        except Exception as error:
            return [explained(error)] * len(batch)
        return results

    def _tell(self, dues: Iterable[str]) -> None:
        """Notify this process of the jobs that a transaction has added."""
        for due in dues:
            if self.hear is not None:
                with suppress(RuntimeError):  # the event loop is closed
                    self.hear(due)


def explained(error: Exception) -> Exception:
    """Unavailable for an error of the database itself; data errors are returned unchanged."""
    if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError | DataError):
        unavailable = Unavailable(type(error).__name__)
        unavailable.__cause__ = error
        return unavailable
    return error


def tell(batch: list[Job[Any]], results: list[Any]) -> None:
    """Set the results in the callers' threads."""
    for job, result in zip(batch, results, strict=True):
        if job.done.cancelled():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


# Opening


def parsed(address: str) -> URL:
    """The URL of a database; a plain path means a SQLite file."""
    try:
        url = make_url(address if "://" in address else f"sqlite:///{address}")
    except (ArgumentError, ValueError) as error:
        raise BadDatabase(f"database {address!r}: {error}") from error
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadDatabase(f"database {address!r}: name a file, so that games outlive the server")
        return url.set(drivername="sqlite")
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase(f"database {address!r}: only sqlite and postgresql are known here")


def engine_for(url: URL, file: File | None) -> Engine:
    """The engine, configured for the kind of database. Its errors show no values: those may be secrets."""
    if file is not None:
        engine = create_engine(url, hide_parameters=True, creator=file.connect)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine
    try:
        return create_engine(url, hide_parameters=True, pool_size=READERS + 2, pool_pre_ping=True)
    except (NoSuchModuleError, ImportError) as error:
        raise BadDatabase("PostgreSQL needs its driver: pip install 'vindima[postgres]'") from error


def opened(url: URL) -> Engine:
    """An engine beside that of a server which may use the same database."""
    if url.get_backend_name() == "postgresql":
        return engine_for(url, None)
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    # We begin transactions ourselves; the driver would begin them too late for savepoints.
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    # SQLite's own `lower` handles only English letters.
    connection.create_function("lower", 1, lowered, deterministic=True)


def lowered(text: str | None) -> str | None:
    return None if text is None else text.lower()


def begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def writing(engine: Engine) -> AbstractContextManager[Connection]:
    """A transaction that changes something.

    On SQLite it waits for other writers before it reads: if another process changed what it has read, its own
    change would fail at once.
    """
    return engine.execution_options(**{WRITES: True}).begin()


@contextmanager
def readable(url: URL) -> Iterator[None]:
    """Report errors of a database that cannot be opened in one line."""
    try:
        yield
    except SQLAlchemyError as error:
        cause = error.orig if isinstance(error, DatabaseError) else error
        shown = url.render_as_string(hide_password=True)
        raise BadDatabase(f"database {shown}: {' '.join(str(cause).split())}") from error


def notify(connection: Connection, table: str, seq: int) -> None:
    """On commit, notify the other processes that a table has changed."""
    if connection.dialect.name == "postgresql":
        announce(connection, f"{table} {seq}")


def tell_of_job(connection: Connection, due: datetime) -> None:
    """On commit, tell all processes, including this one, when a job is due."""
    said = str(int(due.timestamp() * 1000))
    connection.info.setdefault(DUES, []).append(said)
    if connection.dialect.name == "postgresql":
        announce(connection, f"{JOBS} {said}")


def notify_person(connection: Connection, browser: int) -> None:
    """On commit, notify the other processes that something has changed in a person's lobby."""
    if connection.dialect.name == "postgresql":
        announce(connection, f"{PEOPLE} {browser}")


def announce(connection: Connection, said: str) -> None:
    """On commit, send a text to all processes that share a PostgreSQL database."""
    connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})
