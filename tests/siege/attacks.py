"""Attacks on a server of this machine, and what its memory and other people's answers do meanwhile.

`python -m tests.siege.attacks` starts a server of its own and prints one JSON line per attack; `make siege`
runs it. All requests go to the loopback address, and every attack ends after a few seconds.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from vindima.core.record import Record

ME: Final = {"kind": "person", "mine": True}
OPEN: Final = {"kind": "open"}
HARD: Final = {"kind": "bot", "bot": "hard"}
GREEDY: Final = {"kind": "bot", "bot": "greedy"}


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: str) -> None:
        words = ["serve", "--port", "0", "--workers", "1", "--rate", "0"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vindima", *words, "--database", str(Path(folder) / "tables.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "C"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rpartition(":")[2].split("/")[0].split()[0])

    def memory(self) -> float:
        """The resident memory in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Person:
    """A browser."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {"X-Vindima": "1", "Content-Type": "application/json", "Cookie": self.cookie}
        self.line.request(method, f"/api{path}", None if body is None else json.dumps(body), headers)
        response = self.line.getresponse()
        data = response.read()
        if given := response.headers.get("Set-Cookie"):
            self.cookie = given.partition(";")[0]
        return response.status, json.loads(data) if data[:1] in (b"{", b"[") else None

    def opens(self, seats: list[Any], game: str = "vinhos", **more: Any) -> str | None:
        status, found = self.ask("POST", "/tables", {"game": game, "seats": seats, **more})
        return str(found["id"]) if status == 200 else None

    def stream(self, table: str) -> socket.socket:
        """A connection that asks for the events of a table, and does not read them."""
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", self.port))
        line.sendall(
            f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )
        return line


class Witness(threading.Thread):
    """Somebody else who plays meanwhile, and notes how long each answer takes."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(port)
        self.times: list[float] = []
        self.stopped = False
        self.start()

    def run(self) -> None:
        number = 0
        table: str | None = None
        while not self.stopped:
            with suppress(OSError, http.client.HTTPException, KeyError, TypeError):
                table = table or self.person.opens([ME, ME], hot_seat=True)
                for seat in (0, 1):
                    _, state = self.person.ask("GET", f"/tables/{table}/state?seat={seat}")
                    if state["view"]["over"]:
                        table = None
                        break
                    if not state["answers"]:
                        continue
                    number += 1
                    body = {"seat": seat, "revision": state["revision"], "key": f"k{number}"}
                    begin = time.monotonic()
                    token = state["answers"][number % len(state["answers"])]["token"]
                    status, _ = self.person.ask("POST", f"/tables/{table}/answers", {**body, "token": token})
                    if status == 200:
                        self.times.append(time.monotonic() - begin)
            time.sleep(0.01)

    def p99(self) -> float:
        """The slowest of a hundred answers since the last call, in milliseconds."""
        times, self.times = sorted(self.times), []
        return round(1000 * times[int(0.99 * (len(times) - 1))], 1) if times else float("inf")


# The attacks: each does its worst until the time is over.


def odd_paths(port: int, until: float) -> None:
    """Ask for paths that do not exist."""
    person, number = Person(port), 0
    while time.monotonic() < until:
        number += 1
        person.line.request("GET", f"/table/{number:08d}{'/.' * (number % 7)}{'x' * (number % 90)}")
        person.line.getresponse().read()


def deaf_streams(port: int, until: float) -> None:
    """Listen twenty times to a table where much is said, and read nothing."""
    person = Person(port)
    table = person.opens([ME, ME], hot_seat=True)
    assert table is not None
    lines = [person.stream(table) for _ in range(20)]
    while time.monotonic() < until:
        person.ask("POST", f"/tables/{table}/chat", {"text": "x" * 500})
        person.ask("POST", f"/tables/{table}/hints", {"hints": True})
    for line in lines:
        line.close()


def slow_headers(port: int, until: float) -> None:
    """Open connections and send one byte at a time."""
    lines = []
    while time.monotonic() < until:
        with suppress(OSError):
            line = socket.create_connection(("127.0.0.1", port), timeout=5)
            line.sendall(b"GET / HTTP/1.1\r\nX-A: ")
            lines.append(line)
        time.sleep(0.005)
    for line in lines:
        line.close()


def replays(port: int, until: float) -> None:
    """Ask for replays of a long game and hang up."""
    person = Person(port)
    table = person.opens([GREEDY, GREEDY])
    time.sleep(0.5)
    while time.monotonic() < until:
        with suppress(OSError):
            line = socket.create_connection(("127.0.0.1", port), timeout=5)
            path = f"/api/tables/{table}/replay/1"
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {person.cookie}\r\n\r\n".encode())
            time.sleep(0.02)
            line.close()


def reconnects(port: int, until: float) -> None:
    """Connect to a table's events and hang up, as often as possible."""
    person = Person(port)
    table = person.opens([ME, ME], hot_seat=True)
    assert table is not None
    while time.monotonic() < until:
        line = person.stream(table)
        line.recv(100)
        line.close()


def joins(port: int, until: float) -> None:
    """Let strangers follow the spectators' link while ten people listen."""
    host = Person(port)
    table = host.opens([ME, OPEN])
    assert table is not None
    _, told = host.ask("GET", f"/tables/{table}")
    lines = [host.stream(table) for _ in range(10)]
    while time.monotonic() < until:
        Person(port).ask("POST", "/links", {"link": told["watch_link"]})
    for line in lines:
        line.close()


def uploads(port: int, until: float) -> None:
    """Upload the same long record again and again."""
    person = Person(port)
    header = Record("vinhos", 2, 1).header()
    text = json.dumps({**header, "padding": "x" * 900_000})
    while time.monotonic() < until:
        person.opens([ME, ME], record=text)


def bot_tables(port: int, until: float) -> None:
    """Open table after table of bots that think hard."""
    person = Person(port)
    while time.monotonic() < until:
        person.opens([HARD, HARD])
        time.sleep(0.02)


ATTACKS: Final[dict[str, Callable[[int, float], None]]] = {
    attack.__name__: attack
    for attack in (
        odd_paths,
        deaf_streams,
        slow_headers,
        replays,
        reconnects,
        joins,
        uploads,
        bot_tables,
    )
}


def bot_delay(port: int) -> float:
    """How long another person waits for a bot, in milliseconds."""
    person = Person(port)
    table = person.opens([GREEDY, ME])
    begin = time.monotonic()
    while time.monotonic() - begin < 60:
        _, state = person.ask("GET", f"/tables/{table}/state")
        if state["answers"]:
            return round(1000 * (time.monotonic() - begin), 1)
        time.sleep(0.01)
    return float("inf")


def besieged(name: str, seconds: float) -> dict[str, Any]:
    """One attack on a fresh server, with what was measured."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            witness = Witness(server.port)
            bot_delay(server.port)
            time.sleep(seconds)
            found: dict[str, Any] = {"attack": name, "memory_before": round(server.memory())}
            found["p99_before"] = witness.p99()
            ATTACKS[name](server.port, time.monotonic() + seconds)
            found["memory_during"] = round(server.memory())
            found["p99_during"] = witness.p99()
            found["bot_during"] = bot_delay(server.port)
            time.sleep(seconds)
            found["memory_after"] = round(server.memory())
            found["p99_after"] = witness.p99()
            witness.stopped = True
            witness.join(10)
            return found
        finally:
            server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack lasts")
    parser.add_argument("attacks", nargs="*", help="which attacks; all if none is named")
    arguments = parser.parse_args()
    for name in arguments.attacks or ATTACKS:
        print(json.dumps(besieged(name, arguments.seconds)), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
