"""Servers that start in a fraction of a second.

`python -m tests.siege.fork_server` imports the server once and forks a process for each requested server.
Each process runs `vindima serve`, but need not spend seconds on imports. `ForkServer` starts this program and
sends it requests: one JSON object per line, answered by one line.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

__all__ = ["Child", "ForkServer", "served_words"]


def served_words(database: str, *more: str, port: int = 0) -> list[str]:
    """The command line of a server without rate limits."""
    words = ["serve", "--port", str(port), "--rate", "0", "--workers", "1", "--database", database]
    return [*words, *more]


class Child(NamedTuple):
    """A running server."""

    process: int
    address: str


class ForkServer:
    """A process that has imported the server, and the servers that were forked from it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.siege.fork_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "C"},
        )

    def _order(self, order: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        reply: dict[str, Any] = json.loads(self.process.stdout.readline())
        return reply

    def start(self, words: Sequence[str]) -> Child:
        """Run `vindima` with these arguments, and wait until it prints its address."""
        found = self._order({"start": list(words)})
        assert found["address"], f"the server ended at once: {words}"
        return Child(found["process"], found["address"])

    def end(self, child: Child, how: int = signal.SIGKILL) -> None:
        """Send a signal to a server, and wait until its process has ended."""
        self._order({"end": child.process, "how": how})

    def close(self) -> None:
        """End the process; its servers must have ended before."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> ForkServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


# The program


MODULES: Final = ("vindima.cli.serve", "vindima.server.http.app", "vindima.server.http.serving", "psycopg")
"""The modules that every server imports."""


def begin(words: list[str]) -> dict[str, Any]:
    """Fork a server, and wait for the line with its address."""
    from vindima.cli import main as run

    ours, theirs = os.pipe()
    process = os.fork()
    if not process:
        os.close(ours)
        os.dup2(theirs, 1)
        os.close(theirs)
        os.close(0)
        os._exit(run(words))
    os.close(theirs)
    with os.fdopen(ours) as said:
        line = said.readline()
    # The pipe is closed now: the server prints nothing else.
    address = "http://" + line.partition("http://")[2].split()[0] if "http://" in line else ""
    return {"process": process, "address": address}


def main() -> None:
    for name in MODULES:
        try:
            __import__(name)
        except ImportError:  # PostgreSQL's driver is an extra
            continue
    from vindima.locale import Text

    Text()  # keeps the catalogues in memory, which take half a second to read
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        order = json.loads(line)
        if "start" in order:
            print(json.dumps(begin(order["start"])), flush=True)
        else:
            os.kill(order["end"], order["how"])
            os.waitpid(order["end"], 0)
            print(json.dumps({}), flush=True)


if __name__ == "__main__":
    main()
