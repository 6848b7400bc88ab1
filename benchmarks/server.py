"""The server under load: answers per second, and the time from the POST of an answer to its event.

For each number of live tables, every seat of every table has a listener. The tables first answer at a steady
rate, then as fast as the server allows. With every answer, the same client also requests a path that does
nothing, over the same kind of connection; the ratio of the two times shows what a table costs, independently
of the machine. Clients and server share the machine, and the clients are written in Python too. Prints one
JSON line per figure; `--write` also writes a page of the reference.

    python benchmarks/server.py [--tables 10 100 1000] [--database postgresql://…] [--write FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterable
from itertools import count as count_up
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import vindima

Say = Callable[[str, int, float, str], None]

HEADERS = "Host: {host}\r\nX-Vindima: 1\r\nContent-Type: application/json\r\nCookie: {cookie}\r\n"
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"set-cookie: ([^;]+)", re.IGNORECASE)


class Wire:
    """A persistent connection to the server."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter
        self.cookie = ""

    async def open(self) -> Wire:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=1 << 22)
        return self

    def send(self, method: str, path: str, body: Any = None, cookie: str = "") -> None:
        content = b"" if body is None else json.dumps(body).encode()
        head = HEADERS.format(host=f"{self.host}:{self.port}", cookie=cookie or self.cookie)
        line = f"{method} /api{path} HTTP/1.1\r\n{head}Content-Length: {len(content)}\r\n\r\n"
        self.writer.write(line.encode() + content)

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Any:
        self.send(method, path, body, cookie)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        assert length is not None
        if given := COOKIE.search(head):
            self.cookie = given[1].decode()
        content = await self.reader.readexactly(int(length[1]))
        assert head.startswith(b"HTTP/1.1 200"), content
        return json.loads(content)


class Table:
    """A table on which one person plays all seats, and listens at each of them."""

    def __init__(self, id: str, cookie: str, seats: int) -> None:
        self.id = id
        self.cookie = cookie
        self.heard: list[asyncio.Queue[tuple[float, bytes]]] = [asyncio.Queue() for _ in range(seats)]
        self.states: list[Any] = [None] * seats
        self.answered = 0

    @property
    def over(self) -> bool:
        return bool(self.states[0]["view"]["over"])

    async def listen(self, address: str, seat: int) -> None:
        """Receive the states of a seat."""
        wire = await Wire(address).open()
        wire.send("GET", f"/tables/{self.id}/events?seat={seat}", cookie=self.cookie)
        name = b""
        while line := await wire.reader.readline():
            if line.startswith(b"event: "):
                name = line[7:].strip()
            elif line.startswith(b"data: ") and name == b"state":
                self.heard[seat].put_nowait((perf_counter(), line[6:]))

    async def next(self, seat: int) -> float:
        """The time at which the next state of a seat arrived; the newest state is kept."""
        at, text = await self.heard[seat].get()
        self.states[seat] = json.loads(text)
        return at

    async def asked(self) -> int | None:
        """The seat that has answers to give; None when the game is over."""
        while True:
            for seat, heard in enumerate(self.heard):
                while not heard.empty():
                    await self.next(seat)
            if self.over:
                return None
            for seat, state in enumerate(self.states):
                if state["answers"]:
                    return seat
            await asyncio.sleep(0.001)


async def opened(address: str, seed: int) -> Table:
    """A new table whose listeners have received its first state."""
    wire = await Wire(address).open()
    seats = [{"kind": "person", "mine": True}] * 2
    found = await wire.ask("POST", "/tables", {"game": GAMES[seed % 2], "seats": seats, "seed": seed})
    wire.writer.close()
    table = Table(found["id"], wire.cookie, len(seats))
    for seat in range(len(seats)):
        task = asyncio.create_task(table.listen(address, seat))
        TASKS.add(task)
        await table.next(seat)
    return table


GAMES = ("vinhos", "viticulture")
CONNECTIONS = 4000
"""How many connections the clients may have: three for each table."""
TASKS: set[asyncio.Task[None]] = set()


