"""The cost of the code for events while nobody listens. One JSON line per figure.

    python -m benchmarks.listening --rounds 15 --games 500

Compares the engine with a copy without the code that emits events: without every `if` that asks whether
somebody listens, with its body, and without every call of `telling`. Both are compiled, for which the
packages in `REQUIREMENTS` of `build_engine.py` must be installed (with `--pure` neither is). Each round plays
the same random games with both, one after the other, so that noise affects both alike; each round has its own
ratio. `ratio` is the speed of the engine as it is, divided by the speed without events: 1 means that they
cost nothing.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from itertools import accumulate
from pathlib import Path
from typing import Final

from build_engine import ENGINES, compile_in, compiled, digest_of, modules
from build_env import ROOT

SKIPPED: Final = ("telling.py", "events.py", "play.py", "opening.py")
"""The functions that record events or start to listen: none of them runs while nobody listens."""
GAMES: Final = (("vinhos", 3), ("viticulture", 3))
SPEED: Final = """
import sys
from time import process_time
from vindima.cli.bench import play
game, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
play(game, players, 1)
start = process_time()
decisions = sum(play(game, players, seed)[0] for seed in range(1, games + 1))
print(decisions / (process_time() - start))
"""
"""Decisions per second of CPU time, which other programs disturb little."""


def listens(test: ast.expr) -> bool:
    """True if a condition asks, perhaps among other things, whether somebody listens."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return listens(test.values[0])
    return ast.unparse(test).endswith(".events is not None")


def spans(tree: ast.AST) -> list[tuple[ast.expr, str]]:
    """The code that emits events, each part with its replacement; nothing inside a part that is replaced."""
    found: list[tuple[ast.expr, str]] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If | ast.IfExp) and listens(node.test):
            found.append((node.test, "False"))
            rest = node.orelse if isinstance(node.orelse, list) else [node.orelse]
            for branch in rest:
                found += spans(ast.Module([branch], []) if isinstance(branch, ast.stmt) else branch)
        elif isinstance(node, ast.Expr) and is_telling(node.value):
            found.append((node.value, "pass"))
        else:
            found += spans(node)
    return found


def is_telling(value: ast.expr) -> bool:
    """True if the node is a call of `telling`."""
    return (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Attribute)
        and ast.unparse(value.func.value) == "telling"
    )


def silenced(package: Path) -> int:
    """Remove the code for events from the sources below a folder; returns the number of places.

    Conditions become False, and compilers omit their bodies.
    """
    removed = 0
    for path in modules(package):
        if path.name in SKIPPED:
            continue
        source = path.read_bytes()
        starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]
        for node, instead in sorted(spans(ast.parse(source)), key=lambda span: -span[0].lineno):
            first = starts[node.lineno - 1] + node.col_offset
            last = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
            source = source[:first] + instead.encode() + source[last:]
            removed += 1
        path.write_bytes(source)
    return removed


def copied(work: Path) -> Path:
    """A copy of the sources; returns the folder of the package."""
    shutil.copytree(ROOT / "src", work / "src", ignore=shutil.ignore_patterns("web", "__pycache__"))
    return work / "src" / "vindima"


def finished(work: Path, pure: bool) -> Path:
    """The folder from which the sources in `work` are imported, compiled unless `pure`."""
    if not pure:
        engine = compiled(work / "src" / "vindima")
        if engine is None:
            engine = ENGINES / digest_of(work / "src" / "vindima")
            compile_in(work)
            ENGINES.mkdir(parents=True, exist_ok=True)
            shutil.move(work / "built", engine)
        shutil.copytree(engine, work / "src", dirs_exist_ok=True)
    return work / "src"


def speed(source: Path, game: str, players: int, games: int) -> float:
    """Decisions per second of random play."""
    command = [sys.executable, "-c", SPEED, game, str(players), str(games)]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    return float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", type=int, default=500, help="games per build and round")
    parser.add_argument("--pure", action="store_true", help="compare the sources without compiling them")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        telling, silent = Path(folder, "telling"), Path(folder, "silent")
        copied(telling)
        removed = silenced(copied(silent))
        sources = finished(telling, arguments.pure), finished(silent, arguments.pure)
        for game, players in GAMES:
            ratios, rates = [], []
            for number in range(arguments.rounds):
                order = (0, 1) if number % 2 else (1, 0)
                found = {which: speed(sources[which], game, players, arguments.games) for which in order}
                ratios.append(found[0] / found[1])
                rates.append(found[0])
            low, middle, high = statistics.quantiles(ratios, n=4)
            figure = {"game": game, "players": players, "removed": removed, "pure": arguments.pure}
            figure |= {"decisions": round(statistics.median(rates)), "ratio": round(middle, 4)}
            print(json.dumps({**figure, "quartiles": [round(low, 4), round(high, 4)]}), flush=True)


if __name__ == "__main__":
    main()
