"""What one who plays alone may expect: `python -m vindima.bots.study GAME --seconds S --out FILE`.

Games are played by plans of the year, most of them by weights that chance has changed, so that other ways to
play are tried too. Then, from the last stage to the first, weights are fitted to what the best plan from a
position leads to: from beginnings of years, the games' own and others that a plan might have led to, some of
them with goods that chance has changed; and from where turns within a year might have ended. Of each fit only
a part is taken over, so that no chance of one round has its way. Needs the extra `tune`.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vindima.bots.foresight import A_YEAR, Foresight, foresight
from vindima.bots.look import sampled
from vindima.bots.plan import Ahead, Turn, Year, ahead, settled
from vindima.core import contract
from vindima.core.chance import mixed, seeded
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.core.step import begins_turn

__all__ = [
    "Moment",
    "Played",
    "fitted",
    "main",
    "matrix",
    "played_alone",
    "varied",
    "written",
    "year_ends",
]

AS_THEY_ARE: Final = 4
"""One of so many games is played by weights that were not changed."""
FACTOR: Final = 0.15
SHIFT: Final = 0.07
"""How far chance changes a weight: by this part of it, and by so many points for a usual difference."""
OTHER_ENDS: Final = 0.4
"""How often the end of a plan that is not followed is kept as the beginning of a year."""
OTHERWISE: Final = 0.5
"""So many of the years begin with other goods as well."""
CAUTION: Final = 10.0
"""So many positions the former weight counts as."""
STEP: Final = 0.5
"""So far weights move towards those that fit best."""
LEAST_SPREAD: Final = 0.15
"""Terms that differ less from position to position are taken to differ so much."""
ALONE: Final = 0
"""The one seat."""
POINTS: Final = 1
"""The term that all others are measured in; the one before it is the same everywhere."""
PORTION: Final = 20
"""So many years are planned by a process at a time."""
DRAWS: Final = 13
YEARS: Final = 14
"""The streams of a seed that the seeds of plans in games, and of plans for years, come from."""

Array = NDArray[np.floating[Any]]
Moment = tuple[int, list[int], list[int]]
"""The stage, the terms and the cards of a position."""
Ends = tuple[list[Moment], list[float]]
"""Moments, and what comes of them."""


@dataclass(frozen=True)
class Played:
    """A game: its end, how years of it began or might begin, and where turns might have ended."""

    end: float
    years: list[Position]
    within: list[tuple[Moment, float]]
    """With what the best plan from there leads to."""


def told(position: Position) -> Moment:
    return position.stage, *position.prospects()


def played_alone(task: tuple[str, dict[str, Any], Foresight, int, int]) -> Played:
    """A game by plans of the year, a new one for every turn, that follow so many lines."""
    name, options, eyes, lines, seed = task
    position = contract.find(name).new(players=1, seed=seed, **options)
    chance = random.Random(seed)
    years, within = [], []
    for now, plans in played_on(position, eyes, lines, seed):
        if position.stage % A_YEAR == 0:
            years.append(position.clone())
        if chance.random() < OTHER_ENDS:
            _, other, _ = chance.choice(plans)
            years.extend([] if other.over else [other])
        _, end, _ = chance.choice(Turn(eyes, now).best(every=False))
        if not end.over and end.stage % A_YEAR and end.stage // A_YEAR == now.stage // A_YEAR:
            within.append((told(end), planned(eyes, lines, end)))
    years += [year.otherwise(chance.getrandbits(30)) for year in years if chance.random() < OTHERWISE]
    return Played(position.scores[ALONE], years, within)


def planned(eyes: Foresight, lines: int, position: Position) -> float:
    """The points that the best plan leads to, whether they win or not: `Foresight.hope` sees to that."""
    return max([points(end) for end in Year(eyes, position, lines).ends])


def points(line: Ahead) -> float:
    worth, end, _ = line
    return end.scores[ALONE] if end.over else worth


def played_on(
    position: Position, eyes: Foresight, lines: int, seed: int
) -> Iterator[tuple[Position, list[Ahead]]]:
    """Play until the game is over; the plans for each turn are told, the one to follow last.

    They are told with what was imagined when they were made, before the first of their answers is given.
    """
    plan: list[int] = []
    number = 0
    while not settled(position).over:
        number += 1
        if begins_turn(position.stack) or not plan or plan[0] not in position.legal:
            now = sampled(position, mixed(seeded(seed, DRAWS) + number), 0)
            plans = sorted(Year(eyes, now, lines).best().values(), key=ahead, reverse=True)
            plan = list(plans[-1][2])
            yield now, plans
        position.apply(plan.pop(0))


def year_ends(task: tuple[Foresight, list[Position], int, int]) -> list[float]:
    """What the best plan for each year that begins leads to."""
    eyes, years, lines, seed = task
    count = seeded(seed, YEARS)
    return [planned(eyes, lines, sampled(start, count, number)) for number, start in enumerate(years)]


# Fitting


def matrix(moments: Sequence[Moment], spread: Array, cards: int) -> Array:
    """A row for each moment: its terms, as parts of a usual difference, and its cards."""
    held = np.zeros((len(moments), cards))
    for row, (_, _, hand) in enumerate(moments):
        held[row, hand] = 1.0
    return np.hstack([np.array([terms for _, terms, _ in moments]) / spread, held])


def fitted(rows: Array, wanted: Array, former: Array, caution: float) -> Array:
    """The weights that explain best what was wanted, not far from the former ones."""
    cautions: Array = np.full(len(former), caution)
    cautions[0] = min(caution, 1.0)
    change = np.linalg.solve(rows.T @ rows + np.diag(cautions), rows.T @ (wanted - rows @ former))
    fit: Array = former + change
    return fit


def years_planned(years: list[Position], eyes: Foresight, pool: Pool, lines: int, seed: int) -> Ends:
    """Years that begin, and what their ends are worth."""
    portions = [years[first : first + PORTION] for first in range(0, len(years), PORTION)]
    tasks = [(eyes, portion, lines, seed + number) for number, portion in enumerate(portions)]
    return list(map(told, years)), [end for ends in pool.map(year_ends, tasks, chunksize=1) for end in ends]


def learnt(
    games: Sequence[Played], weights: Array, spread: Array, pool: Pool, lines: int, seed: int
) -> Array:
    """The weights of all stages, from the last to the first."""
    weights = weights.copy()
    cards = weights.shape[1] - len(spread)
    for stage in range(len(weights) - 1, -1, -1):
        if stage % A_YEAR:
            ends = [end for game in games for end in game.within if end[0][0] == stage]
            moments, wanted = [moment for moment, _ in ends], [expected for _, expected in ends]
        else:
            years = [year for game in games for year in game.years if year.stage == stage]
            moments, wanted = years_planned(years, eyes_of(weights, spread), pool, lines, seed)
        if moments:
            rows = matrix(moments, spread, cards)
            best = fitted(rows, np.array(wanted), weights[stage], CAUTION)
            weights[stage] += STEP * (best - weights[stage])
    return weights


# Weights: a row for each stage, of terms by their usual difference and of cards


def eyes_of(weights: Array, spread: Array) -> Foresight:
    """The eyes that weights make."""
    terms = len(spread)
    return Foresight((weights[:, :terms] / spread).tolist(), weights[:, terms:].tolist())


def weights_of(eyes: Foresight, spread: Array) -> Array:
    """The weights that make eyes."""
    return np.hstack([np.array(eyes.terms) * spread, np.array(eyes.cards)])


def varied(weights: Array, terms: int, chance: np.random.Generator) -> Array:
    """Other weights: each term or card changes alike at all stages; points do not."""
    count: int = weights.shape[1]
    factors: Array = np.exp(chance.normal(0.0, FACTOR, count))
    shifts: Array = chance.normal(0.0, SHIFT, count)
    factors[terms:] = 1.0
    factors[: POINTS + 1], shifts[: POINTS + 1] = 1.0, 0.0
    changed: Array = weights * factors + shifts
    return changed


def written(game: str, eyes: Foresight) -> str:
    """The file of the weights."""
    rules = contract.find(game)
    lines = [
        f"# What one who plays {game} alone may expect: points for each unit of a term, and for each card",
        "# in hand beyond what the terms say; a number for each stage, three stages a year.",
        "# `python -m vindima.bots.study` goes on from here.",
    ]
    for name, names, stages in (("terms", rules.prospects, eyes.terms), ("cards", rules.held, eyes.cards)):
        lines += ["", f"[{name}]"]
        for each, worths in zip(names, zip(*stages, strict=True), strict=True):
            lines.append(f"{each} = [{', '.join(f'{worth:.2f}' for worth in worths)}]")
    return "\n".join(lines) + "\n"


def studied(arguments: argparse.Namespace, eyes: Foresight) -> None:
    """Play and learn, round after round; the weights found so far are written after each."""
    terms = len(eyes.terms[0])
    spread: Array = np.ones(terms)
    chance = np.random.default_rng(arguments.seed)
    end = time.monotonic() + arguments.seconds
    deal = arguments.seed
    with get_context("spawn").Pool(arguments.workers) as pool:
        while deal == arguments.seed or time.monotonic() < end:
            weights = weights_of(eyes, spread)
            tasks = []
            for number in range(arguments.games):
                own = varied(weights, terms, chance) if number % AS_THEY_ARE else weights
                level = arguments.levels[number % len(arguments.levels)]
                theirs = eyes_of(own, spread)
                tasks.append((arguments.game, {"level": level}, theirs, arguments.lines, deal + number))
            games = pool.map(played_alone, tasks, chunksize=1)
            rows = [terms for game in games for (_, terms, _), _ in game.within]
            spread = np.maximum(np.array(rows).std(0), LEAST_SPREAD)
            weights = learnt(games, weights_of(eyes, spread), spread, pool, arguments.lines, deal)
            eyes = eyes_of(weights, spread)
            deal += len(tasks)
            arguments.out.write_text(written(arguments.game, eyes), "utf-8")
            ends = [game.end for game in games[::AS_THEY_ARE]]
            print(f"{deal - arguments.seed} games, {sum(ends) / len(ends):.2f} points", flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Study for a while, beginning with the weights that are there."""
    parser = argparse.ArgumentParser(prog="python -m vindima.bots.study", description=__doc__)
    parser.add_argument("game", choices=[name for name in contract.known() if contract.find(name).prospects])
    parser.add_argument("--levels", nargs="+", default=["normal"], help="the levels that are played")
    parser.add_argument("--games", type=int, default=400, help="games of a round")
    parser.add_argument("--lines", type=int, default=5, help="lines of a year that its plans follow at once")
    parser.add_argument("--seconds", type=float, default=3600.0, help="how long to study")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    arguments = parser.parse_args(words)
    if arguments.out.exists():
        parser.error(f"{arguments.out} exists already")
    try:
        studied(arguments, foresight(arguments.game))
    except BadData as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
