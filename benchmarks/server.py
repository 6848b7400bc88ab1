"""The server under load: answers per second, and the time from the POST of an answer to its event.

For each number of live tables, every seat of every table has a listener. The tables first answer at a steady
rate, then as fast as the server allows. With every answer, the same client also requests a path that does
nothing, over the same kind of connection; the ratio of the two times shows what a table costs, independently
of the machine. Clients and server share the machine, and the clients are written in Python too. Prints one
JSON line per figure; `--write` also writes a page of the reference.

    python benchmarks/server.py [--tables 10 100 1000] [--database postgresql://…] [--write FILE]

`--against PYTHON` compares this server with the one that another interpreter has installed. Both servers run
and take turns: in each round, each gives the same number of answers at full speed, at tables with the same
deals. The figures are ratios, this server divided by the other, so they mean something on a busy machine too;
processor time is the steadiest. For an older commit, install it in an environment of its own:

    git worktree add ../older COMMIT && python -m venv ../older/.venv
    ../older/.venv/bin/pip install ../older
    python benchmarks/server.py --tables 100 1000 --against ../older/.venv/bin/python [--answers 1500]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count as count_up
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple
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

    def __init__(self, id: str, cookie: str, seats: int, seed: int) -> None:
        self.id = id
        self.cookie = cookie
        self.chance = random.Random(seed)
        """Chooses the answers: the same ones at every server that plays by the same rules."""
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
        """The seat that must answer; None when the game is over."""
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
    table = Table(found["id"], wire.cookie, len(seats), seed)
    for seat in range(len(seats)):
        task = asyncio.create_task(table.listen(address, seat))
        TASKS.add(task)
        await table.next(seat)
    return table


GAMES = ("vinhos", "viticulture")
NOTHING = "/alive"
"""The path of a request that does nothing."""
CONNECTIONS = 4000
"""How many connections the clients may have: three for each table."""
TASKS: set[asyncio.Task[None]] = set()


@dataclass
class Load:
    """Answers at many tables for a while, each accompanied by a request that does nothing."""

    address: str
    tables: list[Table]
    seconds: float
    left: int | None = None
    """How many answers remain to be given; None: as many as time allows."""
    path: str = NOTHING
    end: float = 0.0
    answers: list[float] = field(default_factory=list)
    nothings: list[float] = field(default_factory=list)
    chance: random.Random = field(default_factory=lambda: random.Random(1))

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
        while perf_counter() < self.end and free and self.left != 0:
            if self.left is not None:
                self.left -= 1
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
        """Wait for a random time; False if that would exceed the end."""
        wait = self.chance.expovariate(1 / seconds)
        await asyncio.sleep(min(wait, self.end - perf_counter()))
        return perf_counter() < self.end

    async def nothing(self, wire: Wire) -> None:
        begin = perf_counter()
        await wire.ask("GET", self.path)
        self.nothings.append(perf_counter() - begin)

    async def answer(self, wire: Wire, table: Table) -> bool:
        """Answer at a table and wait for the event; False if its game is over."""
        seat = await table.asked()
        if seat is None:
            return False
        state = table.states[seat]
        table.answered += 1
        token = table.chance.choice(state["answers"])["token"]
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
{database} before anybody is notified. *Answer* is the time from the POST of an answer to its event;
*nothing* is the time of a request that does nothing, made by the same clients under the same load. At full
speed, {at_once} answers are always in flight and the server is never idle, so both times are mostly waiting.
At half speed, all tables together give {rate:g} answers per second at random times, however many tables there
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
    """Print the times of a load."""
    for share in (0.5, 0.99):
        name = f"p{int(share * 100)}"
        say(f"{how}: answer {name}", count, 1e3 * percentile(load.answers, share), "ms")
        say(f"{how}: nothing {name}", count, 1e3 * percentile(load.nothings, share), "ms")
    ratio = percentile(load.answers, 0.99) / percentile(load.nothings, 0.99)
    say(f"{how}: answer p99 / nothing p99", count, ratio, "ratio")


async def compare(ours: Running, theirs: Running, arguments: argparse.Namespace) -> None:
    """Let two servers give the same answers in turn, and print the ratios."""
    sides = (Side(ours, await nothing_of(ours.address)), Side(theirs, await nothing_of(theirs.address)))
    for count in sorted(arguments.tables):
        for side in sides:
            await side.fill(count)
        ratios: dict[str, list[float]] = {}
        for number in range(arguments.rounds):
            # Whatever else the machine does affects both sides alike.
            order = sides if number % 2 == 0 else sides[::-1]
            found = {side: await side.measure(count, arguments.answers, arguments.at_once) for side in order}
            for figure, value in found[sides[0]].items():
                ratios.setdefault(figure, []).append(value / found[sides[1]][figure])
            both = {figure: [round(found[side][figure], 2) for side in sides] for figure in ratios}
            print(json.dumps({"tables": count, "round": number + 1, **both}), flush=True)
        for figure, values in ratios.items():
            middle, low, high = (round(pick(values), 3) for pick in (median, min, max))
            line = {"figure": f"ratio of {figure}", "tables": count, "value": middle, "from": low, "to": high}
            print(json.dumps(line), flush=True)


class Side:
    """One of two servers that are compared."""

    def __init__(self, server: Running, nothing: str) -> None:
        self.server = server
        self.nothing = nothing
        self.tables: list[Table] = []
        self.seeds = count_up()

    async def fill(self, count: int) -> None:
        """Open tables until there are enough live ones."""
        self.tables = [table for table in self.tables if not table.over]
        while len(self.tables) < count:
            self.tables.append(await opened(self.server.address, next(self.seeds)))

    async def measure(self, count: int, answers: int, at_once: int) -> dict[str, float]:
        """Measure some answers at full speed."""
        await self.fill(count)
        load = Load(self.server.address, self.tables, LONG, answers, self.nothing)
        spent = processor(self.server.process)
        rate = await load.full(at_once)
        spent = processor(self.server.process) - spent
        return {
            "answers per second": rate,
            "processor ms per answer": 1e3 * spent / len(load.answers),
            "answer p50 ms": 1e3 * percentile(load.answers, 0.5),
            "answer p99 ms": 1e3 * percentile(load.answers, 0.99),
        }


LONG = 600.0
"""Seconds after which a round ends in any case."""


async def nothing_of(address: str) -> str:
    """The path of a request that does nothing; older servers have another one."""
    wire = await Wire(address).open()
    wire.send("GET", NOTHING)
    known = (await wire.reader.readline()).startswith(b"HTTP/1.1 200")
    wire.writer.close()
    return NOTHING if known else "/health"


class Running(NamedTuple):
    """A server process that accepts requests."""

    address: str
    process: int


@contextmanager
def serving(python: str, database: str | None) -> Iterator[Running]:
    """The server installed for an interpreter; without a database, with SQLite in a temporary folder."""
    mine = python == sys.executable
    # The sources that this program uses are not those of another interpreter.
    hidden = () if mine else ("PYTHONPATH",)
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    with tempfile.TemporaryDirectory() as folder:
        place = database or str(Path(folder) / "tables.db")
        words = ["serve", "--port", "0", "--rate", "0", "--workers", "1", "--database", place]
        help = [python, "-m", "vindima", "serve", "--help"]
        if "--connections" in subprocess.run(help, capture_output=True, text=True, env=environment).stdout:
            # All clients have one address, which may have an eighth of the connections.
            words += ["--connections", str(8 * CONNECTIONS)]
        server = subprocess.Popen(
            [python, "-m", "vindima", *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**environment, "PYTHONUNBUFFERED": "1"},
        )
        assert server.stdout is not None
        try:
            yield Running("http://" + server.stdout.readline().partition("http://")[2].split()[0], server.pid)
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--at-once", type=int, default=8, help="how many answers are in flight at full speed")
    parser.add_argument("--rate", type=float, default=200.0, help="answers per second at the steady rate")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each round lasts at each speed")
    parser.add_argument("--write", type=Path, help="the page to write")
    parser.add_argument("--database", help="postgresql://…; without it, SQLite in a temporary folder")
    parser.add_argument("--against", help="the Python of another installation to compare with")
    parser.add_argument("--answers", type=int, default=1500, help="answers per side in a round of --against")
    arguments = parser.parse_args()
    # The clients hold thousands of states: collecting garbage among them would count as waiting.
    gc.disable()
    # Every listener needs a file descriptor, here and in the server.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if arguments.against:
        if arguments.database:
            parser.error("--against uses SQLite files of its own")
        with serving(sys.executable, None) as ours, serving(arguments.against, None) as theirs:
            asyncio.run(compare(ours, theirs, arguments))
        return
    figures = Figures()
    with serving(sys.executable, arguments.database) as server:
        asyncio.run(measure(server.address, server.process, arguments, figures.say))
    if arguments.write:
        arguments.write.write_text(figures.page(sorted(arguments.tables), arguments), encoding="utf-8")


if __name__ == "__main__":
    main()
