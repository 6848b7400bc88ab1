"""Clocks, jobs and notices on two servers that share a database, one of which is killed every few seconds.

Each clock must run out exactly once: one note in the chat, one turn played by a bot. Each job must be done
exactly once: it inserts one row. Each notice must reach a webhook. If a server is killed after it has sent a
notice and before it has recorded that, the other one sends it again under the same name, by which the
receiver recognizes it; such repeats are counted.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from signal import SIGKILL
from typing import Any, Final

import httpx
from sqlalchemy import Connection, select, text

from tests.server.notices.receiver import Receiver, receiving
from tests.server.postgres import cluster
from tests.siege.counting import COUNT
from tests.siege.servers import Server
from vindima.server.database import schema
from vindima.server.database.access import jobs
from vindima.server.database.access.store import Store
from vindima.server.database.notices import hooks
from vindima.server.database.notices.outbox import Notice
from vindima.server.database.play import clocks
from vindima.server.database.prepare import prepare
from vindima.server.notices.telling import enter
from vindima.server.tables.common.clock import now

BETWEEN: Final = 10.0
"""Seconds between two kills."""
AFTERWARDS: Final = 120.0
"""Seconds after the last kill in which everything that is still due must be done."""
EACH: Final = 250
"""The number of tables of one browser."""
PACE: Final = {"kind": "turns", "hours": 24, "bot": "random"}
SEATS: Final = [{"kind": "person", "mine": True}, {"kind": "bot", "bot": "random"}]
UNFINISHED: Final = ("clocks_lost", "jobs_lost", "notices_lost", "turns_unplayed")
COUNTING: Final = (sys.executable, "-m", "tests.siege.counting")


def opened(address: str, count: int) -> list[str]:
    """Open tables with a turn clock at which a person plays."""
    with httpx.Client(
        base_url=f"{address}/api", headers={"X-Vindima": "1"}, timeout=60, verify=False
    ) as client:
        body = {"game": "vinhos", "seats": SEATS, "pace": PACE}
        return [str(client.post("/tables", json=body).json()["id"]) for _ in range(count)]


def ring_soon(connection: Connection, tables: list[str], seconds: float, chance: random.Random) -> None:
    """Let every clock run out at a random time within the trial."""
    for id in sorted(tables):
        clock = clocks.of(connection, id)
        if clock is not None and clock.seat >= 0:
            until = now().timestamp() + chance.uniform(0, seconds)
            clocks.keep(connection, id, clock._replace(since=until - 24 * 3600, until=until))


def add_jobs(connection: Connection, count: int, seconds: float, chance: random.Random) -> None:
    for number in range(count):
        due = now() + timedelta(seconds=chance.uniform(0, seconds))
        jobs.add(connection, COUNT, f"{COUNT}:{number}", due, {"number": number})


def add_notices(
    connection: Connection, tables: list[str], address: str, count: int, seconds: float, chance: random.Random
) -> None:
    """Schedule notices about the tables to a webhook, at random times within the trial."""
    places = schema.places
    person = connection.scalars(select(places.c.browser).where(places.c.table_id == tables[0])).first()
    assert person is not None
    hooks.add(connection, person, None, "json", f"{address}/told", "en", "")
    target = hooks.hooks_of(connection, person)[0].id
    notices = []
    for number in range(count):
        table = tables[number % len(tables)]
        due = now() + timedelta(seconds=chance.uniform(0, seconds))
        notices.append((Notice(f"{number}", "hook", person, target, table, "began", number), due))
    enter(connection, notices)


def found_in(connection: Connection, receiver: Receiver, tables: list[str], count: int) -> dict[str, Any]:
    """Counts of clocks, jobs and notices, including those lost or repeated."""
    chat = schema.chat
    chosen = select(chat.c.table_id).where(chat.c.event == clocks.TIME_OVER, chat.c.table_id.in_(tables))
    rung = Counter(connection.scalars(chosen))
    done = Counter(connection.scalars(text("SELECT number FROM counted")))
    names = [one.headers["x-vindima-delivery"] for one in receiver.to("/told")]
    # The webhook is also notified of the turns that begin meanwhile, under other names.
    told = Counter(name for name in names if name.isdigit())
    stuck = sum(bool((clock := clocks.of(connection, id)) and clock.out) for id in tables)
    return {
        "clocks_rung": len(rung),
        "clocks_lost": len(tables) - len(rung),
        "clocks_twice": sum(times > 1 for times in rung.values()),
        "turns_unplayed": stuck,
        "jobs_done": len(done),
        "jobs_lost": count - len(done),
        "jobs_twice": sum(times > 1 for times in done.values()),
        "notices_sent": len(told),
        "notices_lost": count - len(told),
        "notices_repeated_by_name": told.total() - len(told),
    }


def clocked(
    tables: int, count: int, seconds: float, seed: int, tell: Callable[[Any], None]
) -> dict[str, Any]:
    """Run clocks, and `count` jobs and `count` notices, while servers are killed; returns the findings."""
    chance = random.Random(seed)
    with cluster() as database, tempfile.TemporaryDirectory() as folder, receiving() as receiver:
        store = Store(database)
        with closing(store):
            prepare(store)
            with store.begin() as connection:
                connection.execute(text("CREATE TABLE counted (number INTEGER)"))
            servers = []
            for name in ("one", "two"):
                (place := Path(folder) / name).mkdir()
                words = ("--rate", "0", "--private-hooks")
                servers.append(Server(place, *words, command=COUNTING, database=database))
            try:
                return besieged(store, servers, receiver, tables, count, seconds, chance, tell)
            finally:
                for server in servers:
                    server.stop()


def besieged(
    store: Store,
    servers: list[Server],
    receiver: Receiver,
    tables: int,
    count: int,
    seconds: float,
    chance: random.Random,
    tell: Callable[[Any], None],
) -> dict[str, Any]:
    parts = [min(EACH, tables - first) for first in range(0, tables, EACH)]
    addresses = [f"http://127.0.0.1:{server.port}" for server in servers]
    with ThreadPoolExecutor(2) as pool:
        homes = [addresses[place % 2] for place in range(len(parts))]
        ids = [id for made in pool.map(opened, homes, parts) for id in made]
    tell(f"{len(ids)} tables are open")
    # A bot that begins has already answered, or answers while we wait.
    asked = waiting_for_people(store, ids)
    with store.begin() as connection:
        ring_soon(connection, asked, seconds, chance)
        add_jobs(connection, count, seconds, chance)
        add_notices(connection, asked, receiver.address, count, seconds, chance)
    end, kills = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        time.sleep(min(BETWEEN, max(0.0, end - time.monotonic())))
        server = servers[kills % 2]
        server.stop(SIGKILL)
        server.start()
        kills += 1
    last = time.monotonic() + AFTERWARDS
    while True:
        with store.engine.connect() as connection:
            found = found_in(connection, receiver, asked, count)
        complete = not any(found[name] for name in UNFINISHED)
        if complete or time.monotonic() > last:
            return {"seconds": round(seconds), "kills": kills, "clocks": len(asked), "jobs": count, **found}
        tell(found)
        time.sleep(5)


def waiting_for_people(store: Store, ids: list[str]) -> list[str]:
    """The tables at which a person has to answer, as soon as all have reached that state."""
    end = time.monotonic() + AFTERWARDS
    while True:
        with store.engine.connect() as connection:
            found = [id for id in ids if (clock := clocks.of(connection, id)) and clock.seat >= 0]
        if len(found) == len(ids) or time.monotonic() > end:
            return found
        time.sleep(1)
