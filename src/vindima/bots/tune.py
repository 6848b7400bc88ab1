"""Better weights by self-play: `python -m vindima.bots.tune GAME --games N --seconds S`.

CMA-ES proposes weights. Greedy bots with the proposals of a round play one another, each so many games at
tables that chance decides. What counts is the margin of points, and who wins. Needs the extra `tune`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, final

from vindima.bots.greedy import Greedy
from vindima.bots.value import BALANCED, OTHERS, Value, tables
from vindima.core import contract
from vindima.core.chance import Chance, mixed, seeded
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = ["Tuned", "main", "margins", "played", "proposal", "seatings", "written"]

FIXED: Final = "points"
"""The term that all others are measured in."""
STEP: Final = 0.3
"""A proposal's number 1 changes a weight by this part of it."""
LEAST: Final = 0.1
"""Weights below that change as if they were that high."""
WIN: Final = 6.0
"""Points that a victory is worth beside its margin."""
SEATING: Final = 5
"""The stream of the seed that says who plays whom."""


@final
class Tuned(Greedy):
    """A greedy bot with weights that are in no file."""

    def __init__(self, table: dict[str, float], looks: int) -> None:
        super().__init__(looks=looks)
        self.table = table
        self.seen: Value | None = None

    def value(self, position: Position) -> Value:
        if self.seen is None:
            self.seen = Value(position.game.terms, self.table)
        return self.seen


def played(game: str, bots: Sequence[Greedy], seed: int) -> Position:
    """The end of a game."""
    position = contract.find(game).new(players=len(bots), seed=seed)
    count = 0
    while not position.over:
        if len(position.legal) == 1:
            position.apply(position.legal[0])
        else:
            position.apply(bots[position.seat].choose(position, mixed(seeded(seed, 2) + count)))
        count += 1
    return position


def margins(task: tuple[str, list[dict[str, float]], int, int]) -> list[float]:
    """By how much each seat of a game does better than the others, if it plays by its own weights.

    Of one who plays alone, points and victory are taken as they are.
    """
    game, weights, seed, looks = task
    end = played(game, [Tuned(table, looks) for table in weights], seed)
    scores, winners, others = end.scores, end.winners, max(1, len(weights) - 1)
    found = []
    for seat, score in enumerate(scores):
        won = 1 / len(winners) if seat in winners else 0.0
        found.append(score - (sum(scores) - score) / others + WIN * won)
    return found


def proposal(present: dict[str, float], names: Sequence[str], numbers: Sequence[float]) -> dict[str, float]:
    """The present weights, each moved by its number."""
    moved = {
        name: present[name] + STEP * max(LEAST, abs(present[name])) * number
        for name, number in zip(names, numbers, strict=True)
    }
    return {**present, **moved}


def seatings(members: int, players: int, games: int, seed: int) -> list[list[int]]:
    """Tables at which each of so many members plays so many games, with others that chance decides."""
    chance = Chance(seeded(seed, SEATING))
    found = []
    for _ in range(games):
        order = chance.shuffled(list(range(members)))
        found += [order[first : first + players] for first in range(0, members, players)]
    return found


def written(game: str, style: str, table: dict[str, float]) -> str:
    """A file of weights with a new table for one character; the others stay as they are."""
    lines = [f"# Weights of {game}, tuned by self-play."]
    for name, weights in {**tables(game), style: table}.items():
        lines += ["", f"[{name}]", *(f"{term} = {round(weight, 4)}" for term, weight in weights.items())]
    return "\n".join(lines) + "\n"


def searched(arguments: argparse.Namespace) -> None:
    """Search, and write the weights in the middle of the proposals after every round."""
    try:
        import cma
    except ImportError as error:
        raise BadData("tuning needs the package cma: pip install 'vindima[tune]'") from error
    known = tables(arguments.game)
    present: dict[str, float] = {**known[BALANCED], **known.get(arguments.style, {})}
    kept = {FIXED, *OTHERS, *arguments.keep}
    names = [name for name in present if name not in kept]
    options = {"seed": arguments.seed + 1, "verbose": -9, "popsize": arguments.population}
    search: Any = cma.CMAEvolutionStrategy([0.0] * len(names), 1.0, options)
    end = time.monotonic() + arguments.seconds
    deal = arguments.seed
    with get_context("spawn").Pool(arguments.workers) as pool:
        while time.monotonic() < end:
            points = search.ask()
            weights = [proposal(present, names, point) for point in points]
            seats = seatings(len(points), arguments.players, arguments.games, deal)
            # All who play alone play the same deals.
            deals = [
                deal + number // (len(points) if arguments.players == 1 else 1)
                for number in range(len(seats))
            ]
            tasks = [
                (arguments.game, [weights[member] for member in table], seed, arguments.looks)
                for seed, table in zip(deals, seats, strict=True)
            ]
            sums = [0.0] * len(points)
            for table, found in zip(seats, pool.map(margins, tasks, chunksize=1), strict=True):
                for member, margin in zip(table, found, strict=True):
                    sums[member] += margin
            search.tell(points, [-total for total in sums])
            deal += len(seats)
            middle = proposal(present, names, list(search.result.xfavorite))
            arguments.out.write_text(written(arguments.game, arguments.style, middle), "utf-8")
            mean = sum(sums) / len(seats) / arguments.players
            told = f"{deal - arguments.seed} games, a margin of {mean:.2f}"
            print(f"{told}, spread of the proposals {search.sigma:.2f}", flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Search for a while; the weights found so far are written after every round."""
    parser = argparse.ArgumentParser(prog="python -m vindima.bots.tune", description=__doc__)
    parser.add_argument("game", choices=contract.known())
    parser.add_argument("--style", default=BALANCED, help="the character to begin with, and to write")
    parser.add_argument("--keep", nargs="*", default=[], metavar="TERM", help="terms whose weights stay")
    parser.add_argument("--games", type=int, default=8, help="games that each proposal plays in a round")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long to search")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--population", type=int, default=60, help="proposals in a round")
    parser.add_argument("--looks", type=int, default=0, help="the thoroughness of the bots")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    arguments = parser.parse_args(words)
    if arguments.out.exists():
        parser.error(f"{arguments.out} exists already")
    if arguments.population % arguments.players:
        parser.error("--population has to fill whole tables of --players")
    try:
        searched(arguments)
    except BadData as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
