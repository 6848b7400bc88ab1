"""Train the solo weights: `python -m vindima.research.training.study GAME --seconds S --out FILE`.

This is fitted value iteration. In each round, games are played by beam search over the year, most of them
with randomly perturbed weights for the sake of exploration. Then, from the last stage to the first, the
weights are fitted by ridge regression to the score that the best line of a beam search reaches. The samples
are beginnings of years (of the games, of other lines, and some with randomly changed goods), and ends of
turns within a year. The weights move only part of the way to each fit, so that no single round dominates.
Needs the extra `tune`.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vindima.bots.thinking.beam import BeamSearch, Candidate, TurnSearch, best_first, play_forced
from vindima.bots.thinking.lookahead import determinized
from vindima.bots.thinking.solo_value import SoloEvaluator, solo_evaluator
from vindima.core import contract
from vindima.core.chance import mixed, seeded
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.core.solo import STAGES_PER_YEAR, solo_of
from vindima.core.step import begins_turn
from vindima.research.training.arguments import parse_run
from vindima.research.training.perturb import perturbed
from vindima.workers import Pool

__all__ = [
    "PlayedGame",
    "Sample",
    "evaluator_of",
    "feature_matrix",
    "main",
    "play_game",
    "ridge_fit",
    "train_stages",
    "vary",
    "weights_of",
    "write_weights",
    "year_scores",
]

UNCHANGED_EVERY: Final = 4
"""One game in this many is played with unchanged weights."""
FACTOR: Final = 0.15
SHIFT: Final = 0.07
"""The standard deviations of the random changes to a weight: relative, and absolute in points."""
OTHER_ENDS: Final = 0.4
"""How often the end of a line that is not followed is used as the beginning of a year."""
PERTURBED: Final = 0.5
"""The share of the years that are also used with changed goods."""
REGULARIZATION: Final = 10.0
"""How many samples the former weight counts as."""
STEP: Final = 0.5
"""How far the weights move towards the fit."""
LEAST_SPREAD: Final = 0.15
"""The minimum standard deviation by which a term is scaled."""
SOLO_SEAT: Final = 0
POINTS: Final = 1
"""The index of the term that all others are measured in; the one before it is a constant."""
CHUNK: Final = 20
"""How many years one job searches."""
DRAWS: Final = 13
YEARS: Final = 14
"""The streams of a seed for the searches during games, and for those from beginnings of years."""

Array = NDArray[np.floating[Any]]
Sample = tuple[int, list[int], list[int]]
"""The stage, the terms and the cards in hand of a position."""


@dataclass(frozen=True)
class PlayedGame:
    """The samples of one game."""

    score: float
    years: list[Position]
    """Beginnings of years, from this game and from similar ones."""
    within: list[tuple[Sample, float]]
    """Ends of turns, each with the score that a beam search from there reaches."""


def stage_of(position: Position) -> int:
    return solo_of(position).stage(position)


def sample_of(position: Position) -> Sample:
    solo = solo_of(position)
    return solo.stage(position), *solo.prospects(position)


def play_game(task: tuple[str, dict[str, Any], SoloEvaluator, int, int]) -> PlayedGame:
    """Play a game, with a new beam search of the given width for every turn, and collect samples."""
    name, options, evaluator, width, seed = task
    position = contract.find(name).new(players=1, seed=seed, **options)
    chance = random.Random(seed)
    years, within = [], []
    for now, lines in play_turns(position, evaluator, width, seed):
        year, beginning = divmod(stage_of(position), STAGES_PER_YEAR)
        if not beginning:
            years.append(position.clone())
        if chance.random() < OTHER_ENDS:
            _, other, _ = chance.choice(lines)
            years.extend([] if other.over else [other])
        _, end, _ = chance.choice(TurnSearch(evaluator, now).best(every=False))
        if not end.over and stage_of(end) % STAGES_PER_YEAR and stage_of(end) // STAGES_PER_YEAR == year:
            within.append((sample_of(end), best_score(evaluator, width, end)))
    years += [perturbed(year, chance.getrandbits(30)) for year in years if chance.random() < PERTURBED]
    return PlayedGame(position.scores[SOLO_SEAT], years, within)


def best_score(evaluator: SoloEvaluator, width: int, position: Position) -> float:
    """The score that the best line of a beam search reaches, without any bonus for a win."""
    return max([score(end) for end in BeamSearch(evaluator, position, width).ends])


def score(line: Candidate) -> float:
    value, end, _ = line
    return end.scores[SOLO_SEAT] if end.over else value


def play_turns(
    position: Position, evaluator: SoloEvaluator, width: int, seed: int
) -> Iterator[tuple[Position, list[Candidate]]]:
    """Play until the game is over; yield the determinization and the lines of each search, the best line
    last.

    Each is yielded before the first answer of the best line is given.
    """
    answers: list[int] = []
    number = 0
    while not play_forced(position).over:
        number += 1
        if begins_turn(position.stack) or not answers or answers[0] not in position.legal:
            now = determinized(position, mixed(seeded(seed, DRAWS) + number), 0)
            lines = sorted(BeamSearch(evaluator, now, width).best().values(), key=best_first, reverse=True)
            answers = list(lines[-1][2])
            yield now, lines
        position.apply(answers.pop(0))


def year_scores(task: tuple[SoloEvaluator, list[Position], int, int]) -> list[float]:
    """The score that the best line from each beginning of a year reaches."""
    evaluator, years, width, seed = task
    stream = seeded(seed, YEARS)
    return [
        best_score(evaluator, width, determinized(start, stream, number))
        for number, start in enumerate(years)
    ]


# Fitting


def feature_matrix(samples: Sequence[Sample], spread: Array, cards: int) -> Array:
    """A row for each sample: its terms, scaled by their spread, and its cards in hand as zeros and ones."""
    held = np.zeros((len(samples), cards))
    for row, (_, _, hand) in enumerate(samples):
        held[row, hand] = 1.0
    return np.hstack([np.array([terms for _, terms, _ in samples]) / spread, held])


def ridge_fit(rows: Array, targets: Array, former: Array, regularization: float) -> Array:
    """The weights of a ridge regression that pulls towards the former weights."""
    penalties: Array = np.full(len(former), regularization)
    penalties[0] = min(regularization, 1.0)
    change = np.linalg.solve(rows.T @ rows + np.diag(penalties), rows.T @ (targets - rows @ former))
    fit: Array = former + change
    return fit


def train_stages(
    games: Sequence[PlayedGame], weights: Array, spread: Array, pool: Pool, width: int, seed: int
) -> Array:
    """The weights of all stages, trained from the last stage to the first."""
    weights = weights.copy()
    cards = weights.shape[1] - len(spread)
    for stage in range(len(weights) - 1, -1, -1):
        if stage % STAGES_PER_YEAR:
            ends = [end for game in games for end in game.within if end[0][0] == stage]
            samples, targets = [sample for sample, _ in ends], [target for _, target in ends]
        else:
            years = [year for game in games for year in game.years if stage_of(year) == stage]
            samples = list(map(sample_of, years))
            evaluator = evaluator_of(weights, spread)
            chunks = [years[first : first + CHUNK] for first in range(0, len(years), CHUNK)]
            tasks = [(evaluator, chunk, width, seed + number) for number, chunk in enumerate(chunks)]
            targets = [target for found in pool.map(year_scores, tasks) for target in found]
        if samples:
            rows = feature_matrix(samples, spread, cards)
            fit = ridge_fit(rows, np.array(targets), weights[stage], REGULARIZATION)
            weights[stage] += STEP * (fit - weights[stage])
    return weights


# Weights: a row for each stage; first the terms, scaled by their spread, then the cards


def evaluator_of(weights: Array, spread: Array) -> SoloEvaluator:
    """The evaluator that uses the weights."""
    terms = len(spread)
    return SoloEvaluator((weights[:, :terms] / spread).tolist(), weights[:, terms:].tolist())


def weights_of(evaluator: SoloEvaluator, spread: Array) -> Array:
    """The weights that an evaluator uses."""
    return np.hstack([np.array(evaluator.terms) * spread, np.array(evaluator.cards)])


def vary(weights: Array, terms: int, chance: np.random.Generator) -> Array:
    """Randomly changed weights: a term or card changes by one factor at all stages; points never change."""
    count: int = weights.shape[1]
    factors: Array = np.exp(chance.normal(0.0, FACTOR, count))
    shifts: Array = chance.normal(0.0, SHIFT, count)
    factors[terms:] = 1.0
    factors[: POINTS + 1], shifts[: POINTS + 1] = 1.0, 0.0
    changed: Array = weights * factors + shifts
    return changed


def write_weights(game: str, evaluator: SoloEvaluator) -> str:
    """The text of a weights file."""
    solo = contract.find(game).solo
    assert solo is not None
    lines = [
        f"# Weights of the solo player of {game}: points for each unit of a term, and for each card in hand",
        "# beyond what the terms count; a number for each stage, three stages a year. A card without weights",
        "# counts as an average card. `python -m vindima.research.training.study` continues from here.",
    ]
    parts = (("terms", solo.terms, evaluator.terms), ("cards", solo.cards, evaluator.cards))
    for name, names, stages in parts:
        lines += ["", f"[{name}]"]
        for each, weights in zip(names, zip(*stages, strict=True), strict=True):
            lines.append(f"{each} = [{', '.join(f'{weight:.2f}' for weight in weights)}]")
    return "\n".join(lines) + "\n"


def train(arguments: argparse.Namespace, evaluator: SoloEvaluator) -> None:
    """Play and fit, round after round; the weights found so far are written after each round."""
    terms = len(evaluator.terms[0])
    spread: Array = np.ones(terms)
    chance = np.random.default_rng(arguments.seed)
    end = time.monotonic() + arguments.seconds
    deal = arguments.seed
    with Pool(arguments.workers) as pool:
        while deal == arguments.seed or time.monotonic() < end:
            weights = weights_of(evaluator, spread)
            tasks = []
            for number in range(arguments.games):
                own = vary(weights, terms, chance) if number % UNCHANGED_EVERY else weights
                level = arguments.levels[number % len(arguments.levels)]
                player = evaluator_of(own, spread)
                tasks.append((arguments.game, {"level": level}, player, arguments.lines, deal + number))
            games = pool.map(play_game, tasks)
            rows = [terms for game in games for (_, terms, _), _ in game.within]
            spread = np.maximum(np.array(rows).std(0), LEAST_SPREAD)
            weights = train_stages(games, weights_of(evaluator, spread), spread, pool, arguments.lines, deal)
            evaluator = evaluator_of(weights, spread)
            deal += len(tasks)
            arguments.out.write_text(write_weights(arguments.game, evaluator), "utf-8")
            scores = [game.score for game in games[::UNCHANGED_EVERY]]
            print(f"{deal - arguments.seed} games, {sum(scores) / len(scores):.2f} points", flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Train for a while, starting from the current weights."""
    parser = argparse.ArgumentParser(prog="python -m vindima.research.training.study", description=__doc__)
    parser.add_argument("game", choices=[name for name in contract.known() if contract.find(name).solo])
    parser.add_argument("--levels", nargs="+", default=["normal"], help="the difficulty levels to play")
    parser.add_argument("--games", type=int, default=400, help="games in a round")
    parser.add_argument("--lines", type=int, default=5, help="the width of the beam")
    parser.add_argument("--seconds", type=float, default=3600.0, help="how long to train")
    arguments = parse_run(parser, words)
    try:
        train(arguments, solo_evaluator(arguments.game))
    except BadData as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
