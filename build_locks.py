"""Locks between processes: on POSIX systems with `flock`, on Windows with `msvcrt`.

One process at a time can lock a file. Many processes can use a folder; it is free when none does. A lock is
released when its process ends.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["hold", "is_free", "use"]

if sys.platform == "win32":
    import msvcrt

    WHOLE = 0x7FFF_FFFF
    """The size of a lock file. Each process that uses a folder locks the byte at its process id."""
    PAUSE = 0.1

    def try_lock(handle: int, start: int, length: int) -> bool:
        os.lseek(handle, start, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, length)
        except OSError:
            return False
        return True

    def lock_of(folder: Path) -> int:
        return os.open(folder.with_name(f"{folder.name}.lock"), os.O_CREAT | os.O_RDWR)

    @contextmanager
    def hold(path: Path) -> Iterator[None]:
        """Hold the lock of a file; wait until it is free."""
        handle = os.open(path, os.O_CREAT | os.O_RDWR)
        try:
            while not try_lock(handle, 0, 1):
                time.sleep(PAUSE)
            yield
        finally:
            os.close(handle)

    def use(folder: Path) -> None:
        """Mark a folder as used until this process ends."""
        try_lock(lock_of(folder), os.getpid() % WHOLE, 1)

    def is_free(folder: Path) -> bool:
        """True if no process uses a folder."""
        handle = lock_of(folder)
        try:
            return try_lock(handle, 0, WHOLE)
        finally:
            os.close(handle)

else:
    import fcntl

    @contextmanager
    def hold(path: Path) -> Iterator[None]:
        """Hold the lock of a file; wait until it is free."""
        with path.open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def use(folder: Path) -> None:
        """Mark a folder as used until this process, or the program that replaces it, ends."""
        handle = os.open(folder, os.O_RDONLY)
        fcntl.flock(handle, fcntl.LOCK_SH)
        os.set_inheritable(handle, True)

    def is_free(folder: Path) -> bool:
        """True if no process uses a folder."""
        handle = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        finally:
            os.close(handle)
        return True
