"""A temporary PostgreSQL cluster in its own folder, reached through a socket there."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NOBODY = ("postgres", "nobody")
"""The users that may run PostgreSQL for root, since it refuses to run as root."""


def binaries() -> Path | None:
    """The folder with `initdb` and `pg_ctl`; None if PostgreSQL is not installed."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    folders += [Path(found).resolve().parent] if found else []
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


class Cluster:
    """A cluster that can be stopped and restarted; `remove` it at the end."""

    def __init__(self) -> None:
        folder = binaries()
        assert folder is not None
        self.folder = folder
        self.place = Path(tempfile.mkdtemp(prefix="vindima-pg-"))
        self.data = str(self.place / "data")
        self.address = f"postgresql://vindima@/postgres?host={self.place}"
        self.as_user: dict[str, Any] = {}
        if os.getuid() == 0:
            import pwd

            user = next(name for name in NOBODY if any(name == entry.pw_name for entry in pwd.getpwall()))
            shutil.chown(self.place, user)
            self.as_user = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
        self._run("initdb", "-D", self.data, "-U", "vindima", "-A", "trust", "-E", "UTF8", "--no-locale")

    def _run(self, program: str, *words: str, check: bool = True) -> None:
        command = [str(self.folder / program), *words]
        subprocess.run(command, check=check, capture_output=True, cwd=self.place, **self.as_user)

    def start(self) -> None:
        options = f"-c listen_addresses= -c fsync=off -k {self.place}"
        self._run("pg_ctl", "-D", self.data, "-l", str(self.place / "log"), "-o", options, "-w", "start")

    def stop(self) -> None:
        """Stop at once, as if the machine had lost power."""
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop", check=False)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.place)


@contextmanager
def started() -> Iterator[Cluster]:
    """A cluster that runs until the block ends, or until stopped."""
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a database that exists while the block runs."""
    with started() as found:
        yield found.address
