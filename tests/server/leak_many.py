"""Plays many games and looks for leaks: `python -m tests.server.leak_many --games 200`.

`leak.py` describes what is checked, `leak_plants.py` which leaks are planted to show that they are found.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Final

from tests.server.channels import outpost
from tests.server.leak import SEED, Contest, Found, Game, looked
from tests.server.leak_plants import PLANTED, PLANTS, found_everywhere, noticed
from vindima.core.record import Record

CONTESTS: Final = 5
"""One game in five belongs to a tournament."""
SHARE: Final = 20
"""The number of batches into which the games are divided for the worker processes."""


def several(games: list[int], seed: int) -> list[Found]:
    """Play these games one after the other on their own server."""
    found = []
    with tempfile.TemporaryDirectory() as folder, outpost(Path(folder)) as post:
        for number in games:
            title, kind = ("vinhos", "viticulture")[number % 2], Contest if number % CONTESTS == 0 else Game
            record = Record(title, 2 + number // 2 % 3, SEED + seed + number)
            found.append(looked(post, record, seed + number, kind=kind))
            line = {"game": number, "title": title, **found[-1]._asdict()}
            print(json.dumps(line), flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--at-once", type=int, default=os.cpu_count(), help="number of worker processes")
    arguments = parser.parse_args()
    begin = perf_counter()
    with tempfile.TemporaryDirectory() as folder, outpost(Path(folder)) as post:
        seen = sum(noticed(post, *plant) for plant in PLANTS) + len(found_everywhere(post))
    with ProcessPoolExecutor(arguments.at_once, get_context("spawn")) as pool:
        parts = [list(range(first, arguments.games, SHARE)) for first in range(min(SHARE, arguments.games))]
        found = [one for part in pool.map(several, parts, repeat(arguments.seed)) for one in part]
    planted = len(PLANTS) + len(PLANTED)
    faults = sum(len(one.leaks) for one in found)
    print(
        json.dumps(
            {
                "games": len(found),
                "leaks": faults,
                "planted": planted,
                "planted found": seen,
                "acts": sum(one.acts for one in found),
                "texts": sum(one.texts for one in found),
                "bytes": sum(one.bytes for one in found),
                "seconds": round(perf_counter() - begin),
            }
        )
    )
    return bool(faults or seen < planted)


if __name__ == "__main__":
    raise SystemExit(main())
