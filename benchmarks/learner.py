"""How many steps a learner gets per second, with observations and masks in arrays, against Catanatron's gym.

Every round measures all sides one after the other, so that noise affects all of them alike, and
a ratio is taken within each round. One JSON line per figure: the median, the lowest and the highest. A step
is one answer of one seat; observations are ready for a network (`Network.update`), and the legal answers come
from the mask. The peer needs `pip install catanatron==3.2.1 catanatron_gym==4.0.0`; without it only our own
figures are printed.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import vindima
from vindima.cli.bench import summary
from vindima.research import vector
from vindima.research.pettingzoo import env as pettingzoo_env

Clock = Callable[[], float]


def rate(step: Callable[[], int], seconds: float, clock: Clock) -> float:
    """Steps per second of a function that makes some steps and returns how many."""
    steps = 0
    start = clock()
    spent = 0.0
    while spent < seconds:
        steps += step()
        spent = clock() - start
    return steps / spent


def chooser(mask: NDArray[np.uint8]) -> Callable[[], NDArray[np.int64]]:
    """A function that samples one legal answer for each game, all equally likely."""
    chance = np.random.default_rng(1)
    games, codes = mask.shape
    flags = mask.view(np.bool_)
    starts = np.arange(games + 1) * codes

    def choose() -> NDArray[np.int64]:
        legal = np.flatnonzero(flags)  # of all games, one after another
        first = np.searchsorted(legal, starts)
        chosen = first[:-1] + (chance.random(games) * np.diff(first)).astype(np.int64)
        codes: NDArray[np.int64] = legal[chosen] - starts[:-1]
        return codes

    return choose


def vector_rate(game: str, players: int, games: int, workers: int, seconds: float, clock: Clock) -> float:
    """The vector environment, with floats and indices for a network.

    Workers play two groups of games alternately: while one group plays, answers are chosen for the other.
    """
    groups = 2 if workers else 1
    with vector.make(game, players=players, games=games, workers=workers, groups=groups, seed=1) as env:
        networks = [vector.Network(env.spec.game, players, len(group.mask)) for group in env.groups]
        choosers = [chooser(group.mask) for group in env.groups]
        for group, choose in zip(env.groups, choosers, strict=True):
            group.send(choose())

        def step() -> int:
            for group, network, choose in zip(env.groups, networks, choosers, strict=True):
                group.receive()
                network.update(group.observation, group.notes)
                group.send(choose())
            return games

        found = rate(step, seconds, clock)
        for group in env.groups:
            group.receive()
        return found


def pettingzoo_rate(game: str, players: int, seconds: float) -> float:
    """PettingZoo's environment in its usual wrappers, one game at a time."""
    table = pettingzoo_env(game=game, players=players)
    chance = random.Random(1)
    table.reset(seed=1)

    def step() -> int:
        if not table.agents:
            table.reset()
        seen, _, terminated, truncated, _ = table.last()
        over = terminated or truncated
        table.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        return 0 if over else 1

    return rate(step, seconds, process_time)


def peer_rate(seconds: float) -> float | None:
    """Catanatron's gym, whose opponents answer at random; None if it is not installed."""
    try:
        from catanatron_gym.envs.catanatron_env import CatanatronEnv
    except ImportError:
        return None
    env = CatanatronEnv()
    env.reset()
    chance = random.Random(1)

    def step() -> int:
        _, _, terminated, truncated, _ = env.step(chance.choice(env.get_valid_actions()))
        if terminated or truncated:
            env.reset()
        return 1

    return rate(step, seconds, process_time)


def one_round(arguments: argparse.Namespace) -> dict[tuple[str, str], float]:
    """Every figure once, by name and game."""
    seconds, players, games = arguments.seconds, arguments.players, arguments.games
    found: dict[tuple[str, str], float] = {}
    peer = peer_rate(seconds)
    if peer is not None:
        found["peer", "catanatron"] = peer
    for game in vindima.games():
        own = vector_rate(game, players, games, 0, seconds, process_time)
        found["vector", game] = own
        found["pettingzoo", game] = pettingzoo_rate(game, players, seconds)
        found["times pettingzoo", game] = own / found["pettingzoo", game]
        if peer is not None:
            found["times peer", game] = own / peer
        first = None
        for workers in arguments.workers:
            wall = vector_rate(game, players, max(games, 2 * workers), workers, seconds, perf_counter)
            found[f"{workers} workers", game] = wall
            first = first or wall
            if workers != arguments.workers[0]:
                found[f"{workers} workers, times {arguments.workers[0]}", game] = wall / first
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps per second for learners, in one run")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument(
        "--workers", type=int, nargs="*", default=[1, 2], help="numbers of workers to compare"
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each measurement takes")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    rounds = [one_round(arguments) for _ in range(arguments.rounds)]
    build = "compiled" if vindima.compiled() else "interpreted"
    for what, game in rounds[0]:
        unit = "times" if "times" in what else "steps/s"
        where: dict[str, Any] = {"game": game, "players": arguments.players, "build": build}
        print(json.dumps(summary(what, unit, [found[what, game] for found in rounds], **where)))


if __name__ == "__main__":
    main()
