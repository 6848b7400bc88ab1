"""The speed-up of two worker processes over one, and memory over many games. One JSON line per figure.

Repetitions alternate (one, two, two, one, …), so that noise affects both alike, and each has its own ratio.
Processes are started and warmed up before the clock starts. The same is measured for independent processes
that report no results: their ratio is the best that the machine can achieve at that moment.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

import vindima
from vindima.cli.bench import summary
from vindima.research.arena import Match, Plan, play_match
from vindima.workers import Pool


def endless(game: str, players: int) -> Iterator[Match]:
    """An endless sequence of matches, the same in every run."""
    yield from Plan(game, ("random",) * players, games=1 << 30, seed=1).matches()


def rate(game: str, players: int, workers: int, games: int) -> float:
    """Games per second with this many workers; the games do not depend on their number."""
    with Pool(workers) as pool, closing(pool.run(endless(game, players), play_match)) as outcomes:
        for _ in islice(outcomes, 4 * workers):
            pass
        start = perf_counter()
        for outcome in islice(outcomes, games):
            assert outcome.result is not None, outcome.error
        return games / (perf_counter() - start)


def play_many(game: str, players: int, games: int) -> None:
    """Play this many games without reporting results."""
    for match in islice(endless(game, players), games):
        play_match(match)


def bare_rate(game: str, players: int, workers: int, games: int) -> float:
    """Games per second of this many independent processes."""
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        pool.starmap(play_many, [(game, players, 4)] * workers, chunksize=1)
        start = perf_counter()
        pool.starmap(play_many, [(game, players, games // workers)] * workers, chunksize=1)
        return games / (perf_counter() - start)


def scaling(game: str, players: int, games: int, repeats: int) -> Iterator[dict[str, Any]]:
    """The speed of one process and of two, the speed-up, and the best possible speed-up."""
    paces: dict[tuple[str, int], list[float]] = {}
    for repeat in range(repeats):
        for workers in (1, 2) if repeat % 2 == 0 else (2, 1):
            for kind, measured in (("arena", rate), ("bare", bare_rate)):
                pace = measured(game, players, workers, games * workers)
                paces.setdefault((kind, workers), []).append(pace)
    where = {"game": game, "players": players, "cores": os.cpu_count()}
    for kind in ("arena", "bare"):
        ones, twos = paces[kind, 1], paces[kind, 2]
        yield summary("games", "1/s", ones, kind=kind, workers=1, **where)
        yield summary("games", "1/s", twos, kind=kind, workers=2, **where)
        ratios = [two / one for one, two in zip(ones, twos, strict=True)]
        yield summary("two processes against one", "times as fast", ratios, kind=kind, **where)


def resident() -> int:
    """The memory that this process uses now, in KiB."""
    for line in Path("/proc/self/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise OSError("this system does not tell the memory of a process in /proc")


def memory(game: str, players: int, games: int, every: int) -> Iterator[dict[str, Any]]:
    """The memory of one process at regular intervals."""
    for count, match in enumerate(islice(endless(game, players), games), 1):
        play_match(match)
        if count % every == 0:
            yield {"what": "memory", "game": game, "players": players, "games": count, "kib": resident()}


def main() -> None:
    """Measure every game, or the one selected."""
    parser = argparse.ArgumentParser(description="Two processes against one, and memory over many games")
    parser.add_argument("--game", choices=vindima.games(), help="this game only (default: all)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100, help="games of each process in a repetition")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--memory-games", type=int, default=1000)
    parser.add_argument("--every", type=int, default=100, help="games between two memory measurements")
    arguments = parser.parse_args()
    for name in [arguments.game] if arguments.game else vindima.games():
        for line in scaling(name, arguments.players, arguments.games, arguments.repeats):
            print(json.dumps(line), flush=True)
        for line in memory(name, arguments.players, arguments.memory_games, arguments.every):
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
