"""A SQLite file used by one process: private to its owner, locked, and restored if it is deleted."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from vindima.server.tables.game.storage import Unavailable

__all__ = ["BadDatabase", "File", "InUse"]

OWNER_ONLY = 0o600
"""The file mode. The file contains secrets: hands of running games, invites, chat."""
WAIT = 10
"""Seconds that a connection waits for a locked file."""


class BadDatabase(OSError):
    """A database that cannot be used; the text says why."""


class InUse(BadDatabase):
    """A database that another server is using."""


class File:
    """The file of a database, from `locked` until `close`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.absolute().parent.is_dir():
            raise BadDatabase(f"database {path}: there is no folder {path.absolute().parent}")
        self._lock = locked(path)
        try:
            private(path)
            self._keep_open()
        except sqlite3.Error as error:
            self._lock.close()
            raise BadDatabase(f"database {path}: {error}") from error
        except BaseException:
            self._lock.close()
            raise

    def _keep_open(self) -> None:
        # This connection keeps the data alive if somebody deletes the file. It opens the file and the
        # write-ahead log only at its first read.
        self._anchor = self.connect()
        self._anchor.execute("PRAGMA journal_mode=WAL")
        self._anchor.execute("SELECT count(*) FROM sqlite_master").fetchall()
        self._identity = identity(self.path)

    def connect(self) -> sqlite3.Connection:
        """A connection to the file, which must exist: a deleted one is not silently created anew, empty."""
        address = f"file:{quote(str(self.path.absolute()))}?mode=rw"
        return sqlite3.connect(address, timeout=WAIT, uri=True, check_same_thread=False)

    def check(self) -> bool:
        """False if the file had been deleted and was written again; its old connections must then be closed.

        Raises Unavailable if another file has taken its place, or if it cannot be written again.
        """
        try:
            if identity(self.path) == self._identity:
                return True
        except FileNotFoundError:
            try:
                self._write_again()
            except (OSError, sqlite3.Error) as error:
                raise Unavailable("the database file was deleted and cannot be written again") from error
            return False
        raise Unavailable("another file has replaced the database: restart the server to use it")

    def _write_again(self) -> None:
        """Restore the deleted file from the open connection, which still sees its contents."""
        draft = self.path.with_name(f"{self.path.name}-rescued")
        draft.unlink(missing_ok=True)
        private(draft)
        with closing(sqlite3.connect(draft)) as copy:
            self._anchor.backup(copy)
        for ending in ("-wal", "-shm"):
            self.path.with_name(self.path.name + ending).unlink(missing_ok=True)
        draft.replace(self.path)
        # SQLite sees that the old connection's file has moved, and leaves the new one alone.
        self._anchor.close()
        self._keep_open()

    def copy(self, name: str) -> Path:
        """Copy the current file to its own name with a suffix. An older copy is replaced."""
        target = self.path.with_name(f"{self.path.name}.{name}")
        target.unlink(missing_ok=True)
        private(target)
        with closing(sqlite3.connect(target)) as copy:
            self._anchor.backup(copy)
        return target

    def close(self) -> None:
        self._anchor.close()
        self._lock.close()


def identity(path: Path) -> tuple[int, int]:
    """What distinguishes a file from another one of the same name."""
    found = path.stat()
    return found.st_dev, found.st_ino


def private(path: Path) -> None:
    """Create a file if there is none, and let nobody but its owner read it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    if os.name == "posix":
        path.chmod(OWNER_ONLY)


def locked(path: Path) -> sqlite3.Connection:
    """The exclusive lock of the one process that uses a file, held until it is closed or the process ends."""
    beside = path.with_name(f"{path.name}-lock")
    private(beside)
    guard = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        guard.close()
        raise InUse(f"database {path} is locked: another server is using it") from error
    return guard
