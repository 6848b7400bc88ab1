"""Outages of what a server needs, from which it must recover by itself.

A guest plays before, during and after each. Afterwards, people and bots must be able to continue without
help, the server must report that it is healthy, and the database must contain every acknowledged answer.
"""

from __future__ import annotations

import os
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.server.postgres import binaries, started
from tests.siege.guests import Guest
from tests.siege.people import Person
from tests.siege.servers import Server

__all__ = ["OUTAGES", "Impossible", "survived"]

PATIENCE: Final = 300.0
"""Seconds after which a server counts as stuck."""
ANSWERS: Final = 6
"""How many answers are given at each table before an outage, and again after it."""
SMALL: Final = "16m"
"""The size of the disk that is filled up."""
CLOCKS: Final = ("+40d", "-400d", "+0")
"""The offsets from the true time that the clock jumps to."""
SLOW: Final = 60
"""The number of slow clients."""


class Impossible(Exception):
    """The outage cannot be caused on this machine or by this user; the text states why."""


Outage = Callable[[Path, float], "dict[str, Any]"]


def survived(name: str, seconds: float) -> dict[str, Any]:
    """Cause an outage that lasts this long; returns the findings."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return {"outage": name, **OUTAGES[name](Path(folder), seconds)}
        except Impossible as reason:
            return {"outage": name, "impossible": str(reason)}


def through(
    server: Server, seconds: float, begin: Callable[[], object], end: Callable[[], object] = lambda: None
) -> dict[str, Any]:
    """Play before, during and after an outage."""
    guest = Guest(server.port)
    assert guest.plays(ANSWERS, PATIENCE) is not None
    try:
        begin()
        before, until = guest.given, time.monotonic() + seconds
        while time.monotonic() < until:
            for number in range(len(guest.tables)):
                guest.answers(number)
            time.sleep(0.02)
        during = guest.given - before
        refused, healthy = guest.refused, guest.healthy()
    finally:
        end()
    recovered = guest.plays(ANSWERS, PATIENCE)
    healed = recovered is not None and eventually_healthy(guest)
    lost = guest.lost(server.database)
    guest.person.close()
    return {
        "acknowledged": during,
        "refused": refused,
        "healthy": healthy,
        "recovered": recovered,
        "lost": lost,
        "passed": healed and not lost and server.process.poll() is None,
    }


def eventually_healthy(guest: Guest) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if guest.healthy():
            return True
        time.sleep(0.5)
    return False


def served(folder: Path, **more: Any) -> Server:
    return Server(folder, "--rate", "0", **more)


# The database file


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A small file system in memory."""
    place = folder / "disk"
    place.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", place], capture_output=True
    )
    if mounted.returncode:
        raise Impossible("only root can mount a small file system")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", place], check=False)


def full_disk(folder: Path, seconds: float) -> dict[str, Any]:
    """The disk with the database is full."""
    with small_disk(folder) as place, served(folder, database=str(place / "tables.db")) as server:
        filler = place / "filler"

        def fill() -> None:
            with suppress(OSError), filler.open("wb", buffering=0) as file:
                for size in (1 << 16, 1 << 12, 1):
                    with suppress(OSError):
                        while True:
                            file.write(b"x" * size)

        return through(server, seconds, fill, filler.unlink)


def short_file(folder: Path, seconds: float) -> dict[str, Any]:
    """The server's files may not grow."""
    with served(folder) as server:

        def limit(size: int) -> None:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        return through(server, seconds, lambda: limit(4096), lambda: limit(resource.RLIM_INFINITY))


def locked(folder: Path, seconds: float) -> dict[str, Any]:
    """Another program has locked the database."""
    with served(folder) as server, closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        return through(
            server, seconds, lambda: other.execute("BEGIN IMMEDIATE"), lambda: other.execute("ROLLBACK")
        )


