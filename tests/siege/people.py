"""People who use a server over plain HTTP, each from their own address in the loopback range."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from contextlib import closing, suppress
from typing import Any, Final, NamedTuple

__all__ = ["BO", "GREEDY", "HARD", "ME", "OPEN", "Person", "Reply", "Witness", "bot_delay", "slowest"]

ME: Final = {"kind": "person", "mine": True}
OPEN: Final = {"kind": "open"}
HARD: Final = {"kind": "bot", "bot": "hard"}
GREEDY: Final = {"kind": "bot", "bot": "greedy"}
BO: Final = "127.0.0.2"
"""The address of somebody who plays while others attack."""
PATIENCE: Final = 120.0
ANSWERS: Final = 10
"""Answers per second of a witness: few enough for the limits of one browser."""


class Reply(NamedTuple):
    """The response to a request."""

    status: int
    data: bytes
    stream: bool = False
    """True if the response is an endless stream of events, none of which was read."""

    def json(self) -> Any:
        return json.loads(self.data) if self.data[:1] in (b"{", b"[") else None


class Person:
    """A browser."""

    def __init__(self, port: int, address: str = "127.0.0.1", patience: float = PATIENCE) -> None:
        self.port = port
        self.address = address
        self.cookie = ""
        self.line = http.client.HTTPConnection(
            "127.0.0.1", port, timeout=patience, source_address=(address, 0)
        )

    def send(self, method: str, target: str, body: bytes | None = None, **headers: str) -> Reply:
        """The reply to a request with exactly these headers; raises OSError if the connection is lost.

        The server may close a connection that was idle for a minute: like a browser, we then reconnect.
        """
        fresh = self.line.sock is None
        try:
            self.line.putrequest(method, target, skip_accept_encoding=True)
            for name, value in headers.items():
                self.line.putheader(name.replace("_", "-"), value)
            if body is not None:
                self.line.putheader("Content-Length", str(len(body)))
            self.line.endheaders(body)
            response = self.line.getresponse()
            if given := response.headers.get("Set-Cookie"):
                self.cookie = given.partition(";")[0]
            if response.headers.get_content_type() == "text/event-stream" and method != "HEAD":
                self.line.close()
                return Reply(response.status, b"", True)
            return Reply(response.status, response.read())
        except (OSError, http.client.HTTPException) as error:
            self.line.close()
            if isinstance(error, http.client.RemoteDisconnected | BrokenPipeError) and not fresh:
                return self.send(method, target, body, **headers)
            raise ConnectionError(type(error).__name__) from error

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and data of the reply to a request as our pages send it."""
        content = None if body is None else json.dumps(body).encode()
        more = {"Cookie": self.cookie} if self.cookie else {}
        reply = self.send(
            method, f"/api{path}", content, X_Vindima="1", Content_Type="application/json", **more
        )
        return reply.status, reply.json()

    def opens(self, seats: list[Any], game: str = "vinhos", **more: Any) -> str | None:
        """Open a table and return its id; None if it is refused."""
        status, found = self.ask("POST", "/tables", {"game": game, "seats": seats, **more})
        return str(found["id"]) if status == 200 else None

    def answers(self, table: str, number: int) -> int | None:
        """Give a legal answer at our own table; returns the status, or None if it asks neither seat."""
        for seat in (0, 1):
            status, state = self.ask("GET", f"/tables/{table}/state?seat={seat}")
            if status != 200:
                return status
            if state["answers"]:
                token = state["answers"][number % len(state["answers"])]["token"]
                body = {"seat": seat, "revision": state["revision"], "key": f"k{number}", "token": token}
                return self.ask("POST", f"/tables/{table}/answers", body)[0]
        return None

    def stream(self, table: str) -> socket.socket:
        """A connection that requests the events of a table, and does not read them."""
        line = self.connect(small=True)
        line.sendall(
            f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )
        return line

    def connect(self, small: bool = False) -> socket.socket:
        """A plain connection; a small one has a small receive buffer."""
        line = socket.socket()
        if small:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.bind((self.address, 0))
        line.connect(("127.0.0.1", self.port))
        return line

    def close(self) -> None:
        self.line.close()


class Witness(threading.Thread):
    """Another person who plays meanwhile, and records how long each answer takes."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(port, BO)
        self.times: list[float] = []
        self.failures = 0
        self.stopped = False
        self.start()

    def run(self) -> None:
        number = 0
        table: str | None = None
        while not self.stopped:
            time.sleep(1 / ANSWERS)
            try:
                table = table or self.person.opens([ME, ME], hot_seat=True)
                if table is None:
                    self.failures += 1
                    continue
                number += 1
                begin = time.monotonic()
                status = self.person.answers(table, number)
                self.times.append(time.monotonic() - begin)
                if status is None:
                    table = None  # the game is over
                elif status != 200:
                    self.failures += 1
            except (OSError, TypeError, KeyError):
                self.failures += 1

    def p99(self) -> float:
        """The 99th percentile of turns since the last call, in milliseconds; a turn reads and answers."""
        times, self.times = self.times, []
        return slowest(times)

    def stop(self) -> None:
        self.stopped = True
        self.join(PATIENCE)
        self.person.close()


def slowest(times: list[float]) -> float:
    """The 99th percentile, in milliseconds."""
    ordered = sorted(times)
    return round(1000 * ordered[int(0.99 * (len(ordered) - 1))], 1) if ordered else float("inf")


def bot_delay(port: int) -> float:
    """How long another person waits for a bot, in milliseconds."""
    with closing(Person(port, BO)) as person:
        table = person.opens([GREEDY, ME])
        begin = time.monotonic()
        while time.monotonic() - begin < PATIENCE / 2:
            with suppress(TypeError, OSError):
                _, state = person.ask("GET", f"/tables/{table}/state")
                if state["answers"]:
                    return round(1000 * (time.monotonic() - begin), 1)
            time.sleep(0.02)
        return float("inf")
