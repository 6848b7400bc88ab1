"""Attacks by one greedy client on a server with its usual limits.

Each attack continues until its time is over. The attacker has its own address, as it would have on the
internet. `siege.besieged` measures the effect on everybody else.
"""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from tests.siege.people import GREEDY, HARD, ME, OPEN, Person
from vindima.core.record import Record
from vindima.vinhos.tables import DATA

__all__ = ["ATTACKS", "heavy_record", "open_with_large_tables"]

EVE: Final = "127.0.0.66"
SIZES: Final = (850_000, 120_000)
"""How large data tables may be: formerly, and now."""


def heavy_record(number: int = 0, size: int = SIZES[0]) -> str:
    """A record of a new game with large data tables, which differ by the number."""
    bank: dict[str, Any] = {**DATA.own["bank.toml"], "note": f"{number} " + "x" * size}
    header = Record("vinhos", 2, 1).header()
    return json.dumps({**header, "options": {**header["options"], "tables": {"bank.toml": bank}}})


def open_with_large_tables(person: Person) -> tuple[str, int]:
    """Open a table with data tables as large as the server accepts; returns its id and their size.

    An older server may not accept our tables at all.
    """
    seats = [ME, ME]
    for size in SIZES:
        table = person.opens(seats, hot_seat=True, record=heavy_record(size=size))
        if table is not None:
            return table, size
    table = person.opens(seats, hot_seat=True)
    assert table is not None
    return table, SIZES[-1]


def eve(port: int) -> Person:
    return Person(port, EVE)


def connected(person: Person) -> socket.socket | None:
    """A connection; None if the server accepts none."""
    try:
        return person.connect()
    except OSError:
        return None


def odd_paths(port: int, until: float) -> None:
    """Request pages that do not exist, never the same one twice."""
    person, number = eve(port), 0
    while time.monotonic() < until:
        number += 1
        with suppress(OSError):
            person.send("GET", f"/table/{number:08d}{'/.' * (number % 7)}{'x' * (number % 90)}", Host="x")


def deaf_streams(port: int, until: float) -> None:
    """Open twenty event streams of a busy table with large data tables, and read nothing."""
    person = eve(port)
    table, _ = open_with_large_tables(person)
    lines = [person.stream(table) for _ in range(20)]
    number = 0
    while time.monotonic() < until:
        number += 1
        with suppress(OSError):
            person.ask("POST", f"/tables/{table}/chat", {"text": "x" * 500})
            person.ask("POST", f"/tables/{table}/hints", {"hints": bool(number % 2)})
            person.answers(table, number)
    for line in lines:
        line.close()


def bot_tables(port: int, until: float) -> None:
    """Open table after table of hard bots."""
    person = eve(port)
    while time.monotonic() < until:
        with suppress(OSError):
            person.opens([HARD, HARD])
        time.sleep(0.02)


def slow_headers(port: int, until: float) -> None:
    """Open connections and never finish the headers or the body of a request."""
    person = eve(port)
    lines: list[socket.socket] = []
    while time.monotonic() < until:
        line = connected(person)
        if line is not None:
            with suppress(OSError):
                half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Vindima: 1\r\nContent-Length: 900000\r\n"
                line.sendall(b"GET / HTTP/1.1\r\nX-A: " if len(lines) % 2 else half + b"\r\n{")
            lines.append(line)
        time.sleep(0.003)
    for line in lines:
        line.close()


def replays(port: int, until: float) -> None:
    """Request a late position of a game again and again, and hang up."""
    person = eve(port)
    table = person.opens([GREEDY, GREEDY])
    time.sleep(1.0)
    while time.monotonic() < until:
        line = connected(person)
        if line is not None:
            with suppress(OSError):
                target = f"/api/tables/{table}/replay/60"
                line.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\nCookie: {person.cookie}\r\n\r\n".encode())
                time.sleep(0.01)
            line.close()


def fresh_cookies(port: int, until: float) -> None:
    """Change a name with a newly invented cookie each time."""
    person, number = eve(port), 0
    body = json.dumps({"name": "Eve"}).encode()
    while time.monotonic() < until:
        number += 1
        with suppress(OSError):
            person.send(
                "PUT",
                "/api/me",
                body,
                X_Vindima="1",
                Content_Type="application/json",
                Cookie=f"vindima={number:043d}",
                X_Forwarded_For=f"192.0.2.{number % 250}",
            )


def uploads(port: int, until: float) -> None:
    """Upload records with large data tables, each different."""
    person, number = eve(port), 0
    _, size = open_with_large_tables(person)
    while time.monotonic() < until:
        number += 1
        with suppress(OSError):
            person.opens([ME, ME], record=heavy_record(number, size))


def joins(port: int, until: float) -> None:
    """Let strangers follow the spectators' link while ten people receive events."""
    host = eve(port)
    table = host.opens([ME, OPEN])
    assert table is not None
    _, told = host.ask("GET", f"/tables/{table}")
    lines = [host.stream(table) for _ in range(10)]
    while time.monotonic() < until:
        stranger = eve(port)
        with suppress(OSError):
            stranger.ask("POST", "/links", {"link": told["watch_link"]})
        stranger.close()
    for line in lines:
        line.close()


def reconnects(port: int, until: float) -> None:
    """Connect to a table's events and hang up, as often as possible."""
    person = eve(port)
    table = person.opens([ME, ME], hot_seat=True)
    assert table is not None
    while time.monotonic() < until:
        with suppress(OSError):
            line = person.stream(table)
            line.recv(100)
            line.close()


ATTACKS: Final[dict[str, Callable[[int, float], None]]] = {
    attack.__name__: attack
    for attack in (
        odd_paths,
        deaf_streams,
        bot_tables,
        slow_headers,
        replays,
        fresh_cookies,
        uploads,
        joins,
        reconnects,
    )
}
"""In the order in which they found weaknesses."""
