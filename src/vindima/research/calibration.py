"""How far the win probabilities of `master` can be trusted: its forecasts in self-play against the results.

    python -m vindima.research.calibration viticulture --games 1000

A forecast is the win probability that the network gives the seat to answer; one is taken at every question
with more than one answer. Forecasts are well calibrated if seats with a forecast of 70% win 70% of their
games. The expected calibration error is the average distance between forecast and win rate over the bins of
forecasts, weighted by their sizes.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from vindima.bots.master import FOLDER
from vindima.core.chance import mixed, seeded
from vindima.core.contract import find
from vindima.core.explain import BadData
from vindima.research.extras import optional

if TYPE_CHECKING:
    from vindima.bots.learned.network import Network

__all__ = ["Bin", "Forecast", "binned", "error_of", "forecasts", "main"]

PARTS: Final = 6
"""How many parts a game is divided into, by its number of answers."""
BINS: Final = 10
DEALS: Final = 47
"""The stream of the seed that the deals come from."""


class Forecast(NamedTuple):
    part: int
    """The part of the game, counted from 0."""
    chance: float
    """The forecast: the win probability of the seat that answered."""
    won: float
    """1 if that seat won; a shared win counts as a fraction."""


class Bin(NamedTuple):
    """Forecasts of nearly the same probability."""

    size: int
    chance: float
    """Their average."""
    won: float
    """The share of them that were followed by a win, from 0 to 1."""


def forecasts(network: Network, players: int, seed: int) -> list[Forecast]:
    """The forecasts of one game in which the policy of a network plays against itself."""
    from vindima.bots.learned.hindsight import forecast

    position = find(network.form.game).new(players=players, seed=seed)
    said: list[tuple[int, float]] = []
    while not position.over:
        code = position.legal[0]
        if len(position.legal) > 1:
            chance, code = forecast(network, position)
            said.append((position.seat, chance))
        position.apply(code)
    winners = position.winners
    return [
        Forecast(number * PARTS // len(said), chance, (seat in winners) / len(winners))
        for number, (seat, chance) in enumerate(said)
    ]


def binned(found: Iterable[Forecast]) -> list[Bin]:
    """The nonempty bins, from the lowest forecast to the highest."""
    bins: list[list[Forecast]] = [[] for _ in range(BINS)]
    for forecast in found:
        bins[min(BINS - 1, int(forecast.chance * BINS))].append(forecast)
    return [
        Bin(
            len(held),
            sum([forecast.chance for forecast in held]) / len(held),
            sum([forecast.won for forecast in held]) / len(held),
        )
        for held in bins
        if held
    ]


def error_of(bins: Iterable[Bin]) -> float:
    """The expected calibration error."""
    held = list(bins)
    total = sum([each.size for each in held])
    return sum([each.size * abs(each.chance - each.won) for each in held]) / max(1, total)


def main(words: list[str] | None = None) -> None:
    parser = ArgumentParser(
        prog="python -m vindima.research.calibration", description="Compare forecasts of wins with wins."
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=None, help="weights file (default: the packaged one)")
    given = parser.parse_args(words)
    try:
        optional("numpy", "master")
        from vindima.bots.learned.arrays import load

        find(given.game).complete(given.players, {})
        network = load(given.weights or FOLDER / f"{given.game}.npz")
    except BadData as error:
        sys.exit(str(error))
    counter = seeded(given.seed, DEALS)
    found = [
        forecast
        for number in range(given.games)
        for forecast in forecasts(network, given.players, mixed(counter + number))
    ]
    print("| part | forecasts | error |\n| --- | --- | --- |")
    for part in range(PARTS):
        held = [forecast for forecast in found if forecast.part == part]
        print(f"| {part + 1} | {len(held):,} | {error_of(binned(held)):.3f} |")
    print("\n| forecast | won | forecasts |\n| --- | --- | --- |")
    for each in binned(found):
        print(f"| {each.chance:.0%} | {each.won:.0%} | {each.size:,} |")


if __name__ == "__main__":
    main()
