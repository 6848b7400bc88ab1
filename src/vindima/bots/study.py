"""What one who plays alone may expect: `python -m vindima.bots.study GAME --seconds S --out FILE`.

Games are played by plans of the year, most of them by weights that chance has changed, so that other ways to
play are tried too. How the games went on says what their positions were worth: a regression from the last
stage to the first gives the weights of the next round. Needs the extra `tune`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from vindima.bots.alone import A_YEAR, Foresight, foresight, planned
from vindima.core import contract
from vindima.core.chance import mixed, seeded
from vindima.core.step import begins_turn

__all__ = ["Games", "Moment", "fitted", "main", "played_alone", "varied", "written"]

SAMPLES: Final = 2
"""So many plans are made for every turn of a game that is learnt from."""
AS_THEY_ARE: Final = 4
"""One of so many games is played by weights that were not changed."""
FACTOR: Final = 0.15
SHIFT: Final = 0.07
"""How far chance changes a weight: by this part of it, and by so many points for a usual difference."""
ROUNDS: Final = 8
"""So many rounds of games are learnt from; older ones are forgotten."""
CAUTION: Final = 60.0
"""So many positions the former weight of a term counts as."""
CARD_CAUTION: Final = 300.0
"""So many positions speak for a card being like all others of its kind."""
OUTCOME: Final = 0.5
"""How much the end of a game counts, against what is expected when the next year begins."""
LEAST_SPREAD: Final = 0.15
"""Terms that differ less from position to position are taken to differ so much."""
POINTS: Final = 1
"""The term that all others are measured in."""
PASSES: Final = 3
"""So often terms and cards are fitted in turn."""
DRAWS: Final = 13
"""The stream of a seed that the plans' seeds come from."""

Array = NDArray[np.floating[Any]]
Moment = tuple[int, list[float], list[int]]
"""The stage, the terms and the cards of a position."""
Played = tuple[list[Moment], float]
"""The moments of a game, and its score."""


def played_alone(task: tuple[str, dict[str, Any], Foresight, int]) -> Played:
    """A game by plans of the year, a new one for every turn."""
    name, options, eyes, seed = task
    position = contract.find(name).new(players=1, seed=seed, **options)
    moments: list[Moment] = []
    plan: list[int] = []
    number = 0
    while not position.over:
        number += 1
        if len(position.legal) == 1:
            position.apply(position.legal[0])
            continue
        if begins_turn(position.stack) or not plan or plan[0] not in position.legal:
            moments.append((position.stage, *position.prospects()))
            plan = list(planned(eyes, position, mixed(seeded(seed, DRAWS) + number), SAMPLES))
        position.apply(plan.pop(0))
    return moments, float(position.scores[0])


@final
class Games:
    """The moments of many games, as columns."""

    def __init__(self, games: Sequence[Played], stages: int, cards: int) -> None:
        moments = [moment for game, _ in games for moment in game]
        self.stage = np.array([stage for stage, _, _ in moments])
        self.terms: Array = np.array([terms for _, terms, _ in moments])
        self.cards: Array = np.zeros((len(moments), cards))
        for row, (stage, _, held) in enumerate(moments):
            self.cards[row, held] = 1 - stage / stages
        self.score: Array = np.array([score for game, score in games for _ in game])
        self.later = np.array(next_years(games))
        """The row in which the next year begins; -1 in the last."""
        self.spread: Array = np.maximum(self.terms.std(0), LEAST_SPREAD)


