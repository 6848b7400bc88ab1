"""A siege of a server on this machine: `python -m tests.siege`, or `make siege`.

All requests go to the loopback range, every part is bounded in number or time, and a report is printed at
the end. Options choose the parts and their sizes; with `--before`, an older server is attacked too.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.server.postgres import binaries, cluster
from tests.siege.attacks import ATTACKS
from tests.siege.besieged import besieged
from tests.siege.clocks import clocked
from tests.siege.fork_server import ForkServer
from tests.siege.fuzz import fuzzed
from tests.siege.kills import killed
from tests.siege.outages import OUTAGES, survived
from tests.siege.proxies import PROXIES, proxied
from tests.siege.report import Report

PARTS: Final = ("fuzz", "kills", "outages", "attacks", "proxies", "clocks")


def tell(what: Any) -> None:
    """Print progress; the report follows at the end."""
    print(what if isinstance(what, str) else json.dumps(what), file=sys.stderr, flush=True)


def kills(count: int, seed: int, limit: float) -> list[dict[str, Any]]:
    """Kill a server on SQLite and, if PostgreSQL is installed, one of two servers on it."""
    found = []
    with ForkServer() as fork_server:
        with tempfile.TemporaryDirectory() as folder:
            result = killed(fork_server, str(Path(folder) / "tables.db"), count, 1, seed, tell, limit)
            found.append({"database": "SQLite", **result})
        if binaries() is not None:
            with cluster() as database:
                result = killed(fork_server, database, count, 2, seed, tell, limit)
                found.append({"database": "PostgreSQL", **result})
    return found


def besieged_by(names: list[str], seconds: float, before: str | None, report: Report) -> None:
    """Make each attack on the older server and then on this one, so that conditions are the same."""
    ours, older = [], []
    for name in names:
        if before is not None:
            older.append(besieged(name, seconds, shlex.split(before)))
            tell(older[-1])
        ours.append(besieged(name, seconds))
        tell(ours[-1])
    report.attacks(ours, older)


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="siege", description=__doc__)
    found.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    found.add_argument("--requests", type=int, default=100_000, help="number of random requests")
    found.add_argument("--kills", type=int, default=1000, help="kills per kind of database")
    found.add_argument("--outages", nargs="+", choices=OUTAGES, default=list(OUTAGES))
    found.add_argument("--attacks", nargs="+", choices=ATTACKS, default=list(ATTACKS))
    found.add_argument("--seconds", type=float, default=10.0, help="duration of each attack and outage")
    found.add_argument(
        "--minutes",
        type=float,
        default=60.0,
        help="time limit for the requests, and for the kills on each database",
    )
    found.add_argument(
        "--clocks", type=int, default=1000, help="turn clocks that run out while servers are killed"
    )
    found.add_argument("--jobs", type=int, default=10_000, help="number of counting jobs, and of notices")
    found.add_argument("--clock-seconds", type=float, default=300.0, help="duration of that part")
    found.add_argument("--seed", type=int, default=0)
    found.add_argument("--before", metavar="COMMAND", help="the command of an older server to compare with")
    found.add_argument("--report", type=Path, metavar="FILE", help="where to write the report")
    return found


def main(words: list[str] | None = None) -> int:
    arguments = parser().parse_args(words)
    report = Report()
    limit = arguments.minutes * 60
    if "fuzz" in arguments.parts:
        report.fuzz(fuzzed(arguments.requests, arguments.seed, tell, limit))
    if "kills" in arguments.parts:
        report.kills(kills(arguments.kills, arguments.seed, limit))
    if "outages" in arguments.parts:
        found = []
        for name in arguments.outages:
            found.append(survived(name, arguments.seconds))
            tell(found[-1])
        report.outages(found)
    if "attacks" in arguments.parts:
        besieged_by(arguments.attacks, arguments.seconds, arguments.before, report)
    if "proxies" in arguments.parts:
        report.proxies([proxied(name) for name in PROXIES])
    if "clocks" in arguments.parts and binaries() is not None:
        lasting = arguments.clock_seconds
        report.clocks(clocked(arguments.clocks, arguments.jobs, lasting, arguments.seed, tell))
    text = report.text()
    print(text)
    if arguments.report is not None:
        arguments.report.write_text(text, "utf-8")
    return bool(report.faults)


if __name__ == "__main__":
    raise SystemExit(main())
