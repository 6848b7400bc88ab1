"""How steps per second of the vector environment grow with worker processes. One JSON line per figure.

Needs only numpy besides the compiled engine: `PYTHONPATH=src python benchmarks/scaling.py`. Each worker plays
the same number of games, in two groups that step alternately, as a learner would use them: while one group
plays, answers are chosen for the other. Every round measures all numbers of workers one after the other, so
that noise affects all of them alike, and each round has its own ratio.

`arrays` is the environment alone, with observations and masks filled in place. `floats` also turns every
observation into floats and indices in the main process; learners with a GPU do that there. With `--ray`,
`ray` is the environment alone again, with actors of a Ray cluster instead of worker processes.
"""

from __future__ import annotations

import argparse
import json
import os
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

import vindima
from vindima.cli.bench import summary
from vindima.research import vector
from vindima.research.cluster import Cluster

GROUPS = 2
WARM = 20
"""Steps before the clock starts."""


def some_legal(mask: NDArray[np.uint8], start: int) -> NDArray[np.int64]:
    """The first legal answer of each game at or after a code, else the first of all: cheap to find."""
    later = mask[:, start:].argmax(axis=1) + start
    found = mask[np.arange(len(mask)), later] != 0
    codes: NDArray[np.int64] = np.where(found, later, mask.argmax(axis=1))
    return codes


def rate(
    game: str, players: int, workers: int, each: int, seconds: float, floats: bool, ray: str | None = None
) -> float:
    """Steps per second with some workers, each of which plays `each` games of each group."""
    games = each * workers * GROUPS
    with vector.make(game, players, games, workers, groups=GROUPS, seed=1, skip_forced=True, ray=ray) as env:
        networks = [vector.Network(env.spec.game, players, each * workers) for _ in env.groups]
        chance = np.random.default_rng(1)
        starts = chance.integers(0, env.mask.shape[1], 1 << 16).tolist()
        for group in env.groups:
            group.send(some_legal(group.mask, 0))
        steps, start = 0, perf_counter()
        for count, code in enumerate(starts * 100):
            if count == WARM:
                steps, start = 0, perf_counter()
            for group, network in zip(env.groups, networks, strict=True):
                group.receive()
                if floats:
                    network.update(group.observation, group.notes)
                group.send(some_legal(group.mask, code))
            steps += games
            if count > WARM and perf_counter() - start > seconds:
                break
        spent = perf_counter() - start
        for group in env.groups:
            group.receive()
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps per second by the number of worker processes")
    parser.add_argument("--game", choices=vindima.games(), help="this game only (default: all)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 4, 8, 15])
    parser.add_argument("--each", type=int, default=64, help="games of a worker in each of the two groups")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each measurement takes")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--floats", action="store_true", help="also measure with floats for a network")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="also measure on a Ray cluster; local starts one here"
    )
    arguments = parser.parse_args()
    kinds = ["arrays", *["floats"] * arguments.floats, *["ray"] * (arguments.ray is not None)]
    if arguments.ray is not None:
        Cluster(arguments.ray).join()  # for the whole run: a cluster takes seconds to start
    build = "compiled" if vindima.compiled() else "interpreted"
    for game in [arguments.game] if arguments.game else vindima.games():
        found: dict[tuple[str, int], list[float]] = {}
        for _ in range(arguments.rounds):
            for workers in arguments.workers:
                for kind in kinds:
                    pace = rate(
                        game,
                        arguments.players,
                        workers,
                        arguments.each,
                        arguments.seconds,
                        kind == "floats",
                        arguments.ray if kind == "ray" else None,
                    )
                    found.setdefault((kind, workers), []).append(pace)
        for (kind, workers), paces in found.items():
            where: dict[str, Any] = {"game": game, "players": arguments.players, "workers": workers}
            where |= {"cores": os.cpu_count(), "build": build}
            print(json.dumps(summary(kind, "steps/s", paces, **where)), flush=True)
            compared = {}
            if workers != arguments.workers[0]:
                compared[f"{arguments.workers[0]} workers"] = found[kind, arguments.workers[0]]
            if kind == "ray":
                compared["arrays"] = found["arrays", workers]
            for other, bases in compared.items():
                ratios = [pace / base for pace, base in zip(paces, bases, strict=True)]
                print(json.dumps(summary(f"{kind}, times {other}", "times", ratios, **where)), flush=True)


if __name__ == "__main__":
    main()