class Load:
    """Answers at many tables for a while, each together with a request that does nothing."""

    def __init__(self, address: str, tables: list[Table], seconds: float) -> None:
        self.address = address
        self.tables = tables
        self.seconds = seconds
        self.end = 0.0
        self.answers: list[float] = []
        self.nothings: list[float] = []
        self.chance = random.Random(1)

    async def run(self, clients: Iterable[Coroutine[Any, Any, None]]) -> float:
        """Answers per second."""
        start = perf_counter()
        self.end = start + self.seconds
        await asyncio.gather(*clients)
        return len(self.answers) / (perf_counter() - start)

    async def full(self, at_once: int) -> float:
        """Keep this many answers in flight, each at a different table."""
        free = list(self.tables)
        return await self.run(self.hurry(free) for _ in range(at_once))

    async def paced(self, rate: float) -> float:
        """Give this many answers per second in all, at random times, as people do."""
        pause = len(self.tables) / rate / 2
        return await self.run(self.ponder(table, pause) for table in self.tables)

    async def hurry(self, free: list[Table]) -> None:
        wire = await Wire(self.address).open()
        while perf_counter() < self.end and free:
            table = free.pop(self.chance.randrange(len(free)))
            if await self.answer(wire, table):
                free.append(table)
            await self.nothing(wire)
        wire.writer.close()

    async def ponder(self, table: Table, seconds: float) -> None:
        wire = await Wire(self.address).open()
        while await self.waited(seconds):
            await self.nothing(wire)
            if not await self.waited(seconds) or not await self.answer(wire, table):
                break
        wire.writer.close()

    async def waited(self, seconds: float) -> bool:
        """Wait for a random time; False if that is beyond the end."""
        wait = self.chance.expovariate(1 / seconds)
        await asyncio.sleep(min(wait, self.end - perf_counter()))
        return perf_counter() < self.end

    async def nothing(self, wire: Wire) -> None:
        begin = perf_counter()
        await wire.ask("GET", "/alive")
        self.nothings.append(perf_counter() - begin)

    async def answer(self, wire: Wire, table: Table) -> bool:
        """Answer at a table and wait for the event; False if its game is over."""
        seat = await table.asked()
        if seat is None:
            return False
        state = table.states[seat]
        table.answered += 1
        token = self.chance.choice(state["answers"])["token"]
        body = {"seat": seat, "revision": state["revision"], "token": token, "key": str(table.answered)}
        begin = perf_counter()
        _, heard = await asyncio.gather(
            wire.ask("POST", f"/tables/{table.id}/answers", body, table.cookie), table.next(seat)
        )
        self.answers.append(heard - begin)
        return True


