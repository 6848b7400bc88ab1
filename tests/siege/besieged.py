"""The effect of an attack on the server and on everybody else: before, during and after."""

from __future__ import annotations

import gc
import multiprocessing
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from tests.siege.attacks import ATTACKS, open_with_large_tables
from tests.siege.people import GREEDY, ME, OPEN, Person, Witness, bot_delay
from tests.siege.servers import OURS, Server

__all__ = ["besieged", "passed"]

MEMORY: Final = 1.10
"""The limit of the server's memory afterwards, as a multiple of that before."""
SLOWER: Final = 5.0
"""The limit of other people's response times, as a multiple of those before."""
JITTER: Final = 20.0
"""Milliseconds that are always acceptable for a turn, however quick it was before."""
REPLAYED: Final = 60
"""The number of lines in a game's log that are replayed."""
SETTLING: Final = 100.0
"""Seconds that the server has to release memory afterwards: idle tables are evicted after a minute."""


def warm_up(server: Server) -> None:
    """Use everything that the attacks use once, so that the cost of first use is not blamed on them."""
    port = server.port
    bot_delay(port)
    person = Person(port, "127.0.0.3")
    person.send("GET", "/table/none", Host="x")
    table, _ = open_with_large_tables(person)
    for number in range(30):
        person.answers(table, number)
    person.ask("GET", f"/tables/{table}/replay/20")
    with suppress(OSError):
        lines = [person.stream(table) for _ in range(10)]
        person.ask("POST", f"/tables/{table}/chat", {"text": "hello"})
        for line in lines:
            line.close()
    other = person.opens([ME, OPEN])
    link = person.ask("GET", f"/tables/{other}")[1]["watch_link"]
    with closing(Person(port, "127.0.0.3")) as stranger:
        stranger.ask("POST", "/links", {"link": link})
    watched = person.opens([GREEDY, GREEDY])
    for number in range(REPLAYED):
        person.ask("GET", f"/tables/{watched}/replay/{number}")
    person.close()


def besieged(name: str, seconds: float, command: Sequence[str] = OURS) -> dict[str, Any]:
    """Attack a fresh server; returns the measurements."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), command=command) as server:
        warm_up(server)
        # The witness must measure the server, not the garbage collector of this process.
        gc.freeze()
        witness = Witness(server.port)
        time.sleep(2)
        witness.p99()
        time.sleep(seconds)
        found: dict[str, Any] = {"attack": name, "p99_before": witness.p99()}
        found |= {"bot_before": bot_delay(server.port), "memory_before": server.memory()}
        disk, spent, failed = server.disk(), server.processor(), witness.failures
        # In its own process, so that the attacker does not slow down the witness.
        attacker = multiprocessing.get_context("spawn").Process(
            target=attack, args=(name, server.port, seconds)
        )
        witness.p99()
        begin = time.monotonic()
        attacker.start()
        most = 0.0
        while attacker.is_alive() and time.monotonic() - begin < 3 * seconds + 30:
            attacker.join(0.5)
            most = max(most, server.memory())
        found |= {"memory_during": most, "p99_during": witness.p99()}
        found["processor"] = (server.processor() - spent) / (time.monotonic() - begin)
        found |= {"bot_during": bot_delay(server.port), "disk": server.disk() - disk}
        attacker.kill()
        attacker.join()
        found |= settled(server, witness, seconds, found["memory_before"])
        found["failures"] = witness.failures - failed
        return found


def attack(name: str, port: int, seconds: float) -> None:
    """Attack until the time is over; runs in the attacker's process."""
    ATTACKS[name](port, time.monotonic() + seconds)


def settled(server: Server, witness: Witness, seconds: float, memory: float) -> dict[str, Any]:
    """Measure response times without the attacker, and memory also without the witness, who uses some too."""
    witness.p99()
    time.sleep(seconds)
    found = {"p99_after": witness.p99()}
    witness.stop()
    end = time.monotonic() + SETTLING
    while server.memory() > MEMORY * memory and time.monotonic() < end:
        time.sleep(1)
    return {**found, "memory_after": server.memory()}


def passed(found: dict[str, Any]) -> list[str]:
    """Which limits an attack has exceeded."""
    faults = []
    if found["memory_after"] > MEMORY * found["memory_before"]:
        faults.append("memory")
    for when in ("during", "after"):
        if found[f"p99_{when}"] > max(SLOWER * found["p99_before"], JITTER):
            faults.append(f"p99 {when}")
    if found["failures"]:
        faults.append(f"{found['failures']} turns failed")
    return faults
