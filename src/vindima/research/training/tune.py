"""Tune the weights of a style by self-play: `python -m vindima.research.training.tune GAME --seconds S
--out FILE`.

CMA-ES proposes weights. In each round, greedy bots with the proposals play each other at random tables, each
the same number of games. The fitness of a proposal is its margin of points, with a bonus for wins. Needs the
extra `tune`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any, Final, final

from vindima.bots.greedy import Greedy
from vindima.bots.thinking.value import BALANCED, PARAMETERS, LinearEvaluator, search_of, tables
from vindima.core import contract
from vindima.core.chance import Chance, mixed, seeded
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.research.training.arguments import parse_run
from vindima.workers import Pool

__all__ = ["Tuned", "fitness", "main", "play_game", "proposal", "seatings", "write_weights"]

FIXED: Final = "points"
"""The term that all others are measured in."""
STEP: Final = 0.3
"""The relative change of a weight for a proposed number of 1."""
LEAST: Final = 0.1
"""Smaller weights change as if they were this large."""
WIN: Final = 6.0
"""The value of a win on top of its margin, in points."""
SEATING: Final = 5
"""The stream of the seed that decides the seating."""


@final
class Tuned(Greedy):
    """A greedy bot whose weights are given directly."""

    def __init__(self, table: dict[str, float], budget: int) -> None:
        super().__init__(budget=budget)
        self.table = table
        self.made: LinearEvaluator | None = None

    def evaluator(self, position: Position) -> LinearEvaluator:
        if self.made is None:
            self.made = LinearEvaluator(position.game.terms, self.table)
        return self.made


def play_game(game: str, bots: Sequence[Greedy], seed: int) -> Position:
    """Play a game between bots to its end."""
    position = contract.find(game).new(players=len(bots), seed=seed)
    count = 0
    while not position.over:
        if len(position.legal) == 1:
            position.apply(position.legal[0])
        else:
            position.apply(bots[position.seat].choose(position, mixed(seeded(seed, 2) + count)))
        count += 1
    return position


def fitness(task: tuple[str, list[dict[str, float]], int, int]) -> list[float]:
    """Play a game and return the fitness of each seat's weights: its margin of points, with a bonus for a
    win.

    The margin of a solo player is the score itself.
    """
    game, weights, seed, budget = task
    end = play_game(game, [Tuned(table, budget) for table in weights], seed)
    scores, winners, rivals = end.scores, end.winners, max(1, len(weights) - 1)
    found = []
    for seat, score in enumerate(scores):
        won = 1 / len(winners) if seat in winners else 0.0
        found.append(score - (sum(scores) - score) / rivals + WIN * won)
    return found


def proposal(present: dict[str, float], names: Sequence[str], numbers: Sequence[float]) -> dict[str, float]:
    """The current weights, with the named ones changed by the proposed numbers."""
    moved = {
        name: present[name] + STEP * max(LEAST, abs(present[name])) * number
        for name, number in zip(names, numbers, strict=True)
    }
    return {**present, **moved}


def seatings(members: int, players: int, games: int, seed: int) -> list[list[int]]:
    """Random tables of some players at which each member plays the same number of games."""
    chance = Chance(seeded(seed, SEATING))
    found = []
    for _ in range(games):
        order = chance.shuffled(list(range(members)))
        found += [order[first : first + players] for first in range(0, members, players)]
    return found


def write_weights(game: str, style: str, table: dict[str, float]) -> str:
    """The text of a weights file with a new table for one style; the other styles stay as they are."""
    lines = [f"# Weights of {game}, tuned by self-play.", "", f'search = "{search_of(game)}"']
    for name, weights in {**tables(game), style: table}.items():
        lines += ["", f"[{name}]", *(f"{term} = {round(weight, 4)}" for term, weight in weights.items())]
    return "\n".join(lines) + "\n"


def tune(arguments: argparse.Namespace) -> None:
    """Search, and write the mean of the search distribution after every round."""
    try:
        import cma
    except ImportError as error:
        raise BadData("tuning needs the package cma: pip install 'vindima[tune]'") from error
    known = tables(arguments.game)
    present: dict[str, float] = {**known[BALANCED], **known.get(arguments.style, {})}
    kept = {FIXED, *PARAMETERS, *arguments.keep}
    names = [name for name in present if name not in kept]
    options = {"seed": arguments.seed + 1, "verbose": -9, "popsize": arguments.population}
    search: Any = cma.CMAEvolutionStrategy([0.0] * len(names), 1.0, options)
    end = time.monotonic() + arguments.seconds
    deal = arguments.seed
    with Pool(arguments.workers) as pool:
        while time.monotonic() < end:
            points = search.ask()
            weights = [proposal(present, names, point) for point in points]
            seats = seatings(len(points), arguments.players, arguments.games, deal)
            # All solo players play the same deals.
            deals = [
                deal + number // (len(points) if arguments.players == 1 else 1)
                for number in range(len(seats))
            ]
            tasks = [
                (arguments.game, [weights[member] for member in table], seed, arguments.budget)
                for seed, table in zip(deals, seats, strict=True)
            ]
            sums = [0.0] * len(points)
            for table, found in zip(seats, pool.map(fitness, tasks), strict=True):
                for member, margin in zip(table, found, strict=True):
                    sums[member] += margin
            search.tell(points, [-total for total in sums])
            deal += len(seats)
            mean = proposal(present, names, list(search.result.xfavorite))
            arguments.out.write_text(write_weights(arguments.game, arguments.style, mean), "utf-8")
            margin = sum(sums) / len(seats) / arguments.players
            progress = f"{deal - arguments.seed} games, an average fitness of {margin:.2f}"
            print(f"{progress}, step size {search.sigma:.2f}", flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Tune for a while; the weights found so far are written after every round."""
    parser = argparse.ArgumentParser(prog="python -m vindima.research.training.tune", description=__doc__)
    parser.add_argument("game", choices=contract.known())
    parser.add_argument("--style", default=BALANCED, help="the style to begin with, and to write")
    parser.add_argument("--keep", nargs="*", default=[], metavar="TERM", help="terms with fixed weights")
    parser.add_argument("--games", type=int, default=8, help="games that each proposal plays in a round")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long to search")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--population", type=int, default=60, help="proposals in a round")
    parser.add_argument("--budget", type=int, default=0, help="the lookahead budget of the bots")
    arguments = parse_run(parser, words)
    if arguments.population % arguments.players:
        parser.error("--population must fill whole tables of --players")
    try:
        tune(arguments)
    except BadData as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
