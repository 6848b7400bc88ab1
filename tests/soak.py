"""Thousands of random games: python -m tests.soak --games 10000 [--seed S] [--game NAME] [--processes N]

The number of players and the options are drawn from what each game allows. Supplies are checked after every
answer, scores at the end. Game n of a run depends only on the seed S + n. If a game fails, its record is
saved in the folder for temporary files, and the command that repeats it is printed.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import traceback
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import vindima
from tests.conformance.kit import LONGEST, Case, Supplies, check_result, fitted, supplies_of
from vindima.core.position import Position

__all__ = ["Fault", "drawn_case", "main", "soak", "soak_one"]

CHUNK = 20
"""How many games a process takes at a time."""


class Fault(NamedTuple):
    """A game that failed: how to repeat it, and where it failed."""

    game: str
    seed: int
    answer: int
    record: vindima.Record
    trace: str

    def tell(self, folder: Path) -> str:
        """Save the record; returns the report with the command that repeats the game."""
        path = folder / f"soak-{self.game}-{self.seed}.jsonl"
        self.record.save(path)
        return (
            f"{self.trace}\n{self.game}, seed {self.seed}, after answer {self.answer}: {path}\n"
            f"repeat it: python -m tests.soak --game {self.game} --games 1 --seed {self.seed}"
        )


def drawn_case(name: str, chance: random.Random) -> Case:
    """A game with a random number of players and random options."""
    game = vindima.game(name)
    players = chance.choice(list(game.seats))
    wanted = {option.name: chance.choice(option.choices) for option in game.options if option.choices}
    return Case(game, players, fitted(game, players, wanted))


def soak_one(name: str, seed: int, supplies: Supplies | None = None) -> Fault | None:
    """Play the game of a seed, checking every position; returns the fault, if any."""
    chance = random.Random(f"{name} {seed}")
    case = drawn_case(name, chance)
    record = vindima.Record(name, case.players, seed, case.options)
    try:
        play_checked(record, chance, supplies or supplies_of(case.game))
    except Exception:
        return Fault(name, seed, len(record.answers), record, traceback.format_exc(limit=-3))
    return None


def play_checked(record: vindima.Record, chance: random.Random, supplies: Supplies) -> Position:
    """Play a random game to its end, adding each answer to the record."""
    position = record.start()
    supplies.check_supplies(position)
    while not position.over:
        code = chance.choice(position.legal)
        record.answers.append(position.token(code))
        position.apply(code)
        supplies.check_supplies(position)
        assert len(record.answers) < LONGEST, "no end in sight"
    supplies.check_scores(position)
    check_result(position)
    return position


def soak_chunk(name: str, seeds: Iterable[int]) -> list[Fault]:
    found = (soak_one(name, seed) for seed in seeds)
    return [fault for fault in found if fault is not None]


def soak(names: list[str], games: int, seed: int, processes: int) -> Iterator[tuple[int, list[Fault]]]:
    """Play `games` games of each name; yields the number of finished games, and the new faults."""
    chunks = [
        (name, range(first, min(first + CHUNK, seed + games)))
        for first in range(seed, seed + games, CHUNK)
        for name in names
    ]
    done = 0
    with ProcessPoolExecutor(processes) as pool:
        for (_, seeds), faults in zip(chunks, pool.map(soak_chunk, *zip(*chunks, strict=True)), strict=True):
            done += len(seeds)
            yield done, faults


def arguments(given: list[str] | None) -> Any:
    parser = argparse.ArgumentParser("python -m tests.soak", description="Play random games and check them.")
    parser.add_argument("--games", type=int, default=1000, help="how many games of each kind (default 1000)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game (default 0)")
    parser.add_argument("--game", choices=vindima.games(), help="play only this game (default: all)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="default: one per core")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    chosen = arguments(given)
    names = [chosen.game] if chosen.game else vindima.games()
    total = chosen.games * len(names)
    failed = done = 0
    folder = Path(tempfile.gettempdir())
    for done, faults in soak(names, chosen.games, chosen.seed, chosen.processes):
        for fault in faults:
            failed += 1
            print(fault.tell(folder), flush=True)
        print(f"\r{done} of {total} games, {failed} failed", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return 1 if failed or not done else 0


if __name__ == "__main__":
    sys.exit(main())
