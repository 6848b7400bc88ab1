"""`vindima bench`: how fast a game is played, copied and saved, one JSON line per figure.

One core, random play and the same seeds in every repetition, so that the spread comes from the machine, not
from the game.
"""

from __future__ import annotations

import json
import random
import statistics
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from operator import methodcaller
from time import perf_counter
from typing import Any, Final, TypeVar

import vindima
from vindima.cli.helped import later
from vindima.core.position import Position

__all__ = ["UNITS", "add_arguments", "measure", "pace", "per_call", "run", "sample", "summary"]

Subject = TypeVar("Subject")

UNITS: Final = {
    "decisions": "1/s",
    "games": "1/s",
    "clone": "µs",
    "options": "µs",
    "json": "bytes",
    "length": "decisions/game",
    "breadth": "options/decision",
}
"""What one sample measures. `options` recomputes the legal answers of an open question; `clone`, `options`
and `json` are means over every position of one game.
"""


def pace(play: Callable[[int], tuple[int, int]], seconds: float) -> dict[str, float]:
    """Play whole games, with the seeds 1, 2, …, until the time is up.

    `play` takes a seed and returns how many decisions were made and how many answers they offered.
    """
    games = decisions = offered = 0
    spent = 0.0
    start = perf_counter()
    while games == 0 or spent < seconds:
        games += 1
        taken, choices = play(games)
        decisions += taken
        offered += choices
        spent = perf_counter() - start
    return {
        "decisions": decisions / spent,
        "games": games / spent,
        "length": decisions / games,
        "breadth": offered / decisions,
    }


def per_call(call: Callable[[Subject], object], subjects: Sequence[Subject], seconds: float) -> float:
    """The mean time of a call in µs over all subjects, repeated until the time is up."""
    calls = 0
    spent = 0.0
    start = perf_counter()
    while calls == 0 or spent < seconds:
        for subject in subjects:
            call(subject)
        calls += len(subjects)
        spent = perf_counter() - start
    return spent / calls * 1e6


def play(game_name: str, players: int, seed: int) -> tuple[int, int]:
    """Play one random game; return the number of decisions and of all the answers they offered."""
    chance = random.Random(seed).random
    position = vindima.game(game_name).new(players=players, seed=seed)
    decisions = offered = 0
    while not position.over:
        legal = position.legal
        decisions += 1
        offered += len(legal)
        position.apply(legal[int(chance() * len(legal))])
    return decisions, offered


def positions(game_name: str, players: int, seed: int) -> list[Position]:
    """Copies of all positions of one random game that ask a question."""
    chance = random.Random(seed)
    position = vindima.game(game_name).new(players=players, seed=seed)
    kept = []
    while not position.over:
        kept.append(position.clone())
        position.apply(chance.choice(position.legal))
    return kept


def sample(game_name: str, players: int, seconds: float) -> dict[str, float]:
    """Measure every figure of UNITS once: `seconds` of play, and a quarter of that for each kind of call."""
    figures = pace(lambda seed: play(game_name, players, seed), seconds)
    subjects = positions(game_name, players, seed=7)
    figures["clone"] = per_call(methodcaller("clone"), subjects, seconds / 4)
    figures["options"] = per_call(methodcaller("options"), subjects, seconds / 4)
    figures["json"] = statistics.fmean(len(json.dumps(position.to_dict())) for position in subjects)
    return figures


def summary(what: str, unit: str, values: Sequence[float], **where: object) -> dict[str, Any]:
    """The median, minimum and maximum of a figure over its repetitions, to four significant digits."""
    median, low, high = (float(f"{f(values):.4g}") for f in (statistics.median, min, max))
    return {"what": what, **where, "median": median, "low": low, "high": high, "unit": unit}


def measure(game_name: str, players: int, seconds: float, repeats: int) -> list[dict[str, Any]]:
    """Every figure of one game, ready to print."""
    samples = [sample(game_name, players, seconds) for _ in range(repeats)]
    where = {
        "game": game_name,
        "players": players,
        "build": "compiled" if vindima.compiled() else "interpreted",
    }
    return [
        summary(what, unit, [figures[what] for figures in samples], **where) for what, unit in UNITS.items()
    ]


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima bench`."""
    parser.add_argument("--game", choices=sorted(vindima.games()), help=later("cli-help-bench-game"))
    parser.add_argument("--players", type=int, default=4, help=later("cli-help-bench-players"))
    parser.add_argument("--seconds", type=float, default=1.0, help=later("cli-help-bench-seconds"))
    parser.add_argument("--repeats", type=int, default=5, help=later("cli-help-bench-repeats"))


def run(arguments: Namespace) -> int:
    """Print the figures of the chosen game, or of all games, and return the exit status."""
    for name in [arguments.game] if arguments.game else vindima.games():
        for figure in measure(name, arguments.players, arguments.seconds, arguments.repeats):
            print(json.dumps(figure, ensure_ascii=False), flush=True)
    return 0
