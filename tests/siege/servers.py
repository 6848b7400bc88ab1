"""A server in its own process, and the resources that it uses."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

__all__ = ["OURS", "Server"]

OURS: Final = (sys.executable, "-m", "vindima")
"""The command of the server in this checkout."""


class Server:
    """A running server; after it was killed, it can be restarted on the same port."""

    def __init__(
        self,
        folder: Path,
        *words: str,
        command: Sequence[str] = OURS,
        database: str | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.database = database or str(folder / "tables.db")
        self.log = folder / "server.log"
        self.port = 0
        self._command = [*command, "serve", "--workers", "1", *words, "--database", self.database]
        self._environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "C", **(environment or {})}
        self.process: subprocess.Popen[str]
        self.start()

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self._command, "--port", str(self.port)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._environment,
                # The server and its workers form their own process group, which can be measured.
                start_new_session=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text("utf-8")
        self.port = int(line.rpartition(":")[2].split("/")[0].split()[0])

    def processes(self) -> list[int]:
        """The ids of the server and its workers."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal():
                try:
                    group = int((entry / "stat").read_text("ascii").rpartition(")")[2].split()[2])
                except (OSError, UnicodeDecodeError):
                    continue
                if group == self.process.pid:
                    found.append(int(entry.name))
        return found

    def memory(self) -> float:
        """The memory of the server and its workers in megabytes; shared pages count once."""
        total = 0
        for process in self.processes():
            try:
                text = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
            except OSError:
                continue
            total += int(text.partition("\nPss:")[2].split()[0])
        return total / 1024

    def processor(self) -> float:
        """The seconds of processor time that the server itself has used."""
        times = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

    def disk(self) -> float:
        """The size of the database and the log in megabytes."""
        files = [*Path(self.database).parent.glob(f"{Path(self.database).name}*"), self.log]
        return sum(file.stat().st_size for file in files if file.is_file()) / 2**20

    def kill_workers(self) -> int:
        """Kill the workers; returns how many there were."""
        workers = [process for process in self.processes() if process != self.process.pid]
        for process in workers:
            os.kill(process, signal.SIGKILL)
        return len(workers)

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Stop the server with a signal; if it has not ended after a while, kill it."""
        self.process.send_signal(how)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