def next_years(games: Sequence[Played]) -> list[int]:
    """Of every moment, the number of the first one of a later year, through all games; -1: none."""
    found = []
    first = 0
    for game, _ in games:
        years = [stage // A_YEAR for stage, _, _ in game]
        for year in years:
            found.append(next((first + row for row, other in enumerate(years) if other > year), -1))
        first += len(game)
    return found


def fitted(games: Games, before: Array, cards: Array) -> tuple[Array, Array]:
    """The weights of terms, by stage, and of cards that explain best how the games went on."""
    weights = before.copy()
    scaled = games.terms / games.spread
    caution = np.full(len(games.spread), CAUTION)
    caution[0] = 1.0
    for _ in range(PASSES):
        expected = np.zeros(len(games.stage))
        wanted = games.score.copy()
        by_cards = games.cards @ cards
        for stage in range(len(weights) - 1, -1, -1):
            rows = np.nonzero(games.stage == stage)[0]
            further = rows[games.later[rows] >= 0]
            wanted[further] *= OUTCOME
            wanted[further] += (1 - OUTCOME) * expected[games.later[further]]
            seen, former = scaled[rows], before[stage] * games.spread
            missing = wanted[rows] - by_cards[rows] - seen @ former
            change = np.linalg.solve(seen.T @ seen + np.diag(caution), seen.T @ missing)
            weights[stage] = (former + change) / games.spread
            expected[rows] = games.terms[rows] @ weights[stage] + by_cards[rows]
        missing = wanted - expected + by_cards
        own = games.cards.T @ games.cards + CARD_CAUTION * np.eye(len(cards))
        cards = np.linalg.solve(own, games.cards.T @ missing)
    return weights, cards


def varied(weights: Array, cards: Array, spread: Array, chance: np.random.Generator) -> Foresight:
    """Eyes with other weights: each term changes alike at all stages."""
    factors = np.exp(FACTOR * chance.standard_normal(len(spread)))
    shifts = SHIFT * chance.standard_normal(len(spread)) / spread
    factors[: POINTS + 1], shifts[: POINTS + 1] = 1.0, 0.0
    others = cards + SHIFT * chance.standard_normal(len(cards))
    return Foresight((weights * factors + shifts).tolist(), others.tolist())


def written(game: str, weights: Array, cards: Array) -> str:
    """The file of the weights."""
    rules = contract.find(game)
    lines = [
        f"# What one who plays {game} alone may expect: points for each unit of a term, one number a stage.",
        "# Found by `python -m vindima.bots.study`.",
        "",
        "[terms]",
    ]
    for term, column in zip(rules.prospects, weights.T, strict=True):
        lines.append(f"{term} = [{', '.join(f'{weight:.3f}' for weight in column)}]")
    lines += ["", "# Beyond other visitors of the season, when the game begins.", "[cards]"]
    lines += [f"{card} = {worth:.3f}" for card, worth in zip(rules.held, cards, strict=True)]
    return "\n".join(lines) + "\n"


def studied(arguments: argparse.Namespace, eyes: Foresight) -> None:
    """Play and learn, round after round; the weights found so far are written after each."""
    weights, cards = np.array(eyes.stages), np.array(eyes.cards)
    spread: Array = np.ones(weights.shape[1])
    chance = np.random.default_rng(arguments.seed)
    end = time.monotonic() + arguments.seconds
    deal = arguments.seed
    rounds: list[list[Played]] = []
    with get_context("spawn").Pool(arguments.workers) as pool:
        while not rounds or time.monotonic() < end:
            tasks = []
            for number in range(arguments.games):
                own = Foresight(weights.tolist(), cards.tolist())
                if number % AS_THEY_ARE:
                    own = varied(weights, cards, spread, chance)
                level = arguments.levels[number % len(arguments.levels)]
                tasks.append((arguments.game, {"level": level}, own, deal + number))
            deal += len(tasks)
            rounds = [*rounds, pool.map(played_alone, tasks, chunksize=1)][-ROUNDS:]
            games = Games([game for games in rounds for game in games], len(weights), len(cards))
            weights, cards = fitted(games, weights, cards)
            spread = games.spread
            arguments.out.write_text(written(arguments.game, weights, cards), "utf-8")
            scores = [score for _, score in rounds[-1][::AS_THEY_ARE]]
            print(f"{deal - arguments.seed} games, {sum(scores) / len(scores):.2f} points", flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Study for a while, beginning with the weights that are there."""
    parser = argparse.ArgumentParser(prog="python -m vindima.bots.study", description=__doc__)
    parser.add_argument("game", choices=[name for name in contract.known() if contract.find(name).prospects])
    parser.add_argument("--levels", nargs="+", default=["normal"], help="the levels that are played")
    parser.add_argument("--games", type=int, default=200, help="games of a round")
    parser.add_argument("--seconds", type=float, default=3600.0, help="how long to study")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    arguments = parser.parse_args(words)
    if arguments.out.exists():
        parser.error(f"{arguments.out} exists already")
    eyes = foresight(arguments.game)
    if eyes is None:
        parser.error(f"{arguments.game} has no weights to begin with")
    studied(arguments, eyes)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
