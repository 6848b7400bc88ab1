"""Better weights by self-play: `python -m vindima.bots.tune GAME --games N --seconds S`.

CMA-ES proposes weights. A greedy bot plays with each proposal against bots with the present ones, all
proposals of a round on the same deals. What counts is the margin of points, and who wins. Needs the extra
`tune`.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, final

from vindima.bots.greedy import Greedy
from vindima.bots.value import BALANCED, RIVALS, Value, tables
from vindima.core import contract
from vindima.core.chance import mixed, seeded
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = ["Tuned", "main", "margin", "played", "proposal", "written"]

FIXED: Final = "points"
"""The term that all others are measured in."""
STEP: Final = 0.35
"""A proposal's number 1 multiplies a weight by e to this power."""
WIN: Final = 6.0
"""Points that a victory is worth beside its margin."""


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


def margin(task: tuple[str, int, dict[str, float], dict[str, float], int, int]) -> float:
    """By how much a proposal, in a seat that the seed decides, does better than the present weights."""
    game, players, proposed, present, seed, looks = task
    seat = seed % players
    bots = [Tuned(proposed if other == seat else present, looks) for other in range(players)]
    end = played(game, bots, seed)
    scores, winners = end.scores, end.winners
    own = scores.pop(seat)
    won = 1 / len(winners) if seat in winners else 0.0
    return own - sum(scores) / len(scores) + WIN * (won - 1 / players)


def proposal(present: dict[str, float], names: Sequence[str], numbers: Sequence[float]) -> dict[str, float]:
    """The present weights, each stretched or shrunk by its number; none changes its sign."""
    stretched = {
        name: present[name] * math.exp(STEP * number) for name, number in zip(names, numbers, strict=True)
    }
    return {**present, **stretched}


def written(game: str, table: dict[str, float]) -> str:
    """A file of weights with a new balanced character; the others stay as they are."""
    lines = [f"# Weights of {game}, tuned by self-play.", "", f"[{BALANCED}]"]
    lines += [f"{name} = {round(weight, 4)}" for name, weight in table.items()]
    for style, weights in tables(game).items():
        if style != BALANCED:
            lines += ["", f"[{style}]", *(f"{name} = {weight}" for name, weight in weights.items())]
    return "\n".join(lines) + "\n"


def searched(arguments: argparse.Namespace) -> dict[str, float]:
    """The weights that the search ends with."""
    try:
        import cma
    except ImportError as error:
        raise BadData("tuning needs the package cma: pip install 'vindima[tune]'") from error
    present: dict[str, float] = dict(tables(arguments.game)[BALANCED])
    names = [name for name in present if name not in (FIXED, RIVALS) and present[name]]
    search: Any = cma.CMAEvolutionStrategy(
        [0.0] * len(names), 1.0, {"seed": arguments.seed + 1, "verbose": -9, "popsize": arguments.population}
    )
    end = time.monotonic() + arguments.seconds
    deal = arguments.seed
    with get_context("spawn").Pool(arguments.workers) as pool:
        while time.monotonic() < end:
            points = search.ask()
            tasks = [
                (
                    arguments.game,
                    arguments.players,
                    proposal(present, names, point),
                    present,
                    seed,
                    arguments.looks,
                )
                for point in points
                for seed in range(deal, deal + arguments.games)
            ]
            margins = pool.map(margin, tasks, chunksize=1)
            size = arguments.games
            means = [sum(margins[n * size : n * size + size]) / size for n in range(len(points))]
            search.tell(points, [-mean for mean in means])
            deal += size
            average = sum(means) / len(means)
            print(f"{deal - arguments.seed} deals: best {max(means):.2f}, mean {average:.2f}", flush=True)
    return proposal(present, names, list(search.result.xfavorite))


def main(words: Sequence[str] | None = None) -> int:
    """Search for a while, then write the weights."""
    parser = argparse.ArgumentParser(prog="python -m vindima.bots.tune", description=__doc__)
    parser.add_argument("game", choices=contract.known())
    parser.add_argument("--games", type=int, default=8, help="deals that each proposal plays")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long to search")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--population", type=int, default=12, help="proposals in a round")
    parser.add_argument("--looks", type=int, default=0, help="the thoroughness of the bots")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    arguments = parser.parse_args(words)
    if arguments.out.exists():
        parser.error(f"{arguments.out} exists already")
    try:
        table = searched(arguments)
    except BadData as error:
        parser.error(str(error))
    arguments.out.write_text(written(arguments.game, table), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
