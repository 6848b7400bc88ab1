"""How steps per second of the vector environment grow with worker processes. One JSON line per figure.

Needs only numpy besides the compiled engine: `PYTHONPATH=src python benchmarks/scaling.py`. Each worker plays
the same number of games, in two groups that step by turns, as a learner would use them: while one group is
played, answers are chosen for the other. Every round measures all numbers of workers one after the other, so
that noise affects all of them alike, and each round has its own ratio.

`arrays` is the environment alone, with observations and masks filled in place. `floats` also turns every
observation into floats and indices in the main process; learners with a GPU do that there.
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

GROUPS = 2
WARM = 20
"""Steps before the clock starts."""


def some_legal(mask: NDArray[np.uint8], start: int) -> NDArray[np.int64]:
    """The first legal answer of each game from a code on, or from 0 on if there is none: cheap to find."""
    later = mask[:, start:].argmax(axis=1) + start
    found = mask[np.arange(len(mask)), later] != 0
    codes: NDArray[np.int64] = np.where(found, later, mask.argmax(axis=1))
    return codes


def rate(game: str, players: int, workers: int, each: int, seconds: float, floats: bool) -> float:
    """Steps per second with some workers, each of which plays `each` games of each group."""
    games = each * workers * GROUPS
    with vector.make(
        game, players=players, games=games, workers=workers, groups=GROUPS, seed=1, skip_forced=True
    ) as env:
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
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--floats", action="store_true", help="also measure with floats for a network")
    arguments = parser.parse_args()
    build = "compiled" if vindima.compiled() else "interpreted"
    for game in [arguments.game] if arguments.game else vindima.games():
        found: dict[tuple[str, int], list[float]] = {}
        for _ in range(arguments.rounds):
            for kind in ("arrays", "floats") if arguments.floats else ("arrays",):
                for workers in arguments.workers:
                    pace = rate(
                        game, arguments.players, workers, arguments.each, arguments.seconds, kind == "floats"
                    )
                    found.setdefault((kind, workers), []).append(pace)
        for (kind, workers), paces in found.items():
            where: dict[str, Any] = {"game": game, "players": arguments.players, "workers": workers}
            where |= {"cores": os.cpu_count(), "build": build}
            print(json.dumps(summary(kind, "steps/s", paces, **where)), flush=True)
            firsts = found[kind, arguments.workers[0]]
            if workers != arguments.workers[0]:
                ratios = [pace / first for pace, first in zip(paces, firsts, strict=True)]
                what = f"{kind}, times {arguments.workers[0]} workers"
                print(json.dumps(summary(what, "times", ratios, **where)), flush=True)


if __name__ == "__main__":
    main()