def read_only(folder: Path, seconds: float) -> dict[str, Any]:
    """The database can be read, but not written."""
    if os.getuid() or shutil.which("chattr") is None:
        raise Impossible("only root can make an open file read-only, with chattr")
    with served(folder) as server:
        # Not the shared memory of SQLite (-shm): the kernel would end a process that writes to its mapping.
        files = [server.database, f"{server.database}-wal"]

        def change(how: str) -> None:
            if subprocess.run(["chattr", how, *files], capture_output=True).returncode:
                raise Impossible("this file system does not support immutable files")

        return through(server, seconds, lambda: change("+i"), lambda: change("-i"))


def deleted(folder: Path, seconds: float) -> dict[str, Any]:
    """The database is deleted, and later the server is killed."""
    with served(folder) as server:

        def delete() -> None:
            for file in Path(server.database).parent.glob("tables.db*"):
                file.unlink()

        def kill() -> None:
            server.stop(signal.SIGKILL)
            server.start()

        return through(server, seconds, delete, kill)


# Everything else


def postgres_restart(folder: Path, seconds: float) -> dict[str, Any]:
    """PostgreSQL is stopped abruptly, and later restarted."""
    if binaries() is None:
        raise Impossible("PostgreSQL is not installed")
    with started() as cluster, served(folder, database=cluster.address) as server:
        return through(server, seconds, cluster.stop, cluster.start)


def clock_jumps(folder: Path, seconds: float) -> dict[str, Any]:
    """The clock of the machine jumps forwards and backwards."""
    libraries = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    if not libraries:
        raise Impossible("libfaketime is not installed")
    clock = folder / "clock"
    clock.write_text("+0\n")
    environment = {
        "LD_PRELOAD": str(libraries[0]),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_NO_CACHE": "1",
        # The monotonic clock does not jump when the time is set.
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }
    found: dict[str, Any] = {}
    with served(folder, environment=environment) as server:
        for jump in CLOCKS:
            found = through(server, seconds / len(CLOCKS), partial(clock.write_text, f"{jump}\n"))
            if not found["passed"]:
                break
    return found


def killed_workers(folder: Path, seconds: float) -> dict[str, Any]:
    """The worker processes of bots are killed, once at the beginning and once at the end."""
    with served(folder) as server:
        found = through(server, seconds, server.kill_workers, server.kill_workers)
    return found


def slow_readers(folder: Path, seconds: float) -> dict[str, Any]:
    """Many clients open the event stream of a table and read nothing."""
    with served(folder) as server:
        host = Person(server.port)
        table = host.opens([{"kind": "person", "mine": True}] * 2)
        host.close()
        lines: list[socket.socket] = []

        def listen() -> None:
            for _ in range(SLOW):
                lines.append(host.stream(str(table)))

        def hang_up() -> None:
            for line in lines:
                line.close()

        return through(server, seconds, listen, hang_up)


def slow_writers(folder: Path, seconds: float) -> dict[str, Any]:
    """Many clients never finish their requests; the server disconnects them."""
    with served(folder) as server:
        lines: list[socket.socket] = []

        def begin() -> None:
            for number in range(SLOW):
                line = Person(server.port).connect()
                line.sendall(b"GET / HTTP/1.1\r\nX-A: " if number % 2 else b"GET")
                lines.append(line)

        found = through(server, seconds, begin)
        ended = sum(ended_by_server(line) for line in lines)
    return {**found, "disconnected": ended, "passed": found["passed"] and ended == len(lines)}


def ended_by_server(line: socket.socket) -> bool:
    """True if the server closes a connection within its time limit for headers, and a few seconds more."""
    line.settimeout(20)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True
    finally:
        line.close()


OUTAGES: Final[dict[str, Outage]] = {
    outage.__name__: outage
    for outage in (
        full_disk,
        short_file,
        locked,
        read_only,
        deleted,
        postgres_restart,
        clock_jumps,
        killed_workers,
        slow_readers,
        slow_writers,
    )
}
