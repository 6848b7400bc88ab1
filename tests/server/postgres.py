"""A temporary PostgreSQL cluster in a folder of its own, reached through a socket there."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NOBODY = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; then one of these users runs it."""


def binaries() -> Path | None:
    """The folder with `initdb` and `pg_ctl`; None if PostgreSQL is not installed."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    folders += [Path(found).resolve().parent] if found else []
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a database that exists while the block lasts."""
    folder = binaries()
    assert folder is not None
    place = Path(tempfile.mkdtemp(prefix="vindima-pg-"))
    as_user: dict[str, Any] = {}
    if os.getuid() == 0:
        user = next(name for name in NOBODY if any(name == entry.pw_name for entry in pwd.getpwall()))
        shutil.chown(place, user)
        as_user = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}

    def run(*words: str) -> None:
        subprocess.run(words, check=True, capture_output=True, cwd=place, **as_user)

    data, log = str(place / "data"), str(place / "log")
    options = f"-c listen_addresses= -c fsync=off -k {place}"
    try:
        run(str(folder / "initdb"), "-D", data, "-U", "vindima", "-A", "trust", "-E", "UTF8", "--no-locale")
        run(str(folder / "pg_ctl"), "-D", data, "-l", log, "-o", options, "-w", "start")
        yield f"postgresql://vindima@/postgres?host={place}"
    finally:
        subprocess.run(
            [str(folder / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop"],
            capture_output=True,
            cwd=place,
            **as_user,
        )
        shutil.rmtree(place)