def percentile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def memory(process: int) -> int:
    """The resident memory of a process in bytes."""
    text = Path(f"/proc/{process}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) * 1024


def processor(process: int) -> float:
    """The CPU time of a process in seconds."""
    times = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


HEAD = """# Server

Live tables of both games. Each has two seats with a listener each, and every answer is committed to
{database} before anybody is told. *Answer* is the time from the POST of an answer to its event; *nothing* is
the time of a request that does nothing, made by the same clients under the same load. At full speed,
{at_once} answers are always in flight and the server is never idle, so both times are mostly waiting. At
half speed, all tables together give {rate:g} answers per second at random times, however many tables there
are. Figures are medians of {rounds} rounds of {seconds:g} seconds, with the lowest and the highest in
brackets. Ratios hardly depend on the machine; other figures do ({machine}, {cores} cores for server and
clients, Python {python}, {games}). Written by
`python benchmarks/server.py --rounds {rounds} --seconds {seconds:g} --write docs/reference/server.md`.
"""


class Figures:
    """The measurements: for each figure, unit and number of tables, the value in each round."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], dict[int, list[float]]] = {}

    def say(self, figure: str, tables: int, value: float, unit: str) -> None:
        self.found.setdefault((figure, unit), {}).setdefault(tables, []).append(value)
        line = {"figure": f"server {figure}", "tables": tables, "value": round(value, 3), "unit": unit}
        print(json.dumps(line), flush=True)

    def page(self, counts: list[int], arguments: argparse.Namespace) -> str:
        """The figures as a page of the reference."""
        rows = [
            f"| {figure} | {' | '.join(shown(values.get(count)) for count in counts)} | {unit} |"
            for (figure, unit), values in self.found.items()
        ]
        head = HEAD.format(
            at_once=arguments.at_once,
            rate=arguments.rate,
            rounds=arguments.rounds,
            seconds=arguments.seconds,
            database="PostgreSQL" if arguments.database else "SQLite",
            machine=platform.machine(),
            cores=os.cpu_count(),
            python=platform.python_version(),
            games="compiled" if vindima.compiled() else "interpreted",
        )
        titles = f"| live tables | {' | '.join(f'{count:,}' for count in counts)} | unit |"
        line = f"| --- | {' | '.join('---:' for _ in counts)} | --- |"
        return "\n".join([head, titles, line, *rows, ""])


def shown(values: list[float] | None) -> str:
    """A figure of several rounds."""
    if not values:
        return ""
    middle, least, most = (spelled(value) for value in (median(values), min(values), max(values)))
    return middle if len(values) == 1 else f"{middle} ({least} to {most})"


def spelled(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


async def measure(address: str, process: int, arguments: argparse.Namespace, say: Say) -> None:
    seeds = count_up()
    tables = [await opened(address, next(seeds)) for _ in range(4)]
    for count in sorted(arguments.tables):
        before, first = memory(process), len(tables)
        tables += [await opened(address, next(seeds)) for _ in range(first, count)]
        if count > first:
            say("memory per table", count, (memory(process) - before) / (count - first) / 1024, "KiB")
        for _ in range(arguments.rounds):
            load = Load(address, tables[:count], arguments.seconds)
            say("half speed: answers", count, await load.paced(arguments.rate), "1/s")
            tell("half speed", count, load, say)
            load = Load(address, tables[:count], arguments.seconds)
            spent = processor(process)
            say("full speed: answers", count, await load.full(arguments.at_once), "1/s")
            spent = processor(process) - spent
            say("full speed: processor time of both", count, 1e3 * spent / len(load.answers), "ms")
            tell("full speed", count, load, say)
            # A finished game is not a live table.
            tables = [table for table in tables if not table.over]
            tables += [await opened(address, next(seeds)) for _ in range(len(tables), count)]


def tell(how: str, count: int, load: Load, say: Say) -> None:
    """The times of a load."""
    for share in (0.5, 0.99):
        name = f"p{int(share * 100)}"
        say(f"{how}: answer {name}", count, 1e3 * percentile(load.answers, share), "ms")
        say(f"{how}: nothing {name}", count, 1e3 * percentile(load.nothings, share), "ms")
    ratio = percentile(load.answers, 0.99) / percentile(load.nothings, 0.99)
    say(f"{how}: answer p99 / nothing p99", count, ratio, "ratio")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--at-once", type=int, default=8, help="answers that are on their way together")
    parser.add_argument("--rate", type=float, default=200.0, help="answers a second, at half speed")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10.0, help="each round, at each speed")
    parser.add_argument("--write", type=Path, help="the page to write")
    parser.add_argument(
        "--database", help="postgresql://…; without it SQLite in a folder that is thrown away"
    )
    arguments = parser.parse_args()
    figures = Figures()
    # Every listener needs a file descriptor, here and in the server.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or str(Path(folder) / "tables.db")
        words = ["serve", "--port", "0", "--rate", "0", "--workers", "1", "--database", database]
        # All clients have one address, which may have an eighth of the connections.
        words += ["--connections", str(8 * CONNECTIONS)]
        server = subprocess.Popen(
            [sys.executable, "-m", "vindima", *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert server.stdout is not None
        address = "http://" + server.stdout.readline().partition("http://")[2].split()[0]
        try:
            asyncio.run(measure(address, server.pid, arguments, figures.say))
        finally:
            server.terminate()
            server.wait()
    if arguments.write:
        arguments.write.write_text(figures.page(sorted(arguments.tables), arguments), encoding="utf-8")


if __name__ == "__main__":
    main()
