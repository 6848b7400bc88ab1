"""Vindima against Catanatron, the best-known Python peer: random play of four players on one core.

Repetitions alternate (peer, each game in each build, peer, …), so that noise affects all alike. Each
repetition has its own ratio: how many times as fast Vindima is. Prints one JSON line per figure; `--write
FILE` also writes a page of tables. The games differ in length and breadth, so `length` and `breadth` are
printed beside the speeds.

On both sides, a decision includes checking that the answer is legal and listing the next legal answers.
`options` is the time to make that list once more for the same position, with the engine's caches warm.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
from importlib.metadata import version
from operator import methodcaller
from pathlib import Path
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.models.actions import generate_playable_actions

import vindima
from vindima.cli.bench import UNITS, pace, per_call, summary

PLAYERS = 4
PEER = f"catanatron {version('catanatron')}"
PEER_IMPORT = "import catanatron"
PEER_START = "from catanatron import *; Game([RandomPlayer(color) for color in Color], seed=7)"

MORE_IS_FASTER = ("decisions", "games")
LESS_IS_FASTER = ("clone", "options", "import", "start")
ALL_UNITS = {**UNITS, "import": "ms", "start": "ms"}
"""`import` is the bare import, `start` the import and a first position, each in a fresh interpreter."""


BUILDS = {"compiled": "", "interpreted": "1"}
"""The builds of Vindima, and the value of the environment variable that selects each."""


def run_fresh(code: str, pure: str = "") -> str:
    """The output of some code in a fresh interpreter."""
    environment = {**os.environ, "VINDIMA_PURE": pure}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


def fresh(code: str, pure: str = "") -> float:
    """The time that some code takes in a fresh interpreter, without the interpreter's own start, in ms."""
    timed = f"from time import perf_counter; t = perf_counter(); {code}; print(perf_counter() - t)"
    return float(run_fresh(timed, pure)) * 1e3


def peer_new(seed: int) -> Game:
    """A game of the peer before its first decision."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def peer_over(game: Game) -> bool:
    """True if the peer's own loop would stop."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def peer_play(seed: int) -> tuple[int, int]:
    """Play one random game; returns the number of decisions and the total number of legal answers."""
    chance = random.Random(seed).random
    game = peer_new(seed)
    decisions = offered = 0
    while not peer_over(game):
        legal = game.state.playable_actions
        decisions += 1
        offered += len(legal)
        game.execute(legal[int(chance() * len(legal))])
    return decisions, offered


def peer_positions(seed: int) -> list[Game]:
    """A copy of every position of one random game."""
    chance = random.Random(seed)
    game = peer_new(seed)
    kept = []
    while not peer_over(game):
        kept.append(game.copy())
        game.execute(chance.choice(game.state.playable_actions))
    return kept


def peer_sample(seconds: float) -> dict[str, float]:
    """Every figure of the peer once, except for JSON, which it cannot read back."""
    figures = pace(peer_play, seconds)
    subjects = peer_positions(seed=7)
    figures["clone"] = per_call(methodcaller("copy"), subjects, seconds / 4)
    states = [game.state for game in subjects]
    figures["options"] = per_call(generate_playable_actions, states, seconds / 4)
    figures["import"] = fresh(PEER_IMPORT)
    figures["start"] = fresh(PEER_START)
    return figures


def our_sample(name: str, build: str, seconds: float) -> dict[str, float]:
    """Every figure of one of our games once, in one build."""
    pure = BUILDS[build]
    output = run_fresh(
        "import json; from vindima.cli.bench import sample;"
        f"print(json.dumps(sample({name!r}, {PLAYERS}, {seconds})))",
        pure,
    )
    figures: dict[str, float] = json.loads(output)
    figures["import"] = fresh("import vindima", pure)
    start = f"import vindima; vindima.game({name!r}).new(players={PLAYERS}, seed=7)"
    figures["start"] = fresh(start, pure)
    return figures


Samples = list[dict[str, float]]


def ratios(what: str, ours: Samples, peer: Samples) -> list[float]:
    """How many times as fast we are, repetition by repetition."""
    more, less = (ours, peer) if what in MORE_IS_FASTER else (peer, ours)
    return [top[what] / bottom[what] for top, bottom in zip(more, less, strict=True)]


def all_lines(peer: Samples, ours: dict[tuple[str, str], Samples]) -> list[dict[str, Any]]:
    """Every figure and every ratio."""
    lines = [
        summary(what, unit, [figures[what] for figures in peer], peer=PEER, players=PLAYERS)
        for what, unit in ALL_UNITS.items()
        if what in peer[0]
    ]
    for (name, build), samples in ours.items():
        where = {"game": name, "build": build}
        for what, unit in ALL_UNITS.items():
            lines.append(
                summary(what, unit, [figures[what] for figures in samples], **where, players=PLAYERS)
            )
        for what in MORE_IS_FASTER + LESS_IS_FASTER:
            lines.append(summary(what, "times as fast", ratios(what, samples, peer), **where, peer=PEER))
    return lines


def page(lines: list[dict[str, Any]], arguments: argparse.Namespace) -> str:
    """The figures as a page of the documentation."""
    text = [
        "# Speed",
        "",
        f"Random play with {PLAYERS} players on one core, compared with {PEER} in the same run:",
        f"medians of {arguments.repeats} repetitions, with the lowest and the highest value.",
        "Absolute figures depend on the machine",
        f"({platform.machine()}, Python {platform.python_version()}), ratios much less. Written by",
        "`python benchmarks/peers.py --write docs/reference/speed.md`.",
    ]
    groups: dict[str, list[dict[str, Any]]] = {}
    for line in lines:
        who = f"{line['game'].title()}, {line['build']}" if "game" in line else line["peer"]
        groups.setdefault(who, []).append(line)
    for who, found in groups.items():
        text += ["", f"## {who}", "", "| what | median | spread | unit |", "| --- | ---: | --- | --- |"]
        for line in found:
            spread = f"{line['low']:,g} – {line['high']:,g}"
            text.append(f"| {line['what']} | {line['median']:,g} | {spread} | {line['unit']} |")
    return "\n".join(text) + "\n"


def main() -> None:
    """Measure all sides in turn, then print every figure and every ratio."""
    parser = argparse.ArgumentParser(description="Vindima's speed against its peer, in one run")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each repetition plays")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--write", type=Path, help="a page of the documentation to write the figures to")
    arguments = parser.parse_args()
    if not vindima.compiled():
        sys.exit(
            "peers.py: the engine is not compiled here, so there is only half to measure: use make bench"
        )

    peer: Samples = []
    ours: dict[tuple[str, str], Samples] = {(name, build): [] for name in vindima.games() for build in BUILDS}
    for _ in range(arguments.repeats):
        peer.append(peer_sample(arguments.seconds))
        for (name, build), samples in ours.items():
            samples.append(our_sample(name, build, arguments.seconds))

    lines = all_lines(peer, ours)
    for line in lines:
        print(json.dumps(line, ensure_ascii=False))
    if arguments.write:
        arguments.write.write_text(page(lines, arguments), encoding="utf-8")


if __name__ == "__main__":
    main()
