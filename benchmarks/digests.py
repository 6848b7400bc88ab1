"""Checks that the same games give the same digest: in processes, on Ray, and with killed workers.

Prints one JSON line per run and a last one that says whether all agree; the exit status says the same. The
Ray cluster is a local one. If Ray is not installed, a line says so and its runs are skipped.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import vindima
from vindima.research.arena import Match, Plan, Result, digest, fingerprint, play_match
from vindima.research.backends import Ray
from vindima.workers import Pool

Task = tuple[str, Match]
"""A match, and the file whose absence means that its worker must still be killed; empty for other matches."""


Run = tuple[str, Callable[[], Pool | Ray]]
"""The name of a backend, and the backend."""


def play(task: Task) -> Result:
    """Play a match; some matches kill their first worker."""
    file, match = task
    if file and not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_match(match)


def digest_on(backend: Pool | Ray, plan: Plan, kills: int) -> dict[str, Any]:
    """Play the plan; returns its digest, the time, and the number of workers killed."""
    with tempfile.TemporaryDirectory() as folder:
        chosen = {(number + 1) * plan.total // (kills + 1) for number in range(kills)}
        tasks = [
            (str(Path(folder, str(match.number))) if match.number in chosen else "", match)
            for match in plan.matches()
        ]
        start = perf_counter()
        prints = []
        with backend:
            for outcome in backend.run(tasks, play):
                assert outcome.result is not None, outcome.error
                prints.append((outcome.result["number"], fingerprint(outcome.result)))
        killed = len(list(Path(folder).iterdir()))
    seconds = round(perf_counter() - start, 2)
    return {"games": len(prints), "killed": killed, "seconds": seconds, "digest": digest(prints)}


def main() -> int:
    """Run every backend, without and with killed workers."""
    parser = argparse.ArgumentParser(description="The same digest on every back end")
    parser.add_argument("--game", choices=vindima.games(), default="vinhos")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=2, help="workers to kill in each run with kills")
    parser.add_argument("--short", action="store_true", help="only two runs: processes, and Ray with kills")
    arguments = parser.parse_args()
    seats = ("random",) * arguments.players
    plan = Plan(arguments.game, seats, arguments.games, arguments.seed)
    processes: Run = ("two processes", lambda: Pool(2))
    ray: Run = ("local Ray cluster of two workers", lambda: Ray("local", 2))
    runs = [(*processes, 0), (*ray, arguments.kills)]
    if not arguments.short:
        runs += [("one process", lambda: Pool(1), 0), (*processes, arguments.kills), (*ray, 0)]
    found = set()
    for name, backend, kills in runs:
        try:
            result = digest_on(backend(), plan, kills)
        except vindima.BadData as error:
            print(json.dumps({"backend": name, "left out": str(error)}), flush=True)
            continue
        found.add(result["digest"])
        print(json.dumps({"backend": name, "game": plan.game, **result}), flush=True)
    print(json.dumps({"what": "all digests agree", "value": len(found) == 1}))
    return 0 if len(found) == 1 else 1


if __name__ == "__main__":
    sys.exit(main())
